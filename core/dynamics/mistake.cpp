// SPDX-License-Identifier: MIT
#include "core/dynamics/mistake.h"

#include <algorithm>

namespace linkwright {

namespace {

constexpr MistakeRow<Mistake> kRows[] = {
    {Mistake::GravityLeftOut, "gravity-left-out", "Gravity left out",
     "Set all rates and accelerations to zero: no torque is left, although the links have weight. The error is what "
     "holds the arm; it changes with the pose and never with speed."},
    {Mistake::GravityTwice, "gravity-twice", "Gravity counted twice: as the base's acceleration and as a force",
     "Set all rates and accelerations to zero: every torque is twice what holds the arm. The error changes with the "
     "pose and never with speed."},
    {Mistake::GravityWrongSign, "gravity-wrong-sign", "Gravity with the wrong sign",
     "Set all rates and accelerations to zero: every torque has the right size and the wrong sign. A joint whose axis "
     "is vertical shows no error."},
    {Mistake::NoGyroscopicTerm, "no-gyroscopic-term", "ω × I ω left out",
     "Set all rates to zero: the error goes; double them: it is four times as large. A planar arm never shows it, for "
     "there ω lies along a principal axis."},
    {Mistake::NoCentripetalTerm, "no-centripetal-term", "ω × (ω × r) left out",
     "Set all rates to zero: the error goes; double them: it is four times as large. Turn one joint alone: its own "
     "torque is right, for the centripetal force passes through its axis."},
    {Mistake::RotorLeftOut, "rotor-left-out", "Rotor inertia left out",
     "The error of each joint is proportional to its own acceleration, whatever the pose, the load and the speed. Set "
     "all accelerations to zero: it goes."},
    {Mistake::NoParallelAxisTerm, "no-parallel-axis-term", "m ĉ ĉᵀ left out: the inertia is not moved to the origin",
     "Set all rates and accelerations to zero: the error goes. Accelerate one joint from rest: its torque is too small "
     "by the mass times the squared distance."},
    {Mistake::MomentAboutWrongPoint, "moment-about-wrong-point", "Moment about the wrong point",
     "Set all rates and accelerations to zero: the error stays. All forces are right; moments are wrong wherever a "
     "force passes at a distance from the point that was taken."},
    {Mistake::NoCentreLever, "no-centre-lever", "c × F left out",
     "Set all rates and accelerations to zero: the error stays. All forces are right, and the last link of a branch "
     "needs no moment at all to be held."},
    {Mistake::NoChildLever, "no-child-lever", "r × R f of the children left out",
     "Set all rates and accelerations to zero: the error stays. The last link of each branch is right, and all forces "
     "are; before it, moments come out as if the next joint sat at the link's own origin."},
    {Mistake::TransposedRotation, "transposed-rotation", "R for its transpose",
     "Where every link's axes are parallel to its parent's all is right; turn one joint and it goes wrong, at rest "
     "already. Turn it the other way: the two wrong answers have changed places."},
    {Mistake::AxisTurnedByParent, "axis-turned-by-parent", "Axis turned by the parent's rotation: R_p a for R a",
     "Set all rates and accelerations to zero: the error goes. It comes only where the axis points elsewhere in the "
     "link than in its parent: a planar arm never shows it."},
    {Mistake::HatMatrixMisprint, "hat-matrix-misprint", "−z for −x in the second row of the hat matrix",
     "Set all rates and accelerations to zero: the error goes. Multiply the matrix by its own vector: x × x must be "
     "zero, and the second component is not."},
    {Mistake::ChildForceSign, "child-force-sign", "What the children hand on is subtracted",
     "Set all rates and accelerations to zero: the error stays. The last link of each branch is right; the force on "
     "the base is not the whole weight."},
    {Mistake::ExternalForceIgnored, "external-force-ignored", "External force ignored",
     "Take the external force away: nothing changes. The error is Jᵀ F, whatever the motion, and zero where no such "
     "force acts further out."},
    {Mistake::ParentOmegaInCoriolis, "parent-omega-in-coriolis",
     "The parent's ω, not turned into the link, in 2 ω × s q̇ of a slide",
     "Stop the slide: the error goes; stop the joints before it: it goes too. Everything is right where the slide's "
     "axes are parallel to its parent's."},
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
