// SPDX-License-Identifier: MIT
#include "core/simulation/settings.h"

#include "core/base/positive.h"

#include <cmath>
#include <utility>

namespace linkwright {
namespace {

void checkVector(const Eigen::VectorXd& values, int dof, bool positive, const std::string& what,
                 std::vector<std::string>& problems) {
  if (values.size() != dof) {
    problems.push_back(what + ": " + std::to_string(values.size()) + " values for " + std::to_string(dof) + " joints");
  } else if (!values.allFinite()) {
    problems.push_back(what + " must be finite numbers");
  } else if (positive && dof > 0 && values.minCoeff() < 0.0) {
    problems.push_back(what + " must be 0 or greater");
  }
}

struct SourceCheck {
  int dof;
  std::vector<std::string>& problems;
  void operator()(const NoTorque&) const {}
  void operator()(const ConstantTorque& s) const { checkVector(s.tau, dof, false, "constant torques", problems); }
  void operator()(const SliderTorque& s) const { checkVector(s.tau, dof, false, "slider torques", problems); }
  void operator()(const FormulaTorque& s) const {
    if (static_cast<int>(s.formulas.size()) != dof) {
      problems.push_back("formulas: " + std::to_string(s.formulas.size()) + " for " + std::to_string(dof) + " joints");
    }
  }
  void operator()(const MotionTorque& s) const {
    checkVector(s.kp, dof, true, "the gains kp", problems);
    checkVector(s.kd, dof, true, "the gains kd", problems);
  }
  void operator()(const ControllerTorque& s) const {
    // whether it fits the robot is asked before a run: a scene whose robot is being changed stays readable
    for (std::string& what : gainsProblems(s.gains)) problems.push_back(std::move(what));
  }
};

}  // namespace

const char* toString(Integrator integrator) { return wordOf(kIntegrators, integrator); }
bool parseIntegrator(std::string_view word, Integrator& integrator) { return valueOf(kIntegrators, word, integrator); }

std::vector<std::string> settingsProblems(const SimulationSettings& s, int dof) {
  std::vector<std::string> problems;
  const auto check = [&](bool good, const char* what) {
    if (!good) problems.emplace_back(what);
  };
  check(s.step >= kShortestStep && s.step <= kLongestStep, "the step must be between 1e-7 s and 1 s");
  check(s.duration > 0.0 && s.duration <= kLongestSimulation,
        "the duration must be greater than 0 and at most 100000 s");
  check(s.tolerance >= 1e-14 && s.tolerance <= 1.0, "the tolerance must be between 1e-14 and 1");
  check(s.steps_per_sample >= 1 && s.steps_per_sample <= 1'000'000, "steps per sample must be between 1 and 1000000");
  check(isPositive(s.joint_slip_speed), "the slip speed of the joints must be greater than 0");
  check(isPositive(s.laws.slip_speed), "the slip speed of the contacts must be greater than 0 m/s");
  check(s.laws.alpha >= 0.0 && s.laws.beta >= 0.0 && std::isfinite(s.laws.alpha) && std::isfinite(s.laws.beta),
        "alpha and beta of the stabilisation must be 0 or greater");
  check(isPositive(s.laws.stiffness), "the stiffness of the penalty method must be greater than 0 N/m");
  check(s.laws.damping >= 0.0 && std::isfinite(s.laws.damping),
        "the damping of the penalty method must be 0 N s/m or greater");
  check(!s.implicit_friction || s.integrator == Integrator::SemiImplicitEuler,
        "implicit friction works only with the integrator semi-implicit-euler; choose that integrator or explicit "
        "friction");
  std::visit(SourceCheck{dof, problems}, s.torques);
  return problems;
}

}  // namespace linkwright
