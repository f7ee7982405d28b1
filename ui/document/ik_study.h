// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/ik_problem.h"
#include "ui/document/ik_run.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <map>
#include <memory>
#include <optional>

namespace linkwright::ui {

/// The glass case round the iteration of inverse kinematics: a problem, how it is iterated, the runs of the methods
/// that are compared from the same start, and where one is looked at. Views read it and ask it; nothing of it is saved
/// or undone. While it is closed it computes nothing.
class IkStudy : public QObject {
  Q_OBJECT
public:
  explicit IkStudy(Document& document, QObject* parent = nullptr);

  bool isOpen() const { return is_open_; }
  /// The problem that is looked at; nothing where the robot has none.
  const std::optional<IkProblem>& problem() const { return problem_; }
  IkCase whichCase() const { return case_; }
  /// Whether this robot, at this moment, has that case.
  bool has(IkCase which);

  /// What all methods are told; the method itself is the run's.
  const IterationOptions& options() const { return options_; }
  bool compares(IkMethod method) const { return compared_.at(static_cast<std::size_t>(method)); }
  /// The method that is looked into; it is always one of those compared.
  IkMethod method() const { return method_; }
  /// Its run with the mistakes that are made; null where it is not compared or there is no problem.
  const IkRun* run(IkMethod method) const;
  const IkRun* run() const { return run(method_); }
  /// The run of method() without mistakes; null where none are made.
  const IkRun* rightRun() const { return right_ ? &*right_ : nullptr; }

  /// Between 0 and the count of iterations of run().
  int place() const { return place_; }
  int last() const { return run() ? run()->count() : 0; }
  bool isRunning() const { return timer_.isActive(); }
  /// The poses of all links at a place of a run, by Model::links().
  std::vector<Pose> linksAt(const IkRun& run, int place) const;

  /// The joint (index into Model::joints()) whose limits keep the robot from standing as the place shown has it; -1: it
  /// can stand there.
  int jointInTheWay() const;

public slots:
  /// Another problem is taken up where it was not open: the last drag, or the first case there is.
  void setOpen(bool open);
  void choose(linkwright::ui::IkCase which);
  /// From the present pose to this one.
  void setTypedTarget(const linkwright::Pose& X_WT);
  void setCompared(linkwright::IkMethod method, bool compared);
  void lookInto(linkwright::IkMethod method);

  /// D, diagonal: linear first.
  void setWeights(const Eigen::Matrix<double, 6, 1>& weights);
  void setStepLimit(double s);  ///< infinite: none
  void setDamping(double lambda);
  void setStartDamping(double lambda);
  void setRankTolerance(double tolerance);
  void setRespectsLimits(bool respects);
  void setMistake(linkwright::IkMistake mistake, bool made);
  void clearMistakes();
  /// Weights of the problem, and the other numbers as they were at first. Mistakes and limits stay.
  void resetOptions();

  void goTo(int place);
  void back() { goTo(place_ - 1); }
  void next() { goTo(place_ + 1); }
  void toStart() { goTo(0); }
  void toEnd() { goTo(last()); }
  /// Plays on by itself, from the start when at the end.
  void setRunning(bool running);
  /// The robot itself to the place shown: one undo step.
  void putRobotThere();

signals:
  void openChanged(bool open);
  void problemChanged();
  /// Options, methods or runs.
  void runsChanged();
  void placeChanged(int place);
  void runningChanged(bool running);

private:
  void follow();
  void takeUp(IkCase which, std::optional<IkProblem> problem, bool live);
  std::optional<IkProblem> lastDrag() const;
  std::optional<IkProblem> makeProblem(IkCase which);
  IkCase firstCase();
  void compute(int max_iterations = kMostIkIterations);
  void recompute();
  void setPlace(int place);
  IterationOptions optionsFor(IkMethod method) const;

  Document& document_;
  bool is_open_ = false;
  IkCase case_ = IkCase::NearSingular;
  std::optional<IkProblem> problem_;
  std::map<IkCase, std::optional<IkProblem>> cases_;  ///< of case_model_ and case_link_, as they were asked for
  std::shared_ptr<const Model> case_model_;
  int case_link_ = -1;
  std::optional<Pose> typed_;
  IterationOptions options_;
  std::array<bool, kIkMethods.size()> compared_{};
  IkMethod method_ = IkMethod::PseudoInverse;
  std::map<IkMethod, IkRun> runs_;
  std::optional<IkRun> right_;
  bool is_live_ = false;  ///< the runs are shortened: they follow a drag
  int place_ = 0;
  QTimer timer_;
};

}  // namespace linkwright::ui
