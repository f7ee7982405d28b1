// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kinematics/manipulability.h"

#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/golden_model.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>

#include <cmath>
#include <numbers>

using namespace linkwright;
using namespace linkwright::test;

using Matrix6X = Eigen::Matrix<double, 6, Eigen::Dynamic>;

namespace {

/// Linear rows of two planar links of 1 m at these angles.
Matrix6X planarJacobian(double q1, double q2) {
  Matrix6X J = Matrix6X::Zero(6, 2);
  J.row(2).setOnes();
  J(3, 0) = -std::sin(q1) - std::sin(q1 + q2);
  J(3, 1) = -std::sin(q1 + q2);
  J(4, 0) = std::cos(q1) + std::cos(q1 + q2);
  J(4, 1) = std::cos(q1 + q2);
  return J;
}

}  // namespace

TEST_CASE("PUMA 560 in its nominal pose: singular values and Yoshikawa's measure as published") {
  const Model model = compiled(goldenMechanism(goldenInverseDynamics()["puma560"]["model"]));
  Eigen::VectorXd qn(6);
  const double pi = std::numbers::pi;
  qn << 0, pi / 4, pi, 0, pi / 4, 0;
  const Matrix6X J = jacobian(model, qn, model.findLink("link_6"));
  const Manipulability whole = manipulability(J, JacobianRows::All);
  Eigen::VectorXd expected(6);
  expected << 1.82097, 1.45607, 1.08762, 0.403544, 0.292489, 0.230969;
  // the published figures have six digits
  for (int k = 0; k < 6; ++k) CHECK(whole.singular_values[k] == Approx(expected[k]).epsilon(3e-6));
  CHECK(whole.measure == Approx(0.0786172).margin(1e-6));
  CHECK(whole.condition == Approx(1.82097 / 0.230969).epsilon(1e-5));
  CHECK(whole.rank == 6);
  CHECK_FALSE(whole.isSingular());
}

TEST_CASE("Radii, axes and measure belong to the Jacobian: J J^T = U S^2 U^T, measure^2 = det") {
  for (std::uint64_t seed = 4300; seed < 4340; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = random.integer(6, 9), .fixed = 0.0, .chain = true}));
    const Matrix6X J = jacobian(model, randomInput(random, model).q, model.deepestLink());
    for (const JacobianRows rows : {JacobianRows::All, JacobianRows::Angular, JacobianRows::Linear}) {
      Eigen::MatrixXd A = J;
      if (rows == JacobianRows::All) A.bottomRows<3>() /= 0.8;
      if (rows == JacobianRows::Angular) A = J.topRows<3>();
      if (rows == JacobianRows::Linear) A = J.bottomRows<3>();
      const Manipulability m = manipulability(J, rows, 0.8);
      REQUIRE(m.singular_values.size() == A.rows());
      const Eigen::MatrixXd AAt = A * A.transpose();
      const Eigen::VectorXd squares = m.singular_values.cwiseAbs2();
      CHECK((m.axes * squares.asDiagonal() * m.axes.transpose() - AAt).norm() < 1e-12 * AAt.norm());
      CHECK((m.axes.transpose() * m.axes - Eigen::MatrixXd::Identity(A.rows(), A.rows())).norm() < 1e-13);
      CHECK(m.reachable_measure == m.measure);
      CHECK(m.measure * m.measure == Approx(AAt.determinant()).epsilon(1e-9).margin(1e-13));
      if (!m.isSingular()) {
        CHECK(m.condition >= 1.0);
        CHECK((m.force_radii.cwiseProduct(m.singular_values) - Eigen::VectorXd::Ones(A.rows())).norm() < 1e-14);
      }
      for (Eigen::Index k = 1; k < A.rows(); ++k) CHECK(m.singular_values[k] <= m.singular_values[k - 1]);
    }
  }
}

TEST_CASE("A unit torque along an axis of the force ellipsoid holds a wrench of its radius") {
  Random random(4400);
  const Model model = compiled(randomMechanism(random, {.joints = 6, .prismatic = 0.0, .fixed = 0.0, .chain = true}));
  const Matrix6X J = jacobian(model, randomInput(random, model).q, model.deepestLink());
  const Manipulability m = manipulability(J, JacobianRows::All);
  for (Eigen::Index k = 0; k < 6; ++k) {
    const Eigen::VectorXd tau = J.transpose() * (m.force_radii[k] * m.axes.col(k));
    CHECK(tau.norm() == Approx(1.0).epsilon(1e-11));
    // and the unit rates that move it along that axis
    CHECK(J.transpose().fullPivLu().solve(tau).norm() == Approx(m.force_radii[k]).epsilon(1e-9));
  }
}

TEST_CASE("Two planar links: |sin q2| in the plane, nothing out of it, infinite force where stretched") {
  const Manipulability bent = manipulability(planarJacobian(0.3, 1.2), JacobianRows::Linear);
  CHECK(bent.singular_values[0] * bent.singular_values[1] == Approx(std::sin(1.2)).epsilon(1e-14));
  // the plane's normal is never moved along: three rows, two joints
  CHECK(bent.singular_values[2] == 0.0);
  CHECK(bent.force_radii[2] == kInfinity);
  CHECK(std::abs(bent.axes(2, 2)) == Approx(1.0).epsilon(1e-14));
  CHECK(bent.rank == 2);
  CHECK(bent.isSingular());
  CHECK(bent.condition == kInfinity);
  CHECK(bent.measure == 0.0);
  CHECK(bent.reachable_measure == Approx(std::sin(1.2)).epsilon(1e-14));

  // stretched along q1: the arm carries any pull along itself
  const Manipulability stretched = manipulability(planarJacobian(0.3, 0.0), JacobianRows::Linear);
  CHECK(stretched.rank == 1);
  CHECK(stretched.reachable_measure == 0.0);
  CHECK(stretched.singular_values[0] == Approx(std::sqrt(5.0)).epsilon(1e-14));
  CHECK(std::abs(stretched.axes.col(0).dot(Eigen::Vector3d(-std::sin(0.3), std::cos(0.3), 0.0))) ==
        Approx(1.0).epsilon(1e-14));
  CHECK(stretched.force_radii[1] == kInfinity);
  // within a micrometre of it: nearly singular, and said in numbers
  const Manipulability nearly = manipulability(planarJacobian(0.3, 1e-6), JacobianRows::Linear);
  CHECK(nearly.rank == 2);
  CHECK(nearly.singular_values[1] == Approx(1e-6 / std::sqrt(5.0)).epsilon(1e-5));
}

TEST_CASE("The characteristic length weighs lengths against angles, and three rows do not know it") {
  Matrix6X J = Matrix6X::Zero(6, 6);
  J.diagonal() << 1.0, 1.0, 1.0, 0.5, 0.5, 0.5;
  const Manipulability isotropic = manipulability(J, JacobianRows::All, 0.5);
  CHECK(isotropic.condition == Approx(1.0).epsilon(1e-15));
  CHECK(isotropic.measure == Approx(1.0).epsilon(1e-15));
  CHECK(manipulability(J, JacobianRows::All).condition == Approx(2.0).epsilon(1e-15));
  CHECK(manipulability(J, JacobianRows::Linear, 0.5).singular_values[0] == Approx(0.5).epsilon(1e-15));
  CHECK_THROWS_AS(manipulability(J, JacobianRows::All, 0.0), PreconditionError);
  J(0, 0) = kInfinity;
  CHECK_THROWS_AS(manipulability(J, JacobianRows::All), PreconditionError);
}

TEST_CASE("Without joints everything is singular") {
  const Manipulability none = manipulability(Matrix6X(6, 0), JacobianRows::All);
  CHECK(none.rank == 0);
  CHECK(none.singular_values.isZero(0.0));
  CHECK(none.condition == kInfinity);
  CHECK(manipulability(Matrix6X::Zero(6, 3), JacobianRows::Angular).rank == 0);
}
