// SPDX-License-Identifier: MIT
#include "core/simulation/step_stability.h"

#include "core/base/decompositions.h"
#include "core/dynamics/mass_matrix.h"
#include "core/kinematics/forward_kinematics.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace linkwright {
namespace {

/// Largest eigenvalue of M^-1 D, both symmetric.
double largestEigenvalue(const Eigen::MatrixXd& M, const Eigen::MatrixXd& D) {
  if (M.size() == 0 || D.isZero(0.0)) return 0.0;
  const Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd> solver(D, M, Eigen::EigenvaluesOnly);
  if (solver.info() != Eigen::Success) return 0.0;
  return std::max(0.0, solver.eigenvalues().maxCoeff());
}

std::string rounded(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3g", value);
  return text;
}

}  // namespace

double StepStability::longestStep() const {
  const double rate = std::max({joint_rate, contact_rate, spring_rate});
  return rate > 0.0 ? limit / rate : std::numeric_limits<double>::infinity();
}
bool StepStability::isStable(double step) const { return step <= longestStep(); }

StepStability stepStability(SimulatedSystem& system, double t, const Eigen::VectorXd& y) {
  StepStability stability;
  const SimulationSettings& settings = system.setup().settings;
  switch (settings.integrator) {
    case Integrator::SemiImplicitEuler: stability.limit = 2.0; break;
    case Integrator::RungeKutta4: stability.limit = 2.785; break;
    case Integrator::DormandPrince5: stability.limit = std::numeric_limits<double>::infinity(); break;
  }
  const Model& model = system.model();
  const Eigen::Index n = model.dof();
  const Eigen::VectorXd q = y.head(n);
  const Eigen::MatrixXd M = massMatrix(model, q, {false, true});
  if (!(M.diagonal().minCoeff() > 0.0)) return stability;
  Eigen::MatrixXd D = Eigen::MatrixXd::Zero(n, n);
  if (!settings.implicit_friction) {
    for (Eigen::Index i = 0; i < n; ++i) {
      const JointFriction& f = model.jointFriction()[static_cast<std::size_t>(i)];
      D(i, i) = f.viscous;
    }
  }
  if (const auto* motion = std::get_if<MotionTorque>(&settings.torques);
      motion != nullptr && motion->control == MotionTorque::Control::Pd) {
    D += motion->kd.asDiagonal();
  }
  stability.joint_rate = largestEigenvalue(M, D);
  if (!model.jointSprings().empty()) {
    Eigen::MatrixXd K = Eigen::MatrixXd::Zero(n, n);
    for (Eigen::Index i = 0; i < n; ++i) K(i, i) = model.jointSprings()[static_cast<std::size_t>(i)].stiffness;
    stability.spring_rate = std::sqrt(largestEigenvalue(M, K));
  }
  if (!system.hasContacts()) return stability;

  // friction at small speed is a damper of K f_n / eps along the surface; the penalty method's is one across it too
  Eigen::VectorXd dy;
  system.derivative(t, y, dy);
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  const ContactLaws& laws = settings.laws;
  const bool is_penalty = laws.method == ContactMethod::Penalty;
  Eigen::Matrix3Xd J;
  for (std::size_t c = 0; c < system.states().size(); ++c) {
    const ContactGeometry& g = system.solution().geometry[c];
    const Contact& contact = system.setup().contacts[c];
    pointJacobian(model, X_WB, system.contacts().links()[c], contact.point, J);
    const Eigen::RowVectorXd across = g.n.transpose() * J;
    if (is_penalty) D += laws.damping * across.transpose() * across;
    if (laws.friction != FrictionLaw::Regularised && !is_penalty) continue;
    const double damper = contact.friction * std::abs(system.solution().forces[c].f_n) / laws.slip_speed;
    for (const Eigen::Vector3d& along : {g.t1, g.t2}) {
      const Eigen::RowVectorXd row = along.transpose() * J;
      D += damper * row.transpose() * row;
    }
  }
  stability.contact_rate = largestEigenvalue(M, D);
  return stability;
}

Message unstableMessage(const StepStability& s, const SimulationSettings& settings) {
  const double rate = std::max({s.joint_rate, s.contact_rate, s.spring_rate});
  const bool by_contact = s.contact_rate > s.joint_rate;
  const bool by_spring = s.spring_rate > std::max(s.joint_rate, s.contact_rate);
  const Message text =
      by_spring ? Message("Simulation",
                          "the motion may diverge because the step is too long for the joint springs; the highest "
                          "natural frequency (%1 rad/s) times the step (%2 s) is %3, above the limit of %4; use a step "
                          "of at most %5 s, or softer springs")
      : by_contact
          ? Message(
                "Simulation",
                "the motion may diverge because the step is too long for the friction of the contacts; the highest "
                "decay rate (%1 1/s) times the step (%2 s) is %3, above the limit of %4; use a step of at most %5 s")
          : Message("Simulation",
                    "the motion may diverge because the step is too long for the friction of the joints; the highest "
                    "decay rate (%1 1/s) times the step (%2 s) is %3, above the limit of %4; use a step of at most %5 "
                    "s, or implicit friction with semi-implicit-euler");
  return text.arg(rounded(rate), rounded(settings.step), rounded(rate * settings.step), rounded(s.limit),
                  rounded(s.longestStep()));
}

}  // namespace linkwright
