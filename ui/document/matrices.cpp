// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/matrices.h"

#include "core/base/quoted_text.h"
#include "core/dynamics/mass_matrix.h"
#include "core/kinematics/jacobian.h"

namespace linkwright::ui {

namespace {

std::vector<std::string> jointNames(const Model& model) {
  std::vector<std::string> names;
  for (const ModelJoint& joint : model.joints()) names.push_back(joint.name);
  return names;
}

std::string listOf(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

std::string nameOfHand(const Snapshot& snapshot) {
  return quotedName(snapshot.model->links()[static_cast<std::size_t>(snapshot.hand)].name);
}

}  // namespace

NamedMatrix massMatrixOf(const Snapshot& snapshot) {
  const Model& model = *snapshot.model;
  const std::vector<std::string> joints = jointNames(model);
  NamedMatrix matrix;
  matrix.name = "M";
  matrix.symbol = "M(q)";
  matrix.words = std::string("mass matrix M(q), ") + (snapshot.terms.rotor ? "with" : "without") +
                 " the rotors; kg m^2, kg m, kg; joints: " + listOf(joints);
  matrix.values = model.dof() > 0 ? massMatrix(model, snapshot.q, snapshot.terms) : Eigen::MatrixXd(0, 0);
  matrix.rows = matrix.columns = joints;
  return matrix;
}

NamedMatrix handJacobianOf(const Snapshot& snapshot) {
  const Model& model = *snapshot.model;
  const std::vector<std::string> joints = jointNames(model);
  Eigen::Matrix<double, 6, Eigen::Dynamic> J(6, model.dof());
  if (model.dof() > 0) jacobian(model, snapshot.X_WB, snapshot.hand, J);
  NamedMatrix matrix;
  matrix.name = "J";
  matrix.symbol = "J(q)";
  matrix.words = "Jacobian of the origin of " + nameOfHand(snapshot) +
                 ", world frame; rows wx wy wz vx vy vz, per rad/s or m/s; joints: " + listOf(joints);
  matrix.values = J;
  matrix.rows = {"wx", "wy", "wz", "vx", "vy", "vz"};
  matrix.columns = joints;
  return matrix;
}

NamedMatrix handPoseOf(const Snapshot& snapshot) {
  return poseMatrix("T", "T", "pose of " + nameOfHand(snapshot) + " in the world; m",
                    snapshot.X_WL[static_cast<std::size_t>(snapshot.hand)]);
}

NamedMatrix poseMatrix(const std::string& name, const std::string& symbol, const std::string& words, const Pose& X) {
  Eigen::Matrix4d T = Eigen::Matrix4d::Identity();
  T.topLeftCorner<3, 3>() = X.R;
  T.topRightCorner<3, 1>() = X.p;
  return {name, symbol, words, T};
}

}  // namespace linkwright::ui
