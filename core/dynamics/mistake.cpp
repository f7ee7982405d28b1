// SPDX-License-Identifier: MIT
#include "core/dynamics/mistake.h"

#include "core/base/translatable.h"

#include <algorithm>

namespace linkwright {

namespace {

constexpr MistakeRow<Mistake> kRows[] = {
    {Mistake::GravityLeftOut, "gravity-left-out", translatable("Mistake", "Gravity left out"),
     translatable(
         "Mistake",
         "Set all velocities and accelerations to zero. No torque remains, although the links have weight. The error "
         "is exactly the torque that holds the arm against gravity. It depends on the pose and not on the velocity.")},
    {Mistake::GravityTwice, "gravity-twice",
     translatable("Mistake", "Gravity counted twice: as the base's acceleration and as a force"),
     translatable("Mistake",
                  "Set all velocities and accelerations to zero. Every torque is twice the torque that holds the arm. "
                  "The error depends on the pose and not on the velocity.")},
    {Mistake::GravityWrongSign, "gravity-wrong-sign", translatable("Mistake", "Gravity with the wrong sign"),
     translatable("Mistake",
                  "Set all velocities and accelerations to zero. Every torque has the right magnitude and the wrong "
                  "sign. A revolute joint with a vertical axis shows no error.")},
    {Mistake::NoGyroscopicTerm, "no-gyroscopic-term", translatable("Mistake", "Gyroscopic term ω × I ω left out"),
     translatable("Mistake",
                  "Set all velocities to zero, and the error disappears. Double the velocities instead, and it becomes "
                  "four times as large. The torques of a planar arm never show it, because ω × I ω is perpendicular to "
                  "all joint axes.")},
    {Mistake::NoCentripetalTerm, "no-centripetal-term",
     translatable("Mistake", "Centripetal term ω × (ω × r) left out"),
     translatable("Mistake",
                  "Set all velocities to zero, and the error disappears. Double the velocities instead, and it becomes "
                  "four times as large. If a single joint rotates, its own torque is right, because the centripetal "
                  "forces pass through its axis.")},
    {Mistake::RotorLeftOut, "rotor-left-out", translatable("Mistake", "Rotor inertia left out"),
     translatable("Mistake",
                  "The error at each joint is proportional to that joint's acceleration, whatever the pose, the "
                  "load and the speed. Set all accelerations to zero, and it disappears.")},
    {Mistake::NoParallelAxisTerm, "no-parallel-axis-term",
     translatable("Mistake", "Parallel-axis term m ĉ ĉᵀ left out"),
     translatable("Mistake",
                  "Set all velocities and accelerations to zero, and the error disappears. Accelerate one joint from "
                  "rest. Its torque is too small. Each inertia lacks the term m d², where d is the distance of the "
                  "centre of mass from the parallel axis through the origin.")},
    {Mistake::MomentAboutWrongPoint, "moment-about-wrong-point",
     translatable("Mistake", "Moment about the wrong point"),
     translatable(
         "Mistake",
         "Set all velocities and accelerations to zero. The error remains. All forces are right. Each wrong moment "
         "differs by the cross product of the offset between the two points and the transmitted force.")},
    {Mistake::NoCentreLever, "no-centre-lever", translatable("Mistake", "c × F left out"),
     translatable("Mistake",
                  "Set all velocities and accelerations to zero. The error remains. All forces are right, but the last "
                  "link of each branch seems to need no moment to hold it.")},
    {Mistake::NoChildLever, "no-child-lever", translatable("Mistake", "r × R f of the children left out"),
     translatable("Mistake",
                  "Set all velocities and accelerations to zero. The error remains. All forces are right, and so is "
                  "the moment on the last link of each branch. The other moments are as if the child joints were at "
                  "the origin of the link.")},
    {Mistake::TransposedRotation, "transposed-rotation", translatable("Mistake", "R in place of its transpose"),
     translatable("Mistake",
                  "If all link frames are parallel at q = 0, the torques are right in this pose. Rotate the joints. "
                  "The torques are those of the opposite rotations.")},
    {Mistake::AxisTurnedByParent, "axis-turned-by-parent",
     translatable("Mistake", "Joint axis rotated by the parent's rotation: R_p a in place of R a"),
     translatable(
         "Mistake",
         "Set all velocities and accelerations to zero. The error remains. It appears only where the components of the "
         "axis differ between the link frame and the parent's frame. A planar arm never shows it.")},
    {Mistake::HatMatrixMisprint, "hat-matrix-misprint",
     translatable("Mistake", "−z in place of −x in the second row of the cross-product matrix"),
     translatable("Mistake",
                  "Set all velocities and accelerations to zero, and the error disappears. Multiply the matrix by the "
                  "vector that it is made from. The product must be zero, but its second component is not.")},
    {Mistake::ChildForceSign, "child-force-sign", translatable("Mistake", "Children's forces subtracted"),
     translatable("Mistake",
                  "Set all velocities and accelerations to zero. The error remains. The results for the last link of "
                  "each branch are right. The force on the base does not equal the weight of the whole robot.")},
    {Mistake::ExternalForceIgnored, "external-force-ignored", translatable("Mistake", "External force ignored"),
     translatable("Mistake",
                  "Remove the external force. No torque changes. The error is Jᵀ F, whatever the motion. It is zero at "
                  "joints whose subtree carries no external force.")},
    {Mistake::ParentOmegaInCoriolis, "parent-omega-in-coriolis",
     translatable("Mistake", "2 ω × s q̇ with ω expressed in the parent's frame (prismatic joint)"),
     translatable(
         "Mistake",
         "Stop the prismatic joint, and the error disappears. Stop only the joints before it, and the error disappears "
         "too. No error occurs where the axes of the link frame are parallel to those of the parent's frame.")},
};
static_assert(isWhole(kRows, Mistake::ParentOmegaInCoriolis));

/// The equations that a mistake changes, by formulation.
struct Changed {
  EnumSet<EquationId> body, world, spatial, written_out;
};

Changed changedBy(Mistake mistake) {
  using enum EquationId;
  switch (mistake) {
    case Mistake::GravityLeftOut:
    case Mistake::GravityWrongSign:
      return {{LinearAcceleration}, {ExternalWrench}, {SpatialAcceleration}, {SpatialAcceleration}};
    case Mistake::GravityTwice: return {{JointForce, JointMoment}, {LinearAcceleration}, {JointWrench}, {}};
    case Mistake::NoGyroscopicTerm: return {{InertialMoment}, {InertialWrench}, {InertialWrench}, {}};
    case Mistake::NoCentripetalTerm:
      return {{LinearAcceleration, CentreAcceleration}, {LinearAcceleration, InertialWrench}, {}, {}};
    case Mistake::RotorLeftOut: return {{RotorTorque}, {RotorTorque}, {RotorTorque}, {RotorTorque}};
    case Mistake::NoParallelAxisTerm: return {{}, {SpatialInertia}, {InertialWrench}, {}};
    case Mistake::MomentAboutWrongPoint: return {{JointMoment}, {MotionAxis}, {JointWrench}, {}};
    case Mistake::NoCentreLever: return {{JointMoment}, {}, {}, {}};
    case Mistake::NoChildLever: return {{JointMoment}, {}, {JointWrench}, {}};
    case Mistake::TransposedRotation:
      return {{AngularVelocity, LinearVelocity, AngularAcceleration, LinearAcceleration, JointForce, JointMoment},
              {Rotation, SpatialInertia},
              {SpatialVelocity, SpatialAcceleration, JointWrench},
              {}};
    case Mistake::AxisTurnedByParent: return {{}, {Rotation}, {}, {}};
    case Mistake::HatMatrixMisprint: return {{}, {SpatialInertia}, {}, {}};
    case Mistake::ChildForceSign: return {{JointForce, JointMoment}, {JointWrench}, {JointWrench}, {}};
    case Mistake::ExternalForceIgnored:
      return {{JointForce, JointMoment}, {ExternalWrench}, {JointWrench}, {ExternalWrench}};
    case Mistake::ParentOmegaInCoriolis: return {{LinearAcceleration}, {}, {}, {}};
  }
  return {};
}

}  // namespace

std::span<const MistakeRow<Mistake>> mistakeRows(Mistake) { return kRows; }

EnumSet<EquationId> equationsOf(Mistake mistake, Formulation formulation) {
  const Changed changed = changedBy(mistake);
  switch (formulation) {
    case Formulation::BodyFrame: return changed.body;
    case Formulation::WorldSpatial: return changed.world;
    case Formulation::Spatial: return changed.spatial;
    case Formulation::NonRecursive: break;
  }
  return changed.written_out;
}

std::optional<Formulation> formulationFor(const MistakeSet& mistakes, Formulation preferred) {
  for (const Formulation formulation :
       {preferred, Formulation::BodyFrame, Formulation::WorldSpatial, Formulation::Spatial}) {
    if (std::all_of(mistakes.begin(), mistakes.end(),
                    [&](Mistake mistake) { return canBeMade(mistake, formulation); })) {
      return formulation;
    }
  }
  return std::nullopt;
}

}  // namespace linkwright
