// SPDX-License-Identifier: MIT
#include "core/recording/step_recorder.h"

#include "core/spatial/to_eigen.h"

namespace linkwright {

namespace {

void setMatrix(Recorded& entry, const Eigen::Matrix3d& matrix) {
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) entry.values[3 * row + column] = matrix(row, column);
  }
}

}  // namespace

StepRecorder::StepRecorder(const Model& model, Formulation formulation, Recording& recording)
    : model_(model), recording_(recording), first_waiting_(static_cast<std::size_t>(model.bodyCount()), -1) {
  recording_.formulation = formulation;
  recording_.entries.clear();
  recording_.dof = model.dof();
  // the most that a body of a recursion leaves behind
  recording_.entries.reserve(static_cast<std::size_t>(model.bodyCount()) * 20);
}

Recorded& StepRecorder::add(Pass pass, int body, Quantity quantity, EquationId equation, Frame frame, int size,
                            int other) {
  Recorded& entry = recording_.entries.emplace_back();
  entry.pass = pass;
  entry.body = body;
  entry.quantity = quantity;
  entry.equation = equation;
  entry.frame = frame;
  entry.other = other;
  entry.size = size;
  return entry;
}

Eigen::Vector3d StepRecorder::shown(int body, Frame frame, const Vec3<double>& value) const {
  Eigen::Vector3d v = toEigen(value);
  if (frame == Frame::Link && !model_.isLinkFrame(body)) v = (model_.linkFromBody(body) * v).eval();
  return v;
}

void StepRecorder::input(Pass pass, int body, Quantity quantity, double value) {
  if (model_.bodies()[static_cast<std::size_t>(body)].dof < 0) return;
  add(pass, body, quantity, EquationId::Input, Frame::Joint, 1).values[0] = value;
}

void StepRecorder::placedInParent(int body, const Mat3<double>& R_PB, const Vec3<double>& p_PB) {
  // between link frames: R_LpL = R_LpBp R_BpB R_BL
  Eigen::Matrix3d R_PL = toEigen(R_PB);
  if (!model_.isLinkFrame(body)) R_PL = (R_PL * model_.linkFromBody(body).transpose()).eval();
  Eigen::Vector3d r_P = toEigen(p_PB);
  const int parent = model_.bodies()[static_cast<std::size_t>(body)].parent;
  if (parent >= 0 && !model_.isLinkFrame(parent)) {
    R_PL = (model_.linkFromBody(parent) * R_PL).eval();
    r_P = (model_.linkFromBody(parent) * r_P).eval();
  }
  setMatrix(add(Pass::Forward, body, Quantity::Rotation, EquationId::Rotation, Frame::Parent, 9), R_PL);
  Recorded& offset = add(Pass::Forward, body, Quantity::Offset, EquationId::Rotation, Frame::Parent, 3);
  for (int k = 0; k < 3; ++k) offset.values[k] = r_P[k];
}

void StepRecorder::placedInWorld(int body, const Mat3<double>& R_WB, const Vec3<double>& p_WB) {
  Eigen::Matrix3d R_WL = toEigen(R_WB);
  if (!model_.isLinkFrame(body)) R_WL = (R_WL * model_.linkFromBody(body).transpose()).eval();
  setMatrix(add(Pass::Forward, body, Quantity::Rotation, EquationId::Rotation, Frame::World, 9), R_WL);
  Recorded& position = add(Pass::Forward, body, Quantity::Position, EquationId::Rotation, Frame::World, 3);
  position.values[0] = p_WB.x;
  position.values[1] = p_WB.y;
  position.values[2] = p_WB.z;
}

void StepRecorder::scalar(Pass pass, int body, Quantity quantity, EquationId equation, double value, int other) {
  add(pass, body, quantity, equation, Frame::Joint, 1, other).values[0] = value;
}

void StepRecorder::vector(Pass pass, int body, Quantity quantity, EquationId equation, Frame frame,
                          const Vec3<double>& value, int other) {
  set(add(pass, body, quantity, equation, frame, 3, other), 0, shown(body, frame, value));
}

void StepRecorder::sixVector(Pass pass, int body, Quantity quantity, EquationId equation, Frame frame,
                             const Vec3<double>& first, const Vec3<double>& second, int other) {
  Recorded& entry = add(pass, body, quantity, equation, frame, 6, other);
  set(entry, 0, shown(body, frame, first));
  set(entry, 3, shown(body, frame, second));
}

void StepRecorder::set(Recorded& entry, int at, const Eigen::Vector3d& value) {
  for (int k = 0; k < 3; ++k) entry.values[at + k] = value[k];
}

Recorded* StepRecorder::waitFor(int child, Quantity quantity, EquationId equation, Frame frame, int size) {
  const int parent = model_.bodies()[static_cast<std::size_t>(child)].parent;
  if (parent < 0) return nullptr;
  int& first = first_waiting_[static_cast<std::size_t>(parent)];
  Waiting& waiting = waiting_.emplace_back();
  waiting.entry = {Pass::Backward, parent, quantity, equation, frame, child, size, {}};
  waiting.next = first;
  first = static_cast<int>(waiting_.size()) - 1;
  return &waiting.entry;
}

void StepRecorder::handedOn(int child, Quantity quantity, EquationId equation, Frame frame, const Vec3<double>& value) {
  Recorded* entry = waitFor(child, quantity, equation, frame, 3);
  if (entry != nullptr) set(*entry, 0, shown(entry->body, frame, value));
}

void StepRecorder::handedOn(int child, Quantity quantity, EquationId equation, Frame frame, const Vec3<double>& first,
                            const Vec3<double>& second) {
  Recorded* entry = waitFor(child, quantity, equation, frame, 6);
  if (entry == nullptr) return;
  set(*entry, 0, shown(entry->body, frame, first));
  set(*entry, 3, shown(entry->body, frame, second));
}

void StepRecorder::received(int body, Quantity quantity) {
  for (int at = first_waiting_[static_cast<std::size_t>(body)]; at >= 0;) {
    const Waiting& waiting = waiting_[static_cast<std::size_t>(at)];
    if (waiting.entry.quantity == quantity) recording_.entries.push_back(waiting.entry);
    at = waiting.next;
  }
}

void StepRecorder::inertia(Pass pass, int body, Quantity quantity, EquationId equation, const Sym3<double>& value) {
  Recorded& entry = add(pass, body, quantity, equation, Frame::World, 9);
  const double rows[9] = {value.xx, value.xy, value.xz, value.xy, value.yy, value.yz, value.xz, value.yz, value.zz};
  for (int k = 0; k < 9; ++k) entry.values[k] = rows[k];
}

}  // namespace linkwright
