// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_folder.h"
#include "core/lesson/progress.h"
#include "core/lesson/step_judge.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {
struct PlayedAttempt;
}

namespace linkwright::ui {

/// How a step of a lesson stands.
enum class StepMark { Open, Right, Shown, Skipped };

/// A lesson that somebody takes in a document of its own: puts what each step sets in place there, judges answers and
/// what the robot becomes, and knows how each step stands. What belongs to a window (modes, panels, camera) is set by
/// whoever listens to begun(). A step that is judged by the robot is right once its formula has held for as long as it
/// has to; its wrong answers are said when the robot rests. Lives on the UI thread; judging a snapshot takes some tens
/// of microseconds, after a change of the motion as long as the curves that the step asks for.
class LessonSession : public QObject {
  Q_OBJECT
public:
  /// `language`: of the texts; the lesson's first one where it has not that. Nothing is in place before begin().
  LessonSession(std::shared_ptr<const OpenLesson> lesson, const QString& language, Document& document,
                Interaction& interaction, QObject* parent = nullptr);
  ~LessonSession() override;

  const OpenLesson& lesson() const { return *lesson_; }
  const LessonText& text() const { return *text_; }
  int stepCount() const { return static_cast<int>(marks_.size()); }
  int stepIndex() const { return step_; }
  const LessonStep& step() const { return lesson_->lesson.steps[static_cast<std::size_t>(step_)]; }
  const LessonStepText& stepText() const;
  StepMark mark(int step) const { return marks_[static_cast<std::size_t>(step)]; }
  /// Whether the robot is to stay as it is.
  bool isFixed() const;
  bool isDone() const { return mark(step_) == StepMark::Right || mark(step_) == StepMark::Shown; }
  /// As they were left the last time.
  void setMarks(const std::vector<StepMark>& marks) { marks_ = marks; }

  /// Puts a step in place anew.
  void begin(int step);
  /// To the step after this one; what is only read or played with counts as right then. False at the last one.
  bool goOn();

  /// What has been filled in, by LessonStep::asks; a question without an answer has neither numbers nor options.
  const std::vector<LessonAnswer>& answers() const { return answers_; }
  void setAnswer(std::size_t ask, LessonAnswer answer);
  void setTable(std::shared_ptr<const StudentTable> table);
  /// Whether each question has an answer, so that it can be judged.
  bool canCheck() const;
  void check();
  void giveHint();
  /// Fills in the solution, or brings the robot to it.
  void showSolution();
  void skip();
  /// The step as it was at first, as if it had not been answered.
  void tryAgain();

  int tries() const { return tries_; }
  int hintsGiven() const { return hints_; }
  const StepVerdict& verdict() const { return verdict_; }
  /// Key of the reply to the last answer; empty: none of its own.
  QString said() const { return said_; }
  bool wasWrong() const { return was_wrong_; }  ///< the last answer
  /// Whether the formula holds, and has to go on doing so for a while.
  bool isHolding() const { return hold_.isActive(); }

  /// The value of a name of `let` in the state that is seen, or the right answer to the question of that name; none
  /// where there is no such name.
  std::optional<double> letValue(const std::string& name);

signals:
  /// A step is in place; the window's part of it is wanted now.
  void begun();
  /// An answer, a reply, a hint, a mark.
  void changed();
  /// `let` may have other values.
  void valuesChanged();
  /// An answer was judged, or a step was given up: everything is filled in but who it was.
  void happened(const linkwright::ProgressEntry& entry);
  /// The solution of a simulation is in place, and is to be run.
  void runWanted();

private:
  void showRobot(const LessonRobot& robot, const LessonInstant& instant);
  void putLooks();
  void putLocks();
  void keepBack();
  void setUnlocked(const std::function<void()>& change);
  void makeJudge();
  LessonAttempt attempt();
  void follow();
  void finish(AttemptOutcome outcome);
  void reply(const StepVerdict& verdict);
  void replyAtRest();
  void putSolution(const PlayedAttempt& solved);
  void tell(AttemptOutcome outcome);

  std::shared_ptr<const OpenLesson> lesson_;
  const LessonText* text_;
  Document& document_;
  Interaction& interaction_;
  int step_ = -1;
  std::vector<StepMark> marks_;
  std::vector<LessonAnswer> answers_;
  std::shared_ptr<const StudentTable> table_;
  std::optional<StepJudge> judge_;
  std::shared_ptr<const Model> judged_model_;
  std::shared_ptr<MotionResults> motion_;
  std::shared_ptr<const MotionCurves> motion_of_;
  SnapshotPtr begun_;  ///< as the step was put in place
  StepVerdict verdict_;
  QString said_;
  bool was_wrong_ = false;
  int tries_ = 0, hints_ = 0;
  bool setting_ = false;  ///< what changes now is not the person's doing
  QTimer hold_, rest_;
  QElapsedTimer clock_;
};

/// Where the walk stands at that line of the recursion: index into Snapshot::steps; -1 where there is none.
int stepOf(const Snapshot& snapshot, const WalkPlace& place);
/// The other way round: the line where the walk stands, and the term in it; none where it stands nowhere.
std::optional<WalkPlace> walkPlace(const Snapshot& snapshot, const Walk& walk);

}  // namespace linkwright::ui
