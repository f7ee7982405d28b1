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
  if (value->kind == JsonNode::Kind::Array) {
    bool good = std::ssize(value->items) == start.size();
    for (std::size_t i = 0; good && i < value->items.size(); ++i) {
      good = readNumber(value->items[i], may_be_infinite, start[static_cast<Eigen::Index>(i)]);
    }
    if (good) {
      out = start;
    } else {
      fields.error(*value, Message("Files", "\"%1\" is not a list of %2 numbers").arg(key, start.size()));
    }
    return;
  }
  if (value->kind != JsonNode::Kind::Object) {
    fields.error(
        *value,
        Message("Files", "\"%1\" is neither an object with joint names as keys nor a list in joint order").arg(key));
    return;
  }
  std::unordered_set<std::string_view> seen;
  for (std::size_t i = 0; i < value->keys.size(); ++i) {
    const auto found = dof_.find(value->keys[i]);
    double number = 0.0;
    if (!seen.insert(value->keys[i]).second) {
      fields.error(
          value->items[i],
          Message("Files", "\"%1\" names joint '%2' twice; keep only one of the entries").arg(key, value->keys[i]));
    } else if (found == dof_.end()) {
      fields.error(value->items[i],
                   Message("Files", "\"%1\" names '%2', which is not a moving joint").arg(key, value->keys[i]));
    } else if (!readNumber(value->items[i], may_be_infinite, number)) {
      fields.error(value->items[i], Message("Files", "\"%1\" of joint '%2' is not a number").arg(key, value->keys[i]));
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
                      Message("Files", "%1: joint '%2' is outside its limits; the nearest limit is used")
                          .arg(fields.place(), joint.name));
    q[i] = kept;
  }
}

}  // namespace linkwright::scene
