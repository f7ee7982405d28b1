// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/base/number_text.h"
#include "core/io/json_string.h"
#include "core/trace/trace_rows.h"
#include "core/trace/trace_text.h"

#include <memory>

namespace linkwright::cli {
namespace {

struct TraceOptions : Options {
  std::string formulation;
  int row = 0;
  bool markdown = false;
  bool latex = false;
};

/// The trace under the key `steps` of the one state's result.
std::string traceJson(const Model& model, const Recording& recording, int state) {
  std::string text = "{\"model\":" + jsonString(model.name());
  text += ",\"joints\":[";
  const char* separator = "";
  for (const ModelJoint& joint : model.joints()) {
    text += separator;
    text += jsonString(joint.name);
    separator = ",";
  }
  text += "],\"results\":[{\"row\":" + std::to_string(state) + ",\"steps\":[";
  separator = "\n";
  for (const TraceRow& row : traceRows(model, recording)) {
    text += separator;
    text += "{\"index\":" + std::to_string(row.index);
    for (const auto& [key, value] : {std::pair<const char*, std::string>{"pass", toString(row.pass)},
                                     {"link", row.link},
                                     {"quantity", row.quantity},
                                     {"symbol", row.symbol},
                                     {"equation", row.equation},
                                     {"frame", row.frame},
                                     {"unit", row.unit}}) {
      text += std::string(",\"") + key + "\":" + jsonString(value);
    }
    text += ",\"values\":[";
    separator = "";
    for (const double value : row.values) {
      text += separator;
      appendNumber(text, value);
      separator = ",";
    }
    text += "]}";
    separator = ",\n";
  }
  text += "\n]}]}\n";
  return text;
}

void run(const TraceOptions& options) {
  const Robot robot = loadRobot(options);
  const State state = loadState(options, robot.model, options.row);
  const Formulation formulation = formulationOf(options.formulation);
  refuseEndless(options, robot.model, formulation);
  const Eigen::Vector3d gravity = gravityOf(options, robot.scene);
  Recording recording;
  recordInverseDynamics(robot.model, inputOf(state, options, gravity), formulation, recording);
  refuseNonFinite(options, state, recording);
  if (options.json) {
    writeText(traceJson(robot.model, recording, options.row), options);
  } else if (options.markdown) {
    writeText(traceMarkdown(robot.model, recording, gravity), options);
  } else if (options.latex) {
    writeText(traceLatex(robot.model, recording, gravity), options);
  } else {
    writeText(traceCsv(robot.model, recording), options);
  }
}

}  // namespace

void addTrace(CLI::App& program) {
  const auto options = std::make_shared<TraceOptions>();
  CLI::App& command =
      *program.add_subcommand("trace", "Write every intermediate quantity of inverse dynamics, step by step");
  addModel(command, *options);
  addStates(command, *options);
  addRow(command, options->row);
  addFormulation(command, options->formulation);
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  CLI::Option* const json = command.get_option("--json");
  CLI::Option* const markdown = command.add_flag("--markdown", options->markdown, "write a worked example in Markdown");
  CLI::Option* const latex = command.add_flag("--latex", options->latex, "write a worked example in LaTeX");
  markdown->excludes(json);
  latex->excludes(json)->excludes(markdown);
  addExample(command, "linkwright-cli trace robot.urdf --states states.csv --row 0 --markdown -o worked_example.md");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
