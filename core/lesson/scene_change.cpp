// SPDX-License-Identifier: MIT
#include "core/lesson/scene_change.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace linkwright {
namespace {

/// Null where the node has no name.
const std::string* nameOf(const JsonNode& node) {
  const JsonNode* name = node.find("name");
  return name != nullptr && name->kind == JsonNode::Kind::String ? &name->text : nullptr;
}

bool hasNames(const JsonNode& node) {
  return node.kind == JsonNode::Kind::Array && !node.items.empty() &&
         std::all_of(node.items.begin(), node.items.end(),
                     [](const JsonNode& each) { return nameOf(each) != nullptr; });
}

JsonNode changedMembers(JsonNode base, const JsonNode& change) {
  base.line = change.line;
  for (std::size_t i = 0; i < change.keys.size(); ++i) {
    const std::string& key = change.keys[i];
    if (key == kChangeOf) continue;
    const auto found = std::find(base.keys.begin(), base.keys.end(), key);
    const auto item = base.items.begin() + std::distance(base.keys.begin(), found);
    if (change.items[i].kind == JsonNode::Kind::Null) {
      if (found == base.keys.end()) continue;
      base.keys.erase(found);
      base.items.erase(item);
    } else if (found == base.keys.end()) {
      base.keys.push_back(key);
      base.items.push_back(change.items[i]);
    } else {
      *item = changed(std::move(*item), change.items[i]);
    }
  }
  return base;
}

JsonNode changedItems(JsonNode base, const JsonNode& change) {
  for (const JsonNode& each : change.items) {
    const auto found = std::find_if(base.items.begin(), base.items.end(),
                                    [&](const JsonNode& item) { return *nameOf(item) == *nameOf(each); });
    if (found == base.items.end())
      base.items.push_back(each);
    else
      *found = changed(std::move(*found), each);
  }
  return base;
}

}  // namespace

JsonNode changed(JsonNode base, const JsonNode& change) {
  if (base.kind == JsonNode::Kind::Object && change.kind == JsonNode::Kind::Object)
    return changedMembers(std::move(base), change);
  if (hasNames(base) && hasNames(change)) return changedItems(std::move(base), change);
  return change;
}

}  // namespace linkwright
