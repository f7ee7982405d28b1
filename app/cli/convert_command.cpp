// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/io/urdf.h"

#include <memory>

namespace linkwright::cli {
namespace {

std::string endingOf(const std::string& path) {
  const std::size_t slash = path.find_last_of('/');
  const std::size_t dot = path.find_last_of('.');
  return dot == std::string::npos || (slash != std::string::npos && dot < slash) ? "" : path.substr(dot);
}

std::string checkEnding(const std::string& path) {
  const std::string ending = endingOf(path);
  return ending == ".urdf" || ending == ".json" ? "" : "`" + path + "` must end in .urdf or .json (a scene)";
}

/// What a scene holds besides the mechanism, and URDF has no place for.
Diagnostics lostOfScene(const SceneData& scene, const std::string& file) {
  Diagnostics lost;
  const auto say = [&](bool is_there, const char* what) {
    if (is_there) {
      lost.push_back({Severity::Warning, file, 0, std::string("URDF cannot hold ") + what + ": left out"});
    }
  };
  say(scene.gravity != Eigen::Vector3d(0.0, 0.0, -kStandardGravity), "the scene's gravity");
  say(scene.q.size() + scene.qd.size() + scene.qdd.size() > 0, "the scene's state");
  say(!scene.poses.empty(), "stored poses");
  say(scene.motion.has_value(), "the motion");
  say(!scene.targets.empty(), "targets of the hand");
  say(scene.view.has_value(), "the view");
  return lost;
}

void run(const Options& options) {
  const Robot robot = loadRobot(options);
  if (endingOf(options.output) == ".json") {
    writeText(writeScene(robot.scene), options);
    return;
  }
  UrdfText urdf = writeUrdf(robot.scene.mechanism);
  Diagnostics lost = lostOfScene(robot.scene, options.model);
  for (Diagnostic& diagnostic : urdf.lost) {
    if (diagnostic.file.empty()) {
      diagnostic.file = options.model;
    }
    lost.push_back(std::move(diagnostic));
  }
  report(lost, options.strict);
  writeText(urdf.text, options);
}

}  // namespace

void addConvert(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *program.add_subcommand("convert", "Between URDF and scene file, by the ending of OUT");
  command.add_option("IN", options->model, "URDF or scene file; - reads standard input")->required();
  command.add_option("OUT", options->output, "FILE.urdf or FILE.json")->required()->check(checkEnding, "FILE", "FILE");
  command.add_flag("--strict", options->strict, "treat warnings as errors: nothing is written if anything is lost");
  addExample(command, "linkwright-cli convert robot.urdf robot.json");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
