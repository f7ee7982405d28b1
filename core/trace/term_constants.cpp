// SPDX-License-Identifier: MIT
// The factors of a summand that the recursion does not make, its rows of products, and why a factor is zero.
#include "core/trace/model_constants.h"
#include "core/trace/term_builder.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

using bounded::Matrix;
using bounded::Number;
using bounded::Six;
using bounded::Vector;

namespace {

const char* unitOfConstant(ModelConstant constant, bool prismatic) {
  switch (constant) {
    case ModelConstant::OriginAtZero:
    case ModelConstant::CentreOfMass: return "m";
    case ModelConstant::Mass: return "kg";
    case ModelConstant::Inertia: return "kg m^2";
    case ModelConstant::Rotor: return prismatic ? "kg" : "kg m^2";
    case ModelConstant::Damping: return prismatic ? "N s/m" : "N m s/rad";
    case ModelConstant::Coulomb: return prismatic ? "N" : "N m";
    case ModelConstant::Stiffness: return prismatic ? "N/m" : "N m/rad";
    case ModelConstant::SpringRest: return prismatic ? "m" : "rad";
    case ModelConstant::Gravity: return "m/s^2";
    case ModelConstant::MotionAxis: return prismatic ? "1" : "1; m";
    case ModelConstant::None:
    case ModelConstant::RotationAtZero:
    case ModelConstant::Axis:
    case ModelConstant::Given: return "1";
  }
  return "";
}

Quantity nearest(ModelConstant constant) {
  switch (constant) {
    case ModelConstant::RotationAtZero: return Quantity::Rotation;
    case ModelConstant::OriginAtZero: return Quantity::Offset;
    case ModelConstant::Axis: return Quantity::JointAxis;
    case ModelConstant::MotionAxis: return Quantity::MotionAxis;
    case ModelConstant::CentreOfMass: return Quantity::CentreOfMass;
    case ModelConstant::Mass:
    case ModelConstant::Inertia: return Quantity::Inertia;
    case ModelConstant::Rotor: return Quantity::RotorTorque;
    case ModelConstant::Damping:
    case ModelConstant::Coulomb: return Quantity::FrictionTorque;
    case ModelConstant::Stiffness: return Quantity::SpringTorque;
    case ModelConstant::SpringRest: return Quantity::JointPosition;
    case ModelConstant::Gravity: return Quantity::LinearAcceleration;
    case ModelConstant::Given: return Quantity::ExternalWrench;
    case ModelConstant::None: break;
  }
  return Quantity::JointPosition;
}

Frame frameOf(ModelConstant constant) {
  switch (constant) {
    case ModelConstant::RotationAtZero:
    case ModelConstant::OriginAtZero: return Frame::Parent;
    case ModelConstant::Axis:
    case ModelConstant::MotionAxis:
    case ModelConstant::CentreOfMass:
    case ModelConstant::Inertia: return Frame::Link;
    case ModelConstant::Gravity: return Frame::World;
    default: return Frame::Joint;
  }
}

}  // namespace

void TermBuilder::addConstant(const char* stem, int of, ModelConstant constant, const double* values, int size) {
  Factor& factor = add(stem, nearest(constant), of, size);
  factor.constant = constant;
  factor.frame = frameOf(constant);
  factor.unit = unitOfConstant(constant, of >= 0 && tables_.body(of).prismatic);
  std::copy(values, values + size, factor.values);
  if (std::all_of(values, values + size, [](double x) { return x == 0.0; })) noteZero(factor);
}

Number TermBuilder::constantNumber(const char* stem, int of, ModelConstant constant) {
  const Body& b = tables_.body(of);
  const Model& model = tables_.model();
  double value = 0.0;
  if (constant == ModelConstant::Mass) value = b.mass;
  if (b.dof >= 0) {
    const std::size_t dof = static_cast<std::size_t>(b.dof);
    const JointFriction& friction = model.jointFriction()[dof];
    if (constant == ModelConstant::Rotor) value = model.reflectedInertia()[dof];
    if (constant == ModelConstant::Damping) value = friction.viscous;
    if (constant == ModelConstant::Coulomb) {
      const int entry = tables_.entry(of, Quantity::JointVelocity);
      const double qd = entry < 0 ? 0.0 : tables_.at(entry).values[0];
      value = qd > 0.0 ? friction.coulomb_positive : qd < 0.0 ? friction.coulomb_negative : 0.0;
    }
    if (!model.jointSprings().empty()) {
      const JointSpring& spring = model.jointSprings()[dof];
      if (constant == ModelConstant::Stiffness) value = spring.stiffness;
      if (constant == ModelConstant::SpringRest) value = spring.rest;
    }
  }
  addConstant(stem, of, constant, &value, 1);
  return {value, std::abs(value)};
}

Vector TermBuilder::constantVector(const char* stem, int of, ModelConstant constant) {
  Eigen::Vector3d value = Eigen::Vector3d::Zero();
  if (constant == ModelConstant::OriginAtZero) value = originAtZero(tables_.model(), of);
  if (constant == ModelConstant::Axis) value = axisInLink(tables_.model(), of);
  if (constant == ModelConstant::CentreOfMass) value = centreInLink(tables_.model(), of);
  addConstant(stem, of, constant, value.data(), 3);
  return {value, value.norm()};
}

Matrix TermBuilder::constantMatrix(const char* stem, int of, ModelConstant constant) {
  const bool rotation = constant == ModelConstant::RotationAtZero;
  const Eigen::Matrix<double, 3, 3, Eigen::RowMajor> value =
      rotation ? rotationAtZero(tables_.model(), of) : inertiaInLink(tables_.model(), of);
  addConstant(stem, of, constant, value.data(), 9);
  return {value, rotation ? 1.0 : value.norm()};
}

Six TermBuilder::motionAxis(const char* stem, int of) {
  const Eigen::Vector3d s = axisInLink(tables_.model(), of);
  const bool slides = tables_.body(of).prismatic;
  double values[6] = {};
  Eigen::Map<Eigen::Vector3d>(values + (slides ? 3 : 0)) = s;
  addConstant(stem, of, ModelConstant::MotionAxis, values, 6);
  const Vector along = {s, 1.0}, none = {};
  return slides ? Six{none, along} : Six{along, none};
}

bounded::Inertia TermBuilder::inertia(const char* stem, int of) {
  // one at a time: the factors are listed in the order in which they are read
  // a centre in the origin or a point mass does not make the product zero
  if (tables_.body(of).mass == 0.0) because(Vanishing::NoMass);
  const Aside aside(*this);
  bounded::Inertia I;
  I.mass = constantNumber(stem, of, ModelConstant::Mass);
  I.c = constantVector(stem, of, ModelConstant::CentreOfMass);
  I.I = constantMatrix(stem, of, ModelConstant::Inertia);
  return I;
}

Vector TermBuilder::gravity(const char* stem) {
  const Eigen::Vector3d& g = tables_.context().gravity;
  addConstant(stem, -1, ModelConstant::Gravity, g.data(), 3);
  return {g, g.norm()};
}

Six TermBuilder::given(const char* stem) {
  const Formulation formulation = tables_.recording().formulation;
  const bool about_world = formulation == Formulation::WorldSpatial || formulation == Formulation::NonRecursive;
  const bool linear_first = isLinearFirst(formulation);
  Eigen::Vector3d force = Eigen::Vector3d::Zero(), moment = force;
  if (const double* e = tables_.given(i_)) {
    // from the body's axes into the link's, and on into the world's
    const Eigen::Matrix3d& R_LB = tables_.model().linkFromBody(i_);
    force = R_LB * Eigen::Map<const Eigen::Vector3d>(e);
    moment = R_LB * Eigen::Map<const Eigen::Vector3d>(e + 3);
    const int turn = tables_.entry(i_, Quantity::Rotation), place = tables_.entry(i_, Quantity::Position);
    if (about_world && turn >= 0 && place >= 0) {
      const Eigen::Matrix3d R_WL =
          Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(tables_.at(turn).values);
      force = R_WL * force;
      moment = R_WL * moment + tables_.at(place).vector().cross(force);
    }
  } else if (const int wrench = tables_.entry(i_, Quantity::ExternalWrench); wrench >= 0 && !linear_first) {
    // the world's recursion counts the weight as external: there is nothing to be read from it
    moment = tables_.at(wrench).sixVector().head<3>();
    force = tables_.at(wrench).sixVector().tail<3>();
  } else if (const int entry_f = tables_.entry(i_, Quantity::ExternalForce); entry_f >= 0) {
    force = tables_.at(entry_f).vector();
    moment = tables_.at(tables_.entry(i_, Quantity::ExternalMoment)).vector();
  }
  double values[6];
  Eigen::Map<Eigen::Vector3d>(values + (linear_first ? 0 : 3)) = force;
  Eigen::Map<Eigen::Vector3d>(values + (linear_first ? 3 : 0)) = moment;
  addConstant(stem, i_, ModelConstant::Given, values, 6);
  Factor& factor = summand_.factors.back();
  factor.frame = about_world ? Frame::World : Frame::Link;
  factor.unit = unitOf(Quantity::ExternalWrench, false, formulation);
  return {{moment, moment.norm()}, {force, force.norm()}};
}

// --- rows of their own

namespace {

InnerValue& addInner(Summand& summand, const char* plain, const char* unit, int entry, int size) {
  InnerValue& row = summand.inner.emplace_back();
  row.plain = plain;
  row.unit = unit;
  row.entry = entry;
  row.size = size;
  return row;
}

}  // namespace

void TermBuilder::inner(const char* plain, const Number& product, const char* unit) {
  addInner(summand_, plain, unit, -1, 1).values[0] = product.v;
}

void TermBuilder::inner(const char* plain, const Vector& product, const char* unit, int entry) {
  InnerValue& row = addInner(summand_, plain, unit, entry, 3);
  Eigen::Map<Eigen::Vector3d>(row.values) = entry >= 0 ? tables_.at(entry).vector() : product.v;
}

void TermBuilder::inner(const char* plain, const Six& product, const char* unit, int entry) {
  InnerValue& row = addInner(summand_, plain, unit, entry, 6);
  if (entry >= 0) {
    std::copy(tables_.at(entry).values, tables_.at(entry).values + 6, row.values);
    return;
  }
  const bool linear_first = isLinearFirst(tables_.recording().formulation);
  Eigen::Map<Eigen::Vector3d>(row.values + (linear_first ? 3 : 0)) = product.angular.v;
  Eigen::Map<Eigen::Vector3d>(row.values + (linear_first ? 0 : 3)) = product.linear.v;
}

void TermBuilder::inner(const char* plain, const Matrix& product, const char* unit) {
  InnerValue& row = addInner(summand_, plain, unit, -1, 9);
  Eigen::Map<Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(row.values) = product.m;
}

// --- why a factor is zero

Vanishing TermBuilder::reasonOfZero(const Factor& factor) const {
  const bool of_base = factor.body < 0;
  const double mass = of_base ? 0.0 : tables_.body(factor.body).mass;
  switch (factor.constant) {
    case ModelConstant::None: break;
    case ModelConstant::Mass: return Vanishing::NoMass;
    case ModelConstant::CentreOfMass: return mass == 0.0 ? Vanishing::NoMass : Vanishing::NoCentreOffset;
    case ModelConstant::Inertia: return mass == 0.0 ? Vanishing::NoMass : Vanishing::NoInertia;
    case ModelConstant::OriginAtZero: return Vanishing::NoOffset;
    case ModelConstant::Rotor: return Vanishing::NoRotorInertia;
    case ModelConstant::Damping: return Vanishing::NoFriction;
    case ModelConstant::Stiffness: return Vanishing::NoStiffness;
    // zero at rest whatever the joint's figures are
    case ModelConstant::Coulomb: {
      const JointFriction& friction =
          tables_.model().jointFriction()[static_cast<std::size_t>(tables_.body(factor.body).dof)];
      const bool none = friction.coulomb_positive == 0.0 && friction.coulomb_negative == 0.0;
      const int qd = tables_.entry(factor.body, Quantity::JointVelocity);
      const bool resting = qd < 0 || tables_.at(qd).values[0] == 0.0;
      return resting && !none ? Vanishing::NoJointVelocity : Vanishing::NoFriction;
    }
    case ModelConstant::Gravity: return Vanishing::NoGravity;
    case ModelConstant::Given: return Vanishing::NothingOutside;
    case ModelConstant::SpringRest:
    case ModelConstant::RotationAtZero:
    case ModelConstant::Axis:
    case ModelConstant::MotionAxis: return Vanishing::JustZero;
  }
  if (!of_base) return reasonOfZeroQuantity(factor);
  // the base's origin is the world's
  if (factor.quantity == Quantity::Position) return Vanishing::NoOffset;
  const bool lifted = tables_.recording().formulation != Formulation::WorldSpatial;
  const bool acceleration =
      factor.quantity == Quantity::LinearAcceleration || factor.quantity == Quantity::SpatialAcceleration;
  return acceleration && lifted ? Vanishing::NoGravity : Vanishing::BaseAtRest;
}

Vanishing TermBuilder::reasonOfZeroQuantity(const Factor& factor) const {
  const Body& b = tables_.body(factor.body);
  const QuantityBounds& way = tables_.bounds(factor.body);
  // what never turns: on sliding joints, or fixed to the base
  const auto turning = [&](Vanishing reason) {
    return way.turns ? reason : way.slides ? Vanishing::PrismaticJoint : Vanishing::BaseAtRest;
  };
  switch (factor.quantity) {
    case Quantity::JointPosition: return b.dof < 0 ? Vanishing::FixedJoint : Vanishing::NoJointPosition;
    case Quantity::JointVelocity: return b.dof < 0 ? Vanishing::FixedJoint : Vanishing::NoJointVelocity;
    case Quantity::JointAcceleration: return b.dof < 0 ? Vanishing::FixedJoint : Vanishing::NoJointAcceleration;
    case Quantity::Offset:
    case Quantity::Position:
    case Quantity::CentreOfMass: return Vanishing::NoOffset;
    case Quantity::AngularVelocity: return turning(Vanishing::NoAngularVelocity);
    case Quantity::AngularAcceleration: return turning(Vanishing::NoAngularAcceleration);
    case Quantity::LinearVelocity:
    case Quantity::VelocityAtOrigin: return Vanishing::NoLinearVelocity;
    case Quantity::LinearAcceleration:
    case Quantity::CentreAcceleration:
    case Quantity::AccelerationAtOrigin: return Vanishing::NoLinearAcceleration;
    case Quantity::SpatialVelocity: return Vanishing::NoVelocity;
    case Quantity::SpatialAcceleration: return Vanishing::NoAcceleration;
    case Quantity::Inertia: return b.mass == 0.0 ? Vanishing::NoMass : Vanishing::NoInertia;
    case Quantity::InertialForce:
    case Quantity::InertialMoment:
    case Quantity::InertialWrench:
      if (b.mass == 0.0) return Vanishing::NoMass;
      return factor.quantity == Quantity::InertialForce    ? Vanishing::NoForce
             : factor.quantity == Quantity::InertialMoment ? Vanishing::NoMoment
                                                           : Vanishing::NoWrench;
    case Quantity::ExternalForce:
    case Quantity::ExternalMoment:
    case Quantity::ExternalWrench: return Vanishing::NothingOutside;
    case Quantity::JointForce: return Vanishing::NoForce;
    case Quantity::JointMoment: return Vanishing::NoMoment;
    case Quantity::JointWrench: return Vanishing::NoWrench;
    case Quantity::RotorTorque: return reasonOfMotor(factor, tables_.context().terms.rotor);
    case Quantity::SpringTorque: {
      const double stiffness = tables_.model().jointSprings()[static_cast<std::size_t>(b.dof)].stiffness;
      return stiffness == 0.0 ? Vanishing::NoStiffness : Vanishing::SpringAtRest;
    }
    case Quantity::FrictionTorque: return reasonOfMotor(factor, tables_.context().terms.joint_friction);
    default: return Vanishing::JustZero;
  }
}

Vanishing TermBuilder::reasonOfMotor(const Factor& factor, bool on) const {
  if (!on || factor.entry < 0) return Vanishing::SwitchedOff;
  const std::size_t dof = static_cast<std::size_t>(tables_.body(factor.body).dof);
  if (factor.quantity == Quantity::RotorTorque) {
    return tables_.model().reflectedInertia()[dof] == 0.0 ? Vanishing::NoRotorInertia : Vanishing::NoJointAcceleration;
  }
  const JointFriction& friction = tables_.model().jointFriction()[dof];
  const bool none = friction.viscous == 0.0 && friction.coulomb_positive == 0.0 && friction.coulomb_negative == 0.0;
  return none ? Vanishing::NoFriction : Vanishing::NoJointVelocity;
}

}  // namespace linkwright
