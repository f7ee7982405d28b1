// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_text.h"

#include "core/base/number_text.h"
#include "core/io/problems.h"
#include "core/io/text_file.h"
#include "core/io/translation_stamp.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace linkwright {
namespace {

constexpr int kMostDigits = 17;

/// How many # a heading begins with; 0: the line is none.
std::size_t levelOf(std::string_view line) {
  const std::size_t level = line.find_first_not_of('#');
  return level == std::string_view::npos || level == 0 || level > 6 || line[level] != ' ' ? 0 : level;
}

class TextReader {
public:
  TextReader(const std::string& file, const std::string& language) : problems_(file) {
    text_.file = file;
    text_.language = language;
  }

  Result<LessonText> run(std::string_view text) {
    if (const std::optional<Diagnostic> problem = whyNoText(text, text_.file))
      return Result<LessonText>::failure({*problem});
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    text_.stamp = stampIn(text);
    for (int line = 1; !text.empty(); ++line) {
      const std::size_t end = text.find('\n');
      std::string_view one = text.substr(0, end);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
      if (one.ends_with('\r')) one.remove_suffix(1);
      if (line > 1 || text_.stamp.empty()) take(one, line);
    }
    finish();
    if (text_.title.empty())
      problems_.error(1, Message("Files", "the title is missing; begin the file with \"# Title\""));
    Diagnostics found = problems_.sorted();
    if (problems_.any()) return Result<LessonText>::failure(std::move(found));
    return Result<LessonText>(std::move(text_), std::move(found));
  }

  LessonText asFarAsItGoes(std::string_view text) {
    keeps_all_ = true;
    open_ = &text_.goal;
    Result<LessonText> read = run(text);
    return read.ok() ? std::move(read).value() : std::move(text_);
  }

  void findPlaceholders(LessonTextPart& part, int line) {
    const std::string& text = part.markdown;
    std::size_t at = 0, counted = 0;
    while ((at = text.find("{{", at)) != std::string::npos) {
      line +=
          static_cast<int>(std::count(text.begin() + std::ptrdiff_t(counted), text.begin() + std::ptrdiff_t(at), '\n'));
      counted = at;
      const std::size_t end = text.find("}}", at);
      if (end == std::string::npos)
        return problems_.error(line, Message("Files", "\"{{\" is not closed; write {{NAME}} or {{NAME | DIGITS}}"));
      LessonPlaceholder found;
      found.line = line;
      found.first = at;
      found.last = end + 2;
      const std::string_view inside = std::string_view(text).substr(at + 2, end - at - 2);
      const std::size_t bar = inside.find('|');
      found.name = trimmed(inside.substr(0, bar));
      if (bar != std::string_view::npos && !readDigits(inside.substr(bar + 1), found.digits))
        problems_.error(line, Message("Files", "'%1' is not a number of digits from 1 to 17")
                                  .arg(std::string(trimmed(inside.substr(bar + 1)))));
      if (found.name.empty()) problems_.error(line, Message("Files", "\"{{}}\" names no value and no equation"));
      part.placeholders.push_back(std::move(found));
      at = end + 2;
    }
  }

private:
  void take(std::string_view line, int number) {
    if (line.starts_with("```")) in_code_ = !in_code_;
    const std::size_t level = in_code_ ? 0 : levelOf(line);
    const bool has_no_place = level > 3 || (level == 1 && (!text_.title.empty() || !text_.steps.empty())) ||
                              (level == 3 && text_.steps.empty());
    if (level == 0 || (keeps_all_ && has_no_place)) {
      body_.append(line).push_back('\n');
      return;
    }
    finish();
    const std::string name(trimmed(line.substr(level)));
    switch (level) {
      case 1: return title(name, number);
      case 2: return step(name, number);
      case 3: return part(name, number);
      default:
        problems_.error(number,
                        Message("Files", "a heading of level %1 has no meaning here; use bold words").arg(level));
    }
  }

  void title(const std::string& name, int line) {
    if (!text_.title.empty() || !text_.steps.empty())
      return problems_.error(line, Message("Files", "a lesson has one title; use ## for a step"));
    text_.title = name;
    text_.goal.line = line;
    // words before the title are the goal's
    if (keeps_all_ && !text_.goal.markdown.empty()) body_ = std::exchange(text_.goal.markdown, {}) + "\n\n";
    open_ = &text_.goal;
  }

  void step(const std::string& name, int line) {
    if (text_.find(name) != nullptr)
      problems_.error(line, Message("Files", "step '%1' has a second text; keep only one").arg(name));
    LessonStepText& made = text_.steps.emplace_back();
    made.id = name;
    made.text.line = line;
    open_ = &made.text;
  }

  void part(const std::string& key, int line) {
    if (text_.steps.empty())
      return problems_.error(line,
                             Message("Files", "'%1' stands before the first step; put ## STEP above it").arg(key));
    LessonStepText& step = text_.steps.back();
    if (step.find(key) != nullptr)
      problems_.error(line, Message("Files", "step '%1' has a second text '%2'; keep only one").arg(step.id, key));
    LessonTextPart& made = step.parts.emplace_back();
    made.key = key;
    made.line = line;
    open_ = &made;
  }

  /// The text that was open ends here.
  void finish() {
    const std::string body = std::exchange(body_, {});
    const std::string_view words = trimmed(body);
    if (open_ == nullptr) {
      if (!words.empty())
        problems_.error(1, Message("Files", "words stand before the title; begin the file with \"# Title\""));
      return;
    }
    LessonTextPart& part = *std::exchange(open_, nullptr);
    part.markdown = words;
    part.placeholders.clear();
    if (words.empty()) problems_.error(part.line, Message("Files", "there are no words below this heading"));
    findPlaceholders(
        part,
        part.line + 1 + static_cast<int>(std::count(body.begin(), body.begin() + (words.data() - body.data()), '\n')));
  }

  static bool readDigits(std::string_view text, int& digits) {
    double number = 0.0;
    if (parseNumber(text, number) != NumberParse::Ok || number < 1.0 || number > kMostDigits) return false;
    digits = static_cast<int>(number);
    return number == digits;
  }

  LessonText text_;
  Problems problems_;
  LessonTextPart* open_ = nullptr;
  std::string body_;
  bool in_code_ = false;
  bool keeps_all_ = false;
};

/// A text below its heading, so that it is read back as it is.
void appendBody(std::string& file, std::string_view markdown) {
  bool in_code = false;
  for (std::string_view rest = trimmed(markdown); !rest.empty();) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (line.starts_with("```")) in_code = !in_code;
    if (!in_code && levelOf(line) > 0) file.push_back('\\');
    file.append(line).push_back('\n');
  }
  if (in_code) file += "```\n";
}

template <class Items, class NameOf>
auto findBy(const Items& items, std::string_view name, const NameOf& nameOf) -> decltype(&items.front()) {
  const auto found = std::find_if(items.begin(), items.end(), [&](const auto& each) { return nameOf(each) == name; });
  return found == items.end() ? nullptr : &*found;
}

}  // namespace

const LessonTextPart* LessonStepText::find(std::string_view key) const {
  return findBy(parts, key, [](const LessonTextPart& part) { return part.key; });
}

const LessonStepText* LessonText::find(std::string_view step) const {
  return findBy(steps, step, [](const LessonStepText& each) { return each.id; });
}

Result<LessonText> readLessonText(std::string_view text, const std::string& file_name, const std::string& language) {
  return TextReader(file_name, language).run(text);
}

LessonText readUnfinishedText(std::string_view text, const std::string& file_name, const std::string& language) {
  return TextReader(file_name, language).asFarAsItGoes(text);
}

std::string writeLessonText(const LessonText& text) {
  std::string title = text.title;
  std::replace(title.begin(), title.end(), '\n', ' ');
  std::string file = (text.stamp.empty() ? "" : text.stamp + '\n') + "# " + title + "\n\n";
  appendBody(file, text.goal.markdown);
  for (const LessonStepText& step : text.steps) {
    file += "\n## " + step.id + "\n";
    appendBody(file, step.text.markdown);
    for (const LessonTextPart& part : step.parts) {
      file += "\n### " + part.key + "\n";
      appendBody(file, part.markdown);
    }
  }
  return file;
}

LessonTextPart textPart(std::string key, std::string markdown) {
  LessonTextPart part;
  part.key = std::move(key);
  part.markdown = std::move(markdown);
  TextReader({}, {}).findPlaceholders(part, 1);
  return part;
}

std::string_view trimmed(std::string_view text) {
  const auto is_blank = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

int wordCount(std::string_view markdown) {
  int words = 0;
  bool in_word = false;
  int braces = 0;
  for (const char c : markdown) {
    if (c == '{') ++braces;
    if (c == '}') --braces;
    const bool is_blank = braces <= 0 && std::isspace(static_cast<unsigned char>(c)) != 0;
    // signs that stand alone (a dash, a bullet) are no words
    const bool is_letter = std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0xC3;
    if (is_blank) in_word = false;
    if (is_letter && !in_word) {
      in_word = true;
      ++words;
    }
  }
  return words;
}

}  // namespace linkwright
