// SPDX-License-Identifier: GPL-3.0-or-later
// The mass matrix: three ways to it, what it must be, and other people's figures.
#include "core/dynamics/mass_matrix.h"

#include "core/io/urdf.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// M by its definition: a unit acceleration of one joint at a time, at rest and without gravity (Walker and Orin).
Eigen::MatrixXd unitColumns(const Model& model, const Eigen::VectorXd& q, const TorqueTerms& terms = {}) {
  const int n = model.dof();
  Eigen::MatrixXd M(n, n);
  for (int i = 0; i < n; ++i) {
    M.col(i) = inverseDynamics(
        model, {q, Eigen::VectorXd::Zero(n), Eigen::VectorXd::Unit(n, i), Eigen::Vector3d::Zero(), {}, terms});
  }
  return M;
}

double matrixError(const Eigen::MatrixXd& value, const Eigen::MatrixXd& reference) {
  return relativeError(value.reshaped(), reference.reshaped());
}

/// Each entry against the diagonal entries of its row and column: small joints count as much as large ones.
double scaledError(const Eigen::MatrixXd& value, const Eigen::MatrixXd& reference) {
  const Eigen::VectorXd root = reference.diagonal().cwiseSqrt();
  return ((value - reference).array().abs() / (root * root.transpose()).array()).maxCoeff();
}

}  // namespace

TEST_CASE("The mass matrix in link frames, in world axes and by unit accelerations is one matrix") {
  double worst = 0.0;
  for (std::uint64_t seed = 1000; seed < 1120; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    TreeOptions options;
    options.joints = random.integer(1, 40);
    options.chain = random.chance(0.3);
    options.prismatic = random.chance(0.5) ? 0.25 : 0.0;
    const Mechanism mechanism = randomMechanism(random, options);
    const bool merge = random.chance(0.5);
    const Model model = compiled(mechanism, {.merge_fixed_links = merge});
    if (model.dof() == 0) {
      continue;
    }
    const Eigen::VectorXd q = randomInput(random, model).q;
    const TorqueTerms terms{.joint_friction = true, .rotor = random.chance(0.5)};
    const Eigen::MatrixXd M = unitColumns(model, q, {.joint_friction = false, .rotor = terms.rotor});
    const Eigen::MatrixXd link = massMatrix(model, q, terms, MassMatrixForm::Link);
    const Eigen::MatrixXd world = massMatrix(model, q, terms, MassMatrixForm::World);
    worst = std::max({worst, matrixError(link, M), matrixError(world, M), scaledError(world, link)});
    REQUIRE(worst < 1e-12);
    CHECK(link == link.transpose());
    CHECK(world == world.transpose());
    CHECK(Eigen::LLT<Eigen::MatrixXd>(link).info() == Eigen::Success);
    CHECK(Eigen::LLT<Eigen::MatrixXd>(world).info() == Eigen::Success);
    const Eigen::MatrixXd automatic = massMatrix(model, q, terms);
    CHECK((automatic == link || automatic == world));
  }
  INFO("worst relative error " << worst);
}

TEST_CASE("Joints on different branches have nothing in common in the mass matrix") {
  Random random(1200);
  const Mechanism mechanism = randomMechanism(random, {.joints = 40, .prismatic = 0.2, .fixed = 0.2, .chain = false});
  const Model model = compiled(mechanism, {.merge_fixed_links = false});
  const Eigen::VectorXd q = randomInput(random, model).q;
  int zeros = 0;
  for (const MassMatrixForm form : {MassMatrixForm::Link, MassMatrixForm::World}) {
    const Eigen::MatrixXd M = massMatrix(model, q, {}, form);
    for (int i = 0; i < model.dof(); ++i) {
      for (int j = 0; j < i; ++j) {
        int b = model.joints()[static_cast<std::size_t>(i)].body;
        while (b > model.joints()[static_cast<std::size_t>(j)].body) {
          b = model.bodies()[static_cast<std::size_t>(b)].parent;
        }
        if (b != model.joints()[static_cast<std::size_t>(j)].body) {
          ++zeros;
          CHECK(M(i, j) == 0.0);
        }
      }
    }
  }
  CHECK(zeros > 100);
}
