// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/io/result_table.h"
#include "core/io/state_table.h"
#include "core/mechanism/model.h"
#include "core/recording/recording.h"
#include "core/scene/scene.h"

#include <CLI/CLI.hpp>
#include <Eigen/Core>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright::cli {

/// How a command ends.
enum ExitCode : int { kDone = 0, kInputAtFault = 1, kWrongUsage = 2, kSomethingDiffers = 3 };

/// The input is at fault: main says what has not been said yet and leaves with kInputAtFault.
struct InputAtFault {
  Diagnostics unsaid = {};
};
/// A signal or a closed pipe has ended a command, which has written what was done: main leaves with this.
struct EndedEarly {
  int code;
};
/// What was checked is not ours everywhere, and that has been written: main leaves with kSomethingDiffers.
struct SomethingDiffers {};

/// What the options that commands share were set to.
struct Options {
  std::string model;
  std::string states;
  std::string link;
  std::string gravity;
  std::string output;
  TorqueTerms terms;
  bool json = false;
  bool strict = false;
  bool ignore_extra = false;
  bool skip_bad = false;
  int jobs = 1;
};

void addModel(CLI::App& command, Options& options);
void addStates(CLI::App& command, Options& options);
/// `--ignore-extra`; addStates adds it too.
void addIgnoreExtra(CLI::App& command, Options& options);
void addLink(CLI::App& command, Options& options);
void addOutput(CLI::App& command, Options& options);
/// `-o` alone; addOutput adds it too.
void addOutputFile(CLI::App& command, Options& options);
void addTorqueTerms(CLI::App& command, Options& options);
/// `--formulation`, by the names of core/recording/formulation.h; any other is refused by name. `also` is one more word
/// that the command takes.
void addFormulation(CLI::App& command, std::string& formulation, const std::string& also = "");
/// The formulation that addFormulation has let pass.
Formulation formulationOf(const std::string& name);
/// The example at the end of a command's help.
void addExample(CLI::App& command, const std::string& line);

/// A scene and the model compiled from it.
struct Robot {
  SceneData scene;
  Model model;
};

/// Writes diagnostics to standard error, each once.
void say(const Diagnostics& diagnostics);
/// The same; with `strict`, warnings are errors. Throws InputAtFault if there
/// is an error.
void report(Diagnostics diagnostics, bool strict);
/// Throws InputAtFault with one error about `file`.
[[noreturn]] void fail(const std::string& file, int line, const std::string& message);

/// Reads and compiles the model; its diagnostics are reported, and copied to `diagnostics` where that is given.
Robot loadRobot(const Options& options, Diagnostics* diagnostics = nullptr);

/// `--row K`: which of the states, for a command that works on one.
void addRow(CLI::App& command, int& row);
/// The state of that row, in whose table everything has to be right; refused where there is none.
State loadState(const Options& options, const Model& model, int row);
/// Refuses a recording with a number that is not finite: the state's values are too large.
void refuseNonFinite(const Options& options, const State& state, const Recording& recording);

/// Gravity: the option's, else the scene's.
Eigen::Vector3d gravityOf(const Options& options, const SceneData& scene);
/// Index of the link that --link names, else of the default hand.
int linkOf(const Options& options, const Model& model);
/// A state as inverse dynamics takes it.
DynamicsInput inputOf(const State& state, const Options& options, const Eigen::Vector3d& gravity);

/// A table of results with the model's names, and no result yet.
ResultTable resultsOf(const Model& model, std::vector<ResultField> fields);

/// A field of one number a joint, with the columns NAME.JOINT.
ResultField jointField(const std::string& name, const Model& model);

/// Where the example robots are that lessons and exercises name: `option`, those beside `path`'s folder in a source
/// tree or an installed program, or this program's own.
std::string examplesOf(const std::string& option, const std::string& path);

/// The secret of an exercise: what the file holds, without a line break at its end; without a file `otherwise`.
std::string secretOf(const std::string& file, const std::string& otherwise);

/// Writes all of it, or fails; throws EndedEarly where nobody reads it any more.
void writeStandardOutput(std::string_view text);
/// Writes to the file of -o (as a whole or not at all) or to standard output.
void writeText(const std::string& text, const Options& options);

}  // namespace linkwright::cli
