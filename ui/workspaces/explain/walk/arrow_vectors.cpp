// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/arrow_vectors.h"

#include "core/trace/model_constants.h"
#include "ui/widgets/numbers.h"

#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

using Eigen::Vector3d;

constexpr double kAlong = 1e-9;  // of the largest component: what the others may be of a vector along an axis

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

// whose link's axes the components are in, -1: the world's
int axesOf(const Snapshot& snapshot, const Recorded& entry) {
  if (entry.frame == Frame::World || entry.frame == Frame::Joint) return -1;
  const int parent = snapshot.model->bodies().at(static_cast<std::size_t>(entry.body)).parent;
  return entry.frame == Frame::Parent ? parent : entry.body;
}

QString lowered(int number) {
  QString digits = QString::number(number);
  for (QChar& digit : digits) digit = QChar(u'₀' + digit.digitValue());
  return digits;
}

std::vector<ActingVector> sixVector(const Snapshot& snapshot, const Recorded& entry) {
  const bool at_world_origin = entry.frame == Frame::World;
  const std::optional<Halves> halves = halvesOf(entry.quantity, at_world_origin);
  if (!halves) return {};
  const bool linear_first = isLinearFirst(snapshot.recording->formulation);
  const int axes_of = axesOf(snapshot, entry);
  const Eigen::Matrix3d& R = linkPoseOf(snapshot, axes_of).R;
  const Pose& X_WL = linkPoseOf(snapshot, entry.body);
  std::vector<ActingVector> vectors;
  for (int half = 0; half < 2; ++half) {
    const bool linear = (half == 0) == linear_first;
    ActingVector vector;
    vector.quantity = linear ? halves->linear : halves->angular;
    vector.kind = *kindOf(vector.quantity, false);
    vector.shown = entry.sixVector().segment<3>(3 * half);
    vector.axes_of = axes_of;
    vector.value_W = R * vector.shown;
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
    vector.is_scalar = true;
  } else {
    vector.shown = entry.vector();
    vector.axes_of = axesOf(snapshot, entry);
    vector.value_W = linkPoseOf(snapshot, vector.axes_of).R * vector.shown;
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

QString unitOfVector(const Snapshot& snapshot, const ActingVector& vector, int body) {
  return unitWithExponents(QString::fromUtf8(unitOf(vector.quantity, prismaticAt(snapshot, body))));
}

QString labelOf(const QString& symbol, const ActingVector& vector, const QString& unit, Axes axes) {
  const auto number = [&](double value) {
    const QString text = withTrueMinus(QString::number(value, 'g', 4));
    return unit.isEmpty() ? text : text + QLatin1Char(' ') + unit;
  };
  if (vector.is_scalar) return QStringLiteral("%1 %2").arg(symbol, number(vector.number));
  const bool in_world = axes != Axes::Link || vector.axes_of < 0;
  const Vector3d& shown = axes == Axes::Link ? vector.shown : vector.value_W;
  Eigen::Index axis = 0;
  const double most = shown.cwiseAbs().maxCoeff(&axis);
  Vector3d across = shown;
  across[axis] = 0.0;
  if (across.norm() > kAlong * most) return QStringLiteral("|%1| %2").arg(symbol, number(shown.norm()));
  const QString letter = in_world ? QString(QChar(u'X' + static_cast<char16_t>(axis)))
                                  : QChar(u'x' + static_cast<char16_t>(axis)) + lowered(vector.axes_of + 1);
  return QStringLiteral("%1 %2 (%3)").arg(symbol, number(shown[axis]), letter);
}

}  // namespace linkwright::ui
