// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <Eigen/Core>
#include <nlohmann/json.hpp>

#include <cmath>
#include <string>

namespace linkwright::test {

inline Eigen::VectorXd vectorOf(const nlohmann::json& array) {
  Eigen::VectorXd v(static_cast<Eigen::Index>(array.size()));
  for (std::size_t i = 0; i < array.size(); ++i) {
    v[static_cast<Eigen::Index>(i)] = array[i].get<double>();
  }
  return v;
}
inline Eigen::Vector3d vector3Of(const nlohmann::json& array) { return Eigen::Vector3d(vectorOf(array)); }
inline Eigen::Matrix3d matrixOf(const nlohmann::json& rows) {
  Eigen::Matrix3d m;
  for (int i = 0; i < 3; ++i) {
    m.row(i) = vector3Of(rows[static_cast<std::size_t>(i)]).transpose();
  }
  return m;
}

/// tests/data/inverse_dynamics.json.
inline const nlohmann::json& goldenInverseDynamics() {
  static const nlohmann::json data = nlohmann::json::parse(readFile(dataPath("inverse_dynamics.json")));
  return data;
}

/// A model of the golden data as a mechanism: links base, link_1 ..., joints joint_1 ... in the data's order.
inline Mechanism goldenMechanism(const nlohmann::json& model) {
  Mechanism mechanism;
  mechanism.name = model["name"].get<std::string>();
  mechanism.links.push_back({"base", {}, {}});
  for (std::size_t i = 0; i < model["parent"].size(); ++i) {
    const std::string number = std::to_string(i + 1);
    Inertial inertial;
    inertial.mass = model["m"][i].get<double>();
    inertial.p_LLcm = vector3Of(model["c"][i]);
    inertial.I_LLcm_L = matrixOf(model["I"][i]);
    mechanism.links.push_back({"link_" + number, inertial, {}});
    Joint joint;
    joint.name = "joint_" + number;
    joint.type = model["jointType"][i] == "P" ? JointType::Prismatic : JointType::Revolute;
    joint.parent = model["parent"][i].get<int>() + 1;
    joint.child = static_cast<int>(i) + 1;
    joint.X_PJ = {matrixOf(model["R0"][i]), vector3Of(model["b"][i])};
    joint.axis = vector3Of(model["a"][i]);
    joint.motor = {model["rotorInertia"][i].get<double>(), 1.0};
    joint.damping = model["viscous"][i].get<double>();
    mechanism.joints.push_back(joint);
  }
  return mechanism;
}

/// The golden PUMA 560 with its motors and joint friction, B G^2 and |G| Tc as the published model counts them.
inline Mechanism goldenPuma() {
  const nlohmann::json& data = goldenInverseDynamics()["puma560"];
  Mechanism mechanism = goldenMechanism(data["model"]);
  for (std::size_t i = 0; i < 6; ++i) {
    const double gear = data["gear_ratio"][i].get<double>();
    Joint& joint = mechanism.joints[i];
    joint.motor = {data["motor_inertia"][i].get<double>(), gear};
    joint.damping = data["viscous_motor_side"][i].get<double>() * gear * gear;
    joint.coulomb = {data["coulomb_motor_side"][i][0].get<double>() * std::abs(gear),
                     data["coulomb_motor_side"][i][1].get<double>() * std::abs(gear)};
  }
  return mechanism;
}

/// A vector [dof] of the golden data (its joints in their own order) in the model's joint order, and back.
inline Eigen::VectorXd inJointOrder(const Model& model, const nlohmann::json& array) {
  Eigen::VectorXd v(model.dof());
  for (int i = 0; i < model.dof(); ++i) {
    v[i] = array[static_cast<std::size_t>(model.joints()[static_cast<std::size_t>(i)].joint)].get<double>();
  }
  return v;
}

}  // namespace linkwright::test
