// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/session.h"
#include "core/lesson/progress_text.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace linkwright::cli {
namespace {

struct ProgressOptions : Options {
  std::vector<std::string> paths;
  std::string table = kProgressTables.front().second;
  bool markdown = false;
};

std::string checkTable(const std::string& name) {
  ProgressTable table{};
  if (valueOf(kProgressTables, name, table)) return "";
  return "there is no table '" + name + "'; use 'entries', 'students' or 'mistakes'";
}

void writeProgress(const ProgressOptions& options) {
  ProgressLog log = readProgressFiles(options.paths);
  ProgressTable table{};
  valueOf(kProgressTables, options.table, table);
  if (options.json)
    writeText(progressJson(log.entries, table), options);
  else if (options.markdown)
    writeText(progressMarkdown(log.entries, table), options);
  else
    writeText(progressCsv(log.entries, table), options);
  report(std::move(log.problems), options.strict);
}

}  // namespace

void addLessonProgress(CLI::App& lesson) {
  const auto options = std::make_shared<ProgressOptions>();
  CLI::App& command = *lesson.add_subcommand("progress", "Write what learners have answered, as tables");
  command.add_option("FILE", options->paths, "files of learners' progress, or folders with files *.jsonl")
      ->required()
      ->type_name("");
  command
      .add_option("--table", options->table,
                  "table: entries (each attempt, the default), students (how far each of them has come) or mistakes\n"
                  "(what wrong answers looked like, and how often)")
      ->check(checkTable)
      ->type_name("NAME");
  addOutput(command, *options);
  command.add_flag("--markdown", options->markdown, "write a page in Markdown")->excludes("--json");
  command.add_flag("--strict", options->strict, "treat warnings as errors");
  addExample(command, "linkwright-cli lesson progress class/ --table mistakes --markdown -o mistakes.md");
  command.callback([options] { writeProgress(*options); });
}

}  // namespace linkwright::cli
