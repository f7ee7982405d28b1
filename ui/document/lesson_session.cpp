// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/lesson_session.h"

#include "core/base/mistake_row.h"
#include "core/io/student_table.h"
#include "core/lesson/lesson_names.h"
#include "core/lesson/lesson_play.h"
#include "core/lesson/lesson_rules.h"
#include "core/lesson/value_name.h"
#include "core/recording/quantity.h"
#include "core/scene/plots.h"
#include "ui/document/edits.h"
#include "ui/document/evaluate.h"
#include "ui/document/file_contents.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"
#include "ui/document/scene_state.h"
#include "ui/document/simulated_run.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <chrono>
#include <string_view>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kRestMs = 700;  // a robot that has stood still so long has come to where it is wanted

/// What the robot, the mechanism or a motion has become is judged by itself; all else when it is handed in.
bool isFollowed(StepKind kind) {
  return kind == StepKind::Pose || kind == StepKind::Build || kind == StepKind::Plan || kind == StepKind::Run;
}

/// By the words of a lesson (kLessonLocks).
constexpr std::array<std::pair<std::string_view, bool Locks::*>, kLessonLocks.size()> kLocks = {
    {{"links", &Locks::links},
     {"joints", &Locks::joints},
     {"gravity", &Locks::gravity},
     {"state", &Locks::state},
     {"motion", &Locks::motion},
     {"contacts", &Locks::contacts},
     {"simulation", &Locks::simulation},
     {"mistakes", &Locks::mistakes},
     {"formulation", &Locks::formulation}}};

int bodyOfLink(const Model& model, const std::string& name) {
  const int link = model.findLink(name);
  return link < 0 ? -1 : model.links()[static_cast<std::size_t>(link)].body;
}

template <std::size_t N, class Value>
void setFrom(const std::array<Value, N>& all, const std::string& word, Value& value) {
  const auto found = std::find_if(all.begin(), all.end(), [&](Value each) { return word == nameOf(each); });
  if (found != all.end()) value = *found;
}

Axes axesFrom(const std::string& word) {
  if (word == "parent") return Axes::Parent;
  if (word == "base") return Axes::Base;
  return word == "world" ? Axes::World : Axes::Link;
}

/// The rows of the recursion, and the torques, that a name of what is hidden stands for.
std::vector<QuantityKey> keysOf(const Snapshot& snapshot, const std::string& text) {
  const std::optional<ValueName> name = parseValueName(text);
  if (!name) return {};
  std::vector<QuantityKey> keys;
  if (name->source == ValueSource::Trace) {
    const int body = bodyOfLink(*snapshot.model, name->object);
    for (const Recorded& entry : recordedBy(snapshot, name->formulation).recording->entries) {
      if (entry.body == body && entry.equation == name->equation) keys.push_back(keyOf(entry));
    }
  } else if (name->source == ValueSource::Curve && name->curve.quantity == CurveQuantity::Torque) {
    const int joint = snapshot.model->findJoint(name->curve.joint);
    if (joint >= 0)
      keys.push_back({snapshot.model->joints()[static_cast<std::size_t>(joint)].body, Quantity::JointTorque, -1});
  }
  return keys;
}

}  // namespace

int stepOf(const Snapshot& snapshot, const WalkPlace& place) {
  const std::optional<EquationName> equation = parseEquation(place.equation.text);
  if (!equation || equation->formulation != snapshot.recording->formulation) return -1;
  const int body = bodyOfLink(*snapshot.model, place.link.text);
  const std::vector<Step>& steps = *snapshot.steps;
  const auto found = std::find_if(steps.begin(), steps.end(), [&](const Step& each) {
    return each.body == body && each.equation == equation->equation;
  });
  return found == steps.end() ? -1 : static_cast<int>(found - steps.begin());
}

std::optional<WalkPlace> walkPlace(const Snapshot& snapshot, const Walk& walk) {
  if (!snapshot.hasStep(walk.step())) return {};
  const Step& step = (*snapshot.steps)[static_cast<std::size_t>(walk.step())];
  const Model& model = *snapshot.model;
  WalkPlace place;
  place.link.text = model.links()[static_cast<std::size_t>(model.linkOfBody(step.body))].name;
  place.equation.text = idOf(snapshot.recording->formulation, step.equation);
  place.term = walk.term();
  return place;
}

LessonSession::LessonSession(std::shared_ptr<const OpenLesson> lesson, const QString& language, Document& document,
                             Interaction& interaction, QObject* parent)
    : QObject(parent),
      lesson_(std::move(lesson)),
      document_(document),
      interaction_(interaction),
      marks_(lesson_->lesson.steps.size(), StepMark::Open) {
  text_ = &textIn(*lesson_, language.toStdString());
  hold_.setSingleShot(true);
  connect(&hold_, &QTimer::timeout, this, [this] { finish(AttemptOutcome::Right); });
  rest_.setSingleShot(true);
  rest_.setInterval(kRestMs);
  connect(&rest_, &QTimer::timeout, this, &LessonSession::replyAtRest);
  connect(&document_, &Document::snapshotChanged, this, &LessonSession::follow);
}

LessonSession::~LessonSession() = default;

const LessonStepText& LessonSession::stepText() const { return *text_->find(step().id.text); }

bool LessonSession::isFixed() const { return locksState(lesson_->lesson, step()); }

// --- what a step sets

void LessonSession::begin(int step) {
  const QScopedValueRollback<bool> setting(setting_, true);
  hold_.stop();
  rest_.stop();
  step_ = std::clamp(step, 0, stepCount() - 1);
  answers_.clear();
  for (const LessonAsk& ask : this->step().asks) answers_.push_back({ask.id.text, {}, {}, {}, 0});
  table_.reset();
  verdict_ = {};
  said_.clear();
  was_wrong_ = false;
  tries_ = hints_ = 0;
  const LessonStart& start = lesson_->starts[static_cast<std::size_t>(step_)];
  document_.setLocks({});
  interaction_.walk().keep({});
  showRobot(start.robot, start.instant);
  putLooks();
  makeJudge();
  keepBack();
  putLocks();
  // what is answered already shows its answer; a simulation would have to be run again
  if (isDone() && isChecked(this->step().kind) && this->step().kind != StepKind::Run) {
    const Result<PlayedAttempt> solved = solutionOf(*lesson_, static_cast<std::size_t>(step_));
    if (solved) putSolution(*solved);
  }
  begun_ = document_.snapshot();
  clock_.restart();
  emit begun();
  emit changed();
}

void LessonSession::showRobot(const LessonRobot& robot, const LessonInstant& instant) {
  FileContents contents;
  contents.scene = *robot.scene;
  contents.scene.q = instant.input.q;
  contents.scene.qd = instant.input.qd;
  contents.scene.qdd = instant.input.qdd;
  contents.model = robot.model;
  const LessonNames& curves = step().set.curves;
  if (!curves.empty()) {
    ScenePlot plot;
    for (const LessonName& curve : curves) plot.curves.push_back(curve.text);
    contents.scene.plots = std::vector<ScenePlot>{plot};
  }
  document_.show(std::move(contents));
  if (instant.time > 0.0) document_.playback().setTime(instant.time);
}

void LessonSession::putLooks() {
  const LessonSettings& set = step().set;
  const LessonInstant& instant = lesson_->starts[static_cast<std::size_t>(step_)].instant;
  const bool hides =
      std::any_of(set.hide.begin(), set.hide.end(), [](const LessonName& each) { return each.text == "mistakes"; });
  document_.change([&](DocumentState& next) {
    next.formulation = instant.formulation;
    next.mistakes = instant.mistakes;
    next.passes_off = hides;
    next.terms = instant.input.terms;
    next.motion = motionOf(next);
  });
  Walk& walk = interaction_.walk();
  Notation notation = Notation::Source;
  setFrom(kNotations, set.notation.text, notation);
  walk.setNotation(notation);
  walk.setAxes(axesFrom(set.axes.text));
  walk.setGranularity(set.walk && set.walk->term >= 0 ? Granularity::Term : Granularity::Equation);
  const SnapshotPtr snapshot = document_.snapshot();
  if (set.walk) walk.setPlace(stepOf(*snapshot, *set.walk), set.walk->term);
  const Model& model = *snapshot->model;
  int link = model.findLink(set.selection.text);
  const int joint = model.findJoint(set.selection.text);
  if (link < 0 && joint >= 0) link = model.linkOfBody(model.joints()[static_cast<std::size_t>(joint)].body);
  interaction_.selectLink(link);
  interaction_.setGizmoMode(GizmoMode::Translate);
}

void LessonSession::keepBack() {
  std::vector<QuantityKey> keys;
  if (!isDone()) {
    for (const LessonName& name : step().set.hide) {
      for (const QuantityKey& key : keysOf(*document_.snapshot(), name.text)) keys.push_back(key);
    }
  }
  interaction_.walk().keep(keys);
}

// once a step is right its own locks are gone: there may be something to try out
void LessonSession::putLocks() {
  Locks locks;
  locks.why = tr("This step of the lesson keeps that as it is.");
  const auto lock = [&](const LessonNames& names) {
    for (const LessonName& each : names) {
      for (const auto& [word, member] : kLocks) {
        if (each.text == word) locks.*member = true;
      }
    }
  };
  if (step().kind != StepKind::Build) lock(lesson_->lesson.locked);
  if (!isDone()) lock(step().set.locked);
  // what is hidden has other names in another formulation
  if (!interaction_.walk().kept().empty()) locks.formulation = true;
  // a run would be another state than the one that is asked about
  locks.runs = isChecked(step().kind) && step().kind != StepKind::Run && !isDone();
  document_.setLocks(locks);
}

void LessonSession::setUnlocked(const std::function<void()>& change) {
  const QScopedValueRollback<bool> setting(setting_, true);
  document_.setLocks({});
  change();
  putLocks();
}

// --- judging

void LessonSession::makeJudge() {
  const SnapshotPtr snapshot = document_.snapshot();
  const LessonRobot& begun = lesson_->starts[static_cast<std::size_t>(step_)].robot;
  const LessonRobot now{snapshot->scene, snapshot->model, begun.file};
  judged_model_ = snapshot->model;
  judge_.reset();
  // a robot that is being built may lack, for a while, what the formulas ask for
  Result<StepJudge> made = StepJudge::make(step(), now, lesson_->file);
  if (made.ok()) judge_.emplace(std::move(made).value());
}

LessonAttempt LessonSession::attempt() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (snapshot->motion.curves != motion_of_) {
    motion_of_ = snapshot->motion.curves;
    motion_ = figuresOf(*snapshot);
  }
  LessonAttempt attempt;
  attempt.instant = {snapshot->input(), snapshot->time, snapshot->mistakes, snapshot->formulation, {}, {}};
  attempt.motion = motion_;
  if (snapshot->motion.run) attempt.instant.ended = snapshot->motion.run->status;
  for (const LessonAnswer& each : answers_) {
    if (!each.numbers.empty() || !each.chosen.empty()) attempt.answers.push_back(each);
  }
  attempt.table = table_;
  attempt.walk = walkPlace(*snapshot, interaction_.walk());
  return attempt;
}

void LessonSession::follow() {
  if (step_ < 0) return;
  emit valuesChanged();
  if (setting_ || isDone() || !isFollowed(step().kind)) return;
  // what the step itself has put in place is nobody's answer
  if (!begun_ || !difference(*begun_, *document_.snapshot())) return;
  if (document_.snapshot()->model != judged_model_) makeJudge();
  if (!judge_ || document_.isSimulating()) return;
  verdict_ = judge_->judge(attempt());
  rest_.start();
  if (!verdict_.right) {
    if (hold_.isActive()) {
      hold_.stop();
      emit changed();
    }
    return;
  }
  if (hold_.isActive()) return;
  hold_.start(static_cast<int>(1000.0 * step().hold));
  emit changed();
}

void LessonSession::replyAtRest() {
  if (isDone() || !judge_ || document_.gestureActive() || document_.playback().isPlaying()) return;
  LessonAttempt now = attempt();
  if (step().kind == StepKind::Run) {
    if (const std::optional<SimulationStatus> refused = whyNoRun(document_)) {
      now.motion = nullptr;
      now.instant.ended = refused;
    }
  }
  verdict_ = judge_->judge(now);
  if (verdict_.right) return;
  const QString before = said_;
  reply(verdict_);
  if (said_ == before) return;
  if (said_.isEmpty()) return emit changed();
  ++tries_;
  tell(verdict_.wrong >= 0 ? AttemptOutcome::Wrong : AttemptOutcome::Near);
  emit changed();
}

void LessonSession::reply(const StepVerdict& verdict) {
  const LessonWrong* wrong = nullptr;
  if (verdict.wrong >= 0) wrong = &step().wrong[static_cast<std::size_t>(verdict.wrong)];
  if (verdict.near >= 0) wrong = &step().near[static_cast<std::size_t>(verdict.near)];
  said_ = wrong == nullptr ? QString() : QString::fromStdString(wrong->say.text);
  was_wrong_ = verdict.near < 0;
  // what the answer would do is shown while it is said
  const MistakeSet& given = lesson_->starts[static_cast<std::size_t>(step_)].instant.mistakes;
  MistakeSet planted = given;
  Mistake mistake{};
  if (wrong != nullptr && parseMistake(wrong->plant.text, mistake)) planted.insert(mistake);
  if (planted == document_.snapshot()->mistakes) return;
  setUnlocked([&] { setMistakes(document_, planted); });
}

void LessonSession::setAnswer(std::size_t ask, LessonAnswer answer) {
  answer.ask = step().asks.at(ask).id.text;
  answers_.at(ask) = std::move(answer);
  emit changed();
}

void LessonSession::setTable(std::shared_ptr<const StudentTable> table) {
  table_ = std::move(table);
  emit changed();
}

bool LessonSession::canCheck() const {
  if (isDone() || isFollowed(step().kind) || !isChecked(step().kind)) return false;
  if (step().kind == StepKind::Table) return table_ != nullptr;
  return std::all_of(answers_.begin(), answers_.end(),
                     [](const LessonAnswer& each) { return !each.numbers.empty() || !each.chosen.empty(); });
}

void LessonSession::check() {
  if (!canCheck() || !judge_) return;
  verdict_ = judge_->judge(attempt());
  ++tries_;
  if (verdict_.right) return finish(AttemptOutcome::Right);
  reply(verdict_);
  tell(verdict_.near >= 0 ? AttemptOutcome::Near : AttemptOutcome::Wrong);
  emit changed();
}

void LessonSession::finish(AttemptOutcome outcome) {
  hold_.stop();
  rest_.stop();
  marks_[static_cast<std::size_t>(step_)] = outcome == AttemptOutcome::Right ? StepMark::Right : StepMark::Shown;
  if (outcome == AttemptOutcome::Right && isFollowed(step().kind)) ++tries_;
  said_.clear();
  was_wrong_ = false;
  const MistakeSet& given = lesson_->starts[static_cast<std::size_t>(step_)].instant.mistakes;
  if (given != document_.snapshot()->mistakes) setUnlocked([&] { setMistakes(document_, given); });
  keepBack();
  putLocks();
  tell(outcome);
  emit changed();
}

void LessonSession::tell(AttemptOutcome outcome) {
  if (!judge_) return;
  // given up before it was judged
  if (verdict_.asks.size() != step().asks.size()) verdict_ = judge_->judge(attempt());
  ProgressEntry entry = progressOf(*lesson_, *judge_, attempt(), verdict_);
  entry.outcome = outcome;
  if (!isTry(outcome)) entry.answers.clear();
  entry.time = utcText(std::chrono::system_clock::now());
  entry.tries = tries_;
  entry.hints = hints_;
  entry.seconds = 0.001 * static_cast<double>(clock_.elapsed());
  emit happened(entry);
}

// --- help

void LessonSession::putSolution(const PlayedAttempt& solved) {
  const LessonAttempt& solution = solved.attempt;
  const StepKind kind = step().kind;
  if (isAsked(kind) && judge_) answers_ = judge_->evaluated(solution.answers, solution);
  setUnlocked([&] {
    const DynamicsInput& input = solution.instant.input;
    if (kind == StepKind::Pose)
      setState(document_, input.q, input.qd, input.qdd, tr("Show solution"));
    else if (isFollowed(kind))
      showRobot(solved.robot, solution.instant);
    if (kind == StepKind::Walk && solution.walk)
      interaction_.walk().setPlace(stepOf(*document_.snapshot(), *solution.walk), solution.walk->term);
  });
}

void LessonSession::giveHint() {
  if (hints_ >= static_cast<int>(step().hints.size())) return;
  ++hints_;
  emit changed();
}

void LessonSession::showSolution() {
  if (isDone() || !isChecked(step().kind)) return;
  const Result<PlayedAttempt> solved = solutionOf(*lesson_, static_cast<std::size_t>(step_));
  if (!solved) return;
  table_ = solved->attempt.table;
  finish(AttemptOutcome::Shown);
  putSolution(*solved);
  if (step().kind == StepKind::Run) emit runWanted();
  emit changed();
}

void LessonSession::skip() {
  if (mark(step_) == StepMark::Open && isChecked(step().kind)) {
    marks_[static_cast<std::size_t>(step_)] = StepMark::Skipped;
    tell(AttemptOutcome::Skipped);
  }
  goOn();
}

void LessonSession::tryAgain() {
  marks_[static_cast<std::size_t>(step_)] = StepMark::Open;
  begin(step_);
}

bool LessonSession::goOn() {
  if (!isChecked(step().kind) && mark(step_) == StepMark::Open) {
    marks_[static_cast<std::size_t>(step_)] = StepMark::Right;
    emit changed();
  }
  if (step_ + 1 >= stepCount()) return false;
  begin(step_ + 1);
  return true;
}

// --- what is told of the state that is seen

std::optional<double> LessonSession::letValue(const std::string& name) {
  if (!judge_) return {};
  const std::vector<NamedText>& let = step().let;
  const auto found = std::find_if(let.begin(), let.end(), [&](const NamedText& each) { return each.name == name; });
  if (found == let.end()) {
    const std::vector<LessonAsk>& asks = step().asks;
    const auto ask =
        std::find_if(asks.begin(), asks.end(), [&](const LessonAsk& each) { return each.id.text == name; });
    if (ask == asks.end() || step().kind != StepKind::Number) return {};
    return judge_->truthOf(static_cast<std::size_t>(ask - asks.begin()), attempt());
  }
  return judge_->letValues(attempt()).at(static_cast<std::size_t>(found - let.begin()));
}

}  // namespace linkwright::ui

#include "moc_lesson_session.cpp"
