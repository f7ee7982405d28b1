// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/simulation_figures.h"

#include "core/kinematics/forward_kinematics.h"
#include "core/simulation/sample_dynamics.h"
#include "core/simulation/simulator.h"
#include "ui/document/edits.h"
#include "ui/document/simulated_run.h"

#include <utility>

namespace linkwright::ui {

PullingSpring springAt(const Snapshot& snapshot, int link, const Eigen::Vector3d& point_L, double stiffness,
                       double step) {
  return criticalSpring(*snapshot.model, snapshot.q, snapshot.X_WB, link, point_L, stiffness, step);
}

std::vector<JointLoad> jointLoadsOf(const Snapshot& snapshot) { return jointLoads(*snapshot.model, snapshot.input()); }

ContactForces contactForcesOfRun(const Snapshot& snapshot) {
  ContactForces forces;
  // before a run's first curves there is its setup in the document alone
  forces.setup = snapshot.motion.run ? snapshot.motion.run->setup : nullptr;
  if (!forces.setup || forces.setup->contacts.size() != snapshot.contacts.size()) return forces;
  forces.contacts = snapshot.contacts;
  forces.shares = std::make_shared<const ContactShares>(
      shareContactForces(*forces.setup, snapshot.q, snapshot.qd, snapshot.simulated->tau, snapshot.simulated->contacts,
                         snapshot.simulated->pull));
  return forces;
}

Result<ContactForces> contactForcesAtStart(const Document& document) {
  Result<SimulationSetup> setup = simulationSetup(document);
  if (!setup) return Result<ContactForces>::failure(setup.diagnostics());
  ContactForces forces;
  forces.setup = std::make_shared<const SimulationSetup>(std::move(setup).value());
  Result<Simulator> simulator = Simulator::create(*forces.setup);
  if (!simulator) return Result<ContactForces>::failure(simulator.diagnostics());
  if (simulator->record().size() == 0) return Result<ContactForces>::failure(simulator->message());
  const SimulatedFrame frame = frameOf(simulator->record(), 0);
  std::vector<Pose> X_WB;
  bodyPoses(*forces.setup->model, frame.q, X_WB);
  forces.contacts = contactsAt(*forces.setup->model, forces.setup->contacts, X_WB, frame.qd, frame.instant.contacts);
  forces.shares = std::make_shared<const ContactShares>(shareContactForces(
      *forces.setup, frame.q, frame.qd, frame.instant.tau, frame.instant.contacts, frame.instant.pull));
  return forces;
}

bool MadeController::isOf(const Snapshot& snapshot, const ControllerTorque& of) const {
  return model == snapshot.model && gravity == snapshot.gravity && torque.which == of.which && torque.gains == of.gains;
}

MadeController controllerFor(const Snapshot& snapshot, const ControllerTorque& torque) {
  return {snapshot.model, snapshot.gravity, torque,
          UnderactuatedController::make(*snapshot.model, torque.which, torque.gains, snapshot.gravity)};
}

UnderactuatedController::Command commandAt(const UnderactuatedController& controller, const Snapshot& snapshot) {
  return controller.command(*snapshot.model, snapshot.q, snapshot.qd);
}

}  // namespace linkwright::ui
