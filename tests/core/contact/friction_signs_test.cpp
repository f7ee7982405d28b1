// SPDX-License-Identifier: GPL-3.0-or-later
// Stick-slip friction of sliding bilateral contacts, K |f_n|: N f - D K |f| = y with N, D and y from Jacobians, the
// mass matrix and inverse dynamics, solved by trying every combination of signs.
#include "core/contact/contact_dynamics.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mass_matrix.h"
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

/// A chain of six joints at a random state, with planes through the points of its last links.
struct SlidingChain {
  Random random;
  Model model;
  Eigen::VectorXd q, qd, tau;
  std::vector<Contact> contacts;
  Eigen::MatrixXd N, D;  // n^T M^-1 n and n^T M^-1 t of the contacts
  Eigen::VectorXd y;

  SlidingChain(std::uint64_t seed, int count) : random(seed), model(chainOf(random)) {
    const int dof = model.dof();
    const Eigen::Index k = count;
    q = random.vectorOf(dof, 1.0);
    qd = random.vectorOf(dof, 2.0);
    tau = random.vectorOf(dof, 10.0);
    std::vector<Pose> X_WB;
    bodyPoses(model, q, X_WB);
    const Eigen::MatrixXd M_inverse = massMatrix(model, q).inverse();
    const Eigen::VectorXd rest = Eigen::VectorXd::Zero(dof);
    const Eigen::VectorXd b = inverseDynamics(model, {q, qd, rest, gravity(), {}, {true, false}});
    Eigen::MatrixXd n_rows(k, dof), t_rows(k, dof);
    y.resize(k);
    for (Eigen::Index c = 0; c < k; ++c) {
      const int link = model.linkCount() - 1 - static_cast<int>(c);
      Contact contact;
      contact.name = "contact " + std::to_string(c);
      contact.link = model.links()[static_cast<std::size_t>(link)].name;
      contact.point = random.vector(0.3);
      contact.surface.X_WS.R = random.rotation();
      const Pose X = linkPose(model, X_WB, link);
      contact.surface.X_WS.p = X * contact.point;
      const Eigen::Vector3d arm = X.R * contact.point, n = contact.surface.X_WS.R.col(2);
      const Eigen::MatrixXd J = jacobian(model, q, link), Jd = jacobianDerivative(model, q, qd, link);
      Eigen::MatrixXd J_p = J.bottomRows(3);
      for (Eigen::Index i = 0; i < dof; ++i) J_p.col(i) += Eigen::Vector3d(J.col(i).head<3>()).cross(arm);
      const Eigen::Vector3d w = J.topRows(3) * qd, dw = Jd.topRows(3) * qd;
      const Eigen::Vector3d bias = Jd.bottomRows(3) * qd + dw.cross(arm) + w.cross(w.cross(arm));
      const Eigen::Vector3d v = J_p * qd, slip = v - n.dot(v) * n;
      n_rows.row(c) = n.transpose() * J_p;
      t_rows.row(c) = slip.normalized().transpose() * J_p;
      y[c] = -n.dot(bias) - n_rows.row(c).dot(M_inverse * (tau - b));
      contacts.push_back(contact);
    }
    N = n_rows * M_inverse * n_rows.transpose();
    D = n_rows * M_inverse * t_rows.transpose();
  }

  static Eigen::Vector3d gravity() { return {0.3, -0.2, -9.81}; }

  static Model chainOf(Random& random) {
    TreeOptions options;
    options.joints = 6;
    options.chain = true;
    options.fixed = 0.0;
    options.prismatic = 0.0;
    Mechanism mechanism = randomMechanism(random, options);
    for (Joint& joint : mechanism.joints) joint.coulomb = {};
    Result<Model> compiled = Model::compile(mechanism);
    REQUIRE(compiled.ok());
    return std::move(compiled).value();
  }

  void setFriction(double K) {
    for (Contact& contact : contacts) contact.friction = contact.static_friction = K;
  }

  ContactSolution evaluate(ContactMethod method) const {
    ContactLaws laws;
    laws.friction = FrictionLaw::StickSlip;
    laws.method = method;
    laws.stabilisation = Stabilisation::None;
    ContactDynamics dynamics(model, contacts, laws);
    ContactSolution out;
    ContactState slips;
    slips.mode = ContactMode::Slip;
    dynamics.evaluate({q, qd, tau, gravity(), nullptr, model.jointFriction().data(), nullptr},
                      std::vector<ContactState>(contacts.size(), slips), out);
    return out;
  }
};

}  // namespace

TEST_CASE("A sliding bilateral contact has one force, or jams beyond its critical coefficient", "[contact]") {
  const ContactMethod method = GENERATE(ContactMethod::ExtendedNewtonEuler, ContactMethod::Lagrange);
  int jammed = 0, gone_on = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    SlidingChain chain(seed, 1);
    const double N = chain.N(0, 0), D = chain.D(0, 0), y = chain.y[0];
    const double bound = N / std::abs(D);
    // without friction the surface pushes where y is positive; friction makes the force larger, or smaller
    const bool grows = y * D > 0.0;
    for (const double share : {0.5, 0.95, 1.05, 1.1, 3.0}) {
      CAPTURE(seed, share, y, D, toString(method));
      chain.setFriction(share * bound);
      const ContactSolution out = chain.evaluate(method);
      if (grows && share > 1.0) {
        CHECK(out.system.status == ContactStatus::Jammed);
        CHECK(chain.contacts[0].friction * criticalFrictionFactor(out.A, out.N) == Approx(bound).epsilon(1e-8));
        ++jammed;
        continue;
      }
      REQUIRE(out.system.status == ContactStatus::Determined);
      const double f = y / (N * (grows ? 1.0 - share : 1.0 + share));
      CHECK(out.forces[0].f_n == Approx(f).epsilon(1e-7));
      CHECK(out.forces[0].f_t.norm() == Approx(share * bound * std::abs(f)).epsilon(1e-7));
      CHECK(out.forces[0].f_t.dot(out.forces[0].slip) < 0.0);
      gone_on += share > 1.0 ? 1 : 0;
    }
  }
  CHECK(jammed > 100);
  CHECK(gone_on > 100);
}

TEST_CASE("Two sliding bilateral contacts have forces whose friction goes with them, or jam", "[contact]") {
  int jammed = 0, of_one = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    SlidingChain chain(seed, 2);
    const double K = chain.random.uniform(0.0, 3.0);
    CAPTURE(seed, K);
    chain.setFriction(K);
    const ContactSolution out = chain.evaluate(ContactMethod::ExtendedNewtonEuler);
    // every combination of signs
    int borne_out = 0;
    Eigen::Vector2d f = Eigen::Vector2d::Zero();
    for (int set = 0; set < 4; ++set) {
      const Eigen::Vector2d sign(set & 1 ? -1.0 : 1.0, set & 2 ? -1.0 : 1.0);
      const Eigen::Matrix2d A = chain.N - K * chain.D * sign.asDiagonal();
      const Eigen::Vector2d x = A.inverse() * chain.y;
      if (A.determinant() <= 0.0 || (sign.array() * x.array()).minCoeff() < 0.0) continue;
      ++borne_out;
      f = x;
    }
    if (borne_out == 0) {
      CHECK(out.system.status == ContactStatus::Jammed);
      ++jammed;
      continue;
    }
    REQUIRE(out.system.status == ContactStatus::Determined);
    for (const ContactForces& force : out.forces) {
      CHECK(force.f_t.dot(force.slip) <= 0.0);
      CHECK(force.f_t.norm() == Approx(K * std::abs(force.f_n)));
    }
    if (borne_out > 1) continue;
    CHECK((out.system.f - f).norm() <= 1e-6 * f.norm());
    ++of_one;
  }
  CHECK(jammed > 20);
  CHECK(of_one > 100);
}
