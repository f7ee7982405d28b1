// SPDX-License-Identifier: MIT
#include "core/io/scene_mechanism.h"

#include "core/base/index.h"
#include "core/scene/describe_mechanism.h"

namespace linkwright::scene {

namespace {

void readHands(const Fields& root, const Reading& reading, Mechanism& mechanism) {
  const std::vector<JsonNode>* hands = root.list("hands");
  if (hands == nullptr) return;
  for (const JsonNode& node : *hands) {
    if (node.kind != JsonNode::Kind::String || reading.links.count(node.text) == 0)
      reading.problems.error(node.line, "hands: '" + node.text + "' is no link");
    else
      mechanism.hands.push_back(node.text);
  }
}

template <class Part>
void readParts(const Fields& root, const char* key, const char* item, std::vector<Part>& parts, std::vector<int>& lines,
               const Reading& reading) {
  const std::vector<JsonNode>* nodes = root.list(key);
  if (nodes == nullptr) return;
  readList(*nodes, key, "", parts, {.item = item, .called = ListField::Called::Named}, reading);
  for (const JsonNode& node : *nodes) lines.push_back(node.line);
}

}  // namespace

void readMechanism(const Fields& root, Problems& problems, Mechanism& mechanism, LinkNames& links) {
  const Reading reading{problems, links};
  mechanism.source.file = problems.file();
  root.text("name", mechanism.name);
  root.text("description", mechanism.description);
  root.text("try_first", mechanism.try_first);
  if (root.needs("links")) readParts(root, "links", "link", mechanism.links, mechanism.source.link_lines, reading);
  for (int i = 0; i < std::ssize(mechanism.links); ++i) links.try_emplace(mechanism.links[at(i)].name, i);
  readParts(root, "joints", "joint", mechanism.joints, mechanism.source.joint_lines, reading);
  readHands(root, reading, mechanism);
}

}  // namespace linkwright::scene
