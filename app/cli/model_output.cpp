// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/model_output.h"

#include "core/io/scene_file.h"
#include "core/io/urdf.h"

namespace linkwright::cli {
namespace {

std::string endingOf(const std::string& path) {
  const std::size_t slash = path.find_last_of('/');
  const std::size_t dot = path.find_last_of('.');
  return dot == std::string::npos || (slash != std::string::npos && dot < slash) ? "" : path.substr(dot);
}

std::string checkEnding(const std::string& path) {
  const std::string ending = endingOf(path);
  return ending == ".urdf" || ending == ".json" ? "" : "'" + path + "' must end in .urdf or .json (a scene)";
}

}  // namespace

void addModelOutput(CLI::App& command, Options& options) {
  command.add_option("OUT", options.output, "URDF (.urdf) or scene file (.json) to write")
      ->required()
      ->check(checkEnding)
      ->type_name("");
}

void writeModel(const SceneData& scene, const std::string& origin, const Options& options) {
  if (endingOf(options.output) == ".json") {
    writeText(writeScene(scene), options);
    return;
  }
  UrdfText urdf = writeUrdf(scene.mechanism);
  Diagnostics lost = lostInUrdf(scene);
  lost.insert(lost.end(), urdf.lost.begin(), urdf.lost.end());
  for (Diagnostic& diagnostic : lost) {
    if (diagnostic.file.empty()) diagnostic.file = origin;
  }
  report(lost, options.strict);
  writeText(urdf.text, options);
}

}  // namespace linkwright::cli
