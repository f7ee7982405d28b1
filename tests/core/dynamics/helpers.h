// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>

#include <cstdint>

namespace linkwright::test {

/// Runs `check(random, mechanism, model)` on seeded random trees of 2 to 25 joints, fixed links merged or not.
template <class Check>
void forSeededModels(std::uint64_t first_seed, int count, Check check) {
  for (std::uint64_t seed = first_seed; seed < first_seed + static_cast<std::uint64_t>(count); ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(2, 25)});
    const Model model = compiled(mechanism, {.merge_fixed_links = random.chance(0.5)});
    if (model.dof() > 0) {
      check(random, mechanism, model);
    }
  }
}

/// Largest eigenvalue of a mass matrix over the smallest.
inline double conditionOfMass(const Eigen::MatrixXd& M) {
  const Eigen::VectorXd eigenvalues = Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd>(M).eigenvalues();
  return eigenvalues.maxCoeff() / eigenvalues.minCoeff();
}

/// The weight that published figures are for.
inline constexpr double kG = 9.81;
inline const Eigen::Vector3d kDown(0.0, 0.0, -kG);

}  // namespace linkwright::test
