// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/simulation_session.h"

#include "core/simulation/simulator.h"
#include "ui/document/edits.h"
#include "ui/document/follow.h"
#include "ui/document/translated.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace linkwright::ui {

namespace {

constexpr double kHeldBack = 0.2;  // of the speed

}  // namespace

SimulationSession::SimulationSession(Document& document, QObject* parent) : QObject(parent), document_(document) {
  // whatever is done to the document ends the gesture that a run is, after all of the run is in it
  connect(&document_, &Document::simulationEnding, this, &SimulationSession::handOver);
  connect(&document_, &Document::snapshotChanged, this, [this] {
    if (stage_ != Stage::Running) setStage(goesOn() ? Stage::Paused : Stage::Idle);
  });
  follow(document_, kSimulationParts, this, [](SimulationSession* session) {
    // what is paused went by the settings of before
    if (session->stage_ == Stage::Running) return;
    session->worker_.reset();
    session->setStage(Stage::Idle);
  });
  connect(&document_, &Document::opened, this, [this] {
    worker_.reset();
    sliders_.reset();
    spring_.reset();
    shown_.reset();
    message_.clear();
    setStage(Stage::Idle);
  });
}

SimulationSession::~SimulationSession() = default;

/// The robot stands where the run was paused, and that can go on.
bool SimulationSession::goesOn() const {
  const SnapshotPtr snapshot = document_.snapshot();
  return worker_ != nullptr && !worker_->isWorking() && shown_ != nullptr && snapshot->motion.run == shown_ &&
         snapshot->source == StateSource::Motion && snapshot->time == shown_->record.times().back() &&
         shown_->status == SimulationStatus::Running;
}

bool SimulationSession::prepare() {
  if (goesOn()) return true;
  worker_.reset();
  shown_.reset();
  message_.clear();
  status_ = SimulationStatus::Running;
  if (document_.gestureActive()) document_.commitGesture();
  Result<SimulationSetup> setup = simulationSetup(document_);
  if (!setup) {
    emit refused(setup.diagnostics(), false);
    return false;
  }
  SimulationSetup wanted = std::move(setup).value();
  if (auto* sliders = std::get_if<SliderTorque>(&wanted.settings.torques);
      sliders != nullptr && sliders_ && sliders_->size() == sliders->tau.size()) {
    sliders->tau = *sliders_;
  }
  Result<Simulator> made = Simulator::create(wanted);
  if (!made) {
    wanted.settings.project_start = true;
    emit refused(made.diagnostics(), Simulator::create(std::move(wanted)).ok());
    return false;
  }
  if (made->record().size() == 0) {
    // it fails before its first sample: there is nothing to begin with
    emit refused({{Severity::Error, {}, 0, made->message()}}, false);
    return false;
  }
  if (!made.diagnostics().empty()) emit warned(made.diagnostics());
  worker_ = std::make_unique<SimulationWorker>(std::make_unique<Simulator>(std::move(made).value()));
  connect(worker_.get(), &SimulationWorker::arrived, this, &SimulationSession::takeNews, Qt::QueuedConnection);
  applySpeed();
  if (spring_) worker_->setSpring(spring_);
  return true;
}

void SimulationSession::run() {
  if (stage_ == Stage::Running || !prepare()) return;
  document_.beginSimulation();
  real_time_factor_ = 0.0;
  setStage(Stage::Running);
  worker_->start();
}

// the document asks for the rest of the run, and keeps it
void SimulationSession::pause() {
  if (stage_ == Stage::Running) document_.commitGesture();
}

void SimulationSession::step() {
  if (stage_ == Stage::Running) return pause();
  if (!prepare()) return;
  document_.beginSimulation();
  worker_->step();
  setStage(Stage::Running);
  document_.commitGesture();
}

void SimulationSession::reset() {
  pause();
  if (document_.snapshot()->motion.run) document_.playback().setTime(0.0);
  worker_.reset();
  shown_.reset();
  setStage(Stage::Idle);
}

void SimulationSession::handOver() {
  if (stage_ != Stage::Running || worker_ == nullptr) return;
  worker_->stop();
  worker_->take();
  shown_ = worker_->run();
  status_ = shown_->status;
  document_.showSimulated(frameOf(shown_->record, shown_->record.size() - 1), shown_);
  const bool can_go_on = shown_->status == SimulationStatus::Running;
  setStage(can_go_on ? Stage::Paused : Stage::Idle);
  if (can_go_on || shown_->status == SimulationStatus::Finished) return;
  message_ = translated(shown_->message);
  emit failed(message_);
}

void SimulationSession::takeNews() {
  if (stage_ != Stage::Running || worker_ == nullptr) return;
  const std::optional<SimulationWorker::News> news = worker_->take();
  if (!news) return;
  if (news->real_time_factor > 0.0) real_time_factor_ = news->real_time_factor;
  if (news->has_ended) return pause();
  document_.showSimulated(news->frame, news->so_far);
}

void SimulationSession::setSpeed(double factor) {
  if (!std::isfinite(factor)) return;
  const double speed = factor <= 0.0 ? 0.0 : std::clamp(factor, kSlowestSimulation, kFastestSimulation);
  if (speed == speed_) return;
  speed_ = speed;
  applySpeed();
  emit speedChanged(speed);
}

void SimulationSession::setHeldBack(bool held_back) {
  is_held_back_ = held_back;
  applySpeed();
}

void SimulationSession::applySpeed() {
  if (!worker_) return;
  worker_->setSpeed(is_held_back_ ? kHeldBack * (speed_ > 0.0 ? speed_ : 1.0) : speed_);
}

void SimulationSession::setSliders(const Eigen::VectorXd& tau) {
  sliders_ = tau;
  if (worker_) worker_->setSliders(tau);
}

void SimulationSession::setSpring(const std::optional<PullingSpring>& spring) {
  spring_ = spring;
  if (worker_) worker_->setSpring(spring);
}

void SimulationSession::setStage(Stage stage) {
  if (stage == stage_) return;
  stage_ = stage;
  emit stageChanged(stage);
}

}  // namespace linkwright::ui

#include "moc_simulation_session.cpp"
