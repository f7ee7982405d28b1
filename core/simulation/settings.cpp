// SPDX-License-Identifier: MIT
#include "core/simulation/settings.h"

#include "core/base/positive.h"

#include <cmath>
#include <utility>

namespace linkwright {
namespace {

void checkVector(const Eigen::VectorXd& values, int dof, bool positive, const Message& what,
                 std::vector<Message>& problems) {
  if (values.size() != dof) {
    problems.push_back(
        Message("Simulation", "%1 must have one value per joint (%3 instead of %2)").arg(what, values.size(), dof));
  } else if (!values.allFinite()) {
    problems.push_back(Message("Simulation", "%1 must be finite numbers").arg(what));
  } else if (positive && dof > 0 && values.minCoeff() < 0.0) {
    problems.push_back(Message("Simulation", "%1 must be 0 or greater").arg(what));
  }
}

struct SourceCheck {
  int dof;
  std::vector<Message>& problems;
  void operator()(const NoTorque&) const {}
  void operator()(const ConstantTorque& s) const {
    checkVector(s.tau, dof, false, Message("Simulation", "constant torques"), problems);
  }
  void operator()(const SliderTorque& s) const {
    checkVector(s.tau, dof, false, Message("Simulation", "slider torques"), problems);
  }
  void operator()(const FormulaTorque& s) const {
    if (static_cast<int>(s.formulas.size()) != dof) {
      problems.push_back(Message("Simulation", "the number of formulas is %1 but must be %2, one per joint")
                             .arg(s.formulas.size(), dof));
    }
  }
  void operator()(const MotionTorque& s) const {
    checkVector(s.kp, dof, true, Message("Simulation", "the gains kp"), problems);
    checkVector(s.kd, dof, true, Message("Simulation", "the gains kd"), problems);
  }
  void operator()(const ControllerTorque& s) const {
    // whether it fits the robot is asked before a run: a scene whose robot is being changed stays readable
    for (Message& what : gainsProblems(s.gains)) problems.push_back(std::move(what));
  }
};

}  // namespace

const char* toString(Integrator integrator) { return wordOf(kIntegrators, integrator); }
bool parseIntegrator(std::string_view word, Integrator& integrator) { return valueOf(kIntegrators, word, integrator); }

std::vector<Message> settingsProblems(const SimulationSettings& s, int dof) {
  std::vector<Message> problems;
  const auto check = [&](bool good, const Message& what) {
    if (!good) problems.push_back(what);
  };
  check(s.step >= kShortestStep && s.step <= kLongestStep,
        Message("Simulation", "the step must be between 1e-7 s and 1 s"));
  check(s.duration > 0.0 && s.duration <= kLongestSimulation,
        Message("Simulation", "the duration must be greater than 0 s and at most 100 000 s"));
  check(s.tolerance >= 1e-14 && s.tolerance <= 1.0, Message("Simulation", "the tolerance must be between 1e-14 and 1"));
  check(s.steps_per_sample >= 1 && s.steps_per_sample <= 1'000'000,
        Message("Simulation", "steps per sample must be between 1 and 1 000 000"));
  check(isPositive(s.joint_slip_speed), Message("Simulation", "the slip speed of the joints must be greater than 0"));
  check(isPositive(s.laws.slip_speed),
        Message("Simulation", "the slip speed of the contacts must be greater than 0 m/s"));
  check(s.laws.alpha >= 0.0 && s.laws.beta >= 0.0 && std::isfinite(s.laws.alpha) && std::isfinite(s.laws.beta),
        Message("Simulation", "alpha and beta of the stabilisation must be 0 or greater"));
  check(isPositive(s.laws.stiffness),
        Message("Simulation", "the stiffness of the penalty method must be greater than 0 N/m"));
  check(s.laws.damping >= 0.0 && std::isfinite(s.laws.damping),
        Message("Simulation", "the damping of the penalty method must be 0 N s/m or greater"));
  check(!s.implicit_friction || s.integrator == Integrator::SemiImplicitEuler,
        Message("Simulation",
                "implicit friction works only with the integrator semi-implicit-euler; choose that integrator or "
                "explicit friction"));
  std::visit(SourceCheck{dof, problems}, s.torques);
  return problems;
}

}  // namespace linkwright
