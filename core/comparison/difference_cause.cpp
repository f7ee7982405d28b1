// SPDX-License-Identifier: MIT
#include "core/comparison/difference_cause.h"

#include "core/base/translatable.h"

namespace linkwright {
namespace {

constexpr MistakeRow<DifferenceCause> kRows[] = {
    {DifferenceCause::GravityLeftOut, "gravity-left-out", translatable("DifferenceCause", "Gravity left out"),
     translatable("DifferenceCause",
                  "Check whether the other program has its gravity set. The difference is the torque that holds the "
                  "robot against gravity. It depends on the pose alone.")},
    {DifferenceCause::GravityWrongSign, "gravity-wrong-sign",
     translatable("DifferenceCause", "Gravity with the wrong sign"),
     translatable("DifferenceCause",
                  "Check the sign of the gravity vector. Some programs want the acceleration of gravity, others the "
                  "acceleration of the base, which points the other way.")},
    {DifferenceCause::GravityTwice, "gravity-twice", translatable("DifferenceCause", "Gravity counted twice"),
     translatable("DifferenceCause",
                  "Check whether weights are added to torques that contain gravity already. The difference is the "
                  "torque that holds the robot against gravity.")},
    {DifferenceCause::GravityValue, "gravity-value", translatable("DifferenceCause", "Another value of g"),
     translatable("DifferenceCause",
                  "Give both programs the same number. Standard gravity is 9.80665 m/s²; many programs use 9.81.")},
    {DifferenceCause::WrenchInLinkAxes, "wrench-in-link-axes",
     translatable("DifferenceCause", "External wrench taken to be in the axes of its link"),
     translatable("DifferenceCause",
                  "Check in which axes the other program expects external forces. Here they are those of the world, "
                  "with the moment about the origin of the link frame.")},
    {DifferenceCause::WrenchAboutWorld, "wrench-about-world-origin",
     translatable("DifferenceCause", "External moment taken to be about the origin of the world"),
     translatable("DifferenceCause",
                  "Check about which point the other program expects external moments. Here it is the origin of the "
                  "link frame. Spatial forces are often about the origin of the world.")},
    {DifferenceCause::WrenchWrongSign, "wrench-wrong-sign",
     translatable("DifferenceCause", "External wrench with the wrong sign"),
     translatable("DifferenceCause",
                  "Check whether the other program expects the wrench on the robot, as here, or the wrench that the "
                  "robot exerts.")},
    {DifferenceCause::WrenchLeftOut, "wrench-left-out", translatable("DifferenceCause", "External wrench left out"),
     translatable("DifferenceCause", "Check whether the external force was passed on to the other program.")},
    {DifferenceCause::JointOrder, "joint-order", translatable("DifferenceCause", "Joints in another order"),
     translatable("DifferenceCause",
                  "Check the order of the joints in the other program. It may be that of the file, of the alphabet or "
                  "of the tree.")},
    {DifferenceCause::AxisReversed, "axis-reversed", translatable("DifferenceCause", "Joint axis reversed"),
     translatable("DifferenceCause",
                  "Check the axis of this joint. With the axis reversed, the same number turns the joint the other "
                  "way, and its torque has the other sign.")},
    {DifferenceCause::Degrees, "degrees", translatable("DifferenceCause", "Degrees and radians mixed up"),
     translatable("DifferenceCause",
                  "Check the unit of positions, velocities and accelerations. Here they are in rad.")},
    {DifferenceCause::RotorPutIn, "rotor-put-in", translatable("DifferenceCause", "Rotor inertia put in"),
     translatable("DifferenceCause",
                  "The other program adds the reflected inertia of rotors (also called armature). Switch it off there, "
                  "or switch it on here.")},
    {DifferenceCause::RotorLeftOut, "rotor-left-out", translatable("DifferenceCause", "Rotor inertia left out"),
     translatable("DifferenceCause",
                  "Give the other program the reflected inertia of the rotors (also called armature), or switch it off "
                  "here.")},
    {DifferenceCause::FrictionPutIn, "friction-put-in", translatable("DifferenceCause", "Joint friction put in"),
     translatable("DifferenceCause",
                  "Their torques contain friction of the joints. Switch it off there, or switch it on here.")},
    {DifferenceCause::FrictionLeftOut, "friction-left-out", translatable("DifferenceCause", "Joint friction left out"),
     translatable("DifferenceCause", "Give the other program the friction of the joints, or switch it off here.")},
    {DifferenceCause::SpringsLeftOut, "springs-left-out", translatable("DifferenceCause", "Joint springs left out"),
     translatable("DifferenceCause", "Give the other program the springs of the joints. Few file formats have them.")},
    {DifferenceCause::MassLeftOut, "mass-left-out", translatable("DifferenceCause", "Mass of a link left out"),
     translatable("DifferenceCause",
                  "Check whether the other program has this link. Links behind fixed joints are sometimes dropped with "
                  "their mass.")},
    {DifferenceCause::InertiaAboutOrigin, "inertia-about-origin",
     translatable("DifferenceCause", "Inertia about the link's origin taken for that about the centre of mass"),
     translatable("DifferenceCause",
                  "Check about which point the other program expects the inertia. Theirs has m d² twice, where d is "
                  "the distance of the centre of mass from an axis through the origin.")},
    {DifferenceCause::InertiaAboutCentre, "inertia-about-centre",
     translatable("DifferenceCause", "Inertia about the centre of mass taken for that about the link's origin"),
     translatable("DifferenceCause",
                  "Check about which point the other program expects the inertia. Theirs lacks m d², where d is the "
                  "distance of the centre of mass from an axis through the origin.")},
    {DifferenceCause::ProductsOfInertia, "products-of-inertia",
     translatable("DifferenceCause", "Products of inertia with the other sign"),
     translatable(
         "DifferenceCause",
         "Check the sign of I_xy, I_xz and I_yz. Some programs mean the products ∫ x y dm, others the elements "
         "of the matrix, which have the opposite sign.")},
    {DifferenceCause::Delay, "delay", translatable("DifferenceCause", "Torques of another sample"),
     translatable("DifferenceCause",
                  "Check the time stamps: states and torques are not of the same instant. Filters delay as well.")},
    {DifferenceCause::Scale, "scale", translatable("DifferenceCause", "Torques scaled"),
     translatable("DifferenceCause",
                  "Check the unit of the torques, the gear ratio, and the factor from motor current to torque.")},
    {DifferenceCause::Recursion, "recursion", translatable("DifferenceCause", "A mistake of the recursion"), ""},
};
static_assert(isWhole(kRows, DifferenceCause::Recursion));

}  // namespace

std::span<const MistakeRow<DifferenceCause>> mistakeRows(DifferenceCause) { return kRows; }

std::optional<EquationId> equationOf(const PlacedCause& placed) {
  switch (placed.cause) {
    case DifferenceCause::GravityLeftOut:
    case DifferenceCause::GravityWrongSign:
    case DifferenceCause::GravityTwice:
    case DifferenceCause::GravityValue: return EquationId::LinearAcceleration;
    case DifferenceCause::WrenchInLinkAxes:
    case DifferenceCause::WrenchAboutWorld:
    case DifferenceCause::WrenchWrongSign:
    case DifferenceCause::WrenchLeftOut: return EquationId::ExternalWrench;
    case DifferenceCause::AxisReversed: return EquationId::Rotation;
    case DifferenceCause::RotorPutIn:
    case DifferenceCause::RotorLeftOut: return EquationId::RotorTorque;
    case DifferenceCause::FrictionPutIn:
    case DifferenceCause::FrictionLeftOut: return EquationId::FrictionTorque;
    case DifferenceCause::SpringsLeftOut: return EquationId::SpringTorque;
    case DifferenceCause::MassLeftOut: return EquationId::InertialForce;
    case DifferenceCause::InertiaAboutOrigin:
    case DifferenceCause::InertiaAboutCentre:
    case DifferenceCause::ProductsOfInertia: return EquationId::InertialMoment;
    case DifferenceCause::Recursion:
      for (const EquationId equation : equationsOf(*placed.mistake, Formulation::BodyFrame)) return equation;
      return std::nullopt;
    case DifferenceCause::JointOrder:
    case DifferenceCause::Degrees:
    case DifferenceCause::Delay:
    case DifferenceCause::Scale: break;
  }
  return std::nullopt;
}

std::optional<Mistake> mistakeOf(const PlacedCause& placed) {
  switch (placed.cause) {
    case DifferenceCause::GravityLeftOut: return Mistake::GravityLeftOut;
    case DifferenceCause::GravityWrongSign: return Mistake::GravityWrongSign;
    case DifferenceCause::GravityTwice: return Mistake::GravityTwice;
    case DifferenceCause::WrenchLeftOut: return Mistake::ExternalForceIgnored;
    case DifferenceCause::RotorLeftOut: return Mistake::RotorLeftOut;
    case DifferenceCause::InertiaAboutCentre:
      return placed.link < 0 ? std::optional(Mistake::NoParallelAxisTerm) : std::nullopt;
    default: return placed.mistake;
  }
}

const char* nameOf(const PlacedCause& placed) {
  return placed.mistake ? nameOf(*placed.mistake) : nameOf(placed.cause);
}

Message titleOf(const PlacedCause& placed) {
  return placed.mistake ? Message("Mistake", titleOf(*placed.mistake))
                        : Message("DifferenceCause", titleOf(placed.cause));
}

Message hintOf(const PlacedCause& placed) {
  return placed.mistake ? Message("Mistake", hintOf(*placed.mistake))
                        : Message("DifferenceCause", hintOf(placed.cause));
}

}  // namespace linkwright
