// SPDX-License-Identifier: MIT
// How each formulation writes what all have in common, and what lies between two of them.
#include "core/trace/alignment.h"

namespace linkwright {
namespace {

using Half = Manner::Half;
using Point = ReferencePoint;
using A = Aspect;
using Q = Quantity;
using MaybeManner = std::optional<Manner>;

/// A quantity without frame or gravity: the same number everywhere.
MaybeManner plain(Quantity quantity) { return Manner{.quantity = quantity, .in_world = true}; }

/// What all formulations have alike; nothing where they differ.
MaybeManner commonManner(Aspect aspect) {
  switch (aspect) {
    case A::JointPosition: return plain(Q::JointPosition);
    case A::JointVelocity: return plain(Q::JointVelocity);
    case A::JointAcceleration: return plain(Q::JointAcceleration);
    case A::RotorTorque: return plain(Q::RotorTorque);
    case A::FrictionTorque: return plain(Q::FrictionTorque);
    case A::SpringTorque: return plain(Q::SpringTorque);
    case A::JointTorque: return plain(Q::JointTorque);
    default: return {};
  }
}

MaybeManner bodyFrame(Aspect aspect) {
  const Point origin = Point::LinkOrigin;
  switch (aspect) {
    case A::Orientation: return Manner{.quantity = Q::Rotation};
    case A::Origin: return Manner{.quantity = Q::Offset};
    case A::AngularVelocity: return Manner{.quantity = Q::AngularVelocity};
    case A::LinearVelocity: return Manner{.quantity = Q::LinearVelocity, .point = origin};
    case A::VelocityAtOrigin: return Manner{.quantity = Q::LinearVelocity, .point = origin, .own = false};
    case A::AngularAcceleration: return Manner{.quantity = Q::AngularAcceleration};
    case A::LinearAcceleration: return Manner{.quantity = Q::LinearAcceleration, .point = origin};
    case A::AccelerationAtOrigin: return Manner{.quantity = Q::LinearAcceleration, .point = origin, .own = false};
    case A::CentreAcceleration: return Manner{.quantity = Q::CentreAcceleration, .point = Point::Centre};
    case A::InertialForce: return Manner{.quantity = Q::InertialForce};
    case A::InertialMoment: return Manner{.quantity = Q::InertialMoment, .point = Point::Centre};
    case A::ExternalForce: return Manner{.quantity = Q::ExternalForce};
    case A::ExternalMoment: return Manner{.quantity = Q::ExternalMoment, .point = origin};
    case A::HandedOnForce:
    case A::JointForce: return Manner{.quantity = Q::JointForce};
    case A::HandedOnMoment:
    case A::JointMoment: return Manner{.quantity = Q::JointMoment, .point = origin};
    default: return {};
  }
}

/// Featherstone's six-vectors: about the links' origins in their axes, or about the world's origin in the world's.
MaybeManner sixVectors(Aspect aspect, bool in_world) {
  const Point at = in_world ? Point::WorldOrigin : Point::LinkOrigin;
  const auto half = [&](Quantity quantity, Half which, bool own = true) {
    Manner manner{.quantity = quantity, .half = which, .in_world = in_world, .own = own};
    const bool wrench = quantity != Q::SpatialVelocity && quantity != Q::SpatialAcceleration;
    if ((which == Half::Angular) == wrench) manner.point = at;
    manner.without_omega_cross_v = quantity == Q::SpatialAcceleration && which == Half::Linear;
    return manner;
  };
  switch (aspect) {
    case A::AngularVelocity: return half(Q::SpatialVelocity, Half::Angular);
    case A::LinearVelocity: return half(Q::SpatialVelocity, Half::Linear);
    case A::VelocityAtOrigin: return half(Q::SpatialVelocity, Half::Linear, in_world);
    case A::AngularAcceleration: return half(Q::SpatialAcceleration, Half::Angular);
    case A::LinearAcceleration: return half(Q::SpatialAcceleration, Half::Linear);
    case A::AccelerationAtOrigin: return half(Q::SpatialAcceleration, Half::Linear, in_world);
    case A::ExternalForce: return half(Q::ExternalWrench, Half::Linear);
    case A::ExternalMoment: return half(Q::ExternalWrench, Half::Angular);
    default: break;
  }
  if (in_world) return {};
  switch (aspect) {
    case A::Orientation: return Manner{.quantity = Q::Rotation};
    case A::Origin: return Manner{.quantity = Q::Offset};
    case A::InertialForce: return half(Q::InertialWrench, Half::Linear);
    case A::InertialMoment: return half(Q::InertialWrench, Half::Angular);
    case A::HandedOnForce:
    case A::JointForce: return half(Q::JointWrench, Half::Linear);
    case A::HandedOnMoment:
    case A::JointMoment: return half(Q::JointWrench, Half::Angular);
    default: return {};
  }
}

MaybeManner worldSpatial(Aspect aspect) {
  const auto wrench = [](Quantity quantity, Half half, bool gravity = false) {
    return Manner{.quantity = quantity,
                  .half = half,
                  .in_world = true,
                  .point = half == Half::Angular ? Point::WorldOrigin : Point::None,
                  .gravity_as_force = gravity};
  };
  const auto vector = [](Quantity quantity, Point point = Point::None, bool gravity = false) {
    return Manner{.quantity = quantity, .in_world = true, .point = point, .gravity_as_force = gravity};
  };
  switch (aspect) {
    case A::Orientation: return vector(Q::Rotation);
    case A::Origin: return vector(Q::Position);
    case A::JointAxis: return vector(Q::JointAxis);
    case A::MotionAxis: return vector(Q::MotionAxis, Point::WorldOrigin);
    case A::AngularVelocity: return vector(Q::AngularVelocity);
    case A::LinearVelocity: return vector(Q::LinearVelocity, Point::LinkOrigin);
    case A::VelocityAtOrigin: return vector(Q::VelocityAtOrigin, Point::WorldOrigin);
    case A::AngularAcceleration: return vector(Q::AngularAcceleration);
    case A::LinearAcceleration: return vector(Q::LinearAcceleration, Point::LinkOrigin, true);
    case A::AccelerationAtOrigin: {
      Manner manner = vector(Q::AccelerationAtOrigin, Point::WorldOrigin, true);
      manner.without_omega_cross_v = true;
      return manner;
    }
    case A::CentreOfMass: return vector(Q::CentreOfMass);
    case A::Inertia: return vector(Q::Inertia, Point::Centre);
    case A::InertialForce: return wrench(Q::InertialWrench, Half::Linear, true);
    case A::InertialMoment: return wrench(Q::InertialWrench, Half::Angular, true);
    case A::ExternalForce: return wrench(Q::ExternalWrench, Half::Linear, true);
    case A::ExternalMoment: return wrench(Q::ExternalWrench, Half::Angular, true);
    case A::HandedOnForce:
    case A::JointForce: return wrench(Q::JointWrench, Half::Linear);
    case A::HandedOnMoment:
    case A::JointMoment: return wrench(Q::JointWrench, Half::Angular);
    default: return {};
  }
}

MaybeManner nonRecursive(Aspect aspect, bool prismatic) {
  switch (aspect) {
    case A::Orientation: return Manner{.quantity = Q::Rotation, .in_world = true};
    case A::Origin: return Manner{.quantity = Q::Position, .in_world = true};
    case A::JointAxis:
      return Manner{.quantity = Q::MotionAxis, .half = prismatic ? Half::Linear : Half::Angular, .in_world = true};
    case A::MotionAxis: return Manner{.quantity = Q::MotionAxis, .in_world = true, .point = Point::WorldOrigin};
    case A::TorqueShare: return plain(Q::TorqueShare);
    default: return sixVectors(aspect, true);
  }
}

bool isForce(Aspect aspect) {
  return aspect == A::InertialForce || aspect == A::InertialMoment || aspect == A::ExternalForce ||
         aspect == A::ExternalMoment;
}

}  // namespace

std::optional<Manner> mannerOf(Aspect aspect, Formulation formulation, bool prismatic) {
  if (const MaybeManner common = commonManner(aspect)) return common;
  switch (formulation) {
    case Formulation::Spatial: return sixVectors(aspect, false);
    case Formulation::BodyFrame: return bodyFrame(aspect);
    case Formulation::WorldSpatial: return worldSpatial(aspect);
    case Formulation::NonRecursive: return nonRecursive(aspect, prismatic);
  }
  return {};
}

std::vector<Change> changesBetween(Aspect aspect, Formulation from, Formulation to, bool prismatic) {
  const MaybeManner a = mannerOf(aspect, from, prismatic), b = mannerOf(aspect, to, prismatic);
  std::vector<Change> changes;
  if (!a || !b) return changes;
  if (a->in_world != b->in_world) {
    const bool pose = aspect == A::Orientation || aspect == A::Origin;
    changes.push_back(pose ? (b->in_world ? Change::ComposedFromBase : Change::TakenFromParent)
                           : (b->in_world ? Change::TurnedToWorld : Change::TurnedToLink));
  }
  if (a->point != b->point) {
    changes.push_back(b->point == Point::WorldOrigin ? Change::MovedToWorldOrigin
                      : b->point == Point::Centre    ? Change::MovedToCentre
                                                     : Change::MovedToLinkOrigin);
  }
  if (a->without_omega_cross_v != b->without_omega_cross_v) {
    changes.push_back(b->without_omega_cross_v ? Change::MinusOmegaCrossV : Change::PlusOmegaCrossV);
  }
  // the weight has no moment about the centre of mass
  const bool no_weight = aspect == A::InertialMoment && b->point == Point::Centre;
  if (a->gravity_as_force != b->gravity_as_force && !no_weight) {
    changes.push_back(b->gravity_as_force ? (isForce(aspect) ? Change::PlusWeight : Change::PlusGravity)
                                          : (isForce(aspect) ? Change::MinusWeight : Change::MinusGravity));
  }
  return changes;
}

bool isMinusGravity(Formulation formulation, Quantity quantity) {
  if (formulation == Formulation::WorldSpatial) return false;
  switch (quantity) {
    case Q::LinearAcceleration:
    case Q::CentreAcceleration:
    case Q::SpatialAcceleration:
    case Q::InertialForce:
    case Q::InertialWrench: return true;
    default: return false;
  }
}

const char* unitOf(Aspect aspect, bool prismatic) {
  switch (aspect) {
    case A::JointPosition: return unitOf(Q::JointPosition, prismatic);
    case A::JointVelocity: return unitOf(Q::JointVelocity, prismatic);
    case A::JointAcceleration: return unitOf(Q::JointAcceleration, prismatic);
    case A::Orientation:
    case A::JointAxis: return "1";
    case A::MotionAxis: return unitOf(Q::MotionAxis, prismatic);
    case A::Origin:
    case A::CentreOfMass: return "m";
    case A::AngularVelocity: return "rad/s";
    case A::LinearVelocity:
    case A::VelocityAtOrigin: return "m/s";
    case A::AngularAcceleration: return "rad/s^2";
    case A::LinearAcceleration:
    case A::AccelerationAtOrigin:
    case A::CentreAcceleration: return "m/s^2";
    case A::Inertia: return "kg m^2";
    case A::InertialForce:
    case A::ExternalForce:
    case A::HandedOnForce:
    case A::JointForce: return "N";
    case A::InertialMoment:
    case A::ExternalMoment:
    case A::HandedOnMoment:
    case A::JointMoment: return "N m";
    case A::RotorTorque:
    case A::FrictionTorque:
    case A::SpringTorque:
    case A::TorqueShare:
    case A::JointTorque: return prismatic ? "N" : "N m";
  }
  return "";
}

}  // namespace linkwright
