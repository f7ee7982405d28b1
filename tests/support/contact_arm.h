// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The arms of the paper's simulations on the ground, and what the golden data says of them.

#include "core/simulation/simulator.h"
#include "tests/support/constants.h"
#include "tests/support/golden.h"

#include <Eigen/Core>

#include <string>

namespace linkwright::test {

/// tests/data/constrained_motion.json.
Golden goldenContact();

/// Rods in the x-z plane, joint axes -y; the last link's end is the hand. `first`: X of the first joint in the base.
Mechanism rods(int count, double mass, double damping, const Pose& first);

/// The joints of the paper's arms at the beginning: bent like an arch.
inline const Eigen::Vector3d kArch(-kPi / 6.0, -kPi / 3.0, -kPi / 3.0);

/// Arm A: the first angle from the vertical, base on the ground. Arm B: from the horizontal, base 1 m above it.
Pose armBase(char arm);

Contact groundContact(const std::string& link, double K, const std::string& name = "hand");

/// One of the seven simulations, "i" to "vii", as the paper has it: bilateral, eps = 1e-2, RK4 1 ms, projection.
SimulationSetup paperSetup(char arm, const std::string& which);

/// Throws std::runtime_error where it cannot be simulated, and says why.
Simulator simulatorOf(SimulationSetup setup);

}  // namespace linkwright::test
