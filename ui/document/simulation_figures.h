// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What only some views show of a simulation or of contacts: worked out from the snapshot when it is asked for.

#include "core/contact/contact_shares.h"
#include "core/contact/internal_forces.h"
#include "core/simulation/pulling_spring.h"
#include "core/simulation/setup.h"
#include "core/simulation/underactuated.h"
#include "ui/document/contact_instant.h"
#include "ui/document/document.h"

#include <Eigen/Core>

#include <memory>
#include <string>
#include <vector>

namespace linkwright::ui {

/// The spring with which the mouse takes hold of a link at this instant, see criticalSpring().
PullingSpring springAt(const Snapshot& snapshot, int link, const Eigen::Vector3d& point_L, double stiffness,
                       double step);

/// What the joints carry at this instant, see jointLoads().
std::vector<JointLoad> jointLoadsOf(const Snapshot& snapshot);

/// Contacts with their forces term by term: at an instant of a run, or at the first of one that has not begun.
struct ContactForces {
  std::shared_ptr<const SimulationSetup> setup;
  std::vector<ContactInstant> contacts;
  std::shared_ptr<const ContactShares> shares;
};

/// At the snapshot's instant of a run (Snapshot::simulated is there); no contacts before the run's first curves.
ContactForces contactForcesOfRun(const Snapshot& snapshot);

/// With which a run from here would begin. Errors: why it cannot begin.
Result<ContactForces> contactForcesAtStart(const Document& document);

/// A controller, and what it was made of.
struct MadeController {
  std::shared_ptr<const Model> model;
  Eigen::Vector3d gravity;
  ControllerTorque torque;
  Result<UnderactuatedController> controller;

  bool isOf(const Snapshot& snapshot, const ControllerTorque& of) const;
};
/// For the snapshot's robot.
MadeController controllerFor(const Snapshot& snapshot, const ControllerTorque& torque);
/// What the controller, which is of the snapshot's robot, does at this instant.
UnderactuatedController::Command commandAt(const UnderactuatedController& controller, const Snapshot& snapshot);

}  // namespace linkwright::ui
