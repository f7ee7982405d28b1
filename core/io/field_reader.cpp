// SPDX-License-Identifier: MIT
#include "core/io/field_reader.h"

#include "core/io/scene_members.h"

#include <cmath>
#include <utility>

namespace linkwright::scene {

namespace {

/// The description's own words of a refused value; they are marked for translation where they stand.
Message refusalOf(const Field& field) { return Message("Files", field.refusal); }

/// What is wrong with a value beyond the bounds.
Message beyondBounds(const char* key, const Field& field) {
  if (field.refusal != nullptr) return Message("Files", "\"%1\" %2").arg(key, refusalOf(field));
  const auto bound = [&](double value) {
    return *field.unit != '\0' ? numberOf(value) + " " + field.unit : numberOf(value);
  };
  const bool has_most = std::isfinite(field.most);
  if (std::isfinite(field.above)) {
    if (!has_most) return Message("Files", "\"%1\" must be greater than %2").arg(key, bound(field.above));
    return Message("Files", "\"%1\" must be greater than %2 and at most %3")
        .arg(key, numberOf(field.above), bound(field.most));
  }
  if (!has_most) return Message("Files", "\"%1\" must be at least %2").arg(key, bound(field.least));
  return Message("Files", "\"%1\" must be between %2 and %3").arg(key, numberOf(field.least), bound(field.most));
}

bool isWithin(double value, const Field& field) {
  if (field.checked) return true;
  return (value > field.above || std::isinf(field.above)) && value >= field.least && value <= field.most;
}

}  // namespace

FieldReader::FieldReader(const JsonNode& node, Message place, const std::vector<std::string_view>& keys,
                         Reading& reading)
    : node_(node), fields_(node, std::move(place), keys, reading.problems), reading_(reading) {}

void FieldReader::field(const char* key, double& value, const Field& field) {
  if (field.needed && !fields_.needs(key)) return;
  if (fields_.number(key, value, field.may_be_infinite) && !isWithin(value, field))
    error(key, beyondBounds(key, field));
}

void FieldReader::field(const char* key, int& value, const Field& field) {
  if (field.needed && !fields_.needs(key)) return;
  double number = value;
  if (!fields_.number(key, number)) return;
  if (number == std::floor(number) && isWithin(number, field)) {
    value = static_cast<int>(number);
    return;
  }
  error(key, field.refusal != nullptr ? beyondBounds(key, field)
                                      : Message("Files", "\"%1\" must be a whole number from %2 to %3")
                                            .arg(key, numberOf(field.least), numberOf(field.most)));
}

void FieldReader::field(const char* key, bool& value, const Field& field) {
  if (!field.needed || fields_.needs(key)) fields_.boolean(key, value);
}

void FieldReader::field(const char* key, std::string& value, const Field& field) { read(key, value, field); }

void FieldReader::field(const char* key, Eigen::Vector3d& value, const Field& field) {
  if (!field.needed || fields_.needs(key)) fields_.vector(key, value);
}

void FieldReader::field(const char* key, Eigen::Vector4d& value, const Field& field) {
  if (!field.needed || fields_.needs(key)) fields_.numbers(key, value.data(), 4);
}

void FieldReader::field(const char* key, Pose& value, const Field& field) {
  if (!field.needed || fields_.needs(key)) fields_.pose(key, value);
}

void FieldReader::field(const char* key, Eigen::VectorXd& value, const JointField& field) {
  if (field.needed && !fields_.needs(key)) return;
  Eigen::VectorXd start = value;
  if (field.start == JointField::Start::Zero) start = Eigen::VectorXd::Zero(model().dof());
  if (field.start == JointField::Start::Ready) start = model().readyPose();
  reading_.values->read(fields_, key, std::move(start), value, field.may_be_infinite);
  if (field.keeps_limits) reading_.values->keepWithinLimits(fields_, value);
}

void FieldReader::field(const char* key, std::vector<std::string>& values, const JointField& field) {
  if (field.needed && !fields_.needs(key)) return;
  const JsonNode* node = find(key);
  if (node == nullptr) return;
  const auto put = [&](std::size_t joint, const JsonNode& item) {
    if (!text(item, values[joint]))
      fields_.error(item, Message("Files", "%1 must be a string in quotes").arg(field.text));
  };
  if (node->kind == JsonNode::Kind::Array && node->items.size() == values.size()) {
    for (std::size_t i = 0; i < node->items.size(); ++i) put(i, node->items[i]);
    return;
  }
  if (node->kind != JsonNode::Kind::Object) {
    return fields_.error(
        *node,
        Message("Files", "\"%1\" is neither an object with joint names as keys nor a list of %2 strings in joint order")
            .arg(key, values.size()));
  }
  std::unordered_set<std::string> seen;
  for (std::size_t i = 0; i < node->keys.size(); ++i) {
    const std::string& name = node->keys[i];
    const int joint = model().findJoint(name);
    if (joint < 0)
      fields_.error(node->items[i], Message("Files", "\"%1\" names '%2', which is not a moving joint").arg(key, name));
    else if (!seen.insert(name).second)
      fields_.error(node->items[i],
                    Message("Files", "\"%1\" names joint '%2' twice; keep only one of the entries").arg(key, name));
    else
      put(static_cast<std::size_t>(joint), node->items[i]);
  }
}

int FieldReader::lineOfJoint(std::string_view key, std::size_t joint) const {
  const JsonNode& node = *find(key);
  if (node.kind == JsonNode::Kind::Array && joint < node.items.size()) return node.items[joint].line;
  const JsonNode* own = node.find(model().joints()[joint].name);
  return (own != nullptr ? own : &node)->line;
}

bool FieldReader::goesOnWith(const Mechanism& mechanism) {
  Result<Model> compiled = Model::compile(mechanism);
  // what follows from an error that has been named is no news
  if (compiled.ok() || !reading_.problems.any()) reading_.problems.add(compiled.diagnostics());
  if (!compiled.ok()) return false;
  reading_.model = std::move(compiled).value();
  reading_.values.emplace(*reading_.model, reading_.problems);
  return true;
}

Message FieldReader::placeOf(const char* key, const ObjectField& f) const {
  if (f.place.empty()) return Message("Files", "%1, \"%2\"").arg(place(), key);
  return f.place.arguments().empty() ? f.place.arg(place()) : f.place;
}

Message FieldReader::placeOfItem(const ListField& f, std::size_t number, const JsonNode& node) const {
  Message called = f.item.arg(number, place());
  const JsonNode* name = f.is_named ? node.find("name") : nullptr;
  if (name == nullptr || name->kind != JsonNode::Kind::String) return called;
  return Message("Files", "%1 '%2'").arg(called, name->text);
}

bool FieldReader::refuseWord(const char* key, const std::string& word, const std::vector<const char*>& known,
                             const Field& f) const {
  std::string words;
  for (const char* each : known) words += (words.empty() ? "" : ", ") + std::string(each);
  error(key, f.refusal != nullptr ? refusalOf(f).arg(word)
                                  : Message("Files", "\"%1\" must be one of these: %2").arg(key, words));
  return false;
}

}  // namespace linkwright::scene
