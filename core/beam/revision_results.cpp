// SPDX-License-Identifier: MIT
#include "core/beam/revision_results.h"

#include "core/base/require.h"
#include "core/beam/ripple.h"
#include "core/trajectory/spectrum.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace linkwright {

namespace {

/// The arm as rigid bodies: what turns with each joint.
struct Bodies {
  double l, M_2, S_2, I_1, I_2;  // m, kg, kg m, kg m^2 about the own joint
  explicit Bodies(const TwoLinkArm& arm)
      : l(arm.link_1.length),
        M_2(arm.link_2.mass + arm.link_2.tip_mass),
        S_2((0.5 * arm.link_2.mass + arm.link_2.tip_mass) * arm.link_2.length),
        I_1((arm.link_1.mass / 3.0 + arm.link_1.tip_mass) * l * l),
        I_2((arm.link_2.mass / 3.0 + arm.link_2.tip_mass) * arm.link_2.length * arm.link_2.length) {}
};

/// theta and the momentum that belongs to it, dL/d(theta').
struct Swing {
  double theta = 0.0, momentum = 0.0;
};

class SwingLaw {
public:
  SwingLaw(const Bodies& bodies, const JointDrive& drive) : b_(bodies), drive_(drive) {}

  const JointMotion& driveAt(double t) {
    drive_(t, motion_);
    return motion_;
  }
  double rate(const Swing& s, double phi_rate) const {
    return (s.momentum - b_.S_2 * b_.l * phi_rate * std::cos(s.theta)) / b_.I_2 - phi_rate;
  }
  Swing start() {
    const double w = driveAt(0.0).qd[0];
    return {0.0, (b_.I_2 + b_.S_2 * b_.l) * w};
  }
  Swing slope(double t, const Swing& s) {
    const double w = driveAt(t).qd[0], swing = rate(s, w);
    return {swing, -b_.S_2 * b_.l * w * (w + swing) * std::sin(s.theta)};
  }
  Swing after(double t, const Swing& s, double h) {
    const auto moved = [&s](const Swing& k, double by) {
      return Swing{s.theta + by * k.theta, s.momentum + by * k.momentum};
    };
    const Swing k1 = slope(t, s), k2 = slope(t + 0.5 * h, moved(k1, 0.5 * h)),
                k3 = slope(t + 0.5 * h, moved(k2, 0.5 * h)), k4 = slope(t + h, moved(k3, h));
    return {s.theta + h / 6.0 * (k1.theta + 2.0 * k2.theta + 2.0 * k3.theta + k4.theta),
            s.momentum + h / 6.0 * (k1.momentum + 2.0 * k2.momentum + 2.0 * k3.momentum + k4.momentum)};
  }
  /// Of joint 1, by the equations of motion of two rigid links.
  double torque(double t, const Swing& s) {
    const JointMotion& d = driveAt(t);
    const double w = d.qd[0], a = d.qdd[0], swing = rate(s, w);
    const double c = b_.S_2 * b_.l * std::cos(s.theta), n = b_.S_2 * b_.l * std::sin(s.theta);
    const double swing_acceleration = -a - (c * a + n * w * w) / b_.I_2;
    return (b_.I_1 + b_.M_2 * b_.l * b_.l + b_.I_2 + 2.0 * c) * a + (b_.I_2 + c) * swing_acceleration -
           n * swing * (2.0 * w + swing);
  }

private:
  const Bodies& b_;
  const JointDrive& drive_;
  JointMotion motion_{Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero()};
};

void readRipple(RevisionResults& figures, const TwoLinkArm& arm, const RevisionOptions& options,
                const std::vector<RevisionStep>& steps, const RigidArmMotion& exact) {
  // step 0 is no part of it: the locked start has a torque there that no other instant has
  const Eigen::Index count = std::ssize(steps) - 1;
  Ripple ripple{exact.t.tail(count), Eigen::VectorXd(count)};
  for (Eigen::Index k = 0; k < count; ++k)
    ripple.y[k] = steps[static_cast<std::size_t>(k) + 1].tau[0] - exact.tau_1[k + 1];
  // below this it is round-off that goes through zero
  if (count < 4 || !(ripple.y.cwiseAbs().maxCoeff() > 1e-9)) return;
  const double dt = steps[1].t - steps[0].t;
  const auto expected = [&](double theta) { return frozenArm(arm, theta, options, dt).expected; };
  // second differences: what bends slowly along with the motion is nothing in them, the oscillation keeps its zeros
  const Eigen::Index inner = count - 2;
  const Ripple curvature{ripple.t.segment(1, inner),
                         ripple.y.head(inner) - 2.0 * ripple.y.segment(1, inner) + ripple.y.tail(inner)};
  const PeriodCurve measured = crossingPeriods(curvature, 0.0);
  for (std::size_t k = 0; k < measured.t.size(); ++k) {
    const auto at = static_cast<std::size_t>(std::lround(measured.t[k] / dt));
    const RipplePeriod found{measured.t[k], measured.T[k], expected(steps[std::min(at, steps.size() - 1)].theta)};
    figures.period_error = std::max(figures.period_error, std::abs(found.period / found.expected - 1.0));
    figures.periods.push_back(found);
  }
  const auto [shortest, longest] =
      std::minmax_element(figures.periods.begin(), figures.periods.end(),
                          [](const RipplePeriod& a, const RipplePeriod& b) { return a.period < b.period; });
  if (shortest != figures.periods.end()) {
    figures.shortest_period = shortest->period;
    figures.longest_period = longest->period;
  }
  const Result<Spectrum> spectrum = spectrumOf(ripple.t, ripple.y);
  if (!spectrum) return;
  // below half the slowest frequency it is the motion
  const std::optional<SpectrumPeak> peak = peakOf(*spectrum, 0.5 / expected(0.5 * std::numbers::pi));
  if (peak) figures.peak_period = peak->period();
}

}  // namespace

RigidArmMotion exactRigidMotion(const TwoLinkArm& arm, const JointDrive& drive, const Eigen::VectorXd& t,
                                double longest_step) {
  require(t.size() > 0 && t[0] == 0.0, "the times begin at 0");
  require(longest_step > 0.0, "the step is more than 0");
  const Bodies bodies(arm);
  SwingLaw law(bodies, drive);
  RigidArmMotion motion{t, Eigen::VectorXd(t.size()), Eigen::VectorXd(t.size()), Eigen::VectorXd(t.size())};
  Swing swing = law.start();
  for (Eigen::Index k = 0; k < t.size(); ++k) {
    if (k > 0) {
      const double from = t[k - 1], way = t[k] - from;
      const int parts = std::max(1, static_cast<int>(std::ceil(way / longest_step - 1e-9)));
      for (int part = 0; part < parts; ++part) swing = law.after(from + part * way / parts, swing, way / parts);
    }
    motion.theta[k] = swing.theta;
    motion.tau_1[k] = law.torque(t[k], swing);
    motion.phi[k] = law.driveAt(t[k]).q[0];
  }
  return motion;
}

double newmarkPeriod(double period, double dt) {
  return std::numbers::pi * dt / std::atan(std::numbers::pi * dt / period);
}

FrozenArm frozenArm(const TwoLinkArm& arm, double theta, const RevisionOptions& options, double dt) {
  const NodalMass mass = options.mistakes.contains(ElasticMistake::LumpedMass) ? NodalMass::Lumped : options.mass;
  const double period = frozenPeriod(arm, theta, options.stiffness, mass);
  return {theta, effectiveMass(arm, theta, mass), period, newmarkPeriod(period, dt)};
}

RevisionResults revisionResults(const TwoLinkArm& arm, const RevisionOptions& options,
                                const std::vector<RevisionStep>& steps, const RigidArmMotion& exact) {
  require(steps.size() >= 2 && exact.t.size() == std::ssize(steps),
          "steps and the rigid motion are of the same instants");
  RevisionResults figures;
  figures.tau_start = steps.front().tau;
  figures.tau_start_exact = exact.tau_1[0];
  for (std::size_t k = 0; k < steps.size(); ++k) {
    const RevisionStep& step = steps[k];
    const double error = std::abs(step.theta - exact.theta[static_cast<Eigen::Index>(k)]);
    if (error > figures.angle_error) {
      figures.angle_error = error;
      figures.angle_error_at = step.t;
    }
    if (k > 0) figures.passive_torque = std::max(figures.passive_torque, std::abs(step.tau[1]));
    figures.deflection = std::max(figures.deflection, std::abs(step.deflection));
  }
  const Eigen::Vector4d x = steps.back().x_m + steps.back().u_d;
  figures.stretch = (x.tail<2>() - x.head<2>()).norm() - arm.link_2.length;
  for (std::size_t k = 0; k < figures.frozen.size(); ++k) {
    const double theta = static_cast<double>(k) * std::numbers::pi / 6.0;
    figures.frozen[k] = frozenArm(arm, theta, options, steps[1].t - steps[0].t);
  }
  if (!options.is_link_1_rigid) readRipple(figures, arm, options, steps, exact);
  return figures;
}

}  // namespace linkwright
