// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/base/csv_cell.h"
#include "core/io/atomic_file.h"
#include "core/io/json_string.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/lesson_search.h"
#include "core/lesson/step_judge.h"
#include "core/lesson/teacher_page.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace linkwright::cli {
namespace {

namespace fs = std::filesystem;

struct LessonOptions : Options {
  std::vector<std::string> folders;
  std::string examples, language;
  bool automatic = false;
};

/// Opens the lessons; what keeps them from it goes to `problems`.
std::vector<OpenLesson> openAll(const LessonOptions& options, Diagnostics& problems) {
  std::vector<OpenLesson> lessons;
  for (std::string given : options.folders) {
    while (given.size() > 1 && given.ends_with('/')) given.pop_back();
    for (const std::string& folder : lessonFolders(given)) {
      Result<OpenLesson> lesson = openLesson({folder, examplesOf(options.examples, folder)});
      problems.insert(problems.end(), lesson.diagnostics().begin(), lesson.diagnostics().end());
      if (lesson) lessons.push_back(std::move(lesson).value());
    }
  }
  return lessons;
}

std::string findingJson(const Diagnostic& finding) {
  return "{\"file\":" + jsonString(finding.file) + ",\"line\":" + std::to_string(finding.line) + ",\"severity\":\"" +
         (finding.severity == Severity::Error ? "error" : "warning") + "\",\"message\":" + jsonString(finding.message) +
         "}";
}

/// Items between brackets, one a line.
std::string itemsJson(const std::vector<std::string>& items) {
  std::string json = "[";
  const char* separator = "\n";
  for (const std::string& item : items) {
    json += separator + item;
    separator = ",\n";
  }
  return json + "\n]";
}

void check(const LessonOptions& options) {
  Diagnostics problems;
  const std::vector<OpenLesson> lessons = openAll(options, problems);
  std::string text;
  std::vector<std::string> items;
  bool is_clean = true;
  for (const OpenLesson& lesson : lessons) {
    Diagnostics findings = checkLesson(lesson);
    if (options.strict) {
      for (Diagnostic& finding : findings) finding.severity = Severity::Error;
    }
    is_clean = is_clean && !hasErrors(findings);
    std::vector<std::string> found;
    for (const Diagnostic& finding : findings) {
      text += toString(finding) + "\n";
      found.push_back(findingJson(finding));
    }
    text += lesson.lesson.id.text + ": " + std::to_string(lesson.lesson.steps.size()) + " steps, " +
            std::to_string(checkedSteps(lesson.lesson)) + " checked, " + std::to_string(lesson.texts.size()) +
            (lesson.texts.size() == 1 ? " language, " : " languages, ") + std::to_string(findings.size()) +
            (findings.size() == 1 ? " finding\n" : " findings\n");
    items.push_back("{\"lesson\":" + jsonString(lesson.lesson.id.text) +
                    ",\"findings\":" + (found.empty() ? "[]" : itemsJson(found)) + "}");
  }
  writeText(options.json ? "{\"results\":" + itemsJson(items) + "}\n" : text, options);
  report(std::move(problems), options.strict);
  if (!is_clean) throw SomethingDiffers{};
}

void list(const LessonOptions& options) {
  Diagnostics problems;
  const std::vector<OpenLesson> lessons = openAll(options, problems);
  std::string csv = "id,title,minutes,steps,checked,languages,folder\n";
  std::vector<std::string> items;
  for (const OpenLesson& open : lessons) {
    const Lesson& lesson = open.lesson;
    std::string languages;
    for (const LessonName& language : lesson.languages) languages += (languages.empty() ? "" : " ") + language.text;
    const std::string numbers[] = {std::to_string(lesson.minutes), std::to_string(lesson.steps.size()),
                                   std::to_string(checkedSteps(lesson))};
    const std::string& title = open.texts.front().title;
    csv += csvCell(lesson.id.text) + "," + csvCell(title) + "," + numbers[0] + "," + numbers[1] + "," + numbers[2] +
           "," + csvCell(languages) + "," + csvCell(open.folder) + "\n";
    items.push_back("{\"id\":" + jsonString(lesson.id.text) + ",\"title\":" + jsonString(title) +
                    ",\"minutes\":" + numbers[0] + ",\"steps\":" + numbers[1] + ",\"checked\":" + numbers[2] +
                    ",\"languages\":" + jsonString(languages) + ",\"folder\":" + jsonString(open.folder) + "}");
  }
  writeText(options.json ? "{\"results\":" + itemsJson(items) + "}\n" : csv, options);
  report(std::move(problems), options.strict);
}

/// What was tried at a step, and what came of it.
struct Trial {
  std::string attempt, verdict, said;
};

Trial trialOf(const LessonStep& step, const std::string& attempt, const StepVerdict& verdict) {
  if (verdict.right) return {attempt, "right", ""};
  if (verdict.wrong >= 0) return {attempt, "wrong", step.wrong[static_cast<std::size_t>(verdict.wrong)].say.text};
  if (verdict.near >= 0) return {attempt, "near", step.near[static_cast<std::size_t>(verdict.near)].say.text};
  return {attempt, "not right", ""};
}

/// The solution, and the first wrong answer where there is one.
std::vector<Trial> play(const OpenLesson& lesson, std::size_t index) {
  const LessonStep& step = lesson.lesson.steps[index];
  if (!isChecked(step.kind)) return {{"none", "nothing asked", ""}};
  const Result<PlayedAttempt> begin = startOf(lesson, index), solved = solutionOf(lesson, index);
  if (!begin || !solved) {
    report((begin ? solved : begin).diagnostics(), false);
    return {};
  }
  Result<StepJudge> made = StepJudge::make(step, solved->robot, lesson.file);
  report(made.diagnostics(), false);
  StepJudge judge = std::move(made).value();
  LessonAttempt attempt = solved->attempt;
  attempt.answers = judge.evaluated(attempt.answers, attempt);
  std::vector<Trial> trials = {trialOf(step, "solution", judge.judge(attempt))};
  const bool has_wrong = !step.wrong.empty();
  if (!has_wrong && step.near.empty()) return trials;
  const std::string name = has_wrong ? "first wrong" : "first near";
  const auto wrong = wrongVerdict(lesson, index, judge, {!has_wrong, 0}, *begin, *solved);
  report(wrong.diagnostics(), false);
  trials.push_back(*wrong ? trialOf(step, name, **wrong) : Trial{name, "not found", ""});
  return trials;
}

void run(const LessonOptions& options) {
  Diagnostics problems;
  const std::vector<OpenLesson> lessons = openAll(options, problems);
  std::string csv = "lesson,step,kind,attempt,verdict,said\n";
  std::vector<std::string> items;
  bool all_right = true;
  for (const OpenLesson& lesson : lessons) {
    for (std::size_t i = 0; i < lesson.lesson.steps.size(); ++i) {
      const LessonStep& step = lesson.lesson.steps[i];
      const char* kind = wordOf(kStepKinds, step.kind);
      for (const Trial& trial : play(lesson, i)) {
        all_right = all_right && (trial.attempt != "solution" || trial.verdict == "right");
        csv += csvCell(lesson.lesson.id.text) + "," + csvCell(step.id.text) + "," + kind + "," + trial.attempt + "," +
               trial.verdict + "," + csvCell(trial.said) + "\n";
        items.push_back("{\"lesson\":" + jsonString(lesson.lesson.id.text) + ",\"step\":" + jsonString(step.id.text) +
                        ",\"kind\":\"" + kind + "\",\"attempt\":\"" + trial.attempt + "\",\"verdict\":\"" +
                        trial.verdict + "\",\"said\":" + jsonString(trial.said) + "}");
      }
    }
  }
  writeText(options.json ? "{\"results\":" + itemsJson(items) + "}\n" : csv, options);
  report(std::move(problems), options.strict);
  if (!all_right) throw SomethingDiffers{};
}

/// Beside the page: "levers.md" has the folder "levers_pictures".
fs::path pictureFolder(const std::string& page) {
  const fs::path path = page;
  return path.parent_path() / (path.stem().string() + "_pictures");
}

void writePictures(const std::vector<StepPicture>& pictures, const fs::path& folder) {
  if (pictures.empty()) return;
  std::error_code problem;
  fs::create_directories(folder, problem);
  if (problem) fail(folder.string(), 0, "cannot make the folder: " + problem.message());
  for (const StepPicture& picture : pictures)
    report(writeFileAtomically((folder / picture.name).string(), picture.svg), false);
}

/// With pictures where there is a place for them: beside a page in a file.
Result<TeacherPage> pageOf(const OpenLesson& lesson, std::size_t language, const LessonOptions& options) {
  if (!options.output.empty() && !options.json)
    return teacherPageWithPictures(lesson, language, pictureFolder(options.output).filename().string());
  Result<std::string> page = teacherPage(lesson, language);
  if (!page) return Result<TeacherPage>::failure(page.diagnostics());
  return TeacherPage{std::move(page).value(), {}};
}

void teach(const LessonOptions& options) {
  Diagnostics problems;
  std::vector<StepPicture> pictures;
  std::string pages;
  std::vector<std::string> items;
  for (const OpenLesson& lesson : openAll(options, problems)) {
    const auto& languages = lesson.lesson.languages;
    const auto wanted = std::find_if(languages.begin(), languages.end(),
                                     [&](const LessonName& each) { return each.text == options.language; });
    const bool is_there = options.language.empty() || wanted != languages.end();
    if (!is_there)
      problems.push_back({Severity::Error, lesson.file, languages.front().line,
                          Message("Files", "the lesson has no language '%1'").arg(options.language)});
    if (!is_there) continue;
    const auto index = options.language.empty() ? 0 : wanted - languages.begin();
    const Result<TeacherPage> page = pageOf(lesson, static_cast<std::size_t>(index), options);
    problems.insert(problems.end(), page.diagnostics().begin(), page.diagnostics().end());
    if (!page) continue;
    pages += (pages.empty() ? "" : "\n") + page->markdown;
    pictures.insert(pictures.end(), page->pictures.begin(), page->pictures.end());
    items.push_back("{\"lesson\":" + jsonString(lesson.lesson.id.text) + ",\"markdown\":" + jsonString(page->markdown) +
                    "}");
  }
  writePictures(pictures, pictureFolder(options.output));
  writeText(options.json ? "{\"results\":" + itemsJson(items) + "}\n" : pages, options);
  report(std::move(problems), options.strict);
}

CLI::App& addTask(CLI::App& command, const std::string& name, const std::string& words,
                  const std::shared_ptr<LessonOptions>& options) {
  CLI::App& task = *command.add_subcommand(name, words);
  task.add_option("DIR", options->folders, "folders, each with a lesson.json or with folders that have one; or X.zip")
      ->required()
      ->type_name("");
  task.add_option("--examples", options->examples,
                  "folder of the example robots that lessons name (default: the program's own)")
      ->type_name("DIR");
  addOutput(task, *options);
  task.add_flag("--strict", options->strict, "treat warnings as errors");
  return task;
}

}  // namespace

void addLesson(CLI::App& program) {
  CLI::App& command = *program.add_subcommand("lesson", "Check, list or play lessons, or write pages for teachers");
  command.require_subcommand(1);
  addExample(command, "linkwright-cli lesson check lessons/levers");
  const auto options = std::make_shared<LessonOptions>();
  CLI::App& check_task = addTask(command, "check", "Check lessons against the model", options);
  check_task.get_option("--json")->description("write JSON instead of text");
  addExample(check_task, "linkwright-cli lesson check lessons/*");
  check_task.callback([options] { check(*options); });
  CLI::App& list_task = addTask(command, "list", "List lessons with their title, minutes and steps", options);
  addExample(list_task, "linkwright-cli lesson list lessons/*");
  list_task.callback([options] { list(*options); });
  CLI::App& run_task = addTask(command, "run", "Play the solution and the first wrong answer of each step", options);
  run_task.add_flag("--auto", options->automatic, "play by itself, which is the only way here")->required();
  addExample(run_task, "linkwright-cli lesson run --auto lessons/levers");
  run_task.callback([options] { run(*options); });
  CLI::App& teach_task = addTask(command, "teacher", "Write the page for the teacher, with the answers", options);
  teach_task.get_option("--output")
      ->description("output file; pictures of the steps come into a folder beside it (default: standard output)");
  teach_task.add_option("--language", options->language, "language of the page (default: the lesson's first)")
      ->type_name("LANGUAGE");
  addExample(teach_task, "linkwright-cli lesson teacher lessons/levers -o levers.md");
  teach_task.get_option("--json")->description("write JSON with the Markdown of each page");
  teach_task.callback([options] { teach(*options); });
  addLessonProgress(command);
}

}  // namespace linkwright::cli
