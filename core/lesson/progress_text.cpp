// SPDX-License-Identifier: MIT
#include "core/lesson/progress_text.h"

#include "core/base/csv_cell.h"
#include "core/base/number_text.h"
#include "core/base/quoted_text.h"
#include "core/io/json_string.h"
#include "core/io/scene_members.h"
#include "core/lesson/progress_summary.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright {
namespace {

struct Cell {
  std::string text;
  bool is_number = false;

  Cell(std::string words) : text(std::move(words)) {}
  Cell(const char* words) : text(words) {}
  Cell(int number) : text(std::to_string(number)), is_number(true) {}
  Cell(double number) : text(numberText(number)), is_number(true) {}
};

struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<Cell>> rows;
};

std::string answersText(const std::vector<LessonAnswer>& answers) {
  std::string text;
  for (const LessonAnswer& each : answers) {
    text += (text.empty() ? "" : "; ") + each.ask + "=" + each.formula;
    const char* separator = "";
    for (const double number : each.numbers) text += std::exchange(separator, " ") + scene::numberOf(number);
    for (const LessonName& option : each.chosen) text += std::exchange(separator, " ") + option.text;
  }
  return text;
}

std::string numbersText(const std::vector<NamedNumber>& numbers) {
  std::string text;
  for (const NamedNumber& each : numbers)
    text += (text.empty() ? "" : "; ") + each.name + "=" + scene::numberOf(each.value);
  return text;
}

Table entriesTable(const std::vector<ProgressEntry>& entries) {
  Table table{{"student", "lesson", "lesson_hash", "checked", "step", "kind", "time", "outcome", "say", "mistake",
               "answers", "truths", "tolerances", "tries", "hints", "seconds"},
              {}};
  for (const ProgressEntry& e : entries)
    table.rows.push_back({e.student, e.lesson, e.hash, e.checked, e.step, wordOf(kStepKinds, e.kind), e.time,
                          wordOf(kAttemptOutcomes, e.outcome), e.say, e.mistake, answersText(e.answers),
                          answersText(e.truths), numbersText(e.tolerances), e.tries, e.hints, e.seconds});
  return table;
}

Table studentsTable(const std::vector<ProgressEntry>& entries) {
  Table table{{"student", "lesson", "checked", "done", "first_try", "tries", "hints", "seconds", "versions", "last"},
              {}};
  for (const std::vector<LessonProgress>& row : classProgress(entries).cells) {
    for (const LessonProgress& p : row) {
      if (p.last.empty()) continue;
      table.rows.push_back(
          {p.student, p.lesson, p.checked, p.done, p.first_try, p.tries, p.hints, p.seconds, p.versions, p.last});
    }
  }
  return table;
}

Table mistakesTable(const std::vector<ProgressEntry>& entries) {
  Table table{{"lesson", "step", "say", "mistake", "count", "students"}, {}};
  for (const SaidCount& c : saidCounts(entries))
    table.rows.push_back({c.lesson, c.step, c.say, c.mistake, c.count, c.students});
  return table;
}

Table tableOf(const std::vector<ProgressEntry>& entries, ProgressTable table) {
  switch (table) {
    case ProgressTable::Students: return studentsTable(entries);
    case ProgressTable::Mistakes: return mistakesTable(entries);
    case ProgressTable::Entries: break;
  }
  return entriesTable(entries);
}

std::string inMarkdown(const std::string& text) { return markdownText(oneLine(text)); }

std::string markdownTable(const Table& table) {
  std::string head = "|", rule = "|", text;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const bool is_number = !table.rows.empty() && table.rows.front()[i].is_number;
    head += " " + inMarkdown(table.columns[i]) + " |";
    rule += is_number ? " ---: |" : " --- |";
  }
  for (const std::vector<Cell>& row : table.rows) {
    text += "|";
    for (const Cell& cell : row) text += cell.text.empty() ? " |" : " " + inMarkdown(cell.text) + " |";
    text += "\n";
  }
  return head + "\n" + rule + "\n" + text;
}

/// "7/9"; "7" where it is not known of how many.
std::string share(const LessonProgress& p) {
  return std::to_string(p.done) + (p.checked > 0 ? "/" + std::to_string(p.checked) : "");
}

/// "1 try", "3 tries".
std::string counted(int count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

/// Each learner, each lesson: a sum, and the attempts in their order.
std::string learnersPage(const std::vector<ProgressEntry>& entries) {
  std::string page;
  for (const std::vector<LessonProgress>& row : classProgress(entries).cells) {
    page += (page.empty() ? "# Progress of " : "\n# Progress of ") + inMarkdown(row.front().student) + "\n";
    for (const LessonProgress& p : row) {
      if (p.last.empty()) continue;
      page += "\n## " + inMarkdown(p.lesson) + "\n\nSteps done: " + share(p) + ", " + std::to_string(p.first_try) +
              " of them at the first try. " + counted(p.tries, "answer", "answers") + ", " +
              counted(p.hints, "hint", "hints") + ", " + std::to_string(std::lround(p.seconds / 60.0)) +
              " min. Last on " + p.last + ".\n\n";
      Table table{{"step", "time", "outcome", "said", "answers", "tries", "hints", "seconds"}, {}};
      for (const ProgressEntry& e : entries) {
        if (e.student != p.student || e.lesson != p.lesson) continue;
        table.rows.push_back({e.step, e.time, wordOf(kAttemptOutcomes, e.outcome), e.say, answersText(e.answers),
                              e.tries, e.hints, static_cast<int>(std::lround(e.seconds))});
      }
      page += markdownTable(table);
    }
  }
  return page;
}

std::string classPage(const std::vector<ProgressEntry>& entries) {
  const ClassProgress progress = classProgress(entries);
  Table table{{"student"}, {}};
  table.columns.insert(table.columns.end(), progress.lessons.begin(), progress.lessons.end());
  for (std::size_t i = 0; i < progress.students.size(); ++i) {
    std::vector<Cell>& row = table.rows.emplace_back();
    row.emplace_back(progress.students[i]);
    for (const LessonProgress& p : progress.cells[i]) row.emplace_back(p.last.empty() ? "" : share(p));
  }
  return "# Steps done\n\n" + markdownTable(table);
}

}  // namespace

std::string progressCsv(const std::vector<ProgressEntry>& entries, ProgressTable which) {
  const Table table = tableOf(entries, which);
  std::string csv;
  const auto add = [&](std::size_t i, const std::string& text) { csv += (i > 0 ? "," : "") + csvCell(text); };
  for (std::size_t i = 0; i < table.columns.size(); ++i) add(i, table.columns[i]);
  csv += "\n";
  for (const std::vector<Cell>& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) add(i, row[i].text);
    csv += "\n";
  }
  return csv;
}

std::string progressJson(const std::vector<ProgressEntry>& entries, ProgressTable which) {
  std::vector<std::string> items;
  if (which == ProgressTable::Entries) {
    for (const ProgressEntry& each : entries) items.push_back(progressLine(each));
  } else {
    const Table table = tableOf(entries, which);
    for (const std::vector<Cell>& row : table.rows) {
      scene::Members members;
      for (std::size_t i = 0; i < row.size(); ++i)
        members.addNamed(table.columns[i], row[i].is_number ? row[i].text : jsonString(row[i].text));
      items.push_back(members.inLine());
    }
  }
  return "{\"results\": " + scene::itemsInLines(items, 0) + "}\n";
}

std::string progressMarkdown(const std::vector<ProgressEntry>& entries, ProgressTable which) {
  switch (which) {
    case ProgressTable::Students: return classPage(entries);
    case ProgressTable::Mistakes: return "# What was answered\n\n" + markdownTable(mistakesTable(entries));
    case ProgressTable::Entries: break;
  }
  return learnersPage(entries);
}

}  // namespace linkwright
