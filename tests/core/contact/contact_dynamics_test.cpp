// SPDX-License-Identifier: GPL-3.0-or-later
// Contact forces and accelerations against a direct solve with Lagrange multipliers that shares nothing with them: mass
// matrix and bias from Jacobians and centres of mass, accelerations of the constraint by differences of nothing.
#include "core/contact/contact_dynamics.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/kinematics/jacobian_derivative.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>

#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

using Eigen::MatrixXd;
using Eigen::Vector3d;
using Eigen::VectorXd;

const Vector3d kGravity(0.3, -0.2, -9.81);

/// The equations of motion and of the constraints, from the definitions.
struct DirectSolve {
  MatrixXd M, R, B;
  VectorXd b, gamma, qdd, f;
  double condition = 1.0;  // of A

  DirectSolve(const Model& model, const std::vector<Contact>& contacts, const VectorXd& q, const VectorXd& qd,
              const VectorXd& tau, double eps) {
    const int n = model.dof();
    const Eigen::Index k = std::ssize(contacts);
    std::vector<Pose> X_WB;
    bodyPoses(model, q, X_WB);
    // M = sum J^T [I, m] J and b = sum J^T ([I, m] J' qd + gyroscopic - m g) over links
    M = MatrixXd::Zero(n, n);
    b = VectorXd::Zero(n);
    for (int l = 0; l < model.linkCount(); ++l) {
      const ModelLink& link = model.links()[static_cast<std::size_t>(l)];
      if (link.body < 0 || link.inertial.mass == 0.0) continue;
      const Pose X = linkPose(model, X_WB, l);
      const MatrixXd J = jacobian(model, q, l), Jd = jacobianDerivative(model, q, qd, l);
      const Vector3d c = X.R * link.inertial.p_LLcm;
      const Vector3d omega = J.topRows(3) * qd, alpha = Jd.topRows(3) * qd;
      MatrixXd Jc = J.bottomRows(3);
      for (int i = 0; i < n; ++i) Jc.col(i) += Vector3d(J.col(i).head<3>()).cross(c);
      const Vector3d a = Jd.bottomRows(3) * qd + alpha.cross(c) + omega.cross(omega.cross(c));
      const Eigen::Matrix3d I = X.R * link.inertial.I_LLcm_L * X.R.transpose();
      M += link.inertial.mass * Jc.transpose() * Jc + J.topRows(3).transpose() * I * J.topRows(3);
      b += link.inertial.mass * Jc.transpose() * (a - kGravity) +
           J.topRows(3).transpose() * (I * alpha + omega.cross(I * omega));
    }
    for (int i = 0; i < n; ++i) b[i] += model.joints()[static_cast<std::size_t>(i)].damping * qd[i];
    R.resize(k, n);
    B.resize(n, k);
    gamma.resize(k);
    for (Eigen::Index i = 0; i < k; ++i) {
      const Contact& contact = contacts[static_cast<std::size_t>(i)];
      const int l = model.findLink(contact.link);
      const Pose X = linkPose(model, X_WB, l);
      const Vector3d p = X.R * contact.point;
      const MatrixXd J = jacobian(model, q, l), Jd = jacobianDerivative(model, q, qd, l);
      MatrixXd Jp = J.bottomRows(3), Jpd = Jd.bottomRows(3);
      const Vector3d p_rate = Vector3d(J.topRows(3) * qd).cross(p);
      for (int c = 0; c < n; ++c) {
        Jp.col(c) += Vector3d(J.col(c).head<3>()).cross(p);
        Jpd.col(c) += Vector3d(Jd.col(c).head<3>()).cross(p) + Vector3d(J.col(c).head<3>()).cross(p_rate);
      }
      const SurfaceValue s = surfaceAt(contact.surface, X * contact.point);
      const Vector3d v = Jp * qd, normal = s.gradient.normalized();
      const Vector3d along = v - normal.dot(v) * normal;
      R.row(i) = s.gradient.transpose() * Jp;
      gamma[i] = v.dot(s.hessian * v) + s.gradient.dot(Jpd * qd);
      B.col(i) = Jp.transpose() * (normal - contact.friction * along / std::sqrt(along.squaredNorm() + eps * eps));
    }
    MatrixXd K = MatrixXd::Zero(n + k, n + k);
    K << M, -B, R, MatrixXd::Zero(k, k);
    VectorXd y(n + k);
    y << tau - b, -gamma;
    const VectorXd x = K.fullPivLu().solve(y);
    qdd = x.head(n);
    f = x.tail(k);
    MatrixXd unit = R;
    for (Eigen::Index i = 0; i < k; ++i) {
      const Contact& contact = contacts[static_cast<std::size_t>(i)];
      unit.row(i) /= surfaceAt(contact.surface, linkPose(model, X_WB, model.findLink(contact.link)) * contact.point)
                         .gradient.norm();
    }
    const Eigen::JacobiSVD<MatrixXd> svd(unit * M.ldlt().solve(B));
    condition = svd.singularValues()[0] / svd.singularValues()[k - 1];
  }
};

Surface randomSurface(Random& random, const Vector3d& r) {
  // through r, or near it: nothing here asks for C = 0
  Surface surface;
  surface.X_WS = {random.rotation(), r + random.vector(0.05)};
  surface.scale = random.uniform(0.3, 3.0);
  switch (random.integer(0, 3)) {
    case 0: break;
    case 1:
      surface.form = CylinderSurface{random.uniform(0.2, 1.0), random.chance(0.5)};
      surface.X_WS.p += surface.X_WS.R.col(0) * 0.5;
      break;
    case 2:
      surface.form = SphereSurface{random.uniform(0.2, 1.0), random.chance(0.5)};
      surface.X_WS.p += surface.X_WS.R.col(1) * 0.5;
      break;
    default: surface.form = SineSurface{random.uniform(0.01, 0.1), random.uniform(0.4, 1.0), random.uniform(-3, 3)};
  }
  return surface;
}

}  // namespace

TEST_CASE("Forces and accelerations are those of a direct solve with multipliers", "[contact]") {
  const ContactMethod method = GENERATE(ContactMethod::ExtendedNewtonEuler, ContactMethod::Lagrange);
  int told_singular = 0, compared = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Random random(seed);
    CAPTURE(random.seed(), toString(method));
    TreeOptions options;
    options.joints = random.integer(3, 8);
    options.chain = random.chance(0.6);
    options.fixed = 0.0;
    Mechanism mechanism = randomMechanism(random, options);
    for (Joint& joint : mechanism.joints) joint.coulomb = {};
    Result<Model> compiled = Model::compile(mechanism);
    REQUIRE(compiled.ok());
    const Model& model = *compiled;
    const int n = model.dof();
    const VectorXd q = random.vectorOf(n, 1.0), qd = random.vectorOf(n, 3.0), tau = random.vectorOf(n, 20.0);
    const std::vector<Pose> X = forwardKinematics(model, q);
    std::vector<Contact> contacts;
    const int wanted = std::min(random.integer(1, 3), n);
    for (int c = 0; c < wanted; ++c) {
      Contact contact;
      contact.name = "c" + std::to_string(c);
      const int link = random.integer(1, model.linkCount() - 1);
      contact.link = model.links()[static_cast<std::size_t>(link)].name;
      contact.point = random.vector(0.2);
      contact.surface = randomSurface(random, X[static_cast<std::size_t>(link)] * contact.point);
      contact.friction = contact.static_friction = random.uniform(0.0, 0.4);
      contacts.push_back(contact);
    }
    const DirectSolve direct(model, contacts, q, qd, tau, 1e-2);
    ContactLaws laws;
    laws.method = method;
    laws.stabilisation = Stabilisation::None;
    ContactDynamics dynamics(model, contacts, laws);
    ContactSolution solution;
    const ContactDynamics::Input input{q, qd, tau, kGravity, nullptr, model.jointFriction().data(), nullptr};
    dynamics.evaluate(input, std::vector<ContactState>(contacts.size(), {ContactMode::Slip}), solution);
    CAPTURE(direct.condition, solution.system.condition, toString(solution.system.status));
    if (direct.condition >= 1.01e6) {
      ++told_singular;
      CHECK(solution.system.status != ContactStatus::Determined);
      continue;
    }
    if (direct.condition >= 0.99e6) continue;
    ++compared;
    // relative to the largest, as everywhere; friction may make f as large as it likes
    const double scale = std::max(direct.qdd.norm(), 1.0), force = std::max(direct.f.norm(), 1.0);
    CHECK((solution.qdd - direct.qdd).norm() <= 1e-10 * scale);
    CHECK((solution.system.f - direct.f).norm() <= 1e-10 * force);
    CHECK(solution.system.status != ContactStatus::Redundant);
    CHECK(solution.system.status != ContactStatus::Singular);
  }
  CAPTURE(told_singular);
  CHECK(compared > 200);
}

TEST_CASE("Redundant contacts share the least norm, and what is not determined is named", "[contact]") {
  const ContactMethod method = GENERATE(ContactMethod::ExtendedNewtonEuler, ContactMethod::Lagrange);
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Random random(seed);
    CAPTURE(random.seed(), toString(method));
    TreeOptions options;
    options.joints = 5;
    options.chain = true;
    options.fixed = 0.0;
    options.prismatic = 0.0;
    Mechanism mechanism = randomMechanism(random, options);
    for (Joint& joint : mechanism.joints) joint.coulomb = {};
    const Result<Model> model = Model::compile(mechanism);
    REQUIRE(model.ok());
    const VectorXd q = random.vectorOf(5, 1.0), qd = random.vectorOf(5, 2.0), tau = random.vectorOf(5, 10.0);
    Contact one;
    one.name = "one";
    one.link = mechanism.links.back().name;
    one.point = random.vector(0.2);
    one.surface.X_WS.R = random.rotation();
    one.friction = one.static_friction = 0.2;
    Contact same = one;
    same.name = "same";
    ContactLaws laws;
    laws.method = method;
    laws.stabilisation = Stabilisation::None;
    const ContactDynamics::Input input{q, qd, tau, kGravity, nullptr, model->jointFriction().data(), nullptr};
    ContactDynamics single(*model, {one}, laws), twice(*model, {one, same}, laws);
    ContactSolution alone, both;
    single.evaluate(input, {{ContactMode::Slip}}, alone);
    twice.evaluate(input, {{ContactMode::Slip}, {ContactMode::Slip}}, both);
    REQUIRE(both.system.status == ContactStatus::Redundant);
    // the sum is determined, halves are the least norm, and any difference moves nothing
    const double f = alone.system.f[0];
    CHECK((both.qdd - alone.qdd).norm() <= 1e-10 * alone.qdd.norm());
    CHECK((both.system.f - VectorXd::Constant(2, 0.5 * f)).norm() <= 1e-9 * std::max(1.0, std::abs(f)));
    REQUIRE(both.system.indeterminate.cols() == 1);
    CHECK(std::abs(both.system.indeterminate(0, 0) + both.system.indeterminate(1, 0)) < 1e-9);
    CHECK((both.A * both.system.indeterminate).norm() < 1e-9 * both.A.norm());
  }
}

TEST_CASE("Friction that takes all mobility away jams, and the critical coefficient is told", "[contact]") {
  ContactSystemSolution out;
  Eigen::MatrixXd N(1, 1), A(1, 1);
  N << 1.2;
  A << -0.1;
  solveContactSystem(A, N, VectorXd::Ones(1), out);
  CHECK(out.status == ContactStatus::Jammed);
  // K (N - A) / N = 1.3 K / 1.2
  CHECK(criticalFrictionFactor(A, N) == Approx(1.2 / 1.3));
  A << 1.5;
  solveContactSystem(A, N, VectorXd::Ones(1), out);
  CHECK(out.status == ContactStatus::Determined);
  CHECK(std::isinf(criticalFrictionFactor(A, N)));
  Eigen::MatrixXd N2 = Eigen::MatrixXd::Identity(2, 2), A2 = N2;
  A2(0, 0) = -1e-3;
  solveContactSystem(A2, N2, VectorXd::Ones(2), out);
  CHECK(out.status == ContactStatus::Jammed);
  A2(0, 0) = 1e-7;
  solveContactSystem(A2, N2, VectorXd::Ones(2), out);
  CHECK(out.status == ContactStatus::Singular);
  CHECK(out.condition == Approx(1e7));
}
