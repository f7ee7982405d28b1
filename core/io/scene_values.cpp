// SPDX-License-Identifier: MIT
#include "core/io/scene_values.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

namespace linkwright::scene {

JointValues::JointValues(const Model& model, Problems& problems) : model_(model), problems_(problems) {
  for (int i = 0; i < model.dof(); ++i) dof_[model.joints()[static_cast<std::size_t>(i)].name] = i;
}

void JointValues::read(const Fields& fields, std::string_view key, Eigen::VectorXd start, Eigen::VectorXd& out,
                       bool may_be_infinite) const {
  const JsonNode* value = fields.find(key);
  if (value == nullptr) return;
  const std::string name = std::string("\"").append(key) + "\"";
  if (value->kind == JsonNode::Kind::Array) {
    bool good = std::ssize(value->items) == start.size();
    for (std::size_t i = 0; good && i < value->items.size(); ++i) {
      good = readNumber(value->items[i], may_be_infinite, start[static_cast<Eigen::Index>(i)]);
    }
    if (good) {
      out = start;
    } else {
      fields.error(*value, name + " is not a list of " + std::to_string(start.size()) + " numbers");
    }
    return;
  }
  if (value->kind != JsonNode::Kind::Object) {
    fields.error(*value, name + " is neither an object of joints nor a list in joint order");
    return;
  }
  std::unordered_set<std::string_view> seen;
  for (std::size_t i = 0; i < value->keys.size(); ++i) {
    const auto found = dof_.find(value->keys[i]);
    double number = 0.0;
    if (!seen.insert(value->keys[i]).second) {
      fields.error(value->items[i], name + " names joint '" + value->keys[i] + "' twice; remove one of the two");
    } else if (found == dof_.end()) {
      fields.error(value->items[i], name + " names '" + value->keys[i] + "', which is no moving joint");
    } else if (!readNumber(value->items[i], may_be_infinite, number)) {
      fields.error(value->items[i], name + " of joint '" + value->keys[i] + "' is not a number");
    } else {
      start(found->second) = number;
    }
  }
  out = start;
}

void JointValues::keepWithinLimits(const Fields& fields, Eigen::VectorXd& q) const {
  const JsonNode* value = fields.find("q");
  if (value == nullptr || q.size() != model_.dof()) return;
  for (int i = 0; i < model_.dof(); ++i) {
    const ModelJoint& joint = model_.joints()[static_cast<std::size_t>(i)];
    const double kept = std::clamp(q[i], joint.limits.lower, joint.limits.upper);
    if (kept == q[i]) continue;
    const JsonNode* own = value->kind == JsonNode::Kind::Object ? value->find(joint.name) : nullptr;
    problems_.warning((own != nullptr ? own : value)->line,
                      fields.place() + ": joint '" + joint.name + "' is beyond its limits; the nearest one is used");
    q[i] = kept;
  }
}

}  // namespace linkwright::scene
