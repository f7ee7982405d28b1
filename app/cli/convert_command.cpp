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

void run(const Options& options) {
  const Robot robot = loadRobot(options);
  if (endingOf(options.output) == ".json") {
    writeText(writeScene(robot.scene), options);
    return;
  }
  UrdfText urdf = writeUrdf(robot.scene.mechanism);
  Diagnostics lost = lostInUrdf(robot.scene);
  lost.insert(lost.end(), urdf.lost.begin(), urdf.lost.end());
  for (Diagnostic& diagnostic : lost) {
    if (diagnostic.file.empty()) {
      diagnostic.file = options.model;
    }
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
