// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/gauss_newton.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/support/golden_model.h"

#include <Eigen/Core>

#include <cmath>
#include <numbers>
#include <sstream>
#include <string>
#include <vector>

namespace linkwright::test {

/// tests/data/inverse_kinematics.json.
inline const nlohmann::json& goldenIk() {
  static const nlohmann::json data = nlohmann::json::parse(readFile(dataPath("inverse_kinematics.json")));
  return data;
}

/// The rows of a golden CSV file; lines that begin with # are skipped.
inline std::vector<std::vector<double>> goldenRows(const std::string& name) {
  std::vector<std::vector<double>> rows;
  std::istringstream lines(readFile(dataPath(name)));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream cells(line);
    rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, ',');) rows.back().push_back(std::stod(cell));
  }
  return rows;
}

/// A standard DH row: Rz(q) Tz(d) Tx(a) Rx(alpha).
struct GoldenDhRow {
  double d = 0.0, a = 0.0, alpha = 0.0;
};

/// Revolute joints joint_1, ... by standard DH, and the link `hand` in the last frame.
inline Model dhArm(const std::vector<GoldenDhRow>& rows) {
  Mechanism m;
  m.name = "dh_arm";
  m.links.push_back({"base", {}, {}});
  Pose X;  // from the joint's frame to the next one's
  for (std::size_t i = 0; i <= rows.size(); ++i) {
    const bool is_hand = i == rows.size();
    m.links.push_back({is_hand ? "hand" : "link_" + std::to_string(i + 1), {}, {}});
    Joint joint;
    joint.name = is_hand ? "to_hand" : "joint_" + std::to_string(i + 1);
    joint.type = is_hand ? JointType::Fixed : JointType::Continuous;
    joint.parent = static_cast<int>(i);
    joint.child = joint.parent + 1;
    joint.axis = Eigen::Vector3d::UnitZ();
    joint.X_PJ = X;
    m.joints.push_back(joint);
    if (!is_hand) X = {rotationAbout(Eigen::Vector3d::UnitX(), rows[i].alpha), {rows[i].a, 0.0, rows[i].d}};
  }
  return Model::compile(m).value();
}

/// LBR-like, seven joints.
inline Model goldenSeven() {
  const double h = 0.5 * std::numbers::pi;
  return dhArm({{0.34, 0, -h}, {0, 0, h}, {0.4, 0, h}, {0, 0, -h}, {0.4, 0, -h}, {0, 0, h}, {0.126, 0, 0}});
}

/// Two links of 1 m in the plane z = 0.
inline Model goldenTwo() { return dhArm({{0, 1, 0}, {0, 1, 0}}); }

inline Model goldenPumaModel() { return Model::compile(goldenPuma()).value(); }

inline Eigen::VectorXd pumaReady() { return vectorOf(goldenIk()["puma_case"]["q0"]); }

inline Pose poseOf(const Model& model, const Eigen::VectorXd& q, int link) {
  return forwardKinematics(model, q)[static_cast<std::size_t>(link)];
}

/// The golden runs' options: the plain iteration, s = 0.1, until |e| < 1e-9.
inline IterationOptions goldenOptions(const Eigen::Matrix<double, 6, 1>& weights) {
  IterationOptions options;
  options.method = IkMethod::PseudoInverse;
  options.weights = weights;
  return options;
}

}  // namespace linkwright::test
