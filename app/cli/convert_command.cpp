// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/model_output.h"

#include <memory>

namespace linkwright::cli {

void addConvert(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *program.add_subcommand("convert", "Between URDF and scene file, by the ending of OUT");
  command.add_option("IN", options->model, "URDF or scene file; - reads standard input")->required();
  addModelOutput(command, *options);
  command.add_flag("--strict", options->strict, "treat warnings as errors: nothing is written if anything is lost");
  addExample(command, "linkwright-cli convert robot.urdf robot.json");
  command.callback([options] { writeModel(loadRobot(*options).scene, options->model, *options); });
}

}  // namespace linkwright::cli
