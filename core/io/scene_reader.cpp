// SPDX-License-Identifier: MIT
#include "core/io/mjcf.h"
#include "core/io/model_file.h"
#include "core/io/scene_beam.h"
#include "core/io/scene_fields.h"
#include "core/io/scene_file.h"
#include "core/io/scene_mechanism.h"
#include "core/io/scene_plots_json.h"
#include "core/io/scene_simulation.h"
#include "core/io/scene_trajectory.h"
#include "core/io/scene_values.h"
#include "core/io/text_file.h"
#include "core/io/urdf.h"
#include "core/mechanism/model.h"
#include "core/trajectory/quintic.h"

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
    readMechanism(fields, problems_, scene_.mechanism);
    const Result<Model> model = Model::compile(scene_.mechanism);
    // what follows from an error that has been named is no news
    if (model.ok() || !problems_.any()) problems_.add(model.diagnostics());
    if (!model.ok()) return;
    const JointValues values(*model, problems_);
    readState(fields, values);
    readPoses(fields, values);
    readMotion(fields);
    readTrajectoryOf(fields, values);
    readTargets(fields);
    readLoads(fields);
    if (const std::vector<JsonNode>* list = fields.list("contacts")) {
      scene_.contacts = readContacts(*list, *model, problems_);
    }
    if (const JsonNode* node = fields.find("simulation")) scene_.simulation = readSimulation(*node, values, pose_names_, problems_);
    readView(fields);
    if (const JsonNode* beam = fields.find("beam")) scene_.beam = readBeam(*beam, scene_.mechanism, problems_);
    if (const std::vector<JsonNode>* plots = fields.list("plots")) scene_.plots = readPlots(*plots, problems_);
  }

  void readState(const Fields& root, const JointValues& values) {
    const JsonNode* node = root.find("state");
    if (node == nullptr) return;
    const Fields fields(*node, "state", {"q", "qd", "qdd"}, problems_);
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(values.model().dof());
    values.read(fields, "q", values.model().readyPose(), scene_.q);
    values.keepWithinLimits(fields, scene_.q);
    values.read(fields, "qd", zero, scene_.qd);
    values.read(fields, "qdd", zero, scene_.qdd);
  }

  void readPoses(const Fields& root, const JointValues& values) {
    const std::vector<JsonNode>* list = root.list("poses");
    if (list == nullptr) return;
    for (const JsonNode& node : *list) {
      StoredPose pose;
      pose.q = values.model().readyPose();
      const Fields fields(node, "pose", {"name", "q"}, problems_);
      if (fields.needs("name")) fields.text("name", pose.name);
      if (fields.needs("q")) values.read(fields, "q", pose.q, pose.q);
      values.keepWithinLimits(fields, pose.q);
      if (!pose_names_.insert(pose.name).second) {
        fields.error(node, "the pose '" + pose.name + "' stands twice; rename one of the two");
      }
      scene_.poses.push_back(std::move(pose));
    }
  }

  void readMotion(const Fields& root) {
    const JsonNode* node = root.find("motion");
    if (node == nullptr) return;
    SceneMotion motion;
    const Fields fields(*node, "motion", {"from", "to", "duration"}, problems_);
    for (const auto& [key, name] : {std::pair{"from", &motion.from}, std::pair{"to", &motion.to}}) {
      if (fields.needs(key) && fields.text(key, *name) && pose_names_.count(*name) == 0) {
        fields.error(*fields.find(key), "there is no pose '" + *name + "'");
      }
    }
    if (fields.number("duration", motion.duration) &&
        !(motion.duration >= kShortestDuration && motion.duration <= kLongestDuration)) {
      fields.error(*fields.find("duration"), "\"duration\" has to be between 0.001 s and 1000000 s");
    }
    scene_.motion = std::move(motion);
  }

  void readTrajectoryOf(const Fields& root, const JointValues& values) {
    const JsonNode* node = root.find("trajectory");
    if (node == nullptr) return;
    if (scene_.motion) root.error(*node, R"(give either "motion", the short form, or "trajectory", not both)");
    scene_.trajectory = readTrajectory(*node, values, pose_names_, problems_);
  }

  void readTargets(const Fields& root) {
    const std::vector<JsonNode>* list = root.list("targets");
    if (list == nullptr) return;
    for (const JsonNode& node : *list) {
      SceneTarget target;
      const Fields fields(node, "target", {"link", "pose"}, problems_);
      if (fields.needs("link") && fields.text("link", target.link) && scene_.mechanism.findLink(target.link) < 0) {
        fields.error(*fields.find("link"), "'" + target.link + "' is no link");
      }
      if (fields.needs("pose")) fields.pose("pose", target.X_WT);
      scene_.targets.push_back(std::move(target));
    }
  }

  void readLoads(const Fields& root) {
    const std::vector<JsonNode>* list = root.list("loads");
    if (list == nullptr) return;
    std::unordered_set<std::string> loaded;
    for (const JsonNode& node : *list) {
      SceneLoad load;
      const Fields fields(node, "load", {"link", "force", "moment"}, problems_);
      if (fields.needs("link") && fields.text("link", load.link)) {
        const JsonNode& link = *fields.find("link");
        if (scene_.mechanism.findLink(load.link) < 0) {
          fields.error(link, "'" + load.link + "' is no link");
        } else if (!loaded.insert(load.link).second) {
          fields.error(link, "link '" + load.link + "' has two loads; add them up");
        }
      }
      if (fields.needs("force")) fields.vector("force", load.force);
      fields.vector("moment", load.moment);
      scene_.loads.push_back(std::move(load));
    }
  }

  void readView(const Fields& root) {
    const JsonNode* node = root.find("view");
    if (node == nullptr) return;
    SceneView view;
    const Fields fields(*node, "view", {"centre", "azimuth", "elevation", "distance"}, problems_);
    fields.vector("centre", view.centre);
    fields.number("azimuth", view.azimuth);
    fields.number("elevation", view.elevation);
    if (fields.number("distance", view.distance) && !(view.distance > 0.0)) {
      fields.error(*fields.find("distance"), "\"distance\" has to be more than 0 m");
    }
    scene_.view = view;
  }

  std::string_view text_;
  Problems problems_;
  SceneData scene_;
  std::unordered_set<std::string> pose_names_;
};

}  // namespace
}  // namespace scene

std::optional<TrajectoryPlan> planOf(const SceneData& scene) {
  if (scene.trajectory) return scene.trajectory;
  if (!scene.motion) return std::nullopt;
  return planBetween(scene.motion->from, scene.motion->to, scene.motion->duration);
}

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
