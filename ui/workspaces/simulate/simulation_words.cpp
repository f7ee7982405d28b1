// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/simulation_words.h"

#include "core/simulation/simulation_status.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct SimulationText {
  Q_DECLARE_TR_FUNCTIONS(SimulationWords)
};

}  // namespace

ChoiceWords wordsFor(Integrator integrator) {
  switch (integrator) {
    case Integrator::SemiImplicitEuler:
      return {SimulationText::tr("Semi-implicit Euler"),
              SimulationText::tr("Method of order 1 that updates the velocities first, then the positions with the new "
                                 "velocities. It is the cheapest and least accurate method.")};
    case Integrator::RungeKutta4:
      return {SimulationText::tr("Runge-Kutta 4"),
              SimulationText::tr("Fixed-step method of order 4 with four evaluations of the accelerations per step")};
    case Integrator::DormandPrince5: break;
  }
  return {SimulationText::tr("Dormand-Prince 5"),
          SimulationText::tr("Method of order 5 with an error estimate and steps as short as the tolerance requires")};
}

ChoiceWords wordsFor(ContactKind kind) {
  if (kind == ContactKind::Bilateral)
    //: adjective: contact
    return {SimulationText::tr("Bilateral"),
            SimulationText::tr("The surface can push and pull, so the point stays on it like a bead on a wire")};
  //: adjective: contact
  return {SimulationText::tr("Unilateral"),
          SimulationText::tr("The surface can only push. The point lifts off when the surface would have to pull, and "
                             "it may land again.")};
}

ChoiceWords wordsFor(FrictionLaw law) {
  if (law == FrictionLaw::Regularised)
    //: adjective: friction
    return {SimulationText::tr("Regularised"),
            SimulationText::tr("Friction grows smoothly with the slip speed, up to K times the normal force. A pushed "
                               "contact creeps and never fully sticks.")};
  //: noun: law of friction
  return {SimulationText::tr("Stick-slip"),
          SimulationText::tr(
              "A contact sticks as long as the required friction is below the static coefficient times the normal "
              "force. On a slipping contact, friction is K times the normal force and opposes the motion.")};
}

ChoiceWords wordsFor(ContactMethod method) {
  switch (method) {
    case ContactMethod::ExtendedNewtonEuler:
      return {SimulationText::tr("Extended Newton-Euler"),
              SimulationText::tr("Contact forces from repeated calls of inverse dynamics")};
    case ContactMethod::Lagrange:
      return {SimulationText::tr("Lagrange multipliers"),
              SimulationText::tr("Accelerations and contact forces from one system of equations")};
    case ContactMethod::Penalty: break;
  }
  //: noun: method with springs at the contacts
  return {SimulationText::tr("Penalty"),
          SimulationText::tr("Springs and dampers replace the constraints. The contact points penetrate the surfaces "
                             "slightly, and the solution is approximate.")};
}

ChoiceWords wordsFor(Stabilisation stabilisation) {
  switch (stabilisation) {
    case Stabilisation::None:
      //: no stabilisation of contacts, or no torques
      return {
          SimulationText::tr("None"),
          SimulationText::tr(
              "Only the acceleration is constrained, so integration errors make the contact drift off the surface")};
    case Stabilisation::Baumgarte:
      return {SimulationText::tr("Baumgarte"),
              SimulationText::tr(
                  "A constraint error decays like the motion of a damped spring, with the parameters α and β")};
    case Stabilisation::Projection: break;
  }
  //: noun: method that moves contact points back onto their surface
  return {SimulationText::tr("Projection"),
          SimulationText::tr("After each step, positions and velocities are projected onto the surface")};
}

ChoiceWords wordsFor(MotionTorque::Control control) {
  if (control == MotionTorque::Control::Pd)
    return {SimulationText::tr("PD"),
            SimulationText::tr(
                "A spring (kp) and a damper (kd) at each joint track the motion. The robot sags under gravity.")};
  return {SimulationText::tr("Computed torque"),
          SimulationText::tr("Inverse dynamics of the desired acceleration plus PD feedback with kp and kd")};
}

ChoiceWords wordsForTorques(std::size_t source) {
  switch (source) {
    case 0:
      return {SimulationText::tr("None"),
              SimulationText::tr(
                  "The motors are off. The robot moves under gravity, friction, springs, loads and contact forces")};
    //: adjective: torques
    case 1: return {SimulationText::tr("Constant"), SimulationText::tr("One value per joint")};
    case 2:
      return {SimulationText::tr("Formulas"),
              SimulationText::tr("One formula of time and state per joint, such as 3*sin(2*pi*t/10)")};
    case 3: return {SimulationText::tr("Track the motion"), SimulationText::tr("The motors track the scene's motion")};
    //: noun: torques are set by sliders
    case 4: return {SimulationText::tr("Sliders"), SimulationText::tr("Torques set with sliders during the run")};
    default:
      return {SimulationText::tr("Controller"),
              SimulationText::tr("Uses energy control to swing up a mechanism with two joints, one of them passive, "
                                 "and then balances it")};
  }
}

ChoiceWords wordsForSurface(std::size_t form) {
  switch (form) {
    case 0:
      //: noun: type of a surface
      return {SimulationText::tr("Plane"),
              SimulationText::tr("Plane z = 0 of the surface frame, with the free side at z > 0")};
    case 1:
      return {SimulationText::tr("Cylinder"),
              SimulationText::tr(
                  "Cylinder about the z axis of the surface frame, with the free side outside (inside if hollow)")};
    case 2:
      return {SimulationText::tr("Sphere"),
              SimulationText::tr(
                  "Sphere about the origin of the surface frame, with the free side outside (inside if hollow)")};
    default:
      //: noun: type of a surface
      return {SimulationText::tr("Waves"),
              SimulationText::tr(
                  "Surface z = amplitude sin(2π x / length + phase) in the surface frame, with the free side above")};
  }
}

ChoiceWords wordsFor(ContactStatus status) {
  switch (status) {
    case ContactStatus::Determined:
      //: adjective: contact forces
      return {SimulationText::tr("determined"),
              SimulationText::tr("The motion determines every contact force uniquely")};
    case ContactStatus::Singular:
      return {SimulationText::tr("nearly singular"),
              SimulationText::tr(
                  "The equations for the contact forces are ill-conditioned. The accelerations are less affected.")};
    case ContactStatus::Redundant:
      //: adjective: contact forces
      return {SimulationText::tr("redundant"),
              SimulationText::tr("There are more contact forces than the motion determines, so the forces of least "
                                 "norm are shown. The accelerations do not depend on this choice.")};
    case ContactStatus::Jammed: break;
  }
  //: adjective: contact forces
  return {
      SimulationText::tr("jammed"),
      SimulationText::tr(
          "The friction coefficient exceeds its critical value, so no contact force is reliable (Painlevé paradox)")};
}

QString stageWords(SimulationSession::Stage stage, SimulationStatus status, const Snapshot& snapshot) {
  using Stage = SimulationSession::Stage;
  //: state of the simulation
  if (stage == Stage::Running) return SimulationText::tr("Running");
  //: state of the simulation
  if (stage == Stage::Paused) return SimulationText::tr("Paused");
  //: state of the simulation
  if (!snapshot.simulated) return SimulationText::tr("Ready");
  switch (status) {
    //: state of the simulation
    case SimulationStatus::Finished: return SimulationText::tr("Finished");
    case SimulationStatus::Diverged: return SimulationText::tr("Stopped: the motion diverged");
    case SimulationStatus::Jammed: return SimulationText::tr("Stopped: contact jammed");
    case SimulationStatus::BadTorque: return SimulationText::tr("Stopped: invalid torque");
    case SimulationStatus::Running: break;
  }
  if (snapshot.time <= 0.0) return SimulationText::tr("At the start");
  //: state of the simulation: an earlier time is shown
  return SimulationText::tr("Reviewing");
}

}  // namespace linkwright::ui
