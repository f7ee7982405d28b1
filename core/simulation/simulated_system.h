// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/contact/contact_dynamics.h"
#include "core/dynamics/forward_dynamics.h"
#include "core/simulation/formula.h"
#include "core/simulation/pulling_spring.h"
#include "core/simulation/setup.h"
#include "core/simulation/simulation_sample.h"

#include <Eigen/Core>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// The equations of motion of a setup, as the integrators take them: y = [q; qd; flows]. Joint friction and rotors are
/// always part of it. Keeps scratch; not shared between threads.
class SimulatedSystem {
public:
  /// Errors: sizes and figures of the settings, contacts that have problems, formulas, a motion that is missing or of
  /// another robot. The messages say what to do.
  static Result<SimulatedSystem> create(SimulationSetup setup);

  const SimulationSetup& setup() const { return setup_; }
  const Model& model() const { return *setup_.model; }
  int dof() const { return model().dof(); }
  Eigen::Index stateSize() const { return 2 * dof() + kFlows; }
  bool hasContacts() const { return contacts_.has_value(); }
  ContactDynamics& contacts() { return *contacts_; }

  std::vector<ContactState>& states() { return states_; }
  const std::vector<ContactState>& states() const { return states_; }
  void setSliders(const Eigen::VectorXd& tau);  ///< [dof]; of SliderTorque
  void setSpring(std::optional<PullingSpring> spring);
  const std::optional<PullingSpring>& spring() const { return spring_; }
  /// The step that implicit friction counts on; 0 for none.
  void setImplicitStep(double h);

  /// y' at (t, y) with the modes of the contacts as they stand.
  void derivative(double t, const Eigen::VectorXd& y, Eigen::VectorXd& dy);

  // of the last derivative
  const Eigen::VectorXd& torque() const { return tau_; }  ///< [dof] of the motors
  const ContactSolution& solution() const { return solution_; }
  int masslessJoint() const { return massless_; }
  /// The joint whose formula is not a finite number; -1: none.
  int badTorque() const { return bad_torque_; }
  Eigen::Vector3d springForce() const { return spring_force_; }

  /// What an evaluation of the contacts reads at (t, y): for the transitions. Valid until the next call.
  ContactDynamics::Input contactInput(double t, const Eigen::VectorXd& y);
  const double* reflectedInertia() const { return reflected_.empty() ? nullptr : reflected_.data(); }

  double kineticEnergy(const Eigen::VectorXd& y) const;
  double potentialEnergy(const Eigen::VectorXd& y) const;

private:
  explicit SimulatedSystem(SimulationSetup setup);
  void gather(double t, const Eigen::VectorXd& y);
  void torques(double t);
  void followMotion(double t, const MotionTorque& source);
  void addSpring();
  double externalPower() const;
  int freeAccelerations(Eigen::VectorXd& qdd);

  SimulationSetup setup_;
  std::optional<ContactDynamics> contacts_;
  std::vector<ContactState> states_;
  std::optional<PullingSpring> spring_;
  Formulas formulas_;
  std::optional<UnderactuatedController> controller_;
  Eigen::VectorXd sliders_;
  std::vector<JointFriction> viscous_;  // of the joints, without the dry part
  std::vector<double> reflected_;       // rotors, and h d where friction is implicit
  bool has_dry_ = false;

  Eigen::VectorXd q_, qd_, tau_, applied_, dry_, qdd_;
  std::vector<ExternalWrench> external_;
  std::vector<Pose> X_WB_;
  std::vector<double> on_bodies_;
  std::vector<AbaState<double>> aba_;
  InverseDynamicsWorkspace inverse_;
  DynamicsInput wanted_;
  JointState motion_;
  ContactSolution solution_;
  Eigen::Vector3d spring_force_ = Eigen::Vector3d::Zero();
  int massless_ = -1, bad_torque_ = -1;
};

}  // namespace linkwright
