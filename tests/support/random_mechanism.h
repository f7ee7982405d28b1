// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <cstdint>
#include <random>
#include <vector>

namespace linkwright::test {

/// A seeded source of mechanisms and states. Print the seed: INFO("seed " << random.seed()).
class Random {
public:
  explicit Random(std::uint64_t seed) : seed_(seed), engine_(seed) {}
  std::uint64_t seed() const { return seed_; }

  double uniform(double low, double high);
  int integer(int low, int high);
  bool chance(double probability) { return uniform(0.0, 1.0) < probability; }
  Eigen::Vector3d vector(double size);
  Eigen::VectorXd vectorOf(int n, double size);
  Eigen::Vector3d axis();
  Eigen::Matrix3d rotation();

private:
  std::uint64_t seed_;
  std::mt19937_64 engine_;
};

struct TreeOptions {
  int joints = 6;           ///< all of them, fixed ones included
  double prismatic = 0.25;  ///< share of the joints
  double fixed = 0.15;
  bool chain = false;  ///< every link hangs on the one before
};

/// 0.1 to 10 kg, centre within 0.2 m, the inertia of a real body: principal moments from second moments of mass.
Inertial randomInertial(Random& random);

/// A tree (or chain) of links with offsets within 0.5 m, arbitrary axes and orientations, motors and joint friction.
Mechanism randomMechanism(Random& random, const TreeOptions& options = {});

/// Springs of 0.1 to 1000 N m/rad (N/m) on two joints of three.
void addSprings(Random& random, Mechanism& mechanism);

/// Angles within 3 rad, rates within 3 rad/s, accelerations within 5 rad/s^2 (slides likewise, positions within 0.5 m).
DynamicsInput randomInput(Random& random, const Model& model);

/// One to three wrenches on links of any kind, in the axes of the world or of any link, about a point of their link.
std::vector<ExternalWrench> randomWrenches(Random& random, const Model& model);

/// Compiles what must compile.
Model compiled(const Mechanism& mechanism, CompileOptions options = {});

/// Largest difference relative to the largest component of `reference`.
double relativeError(const Eigen::VectorXd& value, const Eigen::VectorXd& reference);

}  // namespace linkwright::test
