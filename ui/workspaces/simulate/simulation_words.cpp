// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/simulation_words.h"

#include "core/simulation/simulation_status.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct SimulationText {
  Q_DECLARE_TR_FUNCTIONS(SimulationWords)
};
ChoiceWords words(const char* name, const char* tip) { return {SimulationText::tr(name), SimulationText::tr(tip)}; }

}  // namespace

ChoiceWords wordsFor(Integrator integrator) {
  switch (integrator) {
    case Integrator::SemiImplicitEuler:
      return words("Semi-implicit Euler",
                   "Velocities first, then positions with the new velocities. Order 1: the cheapest, the least exact");
    case Integrator::RungeKutta4:
      return words("Runge-Kutta 4", "Four looks at the accelerations in each step. Order 4, a fixed step");
    case Integrator::DormandPrince5: break;
  }
  return words("Dormand-Prince 5",
               "Order 5 with an estimate of its own error: steps as short as the tolerance asks for");
}

ChoiceWords wordsFor(ContactKind kind) {
  if (kind == ContactKind::Bilateral)
    return words("Bilateral", "The hand stays on the surface, which may push and pull: a bead on a wire");
  return words("Unilateral",
               "The surface can only push: where it would have to pull the hand lifts off, and may land again");
}

ChoiceWords wordsFor(FrictionLaw law) {
  if (law == FrictionLaw::Regularised)
    return words("Regularised",
                 "Friction grows smoothly with the speed of slipping, up to K times the normal force. "
                 "A hand that is pushed creeps, it never quite sticks");
  return words("Stick-slip",
               "A hand at rest is held, up to the static coefficient times the normal force; one that "
               "slips is opposed by K times the normal force");
}

ChoiceWords wordsFor(ContactMethod method) {
  switch (method) {
    case ContactMethod::ExtendedNewtonEuler:
      return words("Extended Newton-Euler", "The forces are found by asking inverse dynamics again and again");
    case ContactMethod::Lagrange:
      return words("Lagrange multipliers", "Accelerations and contact forces from one system of equations");
    case ContactMethod::Penalty: break;
  }
  return words("Penalty", "Springs and dampers in the surface: the hand sinks in a little, and nothing is exact");
}

ChoiceWords wordsFor(Stabilisation stabilisation) {
  switch (stabilisation) {
    case Stabilisation::None:
      return words("None",
                   "The acceleration alone is kept to the surface: the hand drifts off it by the integrator's error");
    case Stabilisation::Baumgarte:
      return words("Baumgarte", "What is off the surface is drawn back to it like a damped spring, by alpha and beta");
    case Stabilisation::Projection: break;
  }
  return words("Projection",
               "After each step positions and velocities are put back onto the surface by the shortest way");
}

ChoiceWords wordsFor(MotionTorque::Control control) {
  if (control == MotionTorque::Control::Pd)
    return words("PD", "A spring (kp) and a damper (kd) in each joint, towards the motion: it sags under its weight");
  return words("Computed torque",
               "Inverse dynamics of the acceleration that the motion asks for, corrected by kp and kd");
}

ChoiceWords wordsForTorques(std::size_t source) {
  switch (source) {
    case 0: return words("None", "The motors are off: weight, friction and contacts move the robot");
    case 1: return words("Constant", "A number for each joint");
    case 2: return words("Formulas", "A formula of time and state for each joint, as 3*sin(2*pi*t/10)");
    case 3: return words("Follow the motion", "Motors that control the robot along the scene's motion");
    case 4: return words("Sliders", "Set by hand while it runs");
    default:
      return words(
          "Controller",
          "Of a mechanism of two joints of which one has no motor: swings it up by its energy, then balances it");
  }
}

ChoiceWords wordsForSurface(std::size_t form) {
  switch (form) {
    case 0: return words("Plane", "The plane z = 0 of the surface's frame; free is where z is more than 0");
    case 1: return words("Cylinder", "About z of the surface's frame; free is outside, or inside where it is hollow");
    case 2:
      return words("Sphere", "About the origin of the surface's frame; free is outside, or inside where it is hollow");
    default: return words("Waves", "z = amplitude sin(2 pi x / length + phase) of the surface's frame; free is above");
  }
}

ChoiceWords wordsFor(ContactStatus status) {
  switch (status) {
    case ContactStatus::Determined:
      return words("determined", "The motion settles every contact force: there is one solution");
    case ContactStatus::Singular:
      return words("nearly singular",
                   "The equations for the contact forces are close to having no solution: the forces have lost "
                   "digits, the accelerations fewer");
    case ContactStatus::Redundant:
      return words("redundant",
                   "There are more contact forces than the motion tells apart: those of least norm are "
                   "shown. The accelerations are not touched by that choice");
    case ContactStatus::Jammed: break;
  }
  return words("jammed", "Friction is beyond its critical coefficient: no contact force is to be trusted (Painleve)");
}

QString stageWords(SimulationSession::Stage stage, SimulationStatus status, const Snapshot& snapshot) {
  using Stage = SimulationSession::Stage;
  if (stage == Stage::Running) return SimulationText::tr("Running");
  if (stage == Stage::Paused) return SimulationText::tr("Paused");
  if (!snapshot.simulated) return SimulationText::tr("Ready");
  switch (status) {
    case SimulationStatus::Finished: return SimulationText::tr("Finished");
    case SimulationStatus::Diverged: return SimulationText::tr("Ended: it runs away");
    case SimulationStatus::Jammed: return SimulationText::tr("Ended: friction jams");
    case SimulationStatus::BadTorque: return SimulationText::tr("Ended: no torque");
    case SimulationStatus::Running: break;
  }
  return snapshot.time <= 0.0 ? SimulationText::tr("At the beginning") : SimulationText::tr("Looking back");
}

}  // namespace linkwright::ui
