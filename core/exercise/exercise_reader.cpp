// SPDX-License-Identifier: MIT
#include "core/exercise/exercise_reader.h"

#include "core/exercise/describe_exercise.h"
#include "core/exercise/exercise_words.h"
#include "core/io/field_reader.h"
#include "core/io/field_writer.h"
#include "core/io/json_tree.h"
#include "core/lesson/lesson_rules.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <utility>

namespace linkwright {
namespace {

constexpr std::size_t kMostHints = 3;

/// Whether this is an exercise of a version that can be read.
bool checkExerciseVersion(const JsonNode& root, Problems& problems) {
  const JsonNode* version = root.find("linkwright_exercise");
  if (version == nullptr || version->kind != JsonNode::Kind::Number) {
    problems.error(
        root.line,
        Message("Files", "the file is not a Linkwright exercise because \"linkwright_exercise\": %1 is missing")
            .arg(kExerciseVersion));
    return false;
  }
  if (version->number > kExerciseVersion) {
    problems.error(version->line, Message("Files",
                                          "the version of the exercise is newer than %1, the latest that this program "
                                          "can read; update the program")
                                      .arg(kExerciseVersion));
    return false;
  }
  if (version->number < 1.0 || version->number != std::floor(version->number)) {
    problems.error(version->line, Message("Files", "the version of the exercise must be a whole number of at least 1"));
    return false;
  }
  return true;
}

/// What an exercise must be by itself, whatever its robot is.
class FormCheck {
public:
  FormCheck(const Exercise& exercise, Problems& problems) : exercise_(exercise), problems_(problems) {}

  void run() {
    if (!canBeId(exercise_.id.text)) badId(exercise_.id);
    mistakes(exercise_.tell_apart);
    if (exercise_.table) table(*exercise_.table);
    if (exercise_.questions.empty()) problems_.error(1, Message("Files", "the exercise has no question; add one"));
    std::set<std::string> ids;
    for (const ExerciseQuestion& each : exercise_.questions) {
      if (!ids.insert(each.id.text).second)
        problems_.error(each.id.line, Message("Files", "two questions have the id '%1'").arg(each.id.text));
      question(each);
    }
    if (exercise_.texts.empty()) problems_.error(1, Message("Files", "the exercise has no text; add one"));
    std::set<std::string> languages;
    for (const ExerciseText& each : exercise_.texts) {
      if (!languages.insert(each.language.text).second)
        problems_.error(each.line, Message("Files", "there are two texts in '%1'").arg(each.language.text));
      text(each);
    }
  }

private:
  void badId(const LessonName& id) {
    problems_.error(
        id.line,
        Message("Files", "'%1' cannot be an id; use letters, digits, - . and _, and begin with a letter").arg(id.text));
  }
  void mistakes(const LessonNames& names) {
    std::set<std::string> seen;
    for (const LessonName& name : names) {
      Mistake mistake{};
      if (!parseMistake(name.text, mistake))
        problems_.error(name.line, Message("Files", "there is no mistake '%1'").arg(name.text));
      if (!seen.insert(name.text).second)
        problems_.error(name.line, Message("Files", "the mistake '%1' stands there twice").arg(name.text));
    }
  }
  void table(const ExerciseTable& table) {
    if (!table.absolute)
      problems_.error(table.line, Message("Files", "the table needs \"absolute\", what is seen as a difference"));
    mistakes(table.mistakes);
    if (table.mistakes.size() < 2)
      problems_.error(table.line, Message("Files", "the table needs at least two mistakes, of which one is drawn"));
  }
  void question(const ExerciseQuestion& question) {
    if (!canBeId(question.id.text)) badId(question.id);
    const std::string& id = question.id.text;
    const bool is_of_table = isOfTable(question.kind);
    if (is_of_table && !exercise_.table)
      problems_.error(question.line, Message("Files", "question '%1' is about a table; add \"table\"").arg(id));
    if (is_of_table == !question.value.text.empty())
      problems_.error(question.line,
                      is_of_table ? Message("Files", "question '%1' is about the table and has no \"value\"").arg(id)
                                  : Message("Files", "question '%1' needs \"value\", what is asked for").arg(id));
    if (!is_of_table && !question.absolute)
      problems_.error(question.line, Message("Files", "question '%1' needs \"absolute\", how near is right").arg(id));
    mistakes(question.tell_apart);
    if (question.hints.size() > kMostHints)
      problems_.error(question.hints[kMostHints].line,
                      Message("Files", "question '%1' has more than three hints").arg(id));
  }

  void needed(const ExerciseText& text, const char* list, const std::vector<NamedText>& texts,
              const std::set<std::string>& keys) {
    for (const std::string& key : keys) {
      if (textOf(texts, key).empty())
        problems_.error(
            text.line,
            Message("Files", "the text in '%1' lacks '%2' in \"%3\"").arg(text.language.text, key, std::string(list)));
    }
    for (const NamedText& each : texts) {
      if (keys.count(each.name) == 0)
        problems_.error(each.line, Message("Files", "nothing needs the text '%1'; take it out").arg(each.name));
    }
  }
  void text(const ExerciseText& text) {
    if (!isPlainName(text.language.text))
      problems_.error(text.language.line,
                      Message("Files", "'%1' is not the name of a language").arg(text.language.text));
    if (text.title.empty() || text.goal.empty())
      problems_.error(text.line, Message("Files", "\"title\" and \"goal\" must not be empty"));
    std::set<std::string> asks, hints;
    for (const ExerciseQuestion& question : exercise_.questions) {
      asks.insert(question.id.text);
      for (const LessonName& hint : question.hints) hints.insert(hint.text);
    }
    needed(text, "asks", text.asks, asks);
    needed(text, "hints", text.hints, hints);
    for (const NamedText& each : text.mistakes) {
      Mistake mistake{};
      if (!parseMistake(each.name, mistake))
        problems_.error(each.line, Message("Files", "there is no mistake '%1'").arg(each.name));
    }
    for (const NamedText& each : text.words) {
      const auto is_it = [&](const ExerciseWord& word) { return each.name == word.key; };
      if (std::none_of(exerciseWords().begin(), exerciseWords().end(), is_it))
        problems_.error(each.line, Message("Files", "the sheet has no word '%1'").arg(each.name));
    }
  }

  const Exercise& exercise_;
  Problems& problems_;
};

}  // namespace

Result<Exercise> readExercise(std::string_view text, const std::string& file_name) {
  Problems problems(file_name, UnknownKeys::Refused);
  Exercise exercise;
  const std::optional<JsonNode> root = parseJson(text, problems);
  if (root && checkExerciseVersion(*root, problems)) {
    scene::Reading reading{problems};
    scene::readObject(*root, Message("Files", "exercise"), exercise, reading);
    if (!problems.any()) FormCheck(exercise, problems).run();
  }
  Diagnostics found = problems.sorted();
  if (problems.any()) return Result<Exercise>::failure(std::move(found));
  return Result<Exercise>(std::move(exercise), std::move(found));
}

std::string writeExercise(const Exercise& exercise) {
  return scene::FieldWriter::objectText(exercise, 0, {{}, {}}) + "\n";
}

}  // namespace linkwright
