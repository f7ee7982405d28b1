// SPDX-License-Identifier: MIT
#include "core/lesson/progress_summary.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace linkwright {
namespace {

using Attempts = std::vector<const ProgressEntry*>;

/// Adds the attempts at one step, in the order of their times.
void addStep(const Attempts& attempts, LessonProgress& sum) {
  const auto is_right = [](const ProgressEntry* each) { return each->outcome == AttemptOutcome::Right; };
  if (std::any_of(attempts.begin(), attempts.end(), is_right)) ++sum.done;
  if (is_right(attempts.front())) ++sum.first_try;
  for (std::size_t i = 0; i < attempts.size(); ++i) {
    const ProgressEntry& now = *attempts[i];
    if (isTry(now.outcome)) ++sum.tries;
    // counts that grow while a step lasts: the last ones of each time that it was begun
    const bool is_last =
        i + 1 == attempts.size() || attempts[i + 1]->seconds < now.seconds || attempts[i + 1]->tries < now.tries;
    if (!is_last) continue;
    sum.hints += now.hints;
    sum.seconds += now.seconds;
  }
}

/// Of one learner and one lesson; there is at least one attempt.
LessonProgress summed(Attempts attempts) {
  std::stable_sort(attempts.begin(), attempts.end(),
                   [](const ProgressEntry* a, const ProgressEntry* b) { return a->time < b->time; });
  LessonProgress sum;
  std::map<std::string, Attempts> steps;
  std::set<std::string> versions;
  for (const ProgressEntry* each : attempts) {
    steps[each->step].push_back(each);
    versions.insert(each->hash);
  }
  for (const auto& [step, its_attempts] : steps) addStep(its_attempts, sum);
  const ProgressEntry& last = *attempts.back();
  sum.student = last.student;
  sum.lesson = last.lesson;
  sum.checked = last.checked;
  sum.versions = static_cast<int>(versions.size());
  sum.last = last.time;
  return sum;
}

}  // namespace

ClassProgress classProgress(const std::vector<ProgressEntry>& entries) {
  std::map<std::string, std::map<std::string, Attempts>> attempts;
  std::set<std::string> lessons;
  for (const ProgressEntry& each : entries) {
    attempts[each.student][each.lesson].push_back(&each);
    lessons.insert(each.lesson);
  }
  ClassProgress made;
  made.lessons.assign(lessons.begin(), lessons.end());
  for (auto& [student, its_lessons] : attempts) {
    made.students.push_back(student);
    std::vector<LessonProgress>& row = made.cells.emplace_back();
    for (const std::string& lesson : made.lessons) {
      const auto found = its_lessons.find(lesson);
      LessonProgress& cell = row.emplace_back();
      if (found != its_lessons.end()) cell = summed(std::move(found->second));
      cell.student = student;
      cell.lesson = lesson;
    }
  }
  return made;
}

std::vector<SaidCount> saidCounts(const std::vector<ProgressEntry>& entries) {
  struct Tally {
    int count = 0;
    std::set<std::string> students;
  };
  std::map<std::tuple<std::string, std::string, std::string, std::string>, Tally> tallies;
  for (const ProgressEntry& each : entries) {
    if (each.outcome != AttemptOutcome::Wrong && each.outcome != AttemptOutcome::Near) continue;
    Tally& tally = tallies[{each.lesson, each.step, each.say, each.mistake}];
    ++tally.count;
    tally.students.insert(each.student);
  }
  std::vector<SaidCount> counts;
  for (const auto& [key, tally] : tallies) {
    const auto& [lesson, step, say, mistake] = key;
    counts.push_back({lesson, step, say, mistake, tally.count, static_cast<int>(tally.students.size())});
  }
  std::stable_sort(counts.begin(), counts.end(),
                   [](const SaidCount& a, const SaidCount& b) { return a.count > b.count; });
  return counts;
}

}  // namespace linkwright
