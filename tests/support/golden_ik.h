// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/gauss_newton.h"
#include "core/spatial/pose.h"
#include "tests/support/golden_model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright::test {

/// tests/data/inverse_kinematics.json.
Golden goldenIk();

/// A standard DH row: Rz(q) Tz(d) Tx(a) Rx(alpha).
struct GoldenDhRow {
  double d = 0.0, a = 0.0, alpha = 0.0;
};

/// Revolute joints joint_1, ... by standard DH, and the link `hand` in the last frame.
Model dhArm(const std::vector<GoldenDhRow>& rows);

/// LBR-like, seven joints.
Model goldenSeven();

/// Two links of 1 m in the plane z = 0.
Model goldenTwo();

Model goldenPumaModel();

Eigen::VectorXd pumaReady();

Pose poseOf(const Model& model, const Eigen::VectorXd& q, int link);

/// The golden runs' options: the plain iteration, s = 0.1, until |e| < 1e-9.
IterationOptions goldenOptions(const Eigen::Matrix<double, 6, 1>& weights);

}  // namespace linkwright::test
