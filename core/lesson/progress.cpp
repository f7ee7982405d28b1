// SPDX-License-Identifier: MIT
#include "core/lesson/progress.h"

#include "core/io/atomic_file.h"
#include "core/io/field_writer.h"
#include "core/lesson/describe_progress.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace linkwright {
namespace {

AttemptOutcome outcomeOf(const StepVerdict& verdict) {
  if (verdict.right) return AttemptOutcome::Right;
  return verdict.wrong < 0 && verdict.near >= 0 ? AttemptOutcome::Near : AttemptOutcome::Wrong;
}

bool isFinite(double value) { return std::isfinite(value); }

void keepFinite(std::vector<LessonAnswer>& answers) {
  std::erase_if(answers, [](const LessonAnswer& each) {
    return !std::all_of(each.numbers.begin(), each.numbers.end(), isFinite);
  });
}

/// The number of `count` digits from `at` on, -1 where they are none.
int digitsAt(std::string_view text, std::size_t at, std::size_t count) {
  int value = -1;
  const char* const first = text.data() + at;
  const std::from_chars_result read = std::from_chars(first, first + count, value);
  return read.ptr == first + count && *first != '-' ? value : -1;
}

}  // namespace

ProgressEntry progressOf(const OpenLesson& lesson, StepJudge& judge, const LessonAttempt& attempt,
                         const StepVerdict& verdict) {
  const LessonStep& step = judge.step();
  ProgressEntry entry;
  entry.lesson = lesson.lesson.id.text;
  entry.hash = lesson.hash;
  entry.checked = checkedSteps(lesson.lesson);
  entry.step = step.id.text;
  entry.kind = step.kind;
  entry.outcome = outcomeOf(verdict);
  if (!verdict.right && (verdict.wrong >= 0 || verdict.near >= 0)) {
    const LessonWrong& said = verdict.wrong >= 0 ? step.wrong.at(static_cast<std::size_t>(verdict.wrong))
                                                 : step.near.at(static_cast<std::size_t>(verdict.near));
    entry.say = said.say.text;
    entry.mistake = said.mistake.text;
  }
  if (!isAsked(step.kind)) return entry;
  entry.answers = attempt.answers;
  for (std::size_t i = 0; i < step.asks.size(); ++i) {
    entry.truths.push_back(judge.rightAnswer(i, attempt));
    const AskVerdict& ask = verdict.asks.at(i);
    if (ask.given && ask.tolerance > 0.0) entry.tolerances.push_back({step.asks[i].id.text, ask.tolerance, 0});
  }
  return entry;
}

std::string utcText(std::chrono::system_clock::time_point time) {
  using std::chrono::floor;
  const auto day = floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(floor<std::chrono::seconds>(time - day));
  std::string text;
  const auto put = [&](long value, std::size_t digits, const char* behind) {
    const std::string number = std::to_string(value);
    text.append(digits - std::min(digits, number.size()), '0').append(number).append(behind);
  };
  put(int(date.year()), 4, "-");
  put(unsigned(date.month()), 2, "-");
  put(unsigned(date.day()), 2, "T");
  put(clock.hours().count(), 2, ":");
  put(clock.minutes().count(), 2, ":");
  put(clock.seconds().count(), 2, "Z");
  return text;
}

bool isUtcText(std::string_view text) {
  constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
  if (text.size() != kForm.size()) return false;
  for (std::size_t i = 0; i < kForm.size(); ++i) {
    if (kForm[i] != '0' && text[i] != kForm[i]) return false;
  }
  const std::array<int, 6> parts = {digitsAt(text, 0, 4),  digitsAt(text, 5, 2),  digitsAt(text, 8, 2),
                                    digitsAt(text, 11, 2), digitsAt(text, 14, 2), digitsAt(text, 17, 2)};
  if (*std::min_element(parts.begin(), parts.end()) < 0) return false;
  const std::chrono::year_month_day date{std::chrono::year(parts[0]), std::chrono::month(unsigned(parts[1])),
                                         std::chrono::day(unsigned(parts[2]))};
  // 60: a second that was added
  return date.ok() && parts[3] < 24 && parts[4] < 60 && parts[5] <= 60;
}

std::string progressLine(const ProgressEntry& entry) {
  ProgressEntry written = entry;
  keepFinite(written.answers);
  keepFinite(written.truths);
  std::erase_if(written.tolerances, [](const NamedNumber& each) { return !std::isfinite(each.value); });
  if (!std::isfinite(written.seconds)) written.seconds = 0.0;
  return scene::FieldWriter::objectText(written, -1, {{}, {}});
}

Diagnostics appendProgress(const std::string& path, const ProgressEntry& entry) {
  return appendLine(path, progressLine(entry));
}

}  // namespace linkwright
