// SPDX-License-Identifier: MIT
#include "core/io/field_reader.h"
#include "core/io/former_names.h"
#include "core/io/mjcf.h"
#include "core/io/model_file.h"
#include "core/io/scene_file.h"
#include "core/io/text_file.h"
#include "core/io/urdf.h"
#include "core/mechanism/model.h"
#include "core/scene/describe_whole_scene.h"

#include <cmath>
#include <set>

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
  explicit Reader(const std::string& file_name) : problems_(file_name) {}

  Result<SceneData> run(std::string_view text, std::optional<Model>* model) {
    return run(parseJson(text, problems_), model);
  }

  Result<SceneData> run(std::optional<JsonNode> root, std::optional<Model>* model) {
    SceneData scene;
    if (root && checkVersion(*root)) {
      Reading reading{problems_};
      readObject(*root, Message("Files", "scene"), scene, reading);
      if (model != nullptr) *model = std::move(reading.model);
    }
    Diagnostics found = problems_.sorted();
    if (problems_.any()) return Result<SceneData>::failure(std::move(found));
    return Result<SceneData>(std::move(scene), std::move(found));
  }

private:
  bool checkVersion(JsonNode& root) {
    const JsonNode* version = root.find("linkwright");
    if (version == nullptr || version->kind != JsonNode::Kind::Number) {
      problems_.error(root.line,
                      Message("Files", "the file is not a Linkwright scene because \"linkwright\": %1 is missing")
                          .arg(kSceneVersion));
      return false;
    }
    if (version->number > kSceneVersion) {
      problems_.error(version->line, Message("Files",
                                             "the version of the scene file is newer than %1, the latest that this "
                                             "program can read; update the program")
                                         .arg(kSceneVersion));
      return false;
    }
    if (version->number < 1.0 || version->number != std::floor(version->number)) {
      problems_.error(version->line,
                      Message("Files", "the version of the scene file must be a whole number of at least 1"));
      return false;
    }
    upgrade(root, static_cast<int>(version->number));
    return true;
  }

  Problems problems_;
};

}  // namespace
}  // namespace scene

Result<SceneData> readScene(std::string_view text, const std::string& file_name, std::optional<Model>* model) {
  return scene::Reader(file_name).run(text, model);
}

Result<SceneData> readScene(JsonNode tree, const std::string& file_name, std::optional<Model>* model) {
  return scene::Reader(file_name).run(std::move(tree), model);
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
      const Message problem = meshProblem(mesh->uri, findMesh(mesh->uri, file, folders));
      const auto& lines = mechanism.source.link_lines;
      if (!problem.empty())
        warnings.push_back(
            {Severity::Warning, file, i < lines.size() ? lines[i] : 0, problem, DiagnosticKind::MissingMesh});
    }
  }
  return Result<SceneData>(std::move(read).value(), std::move(warnings));
}

Result<SceneData> readBy(std::string_view content, const std::string& name, const MeshFolders& folders,
                         std::optional<Model>& model) {
  // a byte order mark, which some editors put first, says nothing here
  if (content.starts_with("\xEF\xBB\xBF")) content.remove_prefix(3);
  const std::size_t first = content.find_first_not_of(" \t\r\n");
  if (first != std::string_view::npos && content[first] == '{')
    return withMeshWarnings(readScene(content, name, &model), name, folders);
  if (first == std::string_view::npos || content[first] != '<') {
    return Result<SceneData>::failure(
        {{Severity::Error, name, 1,
          Message(
              "Files",
              "the file is neither a URDF or MJCF file, which begins with <, nor a scene file, which begins with {")}});
  }
  if (isMjcf(content)) return readMjcf(content, name, &model);
  Result<Mechanism> mechanism = readUrdf(content, name, folders, &model);
  if (!mechanism.ok()) return Result<SceneData>::failure(mechanism.diagnostics());
  Diagnostics warnings = mechanism.diagnostics();
  SceneData scene;
  scene.mechanism = std::move(mechanism).value();
  return Result<SceneData>(std::move(scene), std::move(warnings));
}

}  // namespace

Result<ModelFile> readWithModel(const std::string& asked, const MeshFolders& folders) {
  const std::string path = presentPath(asked);
  const Result<std::string> text = readTextFile(path);
  return text ? readModelText(*text, path, folders) : Result<ModelFile>::failure(text.diagnostics());
}

Result<ModelFile> readModelText(const std::string& text, const std::string& path, const MeshFolders& folders) {
  const std::string name = path == "-" ? "standard input" : path;
  if (const std::optional<Diagnostic> problem = whyNoText(text, name)) return Result<ModelFile>::failure({*problem});
  std::optional<Model> model;
  Result<SceneData> scene = readBy(text, name, folders, model);
  if (!scene) return Result<ModelFile>::failure(scene.diagnostics());
  Diagnostics warnings = scene.diagnostics();
  return Result<ModelFile>({path, std::move(scene).value(), std::move(model).value()}, std::move(warnings));
}

Result<SceneData> readModelFile(const std::string& path) {
  Result<ModelFile> read = readWithModel(path);
  if (!read) return Result<SceneData>::failure(read.diagnostics());
  Diagnostics warnings = read.diagnostics();
  return Result<SceneData>(std::move(read).value().scene, std::move(warnings));
}

}  // namespace linkwright
