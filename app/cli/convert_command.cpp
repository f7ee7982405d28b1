// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/model_output.h"

#include <memory>

namespace linkwright::cli {

void addConvert(CLI::App& program) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = *program.add_subcommand(
      "convert", "Convert between URDF and scene file; the extension of OUT selects the format");
  command.add_option("IN", options->model, "URDF or scene file; - reads standard input")->required()->type_name("");
  addModelOutput(command, *options);
  command.add_flag("--strict", options->strict,
                   "treat warnings as errors, so nothing is written if anything would be lost");
  addExample(command, "linkwright-cli convert robot.urdf robot.json");
  command.callback([options] { writeModel(loadRobot(*options).scene, options->model, *options); });
}

}  // namespace linkwright::cli
