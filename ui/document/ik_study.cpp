// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/ik_study.h"

#include "core/ik/first_weights.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "ui/document/edits.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr int kSlowest = 450, kFastest = 40;  // ms an iteration, played
constexpr int kLongestPlay = 25000;           // ms that a run takes, if it can
constexpr int kLiveIterations = 100;          // while the mouse moves

bool isSame(const IkProblem& a, const IkProblem& b) {
  return a.model == b.model && a.link == b.link && a.q_start == b.q_start && a.X_WT.p == b.X_WT.p &&
         a.X_WT.R == b.X_WT.R;
}

}  // namespace

IkStudy::IkStudy(Document& document, QObject* parent) : QObject(parent), document_(document), timer_(this) {
  for (const IkMethod method : {IkMethod::PseudoInverse, IkMethod::Damped, IkMethod::Safeguarded}) {
    compared_.at(static_cast<std::size_t>(method)) = true;
  }
  connect(&document_, &Document::snapshotChanged, this, &IkStudy::follow);
  connect(&document_, &Document::opened, this, [this] {
    typed_.reset();
    problem_.reset();
    runs_.clear();
    right_.reset();
    place_ = 0;
    follow();
  });
  connect(&timer_, &QTimer::timeout, this, [this] {
    next();
    if (place_ >= last()) setRunning(false);
  });
}

// --- the problem

std::optional<IkProblem> IkStudy::lastDrag() const {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot->pull || snapshot->pull->q_start.size() != snapshot->model->dof()) return std::nullopt;
  const Pull& pull = *snapshot->pull;
  IkProblem problem;
  problem.model = snapshot->model;
  problem.link = pull.link;
  problem.X_WT = pull.X_WT;
  problem.q_start = pull.q_start;
  if (pull.p_LE) {
    // a point of the link was pulled: its frame's origin is asked to go the same way
    const Pose X_WL = forwardKinematics(*snapshot->model, pull.q_start).at(static_cast<std::size_t>(pull.link));
    problem.X_WT = {X_WL.R, X_WL.p + pull.X_WT.p - X_WL * *pull.p_LE};
  }
  // the textbook weighs in the base's axes and names the linear directions first
  problem.weights = firstWeights(*snapshot->model, pull.link, pull.position_only || pull.p_LE.has_value());
  for (int i = 0; i < 6; ++i) problem.weights[i] *= pull.weights[static_cast<std::size_t>((i + 3) % 6)];
  return problem;
}

std::optional<IkProblem> IkStudy::makeProblem(IkCase which) {
  const SnapshotPtr snapshot = document_.snapshot();
  if (which == IkCase::LastDrag) return lastDrag();
  const int hand = snapshot->hand;
  if (which == IkCase::Typed) {
    if (snapshot->model->dof() == 0 || hand < 0) return std::nullopt;
    IkProblem problem;
    problem.model = snapshot->model;
    problem.link = hand;
    problem.X_WT = typed_.value_or(snapshot->X_WL.at(static_cast<std::size_t>(hand)));
    problem.q_start = snapshot->q;
    problem.weights = firstWeights(*snapshot->model, hand, false);
    return problem;
  }
  if (case_model_ != snapshot->model || case_link_ != hand) {
    cases_.clear();
    case_model_ = snapshot->model;
    case_link_ = hand;
  }
  const auto known = cases_.find(which);
  if (known != cases_.end()) return known->second;
  return cases_[which] = makeCase(snapshot->model, hand, which);
}

bool IkStudy::has(IkCase which) { return makeProblem(which).has_value(); }

IkCase IkStudy::firstCase() {
  for (const IkCase which : kIkCases) {
    if (which != IkCase::Typed && has(which)) return which;
  }
  return IkCase::Typed;
}

void IkStudy::takeUp(IkCase which, std::optional<IkProblem> problem, bool live) {
  // weights that somebody has set stay as long as the same is asked for
  const bool same_kind = problem_ && problem && which == case_ && problem_->model == problem->model &&
                         problem_->link == problem->link && problem_->weights == problem->weights;
  case_ = which;
  problem_ = std::move(problem);
  if (problem_ && !same_kind) options_.weights = problem_->weights;
  is_live_ = live;
  compute(live ? kLiveIterations : kMostIkIterations);
  emit problemChanged();
  emit runsChanged();
  setPlace(live ? last() : 0);
}

void IkStudy::setOpen(bool open) {
  if (open == is_open_) return;
  is_open_ = open;
  if (!open) setRunning(false);
  if (open) follow();
  emit openChanged(open);
}

void IkStudy::follow() {
  if (!is_open_) return;
  const SnapshotPtr snapshot = document_.snapshot();
  const bool other_robot = !problem_ || problem_->model != snapshot->model;
  if (other_robot) {
    setRunning(false);
    const IkCase which = firstCase();
    return takeUp(which, makeProblem(which), false);
  }
  const bool other_hand = case_ != IkCase::LastDrag && case_ != IkCase::Typed && problem_->link != snapshot->hand;
  if (other_hand) return choose(has(case_) ? case_ : firstCase());
  // a drag takes the place of what was looked at, and is looked at while it goes on
  const bool drags = snapshot->dragging && snapshot->X_WT.has_value();
  if (!drags && case_ != IkCase::LastDrag) return;
  std::optional<IkProblem> drag = lastDrag();
  if (!drag) return;
  if (case_ == IkCase::LastDrag && isSame(*drag, *problem_)) {
    // let go: now in full
    if (is_live_ && !drags) takeUp(IkCase::LastDrag, std::move(drag), false);
    return;
  }
  setRunning(false);
  takeUp(IkCase::LastDrag, std::move(drag), drags);
}

void IkStudy::choose(IkCase which) {
  setRunning(false);
  if (which == IkCase::Typed) typed_.reset();
  std::optional<IkProblem> problem = makeProblem(which);
  if (problem) takeUp(which, std::move(problem), false);
}

void IkStudy::setTypedTarget(const Pose& X_WT) {
  setRunning(false);
  typed_ = X_WT;
  takeUp(IkCase::Typed, makeProblem(IkCase::Typed), false);
}

// --- the runs

IterationOptions IkStudy::optionsFor(IkMethod method) const {
  IterationOptions options = options_;
  options.method = method;
  return options;
}

void IkStudy::compute(int max_iterations) {
  runs_.clear();
  right_.reset();
  if (!problem_) return;
  for (const IkMethod method : kIkMethods) {
    if (compares(method)) runs_[method] = runIk(*problem_, optionsFor(method), max_iterations);
  }
  if (options_.mistakes.empty()) return;
  IterationOptions right = optionsFor(method_);
  right.mistakes.clear();
  right_ = runIk(*problem_, right, max_iterations);
}

void IkStudy::recompute() {
  if (!is_open_) return;
  const bool at_end = place_ > 0 && place_ >= last();
  compute();
  emit runsChanged();
  setPlace(at_end ? last() : std::min(place_, last()));
}

const IkRun* IkStudy::run(IkMethod method) const {
  const auto found = runs_.find(method);
  return found == runs_.end() ? nullptr : &found->second;
}

std::vector<Pose> IkStudy::linksAt(const IkRun& run, int place) const {
  if (!problem_) return {};
  const Eigen::VectorXd& q = run.inside(place).q;
  return q.size() == problem_->model->dof() ? forwardKinematics(*problem_->model, q) : std::vector<Pose>();
}

void IkStudy::setCompared(IkMethod method, bool compared) {
  bool& known = compared_.at(static_cast<std::size_t>(method));
  if (known == compared) return;
  // one is always looked into
  if (!compared && std::count(compared_.begin(), compared_.end(), true) == 1) return emit runsChanged();
  known = compared;
  if (!compares(method_)) {
    const auto first = std::find(compared_.begin(), compared_.end(), true);
    method_ = kIkMethods.at(static_cast<std::size_t>(first - compared_.begin()));
  }
  recompute();
}

void IkStudy::lookInto(IkMethod method) {
  if (method == method_) return;
  method_ = method;
  compared_.at(static_cast<std::size_t>(method)) = true;
  recompute();
}

// --- what the methods are told

void IkStudy::setWeights(const Eigen::Matrix<double, 6, 1>& weights) {
  if (weights == options_.weights || !weights.allFinite() || weights.minCoeff() < 0.0) return;
  options_.weights = weights;
  recompute();
}

void IkStudy::setStepLimit(double s) {
  if (s == options_.step_limit || !(s > 0.0)) return;
  options_.step_limit = s;
  recompute();
}

void IkStudy::setDamping(double lambda) {
  if (lambda == options_.damping || !(lambda >= 0.0)) return;
  options_.damping = lambda;
  recompute();
}

void IkStudy::setStartDamping(double lambda) {
  if (lambda == options_.start_damping || !(lambda >= 0.0)) return;
  options_.start_damping = lambda;
  recompute();
}

void IkStudy::setRankTolerance(double tolerance) {
  if (tolerance == options_.rank_tolerance || !(tolerance >= 0.0)) return;
  options_.rank_tolerance = tolerance;
  recompute();
}

void IkStudy::setRespectsLimits(bool respects) {
  if (respects == options_.respect_limits) return;
  options_.respect_limits = respects;
  recompute();
}

void IkStudy::setMistake(IkMistake mistake, bool made) {
  if (options_.mistakes.contains(mistake) == made) return;
  made ? options_.mistakes.insert(mistake) : options_.mistakes.erase(mistake);
  recompute();
}

void IkStudy::clearMistakes() {
  if (options_.mistakes.empty()) return;
  options_.mistakes.clear();
  recompute();
}

void IkStudy::resetOptions() {
  IterationOptions first;
  first.mistakes = options_.mistakes;
  first.respect_limits = options_.respect_limits;
  if (problem_) first.weights = problem_->weights;
  options_ = first;
  recompute();
}

// --- where it is looked at

void IkStudy::setPlace(int place) {
  place_ = std::clamp(place, 0, last());
  emit placeChanged(place_);
}

void IkStudy::goTo(int place) {
  if (std::clamp(place, 0, last()) != place_) setPlace(place);
}

void IkStudy::setRunning(bool running) {
  running = running && last() > 0;
  if (running == isRunning()) return;
  if (running) {
    if (place_ >= last()) setPlace(0);
    timer_.start(std::clamp(kLongestPlay / last(), kFastest, kSlowest));
  } else {
    timer_.stop();
  }
  emit runningChanged(running);
}

int IkStudy::jointInTheWay() const {
  if (run() == nullptr) return -1;
  const Model& model = *problem_->model;
  return jointBeyondLimits(model, unwound(model, run()->inside(place_).q));
}

void IkStudy::putRobotThere() {
  if (run() == nullptr || jointInTheWay() >= 0) return;
  const Eigen::VectorXd q = unwound(*problem_->model, run()->inside(place_).q);
  const Eigen::VectorXd rest = Eigen::VectorXd::Zero(q.size());
  setState(document_, q, rest, rest, tr("Put robot at iteration %1").arg(place_));
}

}  // namespace linkwright::ui

#include "moc_ik_study.cpp"
