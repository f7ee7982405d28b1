// SPDX-License-Identifier: MIT
#include "core/io/field_reader.h"

#include "core/io/scene_members.h"

#include <cmath>
#include <utility>

namespace linkwright::scene {

namespace {

/// What is said of a value beyond the bounds, after its key.
std::string boundsOf(const Field& field) {
  if (field.refusal != nullptr) return field.refusal;
  const std::string unit = *field.unit != '\0' ? std::string(" ") + field.unit : "";
  const bool has_most = std::isfinite(field.most);
  if (std::isfinite(field.above)) {
    const std::string words = "has to be more than " + numberOf(field.above);
    return (has_most ? words + " and at most " + numberOf(field.most) : words) + unit;
  }
  if (!has_most) return "has to be at least " + numberOf(field.least) + unit;
  return "has to be between " + numberOf(field.least) + " and " + numberOf(field.most) + unit;
}

bool isWithin(double value, const Field& field) {
  if (field.checked) return true;
  return (value > field.above || std::isinf(field.above)) && value >= field.least && value <= field.most;
}

std::string inQuotes(const char* key) { return std::string("\"") + key + "\" "; }

}  // namespace

FieldReader::FieldReader(const JsonNode& node, std::string place, const std::vector<std::string_view>& keys,
                         Reading& reading)
    : node_(node), fields_(node, std::move(place), keys, reading.problems), reading_(reading) {}

void FieldReader::field(const char* key, double& value, const Field& field) {
  if (field.needed && !fields_.needs(key)) return;
  if (fields_.number(key, value, field.may_be_infinite) && !isWithin(value, field))
    error(key, inQuotes(key) + boundsOf(field));
}

void FieldReader::field(const char* key, int& value, const Field& field) {
  if (field.needed && !fields_.needs(key)) return;
  double number = value;
  if (!fields_.number(key, number)) return;
  if (number == std::floor(number) && isWithin(number, field)) {
    value = static_cast<int>(number);
    return;
  }
  error(key, inQuotes(key) + (field.refusal != nullptr ? std::string(field.refusal)
                                                       : "has to be a whole number from " + numberOf(field.least) +
                                                             " to " + numberOf(field.most)));
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
    if (!text(item, values[joint])) fields_.error(item, std::string(field.text) + " is a text in quotes");
  };
  if (node->kind == JsonNode::Kind::Array && node->items.size() == values.size()) {
    for (std::size_t i = 0; i < node->items.size(); ++i) put(i, node->items[i]);
    return;
  }
  if (node->kind != JsonNode::Kind::Object) {
    return fields_.error(*node, inQuotes(key) + "is neither an object of joints nor a list of " +
                                    std::to_string(values.size()) + " texts in joint order");
  }
  std::unordered_set<std::string> seen;
  for (std::size_t i = 0; i < node->keys.size(); ++i) {
    const std::string& name = node->keys[i];
    const int joint = model().findJoint(name);
    if (joint < 0)
      fields_.error(node->items[i], inQuotes(key) + "names '" + name + "', which is no moving joint");
    else if (!seen.insert(name).second)
      fields_.error(node->items[i], inQuotes(key) + "names joint '" + name + "' twice; remove one of the two");
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

std::string FieldReader::placeOfItem(const ListField& f, std::size_t number, const JsonNode& node) const {
  std::string called = f.item.starts_with(',') ? place() + f.item : f.item;
  if (const std::size_t at = called.find('%'); at != std::string::npos) called.replace(at, 1, std::to_string(number));
  const JsonNode* name = f.is_named ? node.find("name") : nullptr;
  if (name != nullptr && name->kind == JsonNode::Kind::String) called += " '" + name->text + "'";
  return called;
}

bool FieldReader::refuseWord(const char* key, const std::string& word, const std::vector<const char*>& known,
                             const Field& f) const {
  std::string message = f.refusal != nullptr ? f.refusal : inQuotes(key) + "is none of ";
  if (const std::size_t at = message.find('%'); at != std::string::npos) message.replace(at, 1, word);
  for (std::size_t i = 0; f.refusal == nullptr && i < known.size(); ++i)
    message.append(i == 0 ? "" : i + 1 < known.size() ? ", " : " and ").append(known[i]);
  error(key, message);
  return false;
}

}  // namespace linkwright::scene
