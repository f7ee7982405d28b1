// SPDX-License-Identifier: MIT
#include "core/io/field_reader.h"
#include "core/io/json_tree.h"
#include "core/io/text_file.h"
#include "core/lesson/describe_progress.h"
#include "core/lesson/progress.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

namespace linkwright {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnding = ".jsonl";

/// Whether an object begins here that the line ends before.
bool isCut(std::string_view line) {
  int depth = 0;
  bool in_text = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (in_text && c == '\\')
      ++i;
    else if (c == '"')
      in_text = !in_text;
    else if (!in_text && (c == '{' || c == '['))
      ++depth;
    else if (!in_text && (c == '}' || c == ']'))
      --depth;
  }
  return line.starts_with('{') && depth > 0;
}

/// Whether this is a line of a version that can be read.
bool isOurs(const JsonNode& root, Problems& problems) {
  const JsonNode* version = root.find(kProgressKey);
  const bool is_number = version != nullptr && version->kind == JsonNode::Kind::Number;
  if (is_number && version->number > kProgressVersion) {
    problems.error(1, Message("Files",
                              "the version of this line is newer than %1, the latest that this program can read; "
                              "update the program")
                          .arg(kProgressVersion));
    return false;
  }
  if (!is_number || version->number < 1.0 || version->number != std::floor(version->number)) {
    problems.error(1, Message("Files", "this line is not of a learner's progress because \"%1\": %2 is missing")
                          .arg(kProgressKey, kProgressVersion));
    return false;
  }
  return true;
}

std::optional<ProgressEntry> readLine(std::string_view line, Problems& problems) {
  if (isCut(line)) {
    problems.warning(1, Message("Files", "this line ends too early; it was passed over"));
    return std::nullopt;
  }
  const std::optional<JsonNode> root = parseJson(line, problems);
  if (!root || !isOurs(*root, problems)) return std::nullopt;
  ProgressEntry entry;
  scene::Reading reading{problems};
  scene::readObject(*root, Message("Files", "attempt"), entry, reading);
  return problems.any() ? std::nullopt : std::optional(std::move(entry));
}

/// The files of what was given: itself, or those of a folder.
std::vector<std::string> filesOf(const std::string& path, Diagnostics& problems) {
  std::error_code ignored;
  if (!fs::is_directory(path, ignored)) return {path};
  std::vector<std::string> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(path, ignored)) {
    if (entry.path().extension() == kEnding && entry.is_regular_file(ignored)) files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  if (files.empty())
    problems.push_back(
        {Severity::Error, path, 0,
         Message("Files", "the folder has no file *%1; give one that learners' progress is in").arg(kEnding)});
  return files;
}

}  // namespace

ProgressLog readProgress(std::string_view text, const std::string& file_name) {
  ProgressLog log;
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    ++number;
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    Problems problems(file_name);
    if (std::optional<ProgressEntry> entry = readLine(line, problems)) log.entries.push_back(std::move(*entry));
    for (Diagnostic& problem : problems.sorted()) {
      problem.line = number;
      log.problems.push_back(std::move(problem));
    }
  }
  return log;
}

ProgressLog readProgressFiles(const std::vector<std::string>& paths) {
  ProgressLog all;
  for (const std::string& path : paths) {
    for (const std::string& file : filesOf(path, all.problems)) {
      const Result<std::string> text = readTextFile(file);
      ProgressLog log;
      if (text)
        log = readProgress(*text, file);
      else
        log.problems = text.diagnostics();
      for (ProgressEntry& entry : log.entries) {
        if (entry.student.empty()) entry.student = fs::path(file).stem().string();
      }
      std::move(log.entries.begin(), log.entries.end(), std::back_inserter(all.entries));
      std::move(log.problems.begin(), log.problems.end(), std::back_inserter(all.problems));
    }
  }
  return all;
}

}  // namespace linkwright
