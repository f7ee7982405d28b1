// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/limits.h"
#include "app/cli/session.h"
#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/io/json_string.h"
#include "core/io/student_table.h"
#include "core/trace/check.h"

#include <memory>

namespace linkwright::cli {
namespace {

struct CheckCommandOptions : Options {
  std::string formulation;
  std::string table;
  int row = 0;
  double tolerance = CheckOptions().tolerance;
  bool csv = false;
};

/// A line a row of the table; the first difference names the suspects.
std::string reportCsv(const StudentTable& table, const CheckReport& report) {
  std::string csv = "line,link,quantity,status,index,component,absolute,relative,first,suspects,remark\n";
  for (std::size_t i = 0; i < report.rows.size(); ++i) {
    const StudentRow& row = table.rows[i];
    const CheckedRow& checked = report.rows[i];
    const bool first = static_cast<int>(i) == report.first_difference;
    csv += std::to_string(row.line) + "," + csvCell(row.link) + "," +
           csvCell(row.quantity.empty() ? row.symbol : row.quantity) + "," + nameOf(checked.status) + ",";
    if (checked.entry >= 0) csv += std::to_string(checked.entry);
    csv += ",";
    if (checked.component >= 0) {
      csv += std::to_string(checked.component) + ",";
      appendNumber(csv, checked.absolute);
      csv += ",";
      appendNumber(csv, checked.relative);
    } else {
      csv += ",,";
    }
    csv += std::string(first ? ",1," : ",0,") + csvCell(first ? suspectNames(report) : "") + "," +
           csvCell(checked.remark) + "\n";
  }
  return csv;
}

std::string listJson(const std::vector<double>& values) {
  std::string json = "[";
  for (const double value : values) {
    if (json.size() > 1) json += ",";
    appendNumber(json, value);
  }
  return json + "]";
}

std::string rowJson(const StudentRow& row, const CheckedRow& checked) {
  std::string json = "{\"line\":" + std::to_string(row.line) + ",\"link\":" + jsonString(row.link) +
                     ",\"quantity\":" + jsonString(row.quantity.empty() ? row.symbol : row.quantity) +
                     ",\"status\":\"" + nameOf(checked.status) + "\"";
  if (checked.entry >= 0) {
    json += ",\"index\":" + std::to_string(checked.entry) + ",\"values\":" + listJson(row.values) +
            ",\"expected\":" + listJson(checked.expected);
  }
  if (checked.component >= 0) {
    json += ",\"component\":" + std::to_string(checked.component) + ",\"absolute\":" + numberText(checked.absolute) +
            ",\"relative\":" + numberText(checked.relative);
  }
  if (!checked.remark.empty()) json += ",\"remark\":" + jsonString(checked.remark);
  return json + "}";
}

std::string suspectJson(const Suspect& suspect) {
  std::string json = "{";
  if (suspect.mistake) {
    json += std::string("\"mistake\":\"") + nameOf(*suspect.mistake) +
            "\",\"title\":" + jsonString(titleOf(*suspect.mistake)) +
            ",\"hint\":" + jsonString(hintOf(*suspect.mistake));
  } else {
    json += std::string("\"slip\":\"") + nameOf(*suspect.slip) + "\",\"title\":" + jsonString(titleOf(*suspect.slip));
  }
  if (!suspect.frame.empty()) json += ",\"frame\":" + jsonString(suspect.frame);
  return json + ",\"explained\":" + std::to_string(suspect.explained) +
         ",\"contradicted\":" + std::to_string(suspect.contradicted) +
         ",\"unexplained\":" + listJson({suspect.unexplained.begin(), suspect.unexplained.end()}) + "}";
}

/// The report under the keys of the one state's result.
std::string reportJson(const Model& model, const StudentTable& table, const CheckReport& report, int state) {
  std::string json = "{\"model\":" + jsonString(model.name()) + ",\"joints\":[";
  const char* separator = "";
  for (const ModelJoint& joint : model.joints()) {
    json += separator + jsonString(joint.name);
    separator = ",";
  }
  json += "],\"results\":[{\"row\":" + std::to_string(state) + ",\"agreeing\":" + std::to_string(report.agreeing) +
          ",\"differing\":" + std::to_string(report.differing) + ",\"not_found\":" + std::to_string(report.not_found) +
          ",\"missing\":" + std::to_string(report.missing) + ",\"given\":" + std::to_string(report.given) +
          ",\"first_difference\":";
  json += report.first_difference < 0 ? "null" : std::to_string(report.first_difference);
  json += ",\"suspects\":[";
  separator = "";
  for (const Suspect& suspect : report.suspects) {
    json += separator + suspectJson(suspect);
    separator = ",";
  }
  json += "],\"rows\":[";
  separator = "\n";
  for (std::size_t i = 0; i < report.rows.size(); ++i) {
    json += separator + rowJson(table.rows[i], report.rows[i]);
    separator = ",\n";
  }
  return json + "\n]}]}\n";
}

void run(const CheckCommandOptions& options) {
  const Robot robot = loadRobot(options);
  const State state = loadState(options, robot.model, options.row);
  Result<StudentTable> read = readStudentTableFile(options.table);
  report(read.diagnostics(), options.strict);
  const StudentTable table = std::move(read).value();
  const Formulation formulation = formulationOf(options.formulation);
  refuseEndless(options, robot.model, formulation);
  const DynamicsInput input = inputOf(state, options, gravityOf(options, robot.scene));
  const CheckReport result = checkTable(robot.model, input, formulation, table, {.tolerance = options.tolerance});
  refuseNonFinite(options, state, result.recording);
  writeText(options.json  ? reportJson(robot.model, table, result, options.row)
            : options.csv ? reportCsv(table, result)
                          : checkText(robot.model, table, result),
            options);
  if (!result.allAgree()) throw SomethingDiffers{};
}

std::string checkTolerance(const std::string& text) {
  double tolerance = 0.0;
  return parseNumber(text, tolerance) == NumberParse::Ok && tolerance >= 0.0
             ? ""
             : "'" + text + "' is not a tolerance; give a number of 0 or more, relative to a row's largest component";
}

}  // namespace

void addCheck(CLI::App& program) {
  const auto options = std::make_shared<CheckCommandOptions>();
  const auto of_class = std::make_shared<ClassOptions>();
  CLI::App& command = *program.add_subcommand("check", "Check a table of hand-computed intermediate quantities");
  addModel(command, *options);
  addStates(command, *options);
  command
      .add_option("STUDENT", options->table,
                  "table to check: CSV with columns of 'trace' (link, quantity, v0, v1, ...)")
      ->required()
      ->type_name("");
  addRow(command, options->row);
  addFormulation(command, options->formulation);
  command
      .add_option("--tolerance", options->tolerance,
                  "tolerance relative to the largest component of a row (default: 1e-4); correctly rounded\n"
                  "decimals are accepted")
      ->check(checkTolerance)
      ->type_name("REL");
  addTorqueTerms(command, *options);
  addOutput(command, *options);
  command.get_option("--json")->description("write JSON instead of text");
  command.add_flag("--csv", options->csv, "write CSV instead of text, one line per row")
      ->excludes(command.get_option("--json"));
  command.parse_complete_callback([options] {
    const int from_input = (options->model == "-") + (options->states == "-") + (options->table == "-");
    if (from_input > 1) {
      throw CLI::ValidationError("STUDENT", "only one of model, states and table can come from standard input");
    }
  });
  addExample(command, "linkwright-cli check robot.urdf --states states.csv --row 0 --formulation body-frame mine.csv");
  addClassOptions(command, of_class,
                  {command.get_option("MODEL"), command.get_option("--states"), command.get_option("STUDENT")});
  command.callback([options, of_class] {
    if (of_class->folder.empty()) return run(*options);
    of_class->output = options->output;
    checkClass(*of_class);
  });
}

}  // namespace linkwright::cli
