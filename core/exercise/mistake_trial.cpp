// SPDX-License-Identifier: MIT
#include "core/exercise/mistake_trial.h"

#include "core/dynamics/mistakes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace linkwright {
namespace {

/// What comes out with one mistake, or with none, in a variant: a number, a half-axis or a table.
struct Outcome {
  double number = 0.0;
  int axis = -1;
  std::vector<TraceRow> table;
};

class QuestionTrial {
public:
  QuestionTrial(const OpenExercise& open, std::size_t question)
      : open_(open), question_(open.exercise.questions.at(question)) {
    step_.kind = StepKind::Number;
    if (isOfTable(question_.kind)) return;
    LessonAsk ask;
    ask.absolute = question_.absolute;
    ask.relative = question_.relative;
    const bool is_vector = question_.kind == QuestionKind::Direction;
    for (const char* component : {".x", ".y", ".z"}) {
      ask.value.text = question_.value.text + (is_vector ? component : "");
      ask.id.text = "a" + std::to_string(step_.asks.size());
      step_.asks.push_back(ask);
      if (!is_vector) break;
    }
  }

  bool canBeTried(Mistake mistake) const {
    if (isOfContacts(question_)) return false;
    return isOfTable(question_.kind) ? canBeMade(mistake, open_.formulation)
                                     : formulationFor({mistake}, open_.formulation).has_value();
  }
  std::vector<Mistake> toldAlready() const {
    return isOfTable(question_.kind) ? mistakesOf(open_.exercise.table->mistakes)
                                     : toldApart(open_.exercise, question_);
  }
  void begin(const Variant& variant) {
    variant_ = &variant;
    if (!step_.asks.empty()) judge_ = std::move(StepJudge::make(step_, variant.robot, open_.file)).value();
    right_ = outcome({});
  }
  Outcome outcome(const MistakeSet& mistakes) {
    Outcome made;
    LessonAttempt attempt;
    attempt.instant = variant_->instant;
    if (question_.kind == QuestionKind::Number) {
      made.number = judge_->truthOf(0, attempt, mistakes);
    } else if (question_.kind == QuestionKind::Direction) {
      Eigen::Vector3d vector;
      for (std::size_t k = 0; k < 3; ++k) vector[static_cast<Eigen::Index>(k)] = judge_->truthOf(k, attempt, mistakes);
      const double tolerance = std::max(*question_.absolute, question_.relative.value_or(0.0) * vector.norm());
      made.axis = vector.allFinite() ? halfAxis(vector, kTolerancesApart * tolerance) : -1;
    } else {
      made.table = tableWith(open_, *variant_, mistakes);
    }
    return made;
  }
  bool isApart(const Outcome& a, const Outcome& b) const {
    switch (question_.kind) {
      case QuestionKind::Number: {
        const double apart = kTolerancesApart * judge_->toleranceOf(0, right_.number);
        return std::isfinite(a.number) && std::abs(a.number - b.number) >= apart && a.number != b.number;
      }
      case QuestionKind::Direction: return a.axis >= 0 && a.axis != b.axis;
      case QuestionKind::FirstWrongRow:
      case QuestionKind::WhichMistake: break;
    }
    double apart = 0.0;
    return firstDifference(b.table, a.table, *open_.exercise.table, apart) >= 0 && apart >= kTolerancesApart;
  }
  /// Two mistakes may point along the same half-axis: what is said of it names both.
  bool countsOthers() const { return question_.kind != QuestionKind::Direction; }
  const Outcome& right() const { return right_; }

private:
  const OpenExercise& open_;
  const ExerciseQuestion& question_;
  LessonStep step_;
  std::optional<StepJudge> judge_;
  const Variant* variant_ = nullptr;
  Outcome right_;
};

/// The exercise where no mistake counts. An answer near zero is still rejected, as it will be.
OpenExercise withoutMistakes(OpenExercise open) {
  Exercise& exercise = open.exercise;
  exercise.tell_apart.clear();
  exercise.table.reset();
  for (ExerciseQuestion& each : exercise.questions) each.tell_apart.clear();
  std::erase_if(exercise.questions, [](const ExerciseQuestion& each) { return isOfTable(each.kind); });
  return open;
}

}  // namespace

Result<MistakeTrials> tryMistakes(const OpenExercise& open, std::size_t question, int variants,
                                  const std::stop_token& stop) {
  const OpenExercise free = withoutMistakes(open);
  VariantMaker maker(free, open.exercise.id.text);
  QuestionTrial trial(open, question);
  MistakeTrials all;
  std::vector<std::map<Mistake, int>> taken_for;
  for (const Mistake mistake : kMistakes) {
    if (trial.canBeTried(mistake)) all.mistakes.push_back({mistake, 0, 0, 0, mistake});
  }
  taken_for.resize(all.mistakes.size());
  const std::vector<Mistake> told = trial.toldAlready();
  std::map<Mistake, Outcome> outcomes;
  for (; all.variants < variants; ++all.variants) {
    if (stop.stop_requested())
      return Result<MistakeTrials>::failure(Message("Files", "the mistakes were not all tried"));
    const Result<Variant> variant = maker.make("student " + std::to_string(all.variants + 1));
    if (!variant) return Result<MistakeTrials>::failure(variant.diagnostics());
    trial.begin(*variant);
    for (const MistakeTrial& each : all.mistakes) outcomes[each.mistake] = trial.outcome({each.mistake});
    for (std::size_t i = 0; i < all.mistakes.size(); ++i) {
      MistakeTrial& each = all.mistakes[i];
      if (!trial.isApart(outcomes[each.mistake], trial.right())) {
        ++each.like_truth;
        continue;
      }
      const auto is_it = [&](Mistake other) {
        return other != each.mistake && outcomes.contains(other) &&
               !trial.isApart(outcomes[each.mistake], outcomes[other]);
      };
      const auto other = trial.countsOthers() ? std::find_if(told.begin(), told.end(), is_it) : told.end();
      if (other == told.end()) {
        ++each.told;
        continue;
      }
      ++each.like_another;
      if (++taken_for[i][*other] > taken_for[i][each.other]) each.other = *other;
    }
  }
  return all;
}

}  // namespace linkwright
