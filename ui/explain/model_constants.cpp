// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/model_constants.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Explain)
};

Eigen::Vector3d vectorOf(const Vec3<double>& v) { return {v.x, v.y, v.z}; }

Eigen::Matrix3d matrixOf(const Mat3<double>& m) {
  Eigen::Matrix3d matrix;
  matrix << m.xx, m.xy, m.xz, m.yx, m.yy, m.yz, m.zx, m.zy, m.zz;
  return matrix;
}

Eigen::Matrix3d matrixOf(const Sym3<double>& m) {
  Eigen::Matrix3d matrix;
  matrix << m.xx, m.xy, m.xz, m.xy, m.yy, m.yz, m.xz, m.yz, m.zz;
  return matrix;
}

const Body& bodyAt(const Model& model, int body) { return model.bodies().at(static_cast<std::size_t>(body)); }

// R_LB of the parent; the base's link frame is the world
Eigen::Matrix3d parentLinkFromBody(const Model& model, int body) {
  const int parent = bodyAt(model, body).parent;
  return parent < 0 ? Eigen::Matrix3d::Identity() : model.linkFromBody(parent);
}

ConstantValue scalar(double value) { return {1, {value}}; }

ConstantValue vector(const Eigen::Vector3d& v) { return {3, {v.x(), v.y(), v.z()}}; }

ConstantValue matrix(const Eigen::Matrix3d& m) {
  ConstantValue result{9, {}};
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column)
      result.values.at(static_cast<std::size_t>(3 * row + column)) = m(row, column);
  }
  return result;
}

Eigen::Vector3d originAtZero(const Model& model, int body) {
  const Eigen::Matrix3d R_LB = parentLinkFromBody(model, body);
  return R_LB * vectorOf(bodyAt(model, body).p_PJ);
}

ConstantValue coulombOf(const Snapshot& snapshot, int dof) {
  const CoulombFriction& friction = snapshot.model->joints().at(static_cast<std::size_t>(dof)).coulomb;
  const double speed = snapshot.qd(dof);
  return scalar(speed > 0.0 ? friction.positive : speed < 0.0 ? friction.negative : 0.0);
}

}  // namespace

Eigen::Vector3d axisOf(const Model& model, int body) { return model.linkFromBody(body).col(2); }

Eigen::Vector3d centreOfMass(const Model& model, int body) {
  return model.linkFromBody(body) * vectorOf(model.centres().at(static_cast<std::size_t>(body)).c);
}

ConstantValue constantOf(const Snapshot& snapshot, ModelConstant constant, int body) {
  const Model& model = *snapshot.model;
  const Body& data = bodyAt(model, body);
  const Eigen::Matrix3d& R_LB = model.linkFromBody(body);
  switch (constant) {
    case ModelConstant::None: return {};
    case ModelConstant::RotationAtZero: {
      const Eigen::Matrix3d R_PL = parentLinkFromBody(model, body) * matrixOf(data.R_PJ) * R_LB.transpose();
      return matrix(R_PL);
    }
    case ModelConstant::OriginAtZero: return vector(originAtZero(model, body));
    case ModelConstant::Axis: return vector(axisOf(model, body));
    case ModelConstant::Mass: return scalar(data.mass);
    case ModelConstant::CentreOfMass: return data.mass > 0.0 ? vector(centreOfMass(model, body)) : ConstantValue{};
    case ModelConstant::Inertia: {
      const Sym3<double>& I_Bcm = model.centres().at(static_cast<std::size_t>(body)).I_Bcm;
      const Eigen::Matrix3d I_LLcm_L = R_LB * matrixOf(I_Bcm) * R_LB.transpose();
      return matrix(I_LLcm_L);
    }
    case ModelConstant::Rotor:
      return data.dof < 0 ? ConstantValue{}
                          : scalar(model.joints().at(static_cast<std::size_t>(data.dof)).reflected_inertia);
    case ModelConstant::Damping:
      return data.dof < 0 ? ConstantValue{} : scalar(model.joints().at(static_cast<std::size_t>(data.dof)).damping);
    case ModelConstant::Coulomb: return data.dof < 0 ? ConstantValue{} : coulombOf(snapshot, data.dof);
    case ModelConstant::Gravity: return vector(snapshot.gravity);
    // six-vectors and matrices of six by six: StepTerms has them
    case ModelConstant::BaseAcceleration:
    case ModelConstant::GivenWrench:
    case ModelConstant::SpatialTransform:
    case ModelConstant::SpatialInertia: return {};
  }
  return {};
}

QString constantName(ModelConstant constant) {
  switch (constant) {
    case ModelConstant::None: return {};
    case ModelConstant::RotationAtZero: return Words::tr("rotation at q = 0");
    case ModelConstant::OriginAtZero: return Words::tr("origin at q = 0");
    case ModelConstant::Axis: return Words::tr("joint axis");
    case ModelConstant::Mass: return Words::tr("mass");
    case ModelConstant::CentreOfMass: return Words::tr("centre of mass");
    case ModelConstant::Inertia: return Words::tr("inertia about the centre of mass");
    case ModelConstant::Rotor: return Words::tr("reflected rotor inertia");
    case ModelConstant::Damping: return Words::tr("viscous friction");
    case ModelConstant::Coulomb: return Words::tr("dry friction");
    case ModelConstant::Gravity: return Words::tr("gravity");
    case ModelConstant::BaseAcceleration: return Words::tr("acceleration of the base");
    case ModelConstant::GivenWrench: return Words::tr("given wrench");
    case ModelConstant::SpatialTransform: return Words::tr("transform from the parent");
    case ModelConstant::SpatialInertia: return Words::tr("spatial inertia");
  }
  return {};
}

QString constantUnit(ModelConstant constant, bool prismatic) {
  switch (constant) {
    case ModelConstant::OriginAtZero:
    case ModelConstant::CentreOfMass: return QStringLiteral("m");
    case ModelConstant::Mass: return QStringLiteral("kg");
    case ModelConstant::Inertia: return QStringLiteral(u"kg m²");
    case ModelConstant::Rotor: return prismatic ? QStringLiteral("kg") : QStringLiteral(u"kg m²");
    case ModelConstant::Damping: return prismatic ? QStringLiteral("N s/m") : QStringLiteral("N m s/rad");
    case ModelConstant::Coulomb: return prismatic ? QStringLiteral("N") : QStringLiteral("N m");
    case ModelConstant::Gravity: return QStringLiteral(u"m/s²");
    default: return {};
  }
}

}  // namespace linkwright::ui
