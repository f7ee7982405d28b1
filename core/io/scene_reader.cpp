// SPDX-License-Identifier: MIT
#include "core/io/field_reader.h"
#include "core/io/mjcf.h"
#include "core/io/model_file.h"
#include "core/io/scene_fields.h"
#include "core/io/scene_file.h"
#include "core/io/scene_mechanism.h"
#include "core/io/scene_trajectory.h"
#include "core/io/scene_values.h"
#include "core/io/text_file.h"
#include "core/io/urdf.h"
#include "core/mechanism/model.h"
#include "core/scene/describe_elastic.h"
#include "core/scene/describe_scene.h"
#include "core/scene/describe_simulation.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <unordered_set>

namespace linkwright {

namespace scene {
namespace {

/// Brings a scene of an older version up to kSceneVersion, one step after the other.
void upgrade(JsonNode& /*root*/, int version) {
  // version 2 added beams, payloads, joints that follow others and masses from shapes: all of them keys that a scene of
  // version 1 does without; version 3 added trajectories, of which "motion" is the short form;
  // version 4 added plots, and a scene without any shows what a program shows at first; version 5 added contacts and
  // simulation, and a scene without them is one of free motion
  require(version >= 1 && version <= kSceneVersion, "every older version has its step here");
}

class Reader {
public:
  Reader(std::string_view text, const std::string& file_name) : text_(text), problems_(file_name) {}

  Result<SceneData> run() {
    if (std::optional<JsonNode> root = parse()) read(*root);
    Diagnostics found = problems_.sorted();
    if (problems_.any()) return Result<SceneData>::failure(std::move(found));
    return Result<SceneData>(std::move(scene_), std::move(found));
  }

private:
  std::optional<JsonNode> parse() {
    if (const std::optional<Diagnostic> problem = whyNoText(text_, problems_.file())) {
      problems_.add({*problem});
      return std::nullopt;
    }
    Result<JsonNode> parsed = parseJson(text_, problems_.file());
    if (!parsed.ok()) {
      problems_.add(parsed.diagnostics());
      return std::nullopt;
    }
    JsonNode root = std::move(parsed).value();
    if (!checkVersion(root)) return std::nullopt;
    return root;
  }

  bool checkVersion(JsonNode& root) {
    const JsonNode* version = root.find("linkwright");
    if (version == nullptr || version->kind != JsonNode::Kind::Number) {
      problems_.error(root.line, "this is no Linkwright scene: it does not begin with \"linkwright\": " +
                                     std::to_string(kSceneVersion));
      return false;
    }
    if (version->number > kSceneVersion) {
      problems_.error(version->line, "the scene is of a version newer than " + std::to_string(kSceneVersion) +
                                         ", the last that this program knows; update the program");
      return false;
    }
    if (version->number < 1.0 || version->number != std::floor(version->number)) {
      problems_.error(version->line, "there is no such version of the scene file; the first is 1");
      return false;
    }
    upgrade(root, static_cast<int>(version->number));
    return true;
  }

  void read(const JsonNode& root) {
    const Fields fields(root, "scene",
                        {"$schema", "linkwright", "name",       "description", "try_first", "gravity",    "links",
                         "joints",  "hands",      "state",      "poses",       "motion",    "trajectory", "targets",
                         "loads",   "contacts",   "simulation", "view",        "plots",     "beam"},
                        problems_);
    fields.vector("gravity", scene_.gravity);
    readMechanism(fields, problems_, scene_.mechanism, links_);
    const Result<Model> model = Model::compile(scene_.mechanism);
    // what follows from an error that has been named is no news
    if (model.ok() || !problems_.any()) problems_.add(model.diagnostics());
    if (!model.ok()) return;
    const JointValues values(*model, problems_);
    const Reading reading{problems_, links_, &values, &pose_names_};
    if (const JsonNode* node = fields.find("state")) readState(*node, reading);
    readItems(fields, "poses", {.item = "pose"}, scene_.poses, reading);
    needPosesOnce(fields);
    readSection(fields, "motion", scene_.motion, reading);
    if (const JsonNode* node = fields.find("trajectory")) {
      if (scene_.motion) fields.error(*node, R"(give either "motion", the short form, or "trajectory", not both)");
      scene_.trajectory = readTrajectory(*node, values, pose_names_, problems_);
    }
    readItems(fields, "targets", {.item = "target"}, scene_.targets, reading);
    readItems(fields, "loads", {.item = "load"}, scene_.loads, reading);
    needLoadsOnce(fields);
    std::vector<Contact> contacts;
    readItems(fields, "contacts", {.item = "contact", .called = ListField::Called::Numbered, .most = kMaxContacts},
              contacts, reading);
    needContactsOnce(fields, contacts);
    if (!contacts.empty()) scene_.contacts = std::move(contacts);
    readSection(fields, "simulation", scene_.simulation, reading);
    readSection(fields, "view", scene_.view, reading);
    readSection(fields, "beam", scene_.beam, reading);
    if (const std::vector<JsonNode>* plots = fields.list("plots")) {
      readList(*plots, "plots", "", scene_.plots.edit(),
               {.item = "plot", .called = ListField::Called::Numbered, .most = kMaxPlots}, reading);
    }
  }

  template <class T>
  void readSection(const Fields& root, const char* key, std::optional<T>& section, const Reading& reading) {
    if (const JsonNode* node = root.find(key)) readObject(*node, key, section.emplace(), reading);
  }
  template <class T>
  void readSection(const Fields& root, const char* key, SceneSection<T>& section, const Reading& reading) {
    if (const JsonNode* node = root.find(key)) readObject(*node, key, section.edit(), reading);
  }
  template <class Item>
  void readItems(const Fields& root, const char* key, const ListField& list, std::vector<Item>& items,
                 const Reading& reading) {
    if (const std::vector<JsonNode>* nodes = root.list(key)) readList(*nodes, key, "", items, list, reading);
  }

  void readState(const JsonNode& node, const Reading& reading) {
    KeyCollector collector;
    describeState(collector, scene_);
    FieldReader reader(node, "state", collector.keys, reading);
    describeState(reader, scene_);
  }

  void needPosesOnce(const Fields& root) {
    for (const StoredPose& pose : scene_.poses) pose_names_.insert(pose.name);
    for (const std::size_t i :
         repeatedNames(scene_.poses.size(), [&](std::size_t k) { return &scene_.poses[k].name; })) {
      problems_.error(root.list("poses")->at(i).line,
                      "pose: the pose '" + scene_.poses[i].name + "' stands twice; rename one of the two");
    }
  }

  void needLoadsOnce(const Fields& root) {
    const auto nameOf = [&](std::size_t k) {
      const std::string& name = scene_.loads[k].link;
      return links_.count(name) > 0 ? &name : nullptr;
    };
    for (const std::size_t i : repeatedNames(scene_.loads.size(), nameOf)) {
      problems_.error(root.list("loads")->at(i).find("link")->line,
                      "load: link '" + scene_.loads[i].link + "' has two loads; add them up");
    }
  }

  void needContactsOnce(const Fields& root, const std::vector<Contact>& contacts) {
    const auto nameOf = [&](std::size_t k) {
      const JsonNode& node = root.list("contacts")->at(k);
      const bool is_whole = node.find("link") != nullptr && node.find("name") != nullptr;
      return is_whole ? &contacts[k].name : nullptr;
    };
    for (const std::size_t i : repeatedNames(contacts.size(), nameOf)) {
      problems_.error(root.list("contacts")->at(i).line, "contact " + std::to_string(i + 1) + ": the name '" +
                                                             contacts[i].name +
                                                             "' stands twice; rename one of the two");
    }
  }

  std::string_view text_;
  Problems problems_;
  SceneData scene_;
  LinkNames links_;
  std::unordered_set<std::string> pose_names_;
};

}  // namespace
}  // namespace scene

Result<SceneData> readScene(std::string_view text, const std::string& file_name) {
  return scene::Reader(text, file_name).run();
}

namespace {

/// What the reader of a URDF says as it goes: which meshes are not there.
Result<SceneData> withMeshWarnings(Result<SceneData> read, const std::string& file, const MeshFolders& folders) {
  if (!read.ok()) return read;
  Diagnostics warnings = read.diagnostics();
  const Mechanism& mechanism = read->mechanism;
  std::set<std::string> seen;
  for (std::size_t i = 0; i < mechanism.links.size(); ++i) {
    for (const Shape& shape : mechanism.links[i].shapes) {
      const auto* mesh = std::get_if<Mesh>(&shape.geometry);
      if (mesh == nullptr || mesh->uri.empty() || !seen.insert(mesh->uri).second) continue;
      const std::string problem = meshProblem(mesh->uri, findMesh(mesh->uri, file, folders));
      const auto& lines = mechanism.source.link_lines;
      if (!problem.empty()) warnings.push_back({Severity::Warning, file, i < lines.size() ? lines[i] : 0, problem});
    }
  }
  return Result<SceneData>(std::move(read).value(), std::move(warnings));
}

}  // namespace

Result<SceneData> readModelFile(const std::string& path) { return readModelFile(path, {}); }

Result<SceneData> readModelFile(const std::string& path, const MeshFolders& folders) {
  const Result<std::string> text = readTextFile(path);
  if (!text.ok()) return Result<SceneData>::failure(text.diagnostics());
  const std::string name = path == "-" ? "standard input" : path;
  if (const std::optional<Diagnostic> problem = whyNoText(*text, name)) return Result<SceneData>::failure({*problem});

  // a byte order mark, which some editors put first, says nothing here
  std::string_view content = *text;
  if (content.starts_with("\xEF\xBB\xBF")) content.remove_prefix(3);
  const std::size_t first = content.find_first_not_of(" \t\r\n");
  if (first != std::string_view::npos && content[first] == '{') {
    return withMeshWarnings(readScene(content, name), name, folders);
  }
  if (first == std::string_view::npos || content[first] != '<') {
    return Result<SceneData>::failure(
        {{Severity::Error, name, 1,
          "this is neither a URDF or MJCF, which begin with <, nor a scene file, which begins with {"}});
  }
  if (isMjcf(content)) return readMjcf(content, name);
  Result<Mechanism> mechanism = readUrdf(content, name, folders);
  if (!mechanism.ok()) return Result<SceneData>::failure(mechanism.diagnostics());
  Diagnostics warnings = mechanism.diagnostics();
  SceneData scene;
  scene.mechanism = std::move(mechanism).value();
  return Result<SceneData>(std::move(scene), std::move(warnings));
}

}  // namespace linkwright
