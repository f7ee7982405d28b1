// SPDX-License-Identifier: MIT
#include "core/beam/trajectory_revision.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"
#include "core/beam/beam_text.h"
#include "core/beam/newmark.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

namespace linkwright {

namespace {

using Eigen::Matrix4d;
using Eigen::Vector2d;
using Eigen::Vector4d;

constexpr int kMostRevisions = 60;

/// Consistent or lumped mass of nodes A and B: numbers a, b, c of [a b; b c] times the identity.
struct NodeMass {
  double AA, AB, BB;
  Vector4d times(const Vector4d& a) const {
    Vector4d P;
    P << AA * a.head<2>() + AB * a.tail<2>(), AB * a.head<2>() + BB * a.tail<2>();
    return P;
  }
  Matrix4d matrix() const {
    Matrix4d M = Matrix4d::Zero();
    M.diagonal() << AA, AA, BB, BB;
    M(0, 2) = M(2, 0) = M(1, 3) = M(3, 1) = AB;
    return M;
  }
};

NodeMass nodeMass(const TwoLinkArm& arm, NodalMass kind) {
  const double own = kind == NodalMass::Consistent ? 1.0 / 3.0 : 0.5;
  const double other = kind == NodalMass::Consistent ? 1.0 / 6.0 : 0.0;
  const double m1 = arm.link_1.mass, m2 = arm.link_2.mass;
  return {own * (m1 + m2) + arm.link_1.tip_mass, other * m2, own * m2 + arm.link_2.tip_mass};
}

double tipStiffness(const TwoLinkArm& arm, TipStiffness kind) {
  const double l = arm.link_1.length;
  return (kind == TipStiffness::EulerBernoulli ? 3.0 : 4.0) * arm.EI / (l * l * l);
}

Vector2d along(double angle) { return {std::cos(angle), std::sin(angle)}; }
Vector2d turned(const Vector2d& v) { return {-v.y(), v.x()}; }

/// Joint 1 at an instant.
struct Drive {
  double phi = 0.0, rate = 0.0, acceleration = 0.0;
};

/// What both readings share: the arm's figures, the drive, and the row of results.
class Arm {
public:
  Arm(const TwoLinkArm& arm, const JointDrive& drive, const RevisionOptions& options)
      : l1(arm.link_1.length),
        l2(arm.link_2.length),
        k1(arm.EA / arm.link_1.length),
        k2(arm.EA / arm.link_2.length),
        kt(options.mistakes.contains(ElasticMistake::FirstLinkUnstiffened) ? 0.0
                                                                           : tipStiffness(arm, options.stiffness)),
        damping_mass(arm.damping_mass),
        damping_stiffness(arm.damping_stiffness),
        dt(options.mistakes.contains(ElasticMistake::CoarseSamples) ? 0.01 : options.dt),
        is_rigid(options.is_link_1_rigid),
        drops_forces(options.mistakes.contains(ElasticMistake::ForcesDropped)),
        starts_consistently(options.starts_consistently),
        M(nodeMass(arm, options.mistakes.contains(ElasticMistake::LumpedMass) ? NodalMass::Lumped : options.mass)),
        drive_(drive) {
    tree_.links = {arm.link_1, arm.link_2};
  }

  Drive driveAt(double t) const {
    JointMotion motion{Vector2d::Zero(), Vector2d::Zero(), Vector2d::Zero()};
    drive_(t, motion);
    return {motion.q[0], motion.qd[0], motion.qdd[0]};
  }

  /// The torques of what was found, link 2 along `angle_2`, link 1 from its joint to its deflected tip.
  void finish(RevisionStep& step, double angle_2) const {
    const Vector2d A = step.x_m.head<2>() + step.u_d.head<2>();
    const double angle_1 = near(std::atan2(A.y(), A.x()), step.phi);
    step.theta = angle_2 - angle_1;
    step.scheme = parallelScheme(tree_, Vector2d(angle_1, angle_2), M.times(step.acceleration));
    step.tau = step.scheme.torque();
    step.deflection = turned(along(step.phi)).dot(Vector2d(step.u_d.head<2>()));
  }

  /// The angle nearest to `before` that differs from `angle` by full turns.
  static double near(double angle, double before) {
    return before + std::remainder(angle - before, 2.0 * std::numbers::pi);
  }

  const double l1, l2, k1, k2, kt, damping_mass, damping_stiffness, dt;
  const bool is_rigid, drops_forces, starts_consistently;
  const NodeMass M;

private:
  const JointDrive& drive_;
  PlanarTree tree_;
};

/// Solves A x = -r; the rows of A are left out where it is rigid.
Vector4d solved(Matrix4d A, Vector4d r, bool is_rigid) {
  if (is_rigid) {
    A.topRows<2>().setZero();
    A.leftCols<2>().setZero();
    A.topLeftCorner<2, 2>().setIdentity();
    r.head<2>().setZero();
  }
  return A.partialPivLu().solve(-r);
}

/// The literal reading: u_d and its rates are vectors in the world that nothing turns; one linear step.
class Literal {
public:
  explicit Literal(const Arm& arm) : arm_(arm) {}

  RevisionStep start() {
    const Drive d = arm_.driveAt(0.0);
    RevisionStep step = frozen(0.0, d);
    if (arm_.starts_consistently) {
      udd_ = solved(massAlongFreeWays(d.phi), arm_.M.times(step.acceleration), arm_.is_rigid);
    }
    step.acceleration += udd_;
    step.u_d = u_;
    arm_.finish(step, d.phi + theta_);
    return step;
  }

  RevisionStep next(double t) {
    const Drive d = arm_.driveAt(t);
    RevisionStep step = frozen(t, d);
    // (1) with K at the frozen pose; what u_d held before is {R}
    const Matrix4d K = stiffness(d.phi), M = arm_.M.matrix();
    const Matrix4d C = arm_.damping_mass * M + arm_.damping_stiffness * K;
    const double dt = arm_.dt;
    const NewmarkGains gains = newmarkGains(dt);
    const Vector4d u_predicted = u_ + dt * ud_ + (0.5 - kNewmarkBeta) * dt * dt * udd_;
    const Vector4d ud_predicted = ud_ + (1.0 - kNewmarkDelta) * dt * udd_;
    const Vector4d strained = arm_.drops_forces ? Vector4d(u_predicted - u_) : u_predicted;
    const Vector4d r = arm_.M.times(step.acceleration) + C * ud_predicted + K * strained;
    const Vector4d x = solved(M + gains.ud * C + gains.u * K, r, arm_.is_rigid);
    u_ = u_predicted + gains.u * x;
    ud_ = ud_predicted + gains.ud * x;
    udd_ = x;
    step.u_d = u_;
    step.acceleration += x;
    step.axial_force = arm_.k2 * along(d.phi + theta_).dot(Vector2d(u_.tail<2>() - u_.head<2>()));
    // theta of the deformed link 2, and the input trajectory from it; velocities and accelerations stay as they are
    const Vector4d x_now = step.x_m + u_;
    const Vector2d link_2 = x_now.tail<2>() - x_now.head<2>();
    theta_ = Arm::near(std::atan2(link_2.y(), link_2.x()) - d.phi, theta_);
    u_ = x_now - frozenNodes(d.phi);
    arm_.finish(step, d.phi + theta_);
    return step;
  }

private:
  Vector4d frozenNodes(double phi) const {
    const Vector2d A = arm_.l1 * along(phi), B = A + arm_.l2 * along(phi + theta_);
    return (Vector4d() << A, B).finished();
  }

  /// x_m and its acceleration: the arm turning about its base like one body.
  RevisionStep frozen(double t, const Drive& d) const {
    RevisionStep step;
    step.t = t;
    step.phi = d.phi;
    step.x_m = frozenNodes(d.phi);
    for (int node = 0; node < 2; ++node) {
      const Vector2d r = step.x_m.segment<2>(2 * node);
      step.acceleration.segment<2>(2 * node) = d.acceleration * turned(r) - d.rate * d.rate * r;
    }
    step.u_d.setZero();
    return step;
  }

  Matrix4d stiffness(double phi) const {
    const Vector2d e1 = along(phi), n1 = turned(e1), e2 = along(phi + theta_);
    const Vector4d stretch = (Vector4d() << -e2, e2).finished();
    Matrix4d K = arm_.k2 * stretch * stretch.transpose();
    K.topLeftCorner<2, 2>() += arm_.k1 * e1 * e1.transpose() + arm_.kt * n1 * n1.transpose();
    return K;
  }

  /// Axial stiffness as a penalty: accelerations that keep lengths.
  Matrix4d massAlongFreeWays(double phi) const {
    const Vector2d e1 = along(phi), e2 = along(phi + theta_);
    const Vector4d stretch = (Vector4d() << -e2, e2).finished();
    const double large = 1e12 * (arm_.M.AA + arm_.M.BB);
    Matrix4d A = arm_.M.matrix() + large * stretch * stretch.transpose();
    A.topLeftCorner<2, 2>() += large * e1 * e1.transpose();
    return A;
  }

  const Arm& arm_;
  double theta_ = 0.0;
  Vector4d u_ = Vector4d::Zero(), ud_ = Vector4d::Zero(), udd_ = Vector4d::Zero();
};

/// Corrected: positions of A and B in the frame that turns with link 1, so that u_d's rates turn with it.
class Corrected {
public:
  explicit Corrected(const Arm& arm) : arm_(arm) { z_ << arm.l1, 0.0, arm.l1 + arm.l2, 0.0; }

  RevisionStep start() {
    const Drive d = arm_.driveAt(0.0);
    if (arm_.starts_consistently) {
      // forces are those of the undeformed links: none across, and along what keeps the length
      const Vector4d r = arm_.M.times(accelerations(d, z_, zd_, zdd_));
      const double large = 1e12 * (arm_.M.AA + arm_.M.BB);
      Matrix4d A = arm_.M.matrix();
      A(0, 0) += 2.0 * large;
      A(2, 2) += large;
      A(0, 2) -= large;
      A(2, 0) -= large;
      zdd_ = solved(A, r, arm_.is_rigid);
      zdd_[0] = 0.0;
      zdd_[2] = 0.0;
    }
    return report(0.0, d, 0.0);
  }

  /// False where it does not converge.
  bool next(double t, RevisionStep& step) {
    const Drive d = arm_.driveAt(t);
    const double dt = arm_.dt;
    const auto [b, c] = newmarkGains(dt);
    const double theta_before = theta_;
    const Vector4d z_start = z_;
    const Vector4d z_predicted = z_ + dt * zd_ + (0.5 - kNewmarkBeta) * dt * dt * zdd_;
    const Vector4d zd_predicted = zd_ + (1.0 - kNewmarkDelta) * dt * zdd_;
    Vector4d x = zdd_;
    bool converges = false;
    for (int i = 0; i < kMostRevisions && !converges; ++i) {
      z_ = z_predicted + b * x;
      zd_ = zd_predicted + c * x;
      Vector4d force;
      Matrix4d K;
      innerForces(z_start, force, K);
      const Matrix4d M = arm_.M.matrix();
      const Matrix4d C = arm_.damping_mass * M + arm_.damping_stiffness * K;
      const Vector4d r = arm_.M.times(accelerations(d, z_, zd_, x)) + C * zd_ + force;
      const Vector4d change = solved(M * inertiaSlope(d, b, c) + c * C + b * K, r, arm_.is_rigid);
      x += change;
      const double size = x.cwiseAbs().maxCoeff();
      if (!std::isfinite(size)) return false;
      // what the round-off of the lengths is worth, times their stiffness
      const double noise = 1e-15 * arm_.k2 * arm_.l2 / (arm_.M.BB + b * arm_.k2);
      converges = change.cwiseAbs().maxCoeff() <= 1e-14 * size + noise;
    }
    z_ = z_predicted + b * x;
    zd_ = zd_predicted + c * x;
    zdd_ = x;
    step = report(t, d, theta_before);
    return converges;
  }

private:
  /// a = R (z'' + 2 w x z' + w' x z + w x (w x z)), given in the turning frame.
  static Vector4d accelerations(const Drive& d, const Vector4d& z, const Vector4d& zd, const Vector4d& zdd) {
    Vector4d a = zdd;
    for (int k = 0; k < 4; k += 2) {
      const Vector2d p = z.segment<2>(k), v = zd.segment<2>(k);
      a.segment<2>(k) += 2.0 * d.rate * turned(v) + d.acceleration * turned(p) - d.rate * d.rate * p;
    }
    return a;
  }
  /// The same by z'': z moves with b, z' with c.
  static Matrix4d inertiaSlope(const Drive& d, double b, double c) {
    const double across = 2.0 * d.rate * c + d.acceleration * b, straight = 1.0 - d.rate * d.rate * b;
    Matrix4d A = Matrix4d::Zero();
    A.diagonal().setConstant(straight);
    A(1, 0) = A(3, 2) = across;
    A(0, 1) = A(2, 3) = -across;
    return A;
  }

  /// Link 1 in its own frame, link 2 along its deformed self; stiffness with that of the force that it carries.
  void innerForces(const Vector4d& z_start, Vector4d& force, Matrix4d& K) const {
    const Vector2d link_2 = z_.tail<2>() - z_.head<2>();
    const double length = link_2.norm();
    const Vector2d e = link_2 / length, n = turned(e);
    double stretch = length - arm_.l2;
    Vector2d bend(z_[0] - arm_.l1, z_[1]);
    if (arm_.drops_forces) {
      stretch = length - Vector2d(z_start.tail<2>() - z_start.head<2>()).norm();
      bend = z_.head<2>() - z_start.head<2>();
    }
    const double N = arm_.k2 * stretch;
    force << Vector2d(arm_.k1 * bend.x(), arm_.kt * bend.y()) - N * e, N * e;
    const Eigen::Matrix2d axial = arm_.k2 * e * e.transpose() + N / length * n * n.transpose();
    K << axial, -axial, -axial, axial;
    K(0, 0) += arm_.k1;
    K(1, 1) += arm_.kt;
  }

  RevisionStep report(double t, const Drive& d, double theta_before) {
    const Eigen::Rotation2Dd R(d.phi);
    RevisionStep step;
    step.t = t;
    step.phi = d.phi;
    const Vector2d link_2 = z_.tail<2>() - z_.head<2>();
    theta_ = Arm::near(std::atan2(link_2.y(), link_2.x()), theta_);
    step.x_m << arm_.l1 * along(d.phi), arm_.l1 * along(d.phi) + arm_.l2 * along(d.phi + theta_before);
    const Vector4d a = accelerations(d, z_, zd_, zdd_);
    Vector4d x;
    x << R * Vector2d(z_.head<2>()), R * Vector2d(z_.tail<2>());
    step.u_d = x - step.x_m;
    step.acceleration << R * Vector2d(a.head<2>()), R * Vector2d(a.tail<2>());
    step.axial_force = arm_.k2 * (link_2.norm() - arm_.l2);
    arm_.finish(step, d.phi + theta_);
    return step;
  }

  const Arm& arm_;
  double theta_ = 0.0;
  Vector4d z_, zd_ = Vector4d::Zero(), zdd_ = Vector4d::Zero();
};

Message problemOf(const TwoLinkArm& arm, const RevisionOptions& options) {
  const Result<PlanarTree> tree = checked({{arm.link_1, arm.link_2}, Vector2d::Zero()});
  if (!tree) return tree.diagnostics().front().message;
  if (arm.link_1.parent != -1 || arm.link_2.parent != 0)
    return Message("Elastic", "the parent of link 1 must be the base, and the parent of link 2 must be link 1");
  if (!(std::isfinite(arm.EA) && arm.EA > 0.0))
    return Message("Elastic", "the links have no axial stiffness; EA must be greater than 0 N");
  if (!(std::isfinite(arm.EI) && arm.EI > 0.0) && !options.is_link_1_rigid) {
    return Message("Elastic", "link 1 has no bending stiffness; EI must be greater than 0 N m²");
  }
  if (!(nodeMass(arm, options.mass).BB > 0.0))
    return Message("Elastic", "link 2 has no mass, so its motion is not determined");
  if (!(arm.damping_mass >= 0.0 && arm.damping_stiffness >= 0.0))
    return Message("Elastic", "damping must be at least 0");
  if (!(std::isfinite(options.dt) && options.dt > 0.0)) {
    return stepNotPositive(options.dt);
  }
  return {};
}

}  // namespace

Result<std::vector<RevisionStep>> reviseTrajectory(const TwoLinkArm& two_links, const JointDrive& drive,
                                                   const RevisionOptions& options) {
  using Steps = std::vector<RevisionStep>;
  const Message problem = problemOf(two_links, options);
  if (!problem.empty()) return Result<Steps>::failure(problem);
  const Arm arm(two_links, drive, options);
  // the run lasts as long whatever the step is
  const int count =
      arm.dt == options.dt ? options.steps : static_cast<int>(std::lround(options.steps * options.dt / arm.dt));
  Steps steps;
  steps.reserve(static_cast<std::size_t>(count) + 1);
  if (!options.is_corrected || options.mistakes.contains(ElasticMistake::RatesNotTurned)) {
    Literal run(arm);
    steps.push_back(run.start());
    for (int k = 1; k <= count; ++k) steps.push_back(run.next(k * arm.dt));
  } else {
    Corrected run(arm);
    steps.push_back(run.start());
    for (int k = 1; k <= count; ++k) {
      RevisionStep step;
      if (!run.next(k * arm.dt, step)) {
        return Result<Steps>::failure(
            Message("Elastic", "at t = %1 s: %2").arg(shortText(k * arm.dt), stepDoesNotConverge()));
      }
      steps.push_back(std::move(step));
    }
  }
  return steps;
}

double effectiveMass(const TwoLinkArm& arm, double theta, NodalMass mass) {
  // A moves across link 1; B follows along link 2 and is free across it: M_AA less what the swing takes away
  const NodeMass M = nodeMass(arm, mass);
  const double c = std::cos(theta), s = std::sin(theta);
  // B's motion along link 2 is A's: s; across it is free: minimum over v of the energy of (1, s along + v across)
  const double along_2 = M.AA + 2.0 * M.AB * s * s + M.BB * s * s, coupled = M.AB * c;
  return along_2 - coupled * coupled / M.BB;
}

double frozenPeriod(const TwoLinkArm& arm, double theta, TipStiffness stiffness, NodalMass mass) {
  return 2.0 * std::numbers::pi * std::sqrt(effectiveMass(arm, theta, mass) / tipStiffness(arm, stiffness));
}

}  // namespace linkwright
