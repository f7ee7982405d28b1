// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/simulation/integrators.h"
#include "core/simulation/simulated_system.h"
#include "core/simulation/simulation_record.h"
#include "core/simulation/simulation_status.h"

#include <Eigen/Core>

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace linkwright {

/// Forward dynamics in time: integrates a setup step by step, finds the instants at which contacts begin and end, stick
/// and slip, and keeps samples. A worker runs it, pauses it by not calling it and stops it by a stop_token, which is
/// looked at in every step; what was recorded until then stays. Not shared between threads.
class Simulator {
public:
  /// Errors, besides those of SimulatedSystem::create: an initial pose that is off a surface it must be on, or beyond
  /// one (with the distance, unless settings.project_start puts it there), a joint that moves nothing with inertia.
  /// Warnings: a step that is too long for the friction of joints and contacts (lambda dt), said with the longest that
  /// will do.
  static Result<Simulator> create(SimulationSetup setup);

  /// Back to t = 0, with an empty record.
  void reset();

  double time() const { return t_; }
  const Eigen::VectorXd& state() const { return y_; }  ///< [q; qd; flows]
  SimulationStatus status() const { return status_; }
  /// Why it does not go on, and what to do; empty while it does.
  const Message& message() const { return message_; }
  const SimulationRecord& record() const { return record_; }
  const SimulatedSystem& system() const { return system_; }
  /// The last evaluation: accelerations, torques, contacts as they are now.
  const Eigen::VectorXd& derivative() const { return dy_; }

  /// One step (of dopri5: to the next sample), with whatever happens in it. False where it cannot go on.
  bool step(std::stop_token stop = {});
  /// Steps until `t` (s) is reached, it cannot go on or it is told to stop.
  SimulationStatus run(double t, std::stop_token stop = {});
  SimulationStatus run(std::stop_token stop = {}) { return run(system_.setup().settings.duration, stop); }

  /// One sample more, where a person has stopped to look, if there is none of this instant.
  void sampleHere();

  // while it runs
  void setSliders(const Eigen::VectorXd& tau);
  void setSpring(std::optional<PullingSpring> spring);
  /// Goes on beyond the duration of the settings.
  void setDuration(double duration);

private:
  explicit Simulator(SimulatedSystem system);
  Diagnostics start();
  Diagnostics checkStart();
  void startContacts();
  double gridTime(long long step) const;
  bool advance(double to, const std::stop_token& stop);
  bool adaptiveStep(double to, const std::stop_token& stop);
  void tryStep(double h, Eigen::VectorXd& y, Eigen::VectorXd& dy);
  void keepOnSurfaces(Eigen::VectorXd& y);
  bool contactEvents() const;
  void rememberSlip();
  bool fired() const;
  bool acceptStep(double h);
  bool takeTrial(double h);
  void findEvent(double h);
  bool handleEvent();
  void logChanges(const std::vector<ContactState>& before, const ContactSolution& at, const Eigen::VectorXd& impulse);
  bool checkState();
  void fail(SimulationStatus status, Message message);
  Message jammedMessage() const;
  void refresh();
  void sample();

  SimulatedSystem system_;
  SimulationRecord record_;
  Eigen::VectorXd y0_;
  double t_ = 0.0;
  long long step_ = 0;  // of the grid of steps
  Eigen::VectorXd y_, dy_, trial_, trial_dy_;
  IntegratorScratch scratch_;
  double adaptive_step_ = 0.0;
  double impact_loss_ = 0.0;
  std::vector<double> least_gap_;  // a contact that has lifted off lands below this
  SimulationStatus status_ = SimulationStatus::Running;
  Message message_;
  double duration_ = 0.0;
};

}  // namespace linkwright
