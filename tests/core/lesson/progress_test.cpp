// SPDX-License-Identifier: GPL-3.0-or-later
// What learners have answered: its lines, the files of them, and what is counted.
#include "core/lesson/progress.h"

#include "core/io/csv_reader.h"
#include "core/lesson/lesson_hash.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/progress_summary.h"
#include "core/lesson/progress_text.h"
#include "tests/core/lesson/small_lesson.h"
#include "tests/support/catch.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <limits>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

const std::string kOddName = "Ada, \"the first\"\nof many | 2";

ProgressEntry attempt(const std::string& student, const std::string& step, AttemptOutcome outcome, int tries,
                      double seconds, const std::string& time = "2026-03-01T09:30:00Z") {
  ProgressEntry entry;
  entry.student = student;
  entry.lesson = "org.example.small";
  entry.hash = "0123456789abcdef";
  entry.checked = 8;
  entry.step = step;
  entry.kind = StepKind::Number;
  entry.time = time;
  entry.outcome = outcome;
  entry.tries = tries;
  entry.seconds = seconds;
  return entry;
}

ProgressEntry wrongAttempt(const std::string& student, const std::string& say, const std::string& mistake = "") {
  ProgressEntry entry = attempt(student, "torque", AttemptOutcome::Wrong, 1, 5.0);
  entry.say = say;
  entry.mistake = mistake;
  LessonAnswer answer, truth;
  answer.ask = truth.ask = "u1";
  answer.numbers = {0.1};
  truth.numbers = {6.3718};
  entry.answers = {answer};
  entry.truths = {truth};
  entry.tolerances = {{"u1", 0.063718, 0}};
  return entry;
}

std::string fileOf(const std::vector<ProgressEntry>& entries) {
  std::string text;
  for (const ProgressEntry& each : entries) text += progressLine(each) + "\n";
  return text;
}

/// The cells of a CSV text, row by row.
std::vector<std::vector<std::string>> cellsOf(const std::string& csv) {
  CsvReader reader(csv, "x.csv");
  std::vector<std::vector<std::string>> rows;
  for (std::vector<std::string> cells; reader.next(cells);) rows.push_back(cells);
  CHECK(reader.diagnostics().empty());
  return rows;
}

}  // namespace

TEST_CASE("An attempt is one line, and is read as the same", "[lesson]") {
  ProgressEntry entry = wrongAttempt(kOddName, "no-gravity", "gravity-left-out");
  entry.hints = 2;
  LessonAnswer choice, way;
  choice.ask = "c";
  choice.chosen = {{"base-up", 0}, {"each-link", 0}};
  way.ask = "a1";
  way.numbers = {0.0, -1.0, 1e-300};
  entry.answers.push_back(choice);
  entry.answers.push_back(way);
  const std::string line = progressLine(entry);
  CHECK(line.find('\n') == std::string::npos);
  CHECK_THAT(line, ContainsSubstring(R"({"linkwright_progress": 1, "student": "Ada, \"the first\"\nof many | 2", )"));
  CHECK_THAT(line, ContainsSubstring(R"("outcome": "wrong", "say": "no-gravity", "mistake": "gravity-left-out", )"
                                     R"("answers": {"u1": 0.1, "c": ["base-up", "each-link"], "a1": [0, -1, 1e-300]}, )"
                                     R"("truths": {"u1": 6.3718}, "tolerances": {"u1": 0.063718}, "tries": 1, )"
                                     R"("hints": 2, "seconds": 5)"));
  const ProgressLog log = readProgress(line + "\n", "ada.jsonl");
  INFO(wordsOf(log.problems));
  REQUIRE(log.entries.size() == 1);
  CHECK(log.problems.empty());
  CHECK(progressLine(log.entries[0]) == line);
  CHECK(log.entries[0].student == kOddName);
  CHECK(log.entries[0].answers[1].chosen.size() == 2);
}

TEST_CASE("Numbers that are not finite keep no line from being read", "[lesson]") {
  ProgressEntry entry = wrongAttempt("", "");
  entry.answers[0].numbers = {std::numeric_limits<double>::quiet_NaN()};
  entry.tolerances[0].value = std::numeric_limits<double>::infinity();
  entry.seconds = std::numeric_limits<double>::infinity();
  const ProgressLog log = readProgress(progressLine(entry), "a.jsonl");
  CHECK(log.problems.empty());
  REQUIRE(log.entries.size() == 1);
  CHECK(log.entries[0].answers.empty());
  CHECK(log.entries[0].seconds == 0.0);
}

TEST_CASE("A line that was cut is passed over with a warning, and all others are kept", "[lesson]") {
  const std::string line = progressLine(wrongAttempt("ada", "no-gravity"));
  for (std::size_t length = 1; length < line.size(); ++length) {
    const ProgressLog log = readProgress(line + "\n" + line.substr(0, length), "ada.jsonl");
    INFO(line.substr(0, length));
    CHECK(log.entries.size() == 1);
    REQUIRE(log.problems.size() == 1);
    CHECK(toString(log.problems[0]) == "ada.jsonl:2: warning: this line ends too early; it was passed over");
  }
  // whole, but for its line break
  CHECK(readProgress(line + "\r\n\r\n" + line, "ada.jsonl").entries.size() == 2);
  CHECK(readProgress("", "ada.jsonl").problems.empty());
}

TEST_CASE("What is added to a file after a cut line is a line of its own", "[lesson]") {
  const TemporaryFolder folder;
  const std::string file = folder.file("ada.jsonl");
  REQUIRE(appendProgress(file, wrongAttempt("ada", "no-gravity")).empty());
  REQUIRE(appendProgress(file, wrongAttempt("ada", "handed-on")).empty());
  const std::string whole = readFile(file);
  folder.write("ada.jsonl", whole.substr(0, whole.size() - 20));
  REQUIRE(appendProgress(file, wrongAttempt("ada", "third")).empty());
  const ProgressLog log = readProgressFiles({file});
  REQUIRE(log.entries.size() == 2);
  CHECK(log.entries[1].say == "third");
  REQUIRE(log.problems.size() == 1);
  CHECK(log.problems[0].line == 2);
  CHECK(log.problems[0].severity == Severity::Warning);
  const Diagnostics refused = appendProgress(folder.file("none/ada.jsonl"), wrongAttempt("ada", ""));
  REQUIRE(refused.size() == 1);
  CHECK_THAT(toString(refused[0]), ContainsSubstring("none/ada.jsonl:1: error: cannot write the file: "));
}

TEST_CASE("A line that is something else is an error with its line", "[lesson]") {
  struct Case {
    std::string from, to, said;
  };
  const auto c = GENERATE(values<Case>({
      {"\"linkwright_progress\": 1", "\"linkwright_progress\": 2", "error: the version of this line is newer than 1"},
      {"\"linkwright_progress\": 1, ", "", "error: this line is not of a learner's progress"},
      {"\"linkwright_progress\": 1, ", "\"linkwright_progress\": 0.5, ", "error: this line is not of a learner's"},
      {"\"outcome\": \"wrong\"", "\"outcome\": \"bad\"",
       "error: attempt: \"outcome\" must be one of these: right, wrong, near, skipped, shown"},
      {"\"kind\": \"number\", ", "", "error: attempt"},
      {"2026-03-01T", "2026-02-30T", "\"time\" must be a time in UTC such as \"2026-03-01T09:30:00Z\""},
      {"\"seconds\": 5", "\"seconds\": -5", "\"seconds\" must be at least 0 s"},
      {"\"tries\": 1", "\"tries\": 1.5", "\"tries\" must be a whole number"},
      {"{\"u1\": 0.1}", "{\"u1\": true}", "the answer to 'u1' must be a number"},
      {"{\"linkwright", "[\"linkwright", "is not valid JSON"},
      {"\"student\": \"ada\"", "\"studnt\": \"ada\"", "warning: attempt: "},
  }));
  CAPTURE(c.from, c.to);
  const std::string line = progressLine(wrongAttempt("ada", "no-gravity"));
  const ProgressLog log = readProgress(line + "\n\n" + with(line, c.from, c.to) + "\n" + line + "\n", "ada.jsonl");
  INFO(wordsOf(log.problems));
  REQUIRE_FALSE(log.problems.empty());
  for (const Diagnostic& each : log.problems) CHECK(each.line == 3);
  CHECK_THAT(wordsOf(log.problems), ContainsSubstring(c.said));
  CHECK(log.entries.size() == (hasErrors(log.problems) ? 2 : 3));
}

TEST_CASE("Times are those of UTC", "[lesson]") {
  CHECK(utcText({}) == "1970-01-01T00:00:00Z");
  CHECK(utcText(std::chrono::system_clock::from_time_t(1772357400)) == "2026-03-01T09:30:00Z");
  CHECK(isUtcText(utcText(std::chrono::system_clock::now())));
  CHECK(isUtcText("2028-02-29T23:59:60Z"));
  for (const char* text : {"", "2026-02-29T00:00:00Z", "2026-03-01T24:00:00Z", "2026-03-01 09:30:00Z",
                           "2026-03-01T09:30:00", "-026-03-01T09:30:00Z", "2026-03-01T09:-1:00Z"})
    CHECK_FALSE(isUtcText(text));
}

TEST_CASE("The hash of a lesson is that of its bytes", "[lesson]") {
  // published figures of FNV-1a, 64 bits
  CHECK(lessonHash("") == "cbf29ce484222325");
  CHECK(lessonHash("a") == "af63dc4c8601ec8c");
  CHECK(lessonHash("foobar") == "85944171f73967e8");
  const LessonDesk desk;
  CHECK(desk.open()->hash == lessonHash(kSmallLesson));
}

TEST_CASE("What the judge knows of an attempt stands in its entry", "[lesson]") {
  const LessonDesk desk;
  const Result<OpenLesson> lesson = desk.open();
  REQUIRE(lesson.ok());
  const auto entryOf = [&](std::size_t step, const std::vector<LessonAnswer>* answers) {
    Result<PlayedAttempt> played = solutionOf(*lesson, step);
    REQUIRE(played.ok());
    LessonAttempt tried = played->attempt;
    if (answers != nullptr) tried.answers = *answers;
    Result<StepJudge> made = StepJudge::make(lesson->lesson.steps[step], played->robot, lesson->file);
    REQUIRE(made.ok());
    StepJudge judge = std::move(made).value();
    return progressOf(*lesson, judge, tried, judge.judge(tried));
  };
  const ProgressEntry right = entryOf(1, nullptr);
  CHECK(right.lesson == "org.example.small");
  CHECK(right.hash == lesson->hash);
  CHECK(right.checked == 8);
  CHECK(right.step == "torque");
  CHECK(right.kind == StepKind::Number);
  CHECK(right.outcome == AttemptOutcome::Right);
  CHECK(right.say.empty());
  REQUIRE(right.truths.size() == 1);
  CHECK(right.truths[0].numbers.at(0) == Approx(6.3718).epsilon(1e-4));
  CHECK(right.tolerances.at(0).value == Approx(0.063718).epsilon(1e-4));

  // without gravity the two torques of this state are those of the motion alone
  LessonAnswer handed;
  handed.ask = "u1";
  handed.numbers = {4.247855};
  const std::vector<LessonAnswer> answers = {handed};
  const ProgressEntry wrong = entryOf(1, &answers);
  CHECK(wrong.outcome == AttemptOutcome::Wrong);
  CHECK(wrong.say == "handed-on");
  CHECK(wrong.answers.at(0).numbers == std::vector<double>{4.247855});

  const ProgressEntry way = entryOf(2, nullptr);
  REQUIRE(way.truths.at(0).numbers.size() == 3);
  CHECK(way.truths[0].numbers[2] > 9.0);
  const ProgressEntry choice = entryOf(4, nullptr);
  CHECK(choice.truths.at(0).chosen.size() == 2);
  CHECK(choice.tolerances.empty());
  // a pose is no answer in words
  CHECK(entryOf(3, nullptr).answers.empty());
  CHECK(entryOf(3, nullptr).outcome == AttemptOutcome::Right);
}

TEST_CASE("A lesson's progress counts steps, tries, hints and times of one learner", "[lesson]") {
  std::vector<ProgressEntry> entries = {
      attempt("ada", "torque", AttemptOutcome::Wrong, 1, 10.0, "2026-03-01T09:30:00Z"),
      attempt("ada", "torque", AttemptOutcome::Right, 2, 30.0, "2026-03-01T09:30:20Z"),
      attempt("ada", "way", AttemptOutcome::Right, 1, 5.0, "2026-03-01T09:31:00Z"),
      attempt("ada", "pick", AttemptOutcome::Wrong, 1, 5.0, "2026-03-01T09:32:00Z"),
      attempt("ada", "pick", AttemptOutcome::Shown, 1, 9.0, "2026-03-01T09:32:10Z"),
      attempt("ada", "walk", AttemptOutcome::Skipped, 0, 2.0, "2026-03-01T09:33:00Z"),
      // begun anew on another day, with another version of the lesson
      attempt("ada", "torque", AttemptOutcome::Near, 1, 4.0, "2026-03-08T09:30:00Z"),
  };
  entries[1].hints = 2;
  entries[6].hints = 1;
  entries[6].hash = "fedcba9876543210";
  std::swap(entries[0], entries[6]);  // the order of the file is not that of the times
  const LessonProgress progress = classProgress(entries).cells.at(0).at(0);
  CHECK(progress.student == "ada");
  CHECK(progress.checked == 8);
  CHECK(progress.done == 2);
  CHECK(progress.first_try == 1);
  CHECK(progress.tries == 5);
  CHECK(progress.hints == 3);
  CHECK(progress.seconds == 30.0 + 5.0 + 9.0 + 2.0 + 4.0);
  CHECK(progress.versions == 2);
  CHECK(progress.last == "2026-03-08T09:30:00Z");
}

TEST_CASE("The same mistake of two students is counted for both", "[lesson]") {
  const std::vector<ProgressEntry> entries = {
      wrongAttempt("ada", "no-gravity", "gravity-left-out"),    wrongAttempt("ada", "no-gravity", "gravity-left-out"),
      wrongAttempt("ben", "no-gravity", "gravity-left-out"),    wrongAttempt("ben", ""),
      attempt("ben", "torque", AttemptOutcome::Right, 3, 40.0),
  };
  const std::vector<SaidCount> counts = saidCounts(entries);
  REQUIRE(counts.size() == 2);
  CHECK(counts[0].say == "no-gravity");
  CHECK(counts[0].mistake == "gravity-left-out");
  CHECK(counts[0].count == 3);
  CHECK(counts[0].students == 2);
  CHECK(counts[1].say.empty());
  CHECK(counts[1].count == 1);
  CHECK(progressCsv(entries, ProgressTable::Mistakes) ==
        "lesson,step,say,mistake,count,students\n"
        "org.example.small,torque,no-gravity,gravity-left-out,3,2\n"
        "org.example.small,torque,,,1,1\n");
  CHECK(progressMarkdown(entries, ProgressTable::Mistakes) ==
        "# What was answered\n\n"
        "| lesson | step | say | mistake | count | students |\n"
        "| --- | --- | --- | --- | ---: | ---: |\n"
        "| org.example.small | torque | no-gravity | gravity-left-out | 3 | 2 |\n"
        "| org.example.small | torque | | | 1 | 1 |\n");
}

TEST_CASE("A class has a row for each student and a column for each lesson", "[lesson]") {
  std::vector<ProgressEntry> entries = {attempt(kOddName, "torque", AttemptOutcome::Right, 1, 90.0),
                                        attempt("ben", "torque", AttemptOutcome::Wrong, 1, 5.0)};
  entries.push_back(entries[1]);
  entries[2].lesson = "org.example.other";
  entries[2].checked = 0;
  const ClassProgress progress = classProgress(entries);
  CHECK(progress.students == std::vector<std::string>{kOddName, "ben"});
  CHECK(progress.lessons == std::vector<std::string>{"org.example.other", "org.example.small"});
  CHECK(progress.cells[0][0].last.empty());
  CHECK(progress.cells[0][1].done == 1);
  CHECK(progress.cells[1][1].done == 0);
  CHECK(progressMarkdown(entries, ProgressTable::Students) ==
        "# Steps done\n\n"
        "| student | org.example.other | org.example.small |\n"
        "| --- | --- | --- |\n"
        "| Ada, \"the first\" of many \\| 2 | | 1/8 |\n"
        "| ben | 0 | 0/8 |\n");
  const auto rows = cellsOf(progressCsv(entries, ProgressTable::Students));
  REQUIRE(rows.size() == 4);
  CHECK(rows[0] == std::vector<std::string>{"student", "lesson", "checked", "done", "first_try", "tries", "hints",
                                            "seconds", "versions", "last"});
  CHECK(rows[1] == std::vector<std::string>{kOddName, "org.example.small", "8", "1", "1", "1", "0", "90", "1",
                                            "2026-03-01T09:30:00Z"});
  CHECK(rows[2][1] == "org.example.other");
  const nlohmann::json json = nlohmann::json::parse(progressJson(entries, ProgressTable::Students));
  CHECK(json["results"][0]["student"] == kOddName);
  CHECK(json["results"][0]["seconds"] == 90);
}

TEST_CASE("The attempts of a learner are written as a table, a page and JSON", "[lesson]") {
  const std::vector<ProgressEntry> entries = {wrongAttempt(kOddName, "no-gravity", "gravity-left-out"),
                                              attempt(kOddName, "torque", AttemptOutcome::Right, 2, 65.0)};
  const auto rows = cellsOf(progressCsv(entries, ProgressTable::Entries));
  REQUIRE(rows.size() == 3);
  REQUIRE(rows[0].size() == 16);
  for (const auto& row : rows) CHECK(row.size() == rows[0].size());
  CHECK(rows[1][0] == kOddName);
  CHECK(rows[0][10] == "answers");
  CHECK(rows[1][10] == "u1=0.1");
  CHECK(rows[1][11] == "u1=6.3718");
  CHECK(rows[1][12] == "u1=0.063718");
  const std::string page = progressMarkdown(entries, ProgressTable::Entries);
  CHECK_THAT(page, ContainsSubstring("# Progress of Ada, \"the first\" of many \\| 2\n\n## org.example.small\n\n"
                                     "Steps done: 1/8, 0 of them at the first try. 2 answers, 0 hints, 1 min. "
                                     "Last on 2026-03-01T09:30:00Z.\n\n| step | time |"));
  CHECK_THAT(page, ContainsSubstring("| torque | 2026-03-01T09:30:00Z | wrong | no-gravity | u1=0.1 | 1 | 0 | 5 |\n"));
  const nlohmann::json json = nlohmann::json::parse(progressJson(entries, ProgressTable::Entries));
  CHECK(json["results"][0]["answers"]["u1"] == 0.1);
  CHECK(nlohmann::json::parse(progressJson({}, ProgressTable::Mistakes))["results"].empty());
  CHECK(progressMarkdown({}, ProgressTable::Entries).empty());
}

TEST_CASE("A folder of files is a class, and who has no code is called as the file is", "[lesson]") {
  const TemporaryFolder folder;
  folder.write("b.jsonl", fileOf({wrongAttempt("", "no-gravity")}));
  folder.write("a.jsonl", fileOf({wrongAttempt("", "no-gravity"), wrongAttempt("ada", "no-gravity")}));
  folder.write("notes.txt", "not of a learner\n");
  const std::string place = std::filesystem::path(folder.file("x")).parent_path().string();
  const ProgressLog log = readProgressFiles({place});
  CHECK(log.problems.empty());
  REQUIRE(log.entries.size() == 3);
  CHECK(log.entries[0].student == "a");
  CHECK(log.entries[1].student == "ada");
  CHECK(log.entries[2].student == "b");
  CHECK(saidCounts(log.entries).at(0).students == 3);
  const ProgressLog missing = readProgressFiles({folder.file("none.jsonl"), folder.file("b.jsonl")});
  CHECK(missing.entries.size() == 1);
  CHECK_THAT(wordsOf(missing.problems), ContainsSubstring("none.jsonl:1: error: cannot read the file"));
  std::filesystem::create_directory(folder.file("empty"));
  CHECK_THAT(wordsOf(readProgressFiles({folder.file("empty")}).problems),
             ContainsSubstring("empty:1: error: the folder has no file *.jsonl"));
}
