// SPDX-License-Identifier: GPL-3.0-or-later
// check --students: a folder of students' tables, each against its own variant of an exercise.
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/exercise/student_list.h"
#include "core/exercise/submissions.h"
#include "core/io/atomic_file.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>
#include <utility>

namespace linkwright::cli {
namespace {

namespace fs = std::filesystem;

/// Files of the folder by the students whose they are: ID.csv.
std::map<std::string, fs::path> submissionsOf(const std::string& folder) {
  std::map<std::string, fs::path> files;
  std::error_code problem;
  for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem))
    files[at->path().extension() == ".csv" ? at->path().stem().string() : at->path().filename().string()] = at->path();
  if (problem) fail(folder, 0, "cannot read the folder: " + problem.message());
  return files;
}

SubmissionVerdict refused(const std::string& student, const fs::path& file, const std::string& why) {
  SubmissionVerdict verdict;
  verdict.student = student;
  verdict.file = file.filename().string();
  verdict.status = SubmissionStatus::Refused;
  verdict.problem = why;
  return verdict;
}

SubmissionVerdict judge(VariantMaker& maker, const OpenExercise& open, const std::string& student, const fs::path& file,
                        bool is_listed) {
  std::error_code problem;
  if (!fs::is_regular_file(file, problem)) return refused(student, file, "it is not a file");
  if (file.extension() != ".csv") return refused(student, file, "its name does not end with .csv");
  if (!isUtf8(student + " ")) return refused(student, file, "its name is not UTF-8");
  if (!is_listed) return refused(student, file, "its name is not that of a student of the list");
  const auto size = fs::file_size(file, problem);
  if (!problem && size > kMostSubmissionBytes) return refused(student, file, "the file is larger than 1 MB");
  const Result<std::string> bytes = readTextFile(file.string());
  if (!bytes) return refused(student, file, bytes.diagnostics().front().message);
  return judgeSubmission(maker, open, student, *bytes, file.filename().string());
}

std::vector<ExerciseStudent> listed(const std::string& list) {
  const Result<std::string> text = readTextFile(list);
  report(text.diagnostics(), false);
  auto students = readStudentList(*text, list);
  report(students.diagnostics(), false);
  return std::move(students).value();
}

bool isListed(const std::vector<ExerciseStudent>& students, const std::string& id) {
  return std::any_of(students.begin(), students.end(), [&](const ExerciseStudent& each) { return each.id == id; });
}

void addMissing(const std::vector<ExerciseStudent>& students, std::vector<SubmissionVerdict>& verdicts) {
  for (const ExerciseStudent& student : students) {
    const auto is_it = [&](const SubmissionVerdict& verdict) { return verdict.student == student.id; };
    if (std::any_of(verdicts.begin(), verdicts.end(), is_it)) continue;
    SubmissionVerdict missing;
    missing.student = student.id;
    verdicts.push_back(missing);
  }
}

/// One file per student, in a folder.
void writeGradescope(const Exercise& exercise, const std::vector<SubmissionVerdict>& verdicts,
                     const std::string& folder) {
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) fail(folder, 0, "cannot make the folder: " + problem.message());
  for (const SubmissionVerdict& verdict : verdicts) {
    // an id of a list may have a / in it
    std::string name = verdict.student;
    std::replace(name.begin(), name.end(), '/', '_');
    report(writeFileAtomically((fs::path(folder) / (name + ".json")).string(), gradescopeJson(exercise, verdict)),
           false);
  }
}

}  // namespace

void addClassOptions(CLI::App& check, const std::shared_ptr<ClassOptions>& options,
                     const std::vector<CLI::Option*>& alone) {
  CLI::Option* const folder =
      check
          .add_option_function<std::string>(
              "--students",
              [options, alone](const std::string& value) {
                options->folder = value;
                for (CLI::Option* each : alone) each->required(false);
              },
              "in place of MODEL, --states and STUDENT: a folder of tables, ID.csv, each checked\n"
              "against the variant of --spec that its student has")
          ->type_name("DIR");
  CLI::Option* const spec =
      check.add_option("--spec", options->spec, "exercise of --students")->type_name("SPEC")->needs(folder);
  folder->needs(spec);
  for (CLI::Option* each : alone) folder->excludes(each);
  check.add_option("--secret", options->secret, "file with the secret that the variants were drawn with")
      ->type_name("FILE")
      ->needs(folder);
  check.add_option("--list", options->list, "list of students with a column id, to name those without a table")
      ->type_name("LIST")
      ->needs(folder);
  check.add_option("--examples", options->examples, "folder of the example robots that the exercise names")
      ->type_name("DIR")
      ->needs(folder);
  check
      .add_option("--format", options->format,
                  "of --students: csv (the default), or gradescope: a results.json per student, in the folder of -o")
      ->check(CLI::IsMember({"csv", "gradescope"}))
      ->type_name("FORMAT")
      ->needs(folder);
}

void checkClass(const ClassOptions& options) {
  if (options.format == "gradescope" && options.output.empty())
    throw CLI::ValidationError("--format", "gradescope writes a file per student; name a folder with -o");
  const Result<OpenExercise> open = openExercise(options.spec, examplesOf(options.examples, options.spec));
  report(open.diagnostics(), false);
  VariantMaker maker(*open, secretOf(options.secret, open->exercise.id.text));
  const std::vector<ExerciseStudent> students =
      options.list.empty() ? std::vector<ExerciseStudent>() : listed(options.list);
  std::vector<SubmissionVerdict> verdicts;
  for (const auto& [student, file] : submissionsOf(options.folder)) {
    const bool is_listed = options.list.empty() || isListed(students, student);
    verdicts.push_back(judge(maker, *open, student, file, is_listed));
  }
  addMissing(students, verdicts);
  Options output;
  output.output = options.output;
  if (options.format == "gradescope")
    writeGradescope(open->exercise, verdicts, options.output);
  else
    writeText(submissionsCsv(verdicts), output);
  const auto is_right = [](const SubmissionVerdict& verdict) { return verdict.status == SubmissionStatus::Right; };
  if (!std::all_of(verdicts.begin(), verdicts.end(), is_right)) throw SomethingDiffers{};
}

}  // namespace linkwright::cli
