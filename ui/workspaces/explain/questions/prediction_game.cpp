// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/prediction_game.h"

#include "core/base/index.h"
#include "ui/document/insight.h"
#include "ui/document/translated.h"
#include "ui/document/write_file.h"
#include "ui/workspaces/explain/questions/prediction_words.h"
#include "ui/workspaces/explain/walk/explanation.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>

namespace linkwright::ui {

namespace {

std::vector<double> numbersOf(const Eigen::VectorXd& values) { return {values.data(), values.data() + values.size()}; }

bool isAt(const PredictedState& state, const Snapshot& snapshot) {
  return state.q == numbersOf(snapshot.q) && state.qd == numbersOf(snapshot.qd) && state.qdd == numbersOf(snapshot.qdd);
}

}  // namespace

PredictionGame::PredictionGame(Document& document, Interaction& interaction, QObject* parent)
    : QObject(parent), document_(document), walk_(interaction.walk()) {
  connect(&walk_, &Walk::arrived, this, &PredictionGame::arrive);
  connect(&walk_, &Walk::lookChanged, this, &PredictionGame::arrive);
  connect(&document_, &Document::snapshotChanged, this, &PredictionGame::follow);
  connect(&document_, &Document::opened, this, [this] {
    run_ = {};
    saved_ = 0;
    last_.reset();
    emit changed();
  });
}

std::optional<Question> PredictionGame::questionHere() const {
  const SnapshotPtr snapshot = document_.snapshot();
  const int step = walk_.step();
  if (step < 0 || step >= static_cast<int>(snapshot->steps->size())) return std::nullopt;
  const StepTerms& terms = termsOf(*snapshot, step);
  const int summand = walk_.granularity() == Granularity::Term ? walk_.term() : -1;
  if (summand >= static_cast<int>(terms.summands.size())) return std::nullopt;
  std::optional<Question> question =
      questionAt(*snapshot->model, *snapshot->recording, snapshot->X_WB, terms, summand, walk_.axes());
  if (question) question->step = step;
  return question;
}

// the same place is a new question when the robot is in another state, or is another robot
bool PredictionGame::isKnown(const Question& question) const {
  const SnapshotPtr snapshot = document_.snapshot();
  return std::any_of(run_.questions.begin(), run_.questions.end(), [&](const Predicted& each) {
    const Question& asked = each.question;
    return asked.key == question.key && asked.step == question.step && asked.summand == question.summand &&
           (asked.axes != question.axes || asked.truth == question.truth) &&
           isAt(run_.states.at(static_cast<std::size_t>(each.state)), *snapshot);
  });
}

// each place asks once: what has been answered or shown is not asked again, in other axes neither
void PredictionGame::arrive() {
  const bool stays = last_ && last_->question.step == walk_.step() &&
                     last_->question.summand == (walk_.granularity() == Granularity::Term ? walk_.term() : -1);
  const bool is_tried_again = stays && question_;
  if (!stays) last_.reset();
  question_.reset();
  if (on_ && (!stays || is_tried_again)) question_ = questionHere();
  if (question_ && !is_tried_again && isKnown(*question_)) question_.reset();
  walk_.ask(question_ ? std::optional<QuantityKey>(question_->key) : std::nullopt);
  emit changed();
}

// the robot moves while somebody thinks: the question stays, its truth follows
void PredictionGame::follow() {
  if (!question_) return;
  const std::optional<Question> now = questionHere();
  if (now && now->key == question_->key && now->summand == question_->summand) {
    question_ = now;
    return;
  }
  arrive();
}

void PredictionGame::setOn(bool on) {
  if (on == on_) return;
  on_ = on;
  walk_.setPredicts(on);
  // what is on the screen already is no question
  last_.reset();
  question_.reset();
  walk_.ask(std::nullopt);
  emit changed();
}

void PredictionGame::setTolerance(const Tolerance& tolerance) {
  tolerance_ = tolerance;
  emit changed();
}

Predicted PredictionGame::predictedHere() const {
  const SnapshotPtr snapshot = document_.snapshot();
  const Step& step = (*snapshot->steps)[at(walk_.step())];
  Predicted predicted;
  predicted.date = QDateTime::currentDateTime().toString(Qt::ISODate).toStdString();
  predicted.link = snapshot->model->links()[at(snapshot->model->linkOfBody(step.body))].name;
  predicted.pass = step.pass == Pass::Forward ? "outward" : "inward";
  predicted.question = *question_;
  predicted.quantity = askedName(*snapshot, *question_).toStdString();
  predicted.axes = askedAxes(*snapshot, *question_).toStdString();
  predicted.tolerance = tolerance_;
  return predicted;
}

void PredictionGame::answer(const Answer& answer) {
  if (!question_) return;
  Predicted predicted = predictedHere();
  predicted.answer = answer;
  predicted.verdict = judge(*question_, answer, tolerance_);
  predicted.remark = verdictWords(predicted).toStdString();
  if (!last_) keep(predicted);
  last_ = std::move(predicted);
  if (last_->verdict.right) return close();
  emit changed();
}

void PredictionGame::showIt() {
  if (!question_) return;
  Predicted predicted = predictedHere();
  predicted.shown = true;
  if (!last_) keep(predicted);
  last_ = std::move(predicted);
  close();
}

void PredictionGame::keep(const Predicted& predicted) {
  const SnapshotPtr snapshot = document_.snapshot();
  if (run_.states.empty() || !isAt(run_.states.back(), *snapshot)) {
    run_.states.push_back({snapshot->time, numbersOf(snapshot->q), numbersOf(snapshot->qd), numbersOf(snapshot->qdd)});
  }
  if (run_.questions.empty()) {
    run_.robot = document_.displayName().toStdString();
    run_.program = QStringLiteral("Linkwright %1").arg(QCoreApplication::applicationVersion()).toStdString();
    for (const ModelJoint& joint : snapshot->model->joints()) run_.joints.push_back(joint.name);
  }
  run_.questions.push_back(predicted);
  run_.questions.back().state = static_cast<int>(run_.states.size()) - 1;
}

void PredictionGame::close() {
  question_.reset();
  walk_.ask(std::nullopt);
  emit changed();
}

bool PredictionGame::hasUnsaved() const {
  return std::any_of(run_.questions.begin() + static_cast<std::ptrdiff_t>(saved_), run_.questions.end(),
                     [](const Predicted& each) { return !each.shown; });
}

QString PredictionGame::save(const QString& path) {
  const bool readable = path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive);
  const Diagnostics problems = writeFile(path, readable ? predictionMarkdown(run_) : predictionCsv(run_));
  if (!problems.empty()) return translated(problems.front().message);
  saved_ = run_.questions.size();
  return {};
}

}  // namespace linkwright::ui

#include "moc_prediction_game.cpp"
