// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact.h"
#include "core/contact/extended_newton_euler.h"
#include "core/dynamics/momentum.h"
#include "core/simulation/simulation_record.h"
#include "core/simulation/simulator.h"

#include <Eigen/Core>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright::ui {

/// A run of a simulation, as far as it has come. Immutable and shared.
struct SimulatedRun {
  std::shared_ptr<const SimulationSetup> setup;  ///< as it began: one and the same for all stages of a run
  SimulationRecord record;
  SimulationStatus status = SimulationStatus::Running;  ///< Running: it was stopped, or goes on
  std::string message;                                  ///< why it could not go on
  bool is_thinned = false;                              ///< a part of the samples, while it runs
};

/// What a simulation says of one instant beside the state.
struct SimulatedInstant {
  double t = 0.0;  ///< s
  Eigen::VectorXd tau;                  ///< [dof] of the motors
  std::vector<ContactSample> contacts;  ///< as SimulationSetup::contacts
  PullSample pull;
  EnergySample energy;
  double balance_at_start = 0.0;        ///< J: what EnergySample::balance() was at t = 0, and should have stayed
  /// What acts by contacts and by a pulling spring at this instant is to be found in Snapshot::loads.
};

/// A state on its way from a simulation to the document.
struct SimulatedFrame {
  SimulatedInstant instant;
  Eigen::VectorXd q, qd, qdd;  ///< [dof]
};

/// The sample of a record, as a frame. Throws PreconditionError where there is none.
SimulatedFrame frameOf(const SimulationRecord& record, std::size_t sample);

/// What a run says of time t: a sample's own numbers, between two in proportion, unless a contact has changed its mode.
SimulatedInstant instantAt(const SimulatedRun& run, double t);

/// A contact as it is at the instant of a snapshot.
struct ContactInstant {
  Contact contact;
  int link = -1;  ///< index into Model::links()
  ContactGeometry geometry;
  std::optional<ContactSample> sample;  ///< absent: the state is none of a simulation

  /// ON the link at the point, world axes, N; zero without a sample.
  Eigen::Vector3d normalForce() const;
  Eigen::Vector3d frictionForce() const;
};

/// The contacts of a setup at a state; `samples` (as many as contacts, or none) says their forces.
std::vector<ContactInstant> contactsAt(const Model& model, const std::vector<Contact>& contacts,
                                       const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd,
                                       const std::vector<ContactSample>& samples);

/// What contacts and a pulling spring do to the links, as inverse dynamics takes it.
std::vector<ExternalWrench> simulatedLoads(const std::vector<ContactInstant>& contacts, const PullSample& pull);

}  // namespace linkwright::ui
