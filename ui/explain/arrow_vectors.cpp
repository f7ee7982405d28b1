// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/arrow_vectors.h"

#include "core/trace/model_constants.h"
#include "ui/widgets/numbers.h"

#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

struct Halves {
  Quantity angular, linear;
};

std::optional<Halves> halvesOf(Quantity quantity, bool at_world_origin) {
  using Q = Quantity;
  switch (quantity) {
    case Q::SpatialVelocity:
      return Halves{Q::AngularVelocity, at_world_origin ? Q::VelocityAtOrigin : Q::LinearVelocity};
    case Q::SpatialAcceleration:
      return Halves{Q::AngularAcceleration, at_world_origin ? Q::AccelerationAtOrigin : Q::LinearAcceleration};
    case Q::InertialWrench: return Halves{Q::InertialMoment, Q::InertialForce};
    case Q::ExternalWrench: return Halves{Q::ExternalMoment, Q::ExternalForce};
    case Q::JointWrench: return Halves{Q::JointMoment, Q::JointForce};
    default: return std::nullopt;
  }
}

bool isWrench(Quantity quantity) {
  return quantity == Quantity::InertialWrench || quantity == Quantity::ExternalWrench ||
         quantity == Quantity::JointWrench;
}

bool prismaticAt(const Snapshot& snapshot, int body) {
  return body >= 0 && snapshot.model->bodies().at(static_cast<std::size_t>(body)).prismatic;
}

const Pose& linkPoseOf(const Snapshot& snapshot, int body) {
  static const Pose kWorld;
  if (body < 0) return kWorld;
  return snapshot.X_WL.at(static_cast<std::size_t>(snapshot.model->linkOfBody(body)));
}

Eigen::Matrix3d axesOf(const Snapshot& snapshot, const Recorded& entry) {
  if (entry.frame == Frame::World || entry.frame == Frame::Joint) return Eigen::Matrix3d::Identity();
  const int parent = snapshot.model->bodies().at(static_cast<std::size_t>(entry.body)).parent;
  return linkPoseOf(snapshot, entry.frame == Frame::Parent ? parent : entry.body).R;
}

std::vector<ActingVector> sixVector(const Snapshot& snapshot, const Recorded& entry) {
  const bool at_world_origin = entry.frame == Frame::World;
  const std::optional<Halves> halves = halvesOf(entry.quantity, at_world_origin);
  if (!halves) return {};
  const bool linear_first = isLinearFirst(snapshot.recording->formulation);
  const Eigen::Matrix3d R = axesOf(snapshot, entry);
  const Pose& X_WL = linkPoseOf(snapshot, entry.body);
  std::vector<ActingVector> vectors;
  for (int half = 0; half < 2; ++half) {
    const bool linear = (half == 0) == linear_first;
    ActingVector vector;
    vector.quantity = linear ? halves->linear : halves->angular;
    vector.kind = *kindOf(vector.quantity, false);
    vector.value_W = R * Vector3d(entry.sixVector().segment<3>(3 * half));
    // the angular velocity is that of every point of the link, so it stands at the link
    vector.far_off = at_world_origin && (linear || isWrench(entry.quantity));
    vector.point_W = vector.far_off ? Vector3d::Zero() : X_WL.p;
    vector.half = half;
    vector.number = vector.value_W.norm();
    vectors.push_back(vector);
  }
  return vectors;
}

}  // namespace

std::vector<ActingVector> actingVectors(const Snapshot& snapshot, const Recorded& entry) {
  if (entry.size == 6) return sixVector(snapshot, entry);
  const bool prismatic = prismaticAt(snapshot, entry.body);
  const std::optional<ArrowKind> kind = kindOf(entry.quantity, prismatic);
  if (!kind || entry.size == 9) return {};
  const Pose& X_WL = linkPoseOf(snapshot, entry.body);
  ActingVector vector;
  vector.quantity = entry.quantity;
  vector.kind = *kind;
  if (entry.size == 1) {
    vector.value_W = entry.scalar() * (X_WL.R * axisInLink(*snapshot.model, entry.body));
    vector.about_axis = !prismatic;
    vector.number = entry.scalar();
  } else {
    vector.value_W = axesOf(snapshot, entry) * entry.vector();
    vector.number = vector.value_W.norm();
  }
  vector.far_off = entry.quantity == Quantity::VelocityAtOrigin || entry.quantity == Quantity::AccelerationAtOrigin;
  const bool at_centre = entry.quantity == Quantity::InertialForce || entry.quantity == Quantity::InertialMoment ||
                         entry.quantity == Quantity::CentreAcceleration;
  vector.point_W = X_WL.p;
  if (vector.far_off) vector.point_W = Vector3d::Zero();
  if (at_centre) vector.point_W = X_WL * centreInLink(*snapshot.model, entry.body);
  return {vector};
}

QString shortNumber(double value) { return withTrueMinus(QString::number(value, 'g', 4)); }

QString numberWithUnit(const Snapshot& snapshot, const ActingVector& vector, int body) {
  const QString unit = QString::fromUtf8(unitOf(vector.quantity, prismaticAt(snapshot, body)));
  return QStringLiteral("%1 %2").arg(shortNumber(vector.number), unitWithExponents(unit));
}

}  // namespace linkwright::ui
