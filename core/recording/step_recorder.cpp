// SPDX-License-Identifier: MIT
#include "core/recording/step_recorder.h"

namespace linkwright {

StepRecorder::StepRecorder(const Model& model, Recording& recording) : model_(model), recording_(recording) {
  recording_.entries.clear();
  recording_.dof = model.dof();
  // the most that a body leaves behind: 3 inputs, 8 quantities out, up to 7 back
  recording_.entries.reserve(static_cast<std::size_t>(model.bodyCount()) * 18);
}

Recorded& StepRecorder::add(Pass pass, int body, Quantity quantity, EquationId equation, int size) {
  Recorded& entry = recording_.entries.emplace_back();
  entry.pass = pass;
  entry.body = body;
  entry.quantity = quantity;
  entry.equation = equation;
  entry.size = size;
  return entry;
}

void StepRecorder::bodyPlaced(int body, double q, const Mat3<double>& R, const Vec3<double>& r) {
  if (isMoving(body)) {
    add(Pass::Forward, body, Quantity::JointPosition, EquationId::Input, 1).values[0] = q;
  }
  // between link frames: R_LpL = R_LpBp R_BpB R_BL
  Eigen::Matrix3d R_PL;
  R_PL << R.xx, R.xy, R.xz, R.yx, R.yy, R.yz, R.zx, R.zy, R.zz;
  if (!model_.isLinkFrame(body)) R_PL = (R_PL * model_.linkFromBody(body).transpose()).eval();
  Eigen::Vector3d r_P(r.x, r.y, r.z);
  const int parent = model_.bodies()[static_cast<std::size_t>(body)].parent;
  if (parent >= 0 && !model_.isLinkFrame(parent)) {
    R_PL = (model_.linkFromBody(parent) * R_PL).eval();
    r_P = (model_.linkFromBody(parent) * r_P).eval();
  }
  Recorded& rotation = add(Pass::Forward, body, Quantity::Rotation, EquationId::Rotation, 9);
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) rotation.values[3 * row + column] = R_PL(row, column);
  }
  Recorded& offset = add(Pass::Forward, body, Quantity::Offset, EquationId::Rotation, 3);
  for (int k = 0; k < 3; ++k) offset.values[k] = r_P[k];
}

void StepRecorder::vector(Pass pass, int body, Quantity quantity, EquationId equation, const Vec3<double>& value) {
  Recorded& entry = add(pass, body, quantity, equation, 3);
  Eigen::Vector3d v(value.x, value.y, value.z);
  if (!model_.isLinkFrame(body)) v = (model_.linkFromBody(body) * v).eval();
  for (int k = 0; k < 3; ++k) entry.values[k] = v[k];
}

void StepRecorder::vector(Pass pass, int body, Quantity quantity, EquationId equation, const Vec3<double>& value,
                          double input) {
  if (isMoving(body)) {
    const Quantity name = quantity == Quantity::AngularVelocity ? Quantity::JointVelocity : Quantity::JointAcceleration;
    add(pass, body, name, EquationId::Input, 1).values[0] = input;
  }
  vector(pass, body, quantity, equation, value);
}

void StepRecorder::external(int body, const Vec3<double>& force, const Vec3<double>& moment) {
  vector(Pass::Backward, body, Quantity::ExternalForce, EquationId::ExternalWrench, force);
  vector(Pass::Backward, body, Quantity::ExternalMoment, EquationId::ExternalWrench, moment);
}

void StepRecorder::scalar(int body, Quantity quantity, EquationId equation, double value) {
  add(Pass::Backward, body, quantity, equation, 1).values[0] = value;
}

}  // namespace linkwright
