// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/simulation/pulling_spring.h"
#include "core/simulation/simulation_status.h"
#include "ui/document/document.h"
#include "ui/work/simulation_worker.h"

#include <QObject>

#include <memory>
#include <optional>

namespace linkwright::ui {

inline constexpr double kSlowestSimulation = 0.01, kFastestSimulation = 100.0;

/// Runs the document's simulation: begins it, lets it go on, pauses it. What it shows and what becomes of a run is the
/// document's; whatever else is done there pauses it. Lives on the UI thread.
class SimulationSession : public QObject {
  Q_OBJECT
public:
  enum class Stage {
    Idle,     ///< none has begun, or the last one is over
    Running,  ///< the worker steps it
    Paused    ///< it can go on from where the robot stands
  };

  explicit SimulationSession(Document& document, QObject* parent = nullptr);
  ~SimulationSession() override;

  Stage stage() const { return stage_; }
  /// On from where it was paused, otherwise from the beginning. What is against that is said by refused().
  void run();
  void pause();
  void toggle() { stage_ == Stage::Running ? pause() : run(); }
  /// One step of the integrator, from the beginning where none is paused.
  void step();
  /// The robot to where the run began; the next one begins there.
  void reset();

  /// Of the simulation's time against a clock's, clamped into kSlowestSimulation .. kFastestSimulation; 0: as fast as
  /// it goes.
  void setSpeed(double factor);
  double speed() const { return speed_; }
  /// Slower for as long as somebody reaches for a link.
  void setHeldBack(bool held_back);
  /// Reached over the last half second of a run; 0: not known.
  double realTimeFactor() const { return real_time_factor_; }

  /// The torques of the sliders, now and for runs to come; no edit.
  void setSliders(const Eigen::VectorXd& tau);
  /// Pulls a link of the run under way; none lets go.
  void setSpring(const std::optional<PullingSpring>& spring);
  const std::optional<PullingSpring>& spring() const { return spring_; }

  /// Why the last run ended before its time; empty: it did not.
  const QString& message() const { return message_; }
  SimulationStatus status() const { return status_; }

signals:
  void stageChanged(linkwright::ui::SimulationSession::Stage stage);
  void speedChanged(double factor);
  /// It cannot begin: why. `can_project`: the start is off a surface, and could be put onto it.
  void refused(const linkwright::Diagnostics& why, bool can_project);
  /// It can, but for what is doubtful about it.
  void warned(const linkwright::Diagnostics& why);
  /// A run could not go on (diverged, jammed, a torque that is no number): why, in words.
  void failed(const QString& why);

private:
  bool prepare();
  bool goesOn() const;
  void applySpeed();
  void takeNews();
  void handOver();
  void setStage(Stage stage);

  Document& document_;
  std::unique_ptr<SimulationWorker> worker_;
  Stage stage_ = Stage::Idle;
  double speed_ = 1.0, real_time_factor_ = 0.0;
  bool is_held_back_ = false;
  std::optional<Eigen::VectorXd> sliders_;
  std::optional<PullingSpring> spring_;
  std::shared_ptr<const SimulatedRun> shown_;  ///< what the document has of the run that is paused
  QString message_;
  SimulationStatus status_ = SimulationStatus::Running;
};

}  // namespace linkwright::ui
