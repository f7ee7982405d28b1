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

// the letters of the world's formulation are its source's
QString letterOf(Quantity quantity, Formulation formulation) {
  const bool world = formulation == Formulation::WorldSpatial;
  switch (quantity) {
    case Quantity::AngularVelocity: return world ? QStringLiteral("w") : QStringLiteral(u"ω");
    case Quantity::LinearVelocity: return QStringLiteral("v");
    case Quantity::AngularAcceleration: return world ? QStringLiteral(u"ẇ") : QStringLiteral(u"α");
    case Quantity::LinearAcceleration:
      return formulation == Formulation::BodyFrame ? QStringLiteral("a") : QStringLiteral(u"v̇");
    case Quantity::CentreAcceleration: return QStringLiteral("a_c");
    case Quantity::VelocityAtOrigin: return QStringLiteral("v_o");
    case Quantity::AccelerationAtOrigin: return QStringLiteral(u"v̇_o");
    case Quantity::InertialForce:
      return formulation == Formulation::BodyFrame ? QStringLiteral("F") : QStringLiteral(u"fᴵ");
    case Quantity::InertialMoment:
      return formulation == Formulation::BodyFrame ? QStringLiteral("N") : QStringLiteral(u"nᴵ");
    case Quantity::ExternalForce: return QStringLiteral(u"fᴱ");
    case Quantity::ExternalMoment: return QStringLiteral(u"nᴱ");
    case Quantity::JointForce: return QStringLiteral("f");
    case Quantity::JointMoment: return QStringLiteral("n");
    case Quantity::RotorTorque: return world ? QStringLiteral(u"uᵐ") : QStringLiteral(u"τᵐ");
    case Quantity::FrictionTorque: return world ? QStringLiteral(u"uᶠ") : QStringLiteral(u"τᶠ");
    case Quantity::TorqueShare:
    case Quantity::JointTorque: return world ? QStringLiteral("u") : QStringLiteral(u"τ");
    default: return {};
  }
}

QString lowered(int number) {
  QString digits = QString::number(number);
  for (QChar& digit : digits) digit = QChar(u'₀' + digit.digitValue());
  return digits;
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

QString symbolOf(const Snapshot& snapshot, const ActingVector& vector, int body) {
  const QString letter = letterOf(vector.quantity, snapshot.recording->formulation);
  return letter + (letter.contains(QLatin1Char('_')) ? QString::number(body + 1) : lowered(body + 1));
}

QString withNumbers(const QString& plain, Formulation formulation, int body, int parent, int child) {
  const bool sums_over_j = formulation == Formulation::NonRecursive;
  QString text;
  bool low = false;
  const auto append = [&](int link) { text += low ? QString::number(link + 1) : lowered(link + 1); };
  for (const QChar letter : plain) {
    if (letter == QLatin1Char('_')) low = true;
    if (letter == QLatin1Char(' ') || letter == QLatin1Char(')')) low = false;
    switch (letter.unicode()) {
      case u'ᵢ': append(body); break;
      case u'ₚ': append(parent); break;
      case u'ⱼ': append(sums_over_j && child >= 0 ? child : body); break;
      case u'ₖ':
        if (sums_over_j || child < 0) {
          text += letter;
        } else {
          append(child);
        }
        break;
      default: text += letter;
    }
  }
  return text;
}

QString shortNumber(double value) { return withTrueMinus(QString::number(value, 'g', 4)); }

QString numberWithUnit(const Snapshot& snapshot, const ActingVector& vector, int body) {
  const QString unit = QString::fromUtf8(unitOf(vector.quantity, prismaticAt(snapshot, body)));
  return QStringLiteral("%1 %2").arg(shortNumber(vector.number),
                                     QString(unit).replace(QLatin1String("^2"), QStringLiteral(u"²")));
}

}  // namespace linkwright::ui
