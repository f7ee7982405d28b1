// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"
#include "tests/support/golden.h"

#include <Eigen/Core>

namespace linkwright::test {

/// tests/data/inverse_dynamics.json.
Golden goldenInverseDynamics();

/// A model of the golden data as a mechanism: links base, link_1 ..., joints joint_1 ... in the data's order.
Mechanism goldenMechanism(const Golden& model);

/// The golden PUMA 560 with its motors and joint friction, B G^2 and |G| Tc as the published model counts them.
Mechanism goldenPuma();

/// A vector [dof] of the golden data (its joints in their own order) in the model's joint order, and back.
Eigen::VectorXd inJointOrder(const Model& model, const Golden& array);

}  // namespace linkwright::test
