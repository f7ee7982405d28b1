// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include "core/base/number_text.h"
#include "core/exercise/exercise_export.h"
#include "core/io/atomic_file.h"
#include "core/io/model_file.h"
#include "core/io/state_reader.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <set>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace linkwright::cli {

namespace fs = std::filesystem;

namespace {

/// Reads "X,Y,Z"; false if it is anything else.
bool parseVector(const std::string& text, Eigen::Vector3d& vector) {
  std::size_t begin = 0;
  for (int i = 0; i < 3; ++i) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    if (parseNumber(std::string_view(text).substr(begin, end - begin), vector[i]) != NumberParse::Ok ||
        (i < 2) != (end < text.size())) {
      return false;
    }
    begin = end + 1;
  }
  return true;
}

std::string checkGravity(const std::string& text) {
  Eigen::Vector3d ignored;
  return parseVector(text, ignored)
             ? ""
             : "'" + text + "' is not of the form X,Y,Z: three numbers in m/s^2 separated by commas";
}

std::string checkFormulation(const std::string& name) {
  for (const Formulation formulation : kFormulations) {
    if (name == nameOf(formulation)) {
      return "";
    }
  }
  return "there is no formulation '" + name + "'; use 'spatial', 'world-spatial', 'body-frame' or 'nonrecursive'";
}

std::string fileName(const std::string& path) { return path == "-" ? "standard input" : path; }

}  // namespace

void addModel(CLI::App& command, Options& options) {
  command.add_option("MODEL", options.model, "URDF or scene file; - reads standard input")->required()->type_name("");
  command.add_flag("--strict", options.strict, "treat warnings as errors");
  command.add_option("--gravity", options.gravity, "gravity in m/s^2 (default: the scene's, else 0,0,-9.80665)")
      ->check(checkGravity)
      ->type_name("X,Y,Z");
}

void addIgnoreExtra(CLI::App& command, Options& options) {
  command.add_flag("--ignore-extra", options.ignore_extra, "ignore unknown columns instead of refusing them");
}

void addStates(CLI::App& command, Options& options) {
  command
      .add_option("--states", options.states,
                  "states as CSV (columns q.JOINT; optional qd.JOINT, qdd.JOINT, tau.JOINT,\n"
                  "ext.LINK.fx fy fz nx ny nz and t), JSON or .npy; - reads standard input")
      ->required()
      ->type_name("FILE");
  addIgnoreExtra(command, options);
  command.parse_complete_callback([&options] {
    if (options.model == "-" && options.states == "-") {
      throw CLI::ValidationError("--states", "model and states cannot both come from standard input");
    }
  });
}

void addLink(CLI::App& command, Options& options) {
  const auto check = [](const std::string& name) -> std::string {
    return name.empty() ? "the name is empty; name a link, or omit the option" : "";
  };
  command
      .add_option("--link", options.link,
                  "name of the link (default: the scene's first end effector, else the deepest link)")
      ->check(check)
      ->type_name("NAME");
}

void addOutput(CLI::App& command, Options& options) {
  command.add_flag("--json", options.json, "write JSON instead of CSV");
  addOutputFile(command, options);
}

void addOutputFile(CLI::App& command, Options& options) {
  command
      .add_option("-o,--output", options.output,
                  "output file, written completely or not at all (default: standard output)")
      ->type_name("FILE");
}

void addTorqueTerms(CLI::App& command, Options& options) {
  command.add_flag("--joint-friction", options.terms.joint_friction, "add viscous and Coulomb friction of the joints");
  command.add_flag("--rotor", options.terms.rotor, "add the reflected inertia of the rotors");
}

void addFormulation(CLI::App& command, std::string& formulation, const std::string& also) {
  formulation = nameOf(Formulation::Spatial);
  const std::string nonrecursive = "nonrecursive (cost grows as joints^4)";
  const std::string help = "formulation: spatial (the default), world-spatial, body-frame" +
                           (also.empty() ? " or " + nonrecursive : ", " + nonrecursive + " or " + also);
  const auto check = [also](const std::string& name) {
    return !also.empty() && name == also ? std::string() : checkFormulation(name);
  };
  command.add_option("--formulation", formulation, help)->check(check)->type_name("NAME");
}

Formulation formulationOf(const std::string& name) {
  for (const Formulation formulation : kFormulations) {
    if (name == nameOf(formulation)) {
      return formulation;
    }
  }
  throw CLI::ValidationError("--formulation", checkFormulation(name));
}

void addExample(CLI::App& command, const std::string& line) { command.footer("\nExamples:\n  " + line); }

void say(const Diagnostics& diagnostics) {
  std::set<std::string> said;
  for (const Diagnostic& diagnostic : diagnostics) {
    const std::string line = toString(diagnostic);
    if (said.insert(line).second) std::fprintf(stderr, "%s\n", line.c_str());
  }
}

void report(Diagnostics diagnostics, bool strict) {
  for (Diagnostic& diagnostic : diagnostics) {
    if (strict) diagnostic.severity = Severity::Error;
  }
  say(diagnostics);
  if (hasErrors(diagnostics)) throw InputAtFault{};
}

void fail(const std::string& file, int line, const std::string& message) {
  throw InputAtFault{{{Severity::Error, fileName(file), line, message}}};
}

Robot loadRobot(const Options& options, Diagnostics* said) {
  Result<ModelFile> file = readWithModel(options.model);
  Diagnostics diagnostics = file.diagnostics();
  report(diagnostics, options.strict);
  if (said != nullptr) {
    *said = std::move(diagnostics);
  }
  ModelFile read = std::move(file).value();
  return {std::move(read.scene), std::move(read.model)};
}

void addRow(CLI::App& command, int& row) {
  const auto check = [](const std::string& text) {
    return text.starts_with('-') ? "'" + text + "' is not a row; rows are counted from 0" : std::string();
  };
  command.add_option("--row", row, "state to use, counted from 0 (default: 0)")->check(check)->type_name("K");
}

State loadState(const Options& options, const Model& model, int row) {
  Result<StateReader> opened = StateReader::open(options.states, model, {.ignore_extra = options.ignore_extra});
  report(opened.diagnostics(), options.strict);
  StateReader reader = std::move(opened).value();
  Diagnostics problems = reader.headerProblems();
  State state;
  const std::int64_t count = readBlocks<StateBlock>(reader, problems, [&](const StateBlock& block) {
    const auto place = std::find(block.rows.begin(), block.rows.end(), row);
    if (place != block.rows.end()) takeState(block, place - block.rows.begin(), state);
  });
  report(problems, options.strict);
  if (row >= count) {
    fail(options.states, 0,
         "there is no row " + std::to_string(row) + "; the states are counted from 0 to " + std::to_string(count - 1));
  }
  return state;
}

void refuseNonFinite(const Options& options, const State& state, const Recording& recording) {
  const bool finite = std::all_of(recording.entries.begin(), recording.entries.end(), [](const Recorded& entry) {
    return std::all_of(entry.values, entry.values + entry.size, [](double value) { return std::isfinite(value); });
  });
  if (!finite) {
    fail(options.states, state.line, "the result of this state is not finite; its values are too large");
  }
}

Eigen::Vector3d gravityOf(const Options& options, const SceneData& scene) {
  Eigen::Vector3d gravity = scene.gravity;
  if (!options.gravity.empty()) {
    parseVector(options.gravity, gravity);  // checked when the command line was read
  }
  return gravity;
}

int linkOf(const Options& options, const Model& model) {
  if (options.link.empty()) {
    return model.hands().empty() ? model.deepestLink() : model.hands().front();
  }
  const int link = model.findLink(options.link);
  if (link < 0) {
    fail(options.model, 0, "there is no link '" + options.link + "'; 'linkwright-cli info' lists the links");
  }
  return link;
}

DynamicsInput inputOf(const State& state, const Options& options, const Eigen::Vector3d& gravity) {
  return {state.q, state.qd, state.qdd, gravity, state.external, options.terms};
}

ResultTable resultsOf(const Model& model, std::vector<ResultField> fields) {
  ResultTable results;
  results.model = model.name();
  for (const ModelJoint& joint : model.joints()) results.joints.push_back(joint.name);
  results.fields = std::move(fields);
  return results;
}

ResultField jointField(const std::string& name, const Model& model) {
  ResultField field{name, {model.dof()}, {}};
  for (const ModelJoint& joint : model.joints()) {
    field.columns.push_back(name + "." + joint.name);
  }
  return field;
}

std::string examplesOf(const std::string& option, const std::string& path) {
  if (!option.empty()) return option;
  std::error_code ignored;
  const fs::path beside = fs::absolute(path, ignored).lexically_normal() / "../../examples";
  if (fs::is_directory(beside, ignored)) return beside.lexically_normal().string();
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  const fs::path installed = program.parent_path() / "../share/linkwright/examples";
  if (fs::is_directory(installed, ignored)) return installed.lexically_normal().string();
  return LINKWRIGHT_DATA "/examples";
}

std::string secretOf(const std::string& file, const std::string& otherwise) {
  if (file.empty()) return otherwise;
  Result<std::string> read = readTextFile(file);
  report(read.diagnostics(), false);
  std::string secret = secretIn(std::move(read).value());
  if (secret.empty()) fail(file, 0, "the secret is empty; write a line of your own into the file");
  return secret;
}

void writeStandardOutput(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EPIPE) {
      throw EndedEarly{128 + SIGPIPE};
    } else if (errno != EINTR) {
      fail("standard output", 0, std::string("cannot write: ") + std::strerror(errno));
    }
  }
}

void writeText(const std::string& text, const Options& options) {
  if (!options.output.empty()) {
    report(writeFileAtomically(options.output, text), false);
    return;
  }
  writeStandardOutput(text);
}

}  // namespace linkwright::cli
