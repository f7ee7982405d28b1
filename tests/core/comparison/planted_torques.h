// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Torques of a robot with a known cause in them, computed without core/comparison: the mechanism, the states or the
// result of inverse dynamics is changed, and noise is added.

#include "core/comparison/torque_comparison.h"
#include "core/mechanism/mechanism.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Core>

#include <optional>
#include <string>
#include <vector>

namespace linkwright::test {

/// What is planted; with no cause, nothing or what no cause is like.
enum class Planted {
  Nothing,
  GravityLeftOut,
  GravityWrongSign,
  GravityTwice,
  GravityValue,
  WrenchInLinkAxes,
  WrenchAboutWorld,
  WrenchWrongSign,
  WrenchLeftOut,
  JointOrder,
  AxisReversed,
  Degrees,
  RotorPutIn,
  RotorLeftOut,
  FrictionPutIn,
  FrictionLeftOut,
  MassLeftOut,
  InertiaAboutOrigin,
  InertiaAboutCentre,
  ProductsOfInertia,
  TransposedRotation,
  Delay,
  ScaleOfOne,
  ScaleOfAll,
  Unlisted,  ///< two of: other inertia of a link, a payload, a spring at a joint; large and small
};
inline constexpr auto kPlanted = everyUpTo<Planted::Unlisted>();

struct PlantedTorques {
  Mechanism mechanism;
  TorqueRecord record;
  Eigen::MatrixXd clean;            ///< theirs without noise
  Eigen::VectorXd sigma;            ///< of the noise at each joint
  std::vector<PlacedCause> causes;  ///< none where nothing is planted, or what no cause is like
  std::string words;                ///< of what is Unlisted
};

/// The two-link planar arm, the UR5e and the iiwa 14, each with a tool of 1.2 kg fixed to its last link.
Mechanism robotWithTool(const std::string& example);

struct PlantOptions {
  bool at_rest = false;  ///< 60 poses, or 300 samples of a motion of 3 s
  double noise = 0.01;   ///< of the root mean square of each joint's torque
};

PlantedTorques plantTorques(const Mechanism& robot, const std::vector<Planted>& planted, const PlantOptions& options,
                            Random& random);

}  // namespace linkwright::test
