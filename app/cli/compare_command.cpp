// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/comparison/torque_comparison.h"
#include "core/io/json_string.h"
#include "core/io/torque_table.h"

#include <cmath>
#include <memory>

namespace linkwright::cli {
namespace {

struct CompareCommandOptions : Options {
  std::string theirs;
  ComparisonOptions comparison;
  std::string noise, tolerance;
  bool motion = false;
  bool csv = false;
};

/// Their torques, and the states that they belong to.
struct Tables {
  StateTable theirs;
  std::optional<StateTable> states;
  const StateTable& ofStates() const { return states ? *states : theirs; }
};

Tables readTables(const CompareCommandOptions& options, const Model& model) {
  const bool apart = !options.states.empty();
  const auto load = [&](const std::string& path, const StateOptions& how) {
    Result<StateTable> table = readStatesFile(path, model, how);
    report(table.diagnostics(), options.strict);
    return std::move(table).value();
  };
  Tables tables{load(options.theirs, {.ignore_extra = options.ignore_extra,
                                      .needs_positions = !apart,
                                      .needs_torques = true,
                                      .third_is_torque = true}),
                std::nullopt};
  if (!apart) return tables;
  tables.states = load(options.states, {.ignore_extra = options.ignore_extra});
  const std::size_t count = tables.states->states.size(), of_theirs = tables.theirs.states.size();
  if (count != of_theirs) {
    fail(options.theirs, tables.theirs.states.back().line,
         "there are " + std::to_string(of_theirs) + " rows of torques and " + std::to_string(count) +
             " states; give one row of torques per state");
  }
  for (std::size_t k = 0; k < count && tables.states->has_time && tables.theirs.has_time; ++k) {
    const State &state = tables.states->states[k], &torques = tables.theirs.states[k];
    if (std::abs(state.t - torques.t) > 1e-6 * (1.0 + std::abs(state.t))) {
      fail(options.theirs, torques.line,
           "t is " + numberText(torques.t) + " here and " + numberText(state.t) +
               " in the states; give both tables for the same instants, or leave out t");
    }
  }
  return tables;
}

TorqueRecord recordOf(const Tables& tables, const CompareCommandOptions& options, const Eigen::Vector3d& gravity) {
  TorqueRecord record = torqueRecordOf(tables.ofStates(), tables.theirs);
  record.states.gravity = gravity;
  record.states.terms = options.terms;
  record.is_motion = record.is_motion || options.motion;
  return record;
}

std::string listJson(const Eigen::VectorXd& values) {
  std::string json = "[";
  for (const double value : values) json += (json.size() > 1 ? "," : "") + numberText(value);
  return json + "]";
}

std::string listJson(const std::vector<int>& values) {
  std::string json = "[";
  for (const int value : values) json += (json.size() > 1 ? "," : "") + std::to_string(value);
  return json + "]";
}

std::string jointJson(const Model& model, int joint) {
  return joint < 0 ? "null" : jsonString(model.joints()[static_cast<std::size_t>(joint)].name);
}
std::string linkJson(const Model& model, int link) {
  return link < 0 ? "null" : jsonString(model.links()[static_cast<std::size_t>(link)].name);
}

std::string causeJson(const Model& model, const DifferenceExplanation& explanation, const PlacedCause& placed) {
  const std::optional<EquationId> equation = equationOf(placed);
  return std::string("{\"cause\":\"") + nameOf(placed) +
         "\",\"text\":" + jsonString(placedText(model, explanation, placed)) +
         ",\"hint\":" + jsonString(hintOf(placed)) + ",\"joint\":" + jointJson(model, placed.joint) +
         ",\"link\":" + linkJson(model, placed.link) +
         ",\"equation\":" + (equation ? jsonString(idOf(Formulation::BodyFrame, *equation)) : "null") +
         ",\"samples\":" + std::to_string(placed.samples) + "}";
}

std::string explanationJson(const Model& model, const DifferenceExplanation& explanation) {
  std::string json = "{\"causes\":[";
  const char* separator = "";
  for (const PlacedCause& cause : explanation.causes) {
    json += separator + causeJson(model, explanation, cause);
    separator = ",";
  }
  return json + "],\"confidence\":" + numberText(explanation.confidence) + ",\"order\":" + listJson(explanation.order) +
         ",\"factor\":" + listJson(explanation.factor) + ",\"rotor\":" + listJson(explanation.rotor) +
         ",\"viscous\":" + listJson(explanation.viscous) + ",\"coulomb\":" + listJson(explanation.coulomb) +
         ",\"remaining\":" + listJson(explanation.remaining) + "}";
}

std::string shapeJson(const Model& model, const ShapedResidual& shaped) {
  return std::string("{\"shape\":\"") + nameOf(shaped.shape) + "\",\"joint\":" + jointJson(model, shaped.joint) +
         ",\"link\":" + linkJson(model, shaped.link) + ",\"explained\":" + numberText(shaped.explained) + "}";
}

std::string comparisonJson(const Model& model, const TorqueComparison& comparison) {
  std::string json = "{\"model\":" + jsonString(model.name()) + ",\"joints\":[";
  for (int j = 0; j < model.dof(); ++j) json += (j > 0 ? "," : "") + jointJson(model, j);
  json += std::string("],\"results\":[{\"verdict\":\"") + nameOf(comparison.verdict) +
          "\",\"rows\":" + std::to_string(comparison.rows) +
          ",\"rows_searched\":" + std::to_string(comparison.rows_searched) + ",\"size\":" + listJson(comparison.size) +
          ",\"difference\":" + listJson(comparison.difference) + ",\"largest\":" + listJson(comparison.largest) +
          ",\"worst_row\":" + listJson(comparison.worst_row) +
          ",\"worst_joint\":" + jointJson(model, comparison.worst_joint) +
          ",\"noise\":" + (comparison.noise.size() == 0 ? "null" : listJson(comparison.noise)) + ",\"explanations\":[";
  const char* separator = "\n";
  for (const DifferenceExplanation& each : comparison.explanations) {
    json += separator + explanationJson(model, each);
    separator = ",\n";
  }
  json += std::string("],\"scatters\":") + (comparison.scatters ? "true" : "false") + ",\"shapes\":[";
  separator = "\n";
  for (const ShapedResidual& each : comparison.shapes) {
    json += separator + shapeJson(model, each);
    separator = ",\n";
  }
  return json +
         "],\"noise_to_give\":" + (comparison.noise_to_give > 0.0 ? numberText(comparison.noise_to_give) : "null") +
         "}]}\n";
}

/// A line a joint; with several explanations, a line a joint and explanation.
std::string comparisonCsv(const Model& model, const TorqueComparison& comparison) {
  std::string csv = "verdict,explanation,causes,confidence,joint,size,difference,largest,worst_row,remaining\n";
  const std::size_t count = std::max<std::size_t>(1, comparison.explanations.size());
  for (std::size_t k = 0; k < count; ++k) {
    const DifferenceExplanation* explanation = comparison.explanations.empty() ? nullptr : &comparison.explanations[k];
    std::string head = std::string(nameOf(comparison.verdict)) + ",";
    std::string causes;
    if (explanation != nullptr) {
      head += std::to_string(k);
      for (const PlacedCause& cause : explanation->causes)
        causes += (causes.empty() ? "" : "; ") + placedText(model, *explanation, cause).text();
    }
    head += "," + csvCell(causes) + "," + (explanation != nullptr ? numberText(explanation->confidence) : "") + ",";
    for (int j = 0; j < model.dof(); ++j) {
      csv += head + csvCell(model.joints()[static_cast<std::size_t>(j)].name) + "," + numberText(comparison.size[j]) +
             "," + numberText(comparison.difference[j]) + "," + numberText(comparison.largest[j]) + "," +
             std::to_string(comparison.worst_row[static_cast<std::size_t>(j)]) + "," +
             (explanation != nullptr ? numberText(explanation->remaining[j]) : "") + "\n";
    }
  }
  return csv;
}

void run(CompareCommandOptions& options) {
  const Robot robot = loadRobot(options);
  const int dof = robot.model.dof();
  if (dof == 0 || dof > kMostComparedJoints) {
    fail(options.model, 0,
         "the model has " + std::to_string(dof) + " moving joints; 'compare' takes 1 to " +
             std::to_string(kMostComparedJoints));
  }
  const Tables tables = readTables(options, robot.model);
  const TorqueRecord record = recordOf(tables, options, gravityOf(options, robot.scene));
  if (!options.tolerance.empty()) parseNumber(options.tolerance, options.comparison.tolerance);
  if (!options.noise.empty()) parseNumber(options.noise, options.comparison.noise.emplace());
  const TorqueComparison result = compareTorques(robot.scene.mechanism, robot.model, record, options.comparison);
  if (!result.difference.allFinite() || !result.size.allFinite())
    fail(options.theirs, 0, "the torques of these states are not finite; their values are too large");
  writeText(options.json  ? comparisonJson(robot.model, result)
            : options.csv ? comparisonCsv(robot.model, result)
                          : comparisonText(robot.model, result),
            options);
  if (result.verdict != ComparisonVerdict::Agree) throw SomethingDiffers{};
}

std::string checkShare(const std::string& text) {
  double share = 0.0;
  return parseNumber(text, share) == NumberParse::Ok && share > 0.0 && share < 1.0
             ? ""
             : "'" + text + "' is not a share; give a number between 0 and 1, such as 0.01 for 1 %";
}

}  // namespace

void addCompare(CLI::App& program) {
  const auto options = std::make_shared<CompareCommandOptions>();
  CLI::App& command =
      *program.add_subcommand("compare", "Find out why the torques of another program or of a robot differ");
  addModel(command, *options);
  command
      .add_option("--theirs", options->theirs,
                  "table of their torques: CSV with columns tau.JOINT and those of the states (q.JOINT;\n"
                  "optional qd.JOINT, qdd.JOINT, ext.LINK.fx ... and t), or JSON; - reads standard input")
      ->required()
      ->type_name("FILE");
  addStates(command, *options);
  command.get_option("--states")
      ->required(false)
      ->description("table of the states, row by row, if they are not in the table of torques");
  command
      .add_option("--noise", options->noise,
                  "standard deviation of the noise in their torques, relative to the root mean square of\n"
                  "each joint, such as 0.02 (default: estimated from 30 rows or more, else none)")
      ->check(checkShare)
      ->type_name("REL");
  command
      .add_option("--tolerance", options->tolerance, "what is no difference, relative to each joint (default: 1e-4)")
      ->check(checkShare)
      ->type_name("REL");
  command.add_flag("--motion", options->motion,
                   "the rows are samples of one motion (known already if t has equal steps): a delay is looked for");
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  command.get_option("--json")->description("write JSON instead of text");
  command.add_flag("--csv", options->csv, "write CSV instead of text, one line per joint")
      ->excludes(command.get_option("--json"));
  command.parse_complete_callback([options] {
    if ((options->model == "-") + (options->states == "-") + (options->theirs == "-") > 1)
      throw CLI::ValidationError("--theirs", "only one of model, states and torques can come from standard input");
  });
  addExample(command, "linkwright-cli compare robot.urdf --theirs log.csv");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
