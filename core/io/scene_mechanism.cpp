// SPDX-License-Identifier: MIT
#include "core/io/scene_mechanism.h"

#include "core/io/field_reader.h"
#include "core/scene/describe_mechanism.h"

namespace linkwright::scene {

namespace {

void readHands(const Fields& root, Problems& problems, Mechanism& mechanism) {
  const std::vector<JsonNode>* hands = root.list("hands");
  if (hands == nullptr) return;
  for (const JsonNode& node : *hands) {
    if (node.kind != JsonNode::Kind::String || mechanism.findLink(node.text) < 0)
      problems.error(node.line, "hands: '" + node.text + "' is no link");
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

void readMechanism(const Fields& root, Problems& problems, Mechanism& mechanism) {
  const Reading reading{problems, mechanism};
  mechanism.source.file = problems.file();
  root.text("name", mechanism.name);
  root.text("description", mechanism.description);
  root.text("try_first", mechanism.try_first);
  if (root.needs("links")) readParts(root, "links", "link", mechanism.links, mechanism.source.link_lines, reading);
  readParts(root, "joints", "joint", mechanism.joints, mechanism.source.joint_lines, reading);
  readHands(root, problems, mechanism);
}

}  // namespace linkwright::scene
