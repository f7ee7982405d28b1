// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_reader.h"

#include "core/io/field_reader.h"
#include "core/io/field_writer.h"
#include "core/io/json_tree.h"
#include "core/lesson/describe_lesson.h"
#include "core/lesson/lesson_rules.h"

#include <cmath>
#include <optional>
#include <utility>

namespace linkwright {
namespace {

/// Whether this is a lesson of a version that can be read.
bool checkVersion(const JsonNode& root, Problems& problems) {
  const JsonNode* version = root.find("linkwright_lesson");
  if (version == nullptr || version->kind != JsonNode::Kind::Number) {
    problems.error(root.line,
                   Message("Files", "the file is not a Linkwright lesson because \"linkwright_lesson\": %1 is missing")
                       .arg(kLessonVersion));
    return false;
  }
  if (version->number > kLessonVersion) {
    problems.error(version->line, Message("Files",
                                          "the version of the lesson is newer than %1, the latest that this program "
                                          "can read; update the program")
                                      .arg(kLessonVersion));
    return false;
  }
  if (version->number < 1.0 || version->number != std::floor(version->number)) {
    problems.error(version->line, Message("Files", "the version of the lesson must be a whole number of at least 1"));
    return false;
  }
  return true;
}

}  // namespace

Result<Lesson> readLesson(std::string_view text, const std::string& file_name) {
  Problems problems(file_name, UnknownKeys::Refused);
  Lesson lesson;
  const std::optional<JsonNode> root = parseJson(text, problems);
  if (root && checkVersion(*root, problems)) {
    scene::Reading reading{problems};
    scene::readObject(*root, Message("Files", "lesson"), lesson, reading);
    if (!problems.any()) checkForm(lesson, problems);
  }
  Diagnostics found = problems.sorted();
  if (problems.any()) return Result<Lesson>::failure(std::move(found));
  return Result<Lesson>(std::move(lesson), std::move(found));
}

std::optional<Lesson> readUnfinished(std::string_view text, const std::string& file_name, Diagnostics& lost) {
  Problems problems(file_name, UnknownKeys::Refused);
  std::optional<Lesson> lesson;
  const std::optional<JsonNode> root = parseJson(text, problems);
  if (root && checkVersion(*root, problems)) {
    lesson.emplace();
    scene::Reading reading{problems};
    scene::readObject(*root, Message("Files", "lesson"), *lesson, reading);
  }
  lost = problems.sorted();
  return lesson;
}

std::string writeLesson(const Lesson& lesson) { return scene::FieldWriter::objectText(lesson, 0, {{}, {}}) + "\n"; }

}  // namespace linkwright
