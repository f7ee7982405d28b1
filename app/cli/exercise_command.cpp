// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/exercise/exercise_check.h"
#include "core/exercise/exercise_export.h"
#include "core/io/atomic_file.h"
#include "core/io/json_string.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace linkwright::cli {
namespace {

constexpr int kTried = 200;  // made-up students of --check

struct ExerciseOptions : Options {
  std::string spec, students, format, secret, language, examples;
  bool check = false;
};

std::string oneDecimal(double value) {
  char text[40];
  std::snprintf(text, sizeof text, "%.1f", value);
  return text;
}

void checkExercise(const ExerciseOptions& options, const OpenExercise& open) {
  ExerciseTrial trial = tryExercise(open, kTried);
  if (options.strict) {
    for (Diagnostic& finding : trial.findings) finding.severity = Severity::Error;
  }
  const Exercise& exercise = open.exercise;
  std::string text, findings;
  for (const Diagnostic& finding : trial.findings) {
    text += toString(finding) + "\n";
    findings += (findings.empty() ? "" : ",") + jsonString(finding.message);
  }
  text += exercise.id.text + ": " + std::to_string(exercise.questions.size()) +
          (exercise.questions.size() == 1 ? " question, " : " questions, ") + std::to_string(trial.students) +
          " variants tried, " + std::to_string(trial.different) + " different, " + oneDecimal(trial.mean_draws) +
          " draws per variant, " + std::to_string(trial.most_draws) + " at most, " +
          std::to_string(trial.findings.size()) + (trial.findings.size() == 1 ? " finding\n" : " findings\n");
  const std::string json =
      "{\"exercise\":" + jsonString(exercise.id.text) + ",\"questions\":" + std::to_string(exercise.questions.size()) +
      ",\"variants\":" + std::to_string(trial.students) + ",\"different\":" + std::to_string(trial.different) +
      ",\"mean_draws\":" + oneDecimal(trial.mean_draws) + ",\"most_draws\":" + std::to_string(trial.most_draws) +
      ",\"findings\":[" + findings + "]}\n";
  writeText(options.json ? json : text, options);
  if (hasErrors(trial.findings)) throw SomethingDiffers{};
}

std::vector<ExerciseStudent> studentsOf(const ExerciseOptions& options) {
  const Result<std::string> text = readTextFile(options.students);
  report(text.diagnostics(), options.strict);
  auto students = readStudentList(*text, options.students);
  report(students.diagnostics(), options.strict);
  return std::move(students).value();
}

void writeClass(const ExerciseOptions& options, const ExerciseClass& all) {
  ExerciseFormat format{};
  valueOf(kExerciseFormats, options.format, format);
  const Result<std::vector<ExportedFile>> files = exportExercise(all, format, options.output);
  report(files.diagnostics(), options.strict);
  writeText(files->front().bytes, options);
  for (std::size_t i = 1; i < files->size(); ++i)
    report(writeFileAtomically((*files)[i].path, (*files)[i].bytes), false);
}

void run(const ExerciseOptions& options) {
  const Result<OpenExercise> open = openExercise(options.spec, examplesOf(options.examples, options.spec));
  report(open.diagnostics(), options.strict);
  if (options.check) return checkExercise(options, *open);
  const ExerciseText* text = textIn(open->exercise, options.language);
  if (text == nullptr) fail(options.spec, 0, "the exercise has no text in '" + options.language + "'");
  if (options.secret.empty())
    report({{Severity::Warning, options.spec, 0,
             Message("Files", "without --secret, whoever has the exercise can work out all answers")}},
           options.strict);
  const std::vector<ExerciseStudent> students = studentsOf(options);
  const auto variants = variantsFor(*open, secretOf(options.secret, open->exercise.id.text), students);
  report(variants.diagnostics(), options.strict);
  writeClass(options, {*open, *text, students, *variants});
  if (options.output.empty()) return;
  int draws = 0, most = 0;
  for (const Variant& each : *variants) {
    draws += each.draws;
    most = std::max(most, each.draws);
  }
  Options said;
  writeText(std::to_string(variants->size()) + (variants->size() == 1 ? " variant, " : " variants, ") +
                oneDecimal(double(draws) / double(variants->size())) + " draws per variant, " + std::to_string(most) +
                " at most\n",
            said);
}

}  // namespace

void addExercise(CLI::App& program) {
  const auto options = std::make_shared<ExerciseOptions>();
  CLI::App& command = *program.add_subcommand("exercise", "Write an exercise with a variant for each student");
  command.add_option("SPEC", options->spec, "exercise: a JSON file")->required()->type_name("");
  CLI::Option* const check = command.add_flag("--check", options->check, "check the exercise and try its variants");
  CLI::Option* const students =
      command.add_option("--students", options->students, "CSV list with a column id and, if you like, name")
          ->type_name("LIST")
          ->excludes(check);
  CLI::Option* const format =
      command
          .add_option(
              "--format", options->format,
              "csv: the key; sheet: HTML to print, and its key beside it (both with a blank table\n"
              "to hand in); moodle: numerical questions; cloze: one Moodle question each; canvas, qti21: zip archives")
          ->check(CLI::IsMember({"csv", "sheet", "moodle", "cloze", "canvas", "qti21"}))
          ->type_name("FORMAT")
          ->needs(students);
  students->needs(format);
  command
      .add_option("--secret", options->secret,
                  "file with a secret of your own; without one whoever has the exercise can work out\n"
                  "everybody's answers")
      ->type_name("FILE");
  command.add_option("--language", options->language, "language of the texts (default: the first)")
      ->type_name("LANGUAGE");
  command
      .add_option("--examples", options->examples,
                  "folder of the example robots that exercises name (default: the program's own)")
      ->type_name("DIR");
  addOutput(command, *options);
  command.get_option("--json")->description("write JSON instead of text")->needs(check);
  command.add_flag("--strict", options->strict, "treat warnings as errors");
  command.parse_complete_callback([options] {
    if (!options->check && options->students.empty())
      throw CLI::ValidationError("exercise", "give --students and --format, or --check");
    const bool to_file = options->format == "sheet" || options->format == "canvas" || options->format == "qti21";
    if (to_file && options->output.empty())
      throw CLI::ValidationError("--format", options->format + " needs a file; name it with -o");
    if (options->format == "sheet" && options->output.ends_with(".pdf"))
      throw CLI::ValidationError(
          "--format",
          "sheet writes HTML: name a file such as week3.html. For PDF use Help > Exercise Sheet in the window");
  });
  addExample(command, "linkwright-cli exercise torques.json --students class.csv --format cloze -o torques.xml");
  command.callback([options] { run(*options); });
}

}  // namespace linkwright::cli
