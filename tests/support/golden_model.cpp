// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/golden_model.h"

#include <cmath>
#include <string>

namespace linkwright::test {

Golden goldenInverseDynamics() { return goldenFile("inverse_dynamics.json"); }

Mechanism goldenMechanism(const Golden& model) {
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
    joint.type = model["jointType"][i].get<std::string>() == "P" ? JointType::Prismatic : JointType::Revolute;
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

Mechanism goldenPuma() {
  const Golden data = goldenInverseDynamics()["puma560"];
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

Eigen::VectorXd inJointOrder(const Model& model, const Golden& array) {
  Eigen::VectorXd v(model.dof());
  for (int i = 0; i < model.dof(); ++i) {
    v[i] = array[static_cast<std::size_t>(model.joints()[static_cast<std::size_t>(i)].joint)].get<double>();
  }
  return v;
}

}  // namespace linkwright::test
