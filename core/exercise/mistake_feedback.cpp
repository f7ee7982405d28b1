// SPDX-License-Identifier: MIT
#include "core/exercise/exercise_words.h"

namespace linkwright {
namespace {

/// To a student who has calculated by hand: what was done, and what to do. What is done with a program, as the hints of
/// the table of mistakes have it (core/dynamics/mistake.cpp), is of no use on paper.
const char* toldByHand(Mistake mistake) {
  switch (mistake) {
    case Mistake::GravityLeftOut:
      return "You left out gravity. Give the base the acceleration −g, or add the weight of each link.";
    case Mistake::GravityTwice:
      return "You counted gravity twice, as the acceleration −g of the base and as the weight of each link. Use one of "
             "them.";
    case Mistake::GravityWrongSign:
      return "You gave gravity the wrong sign. The base gets the acceleration −g, which points upwards.";
    case Mistake::NoGyroscopicTerm: return "You left out the gyroscopic term ω × I ω of Euler's equation.";
    case Mistake::NoCentripetalTerm: return "You left out the centripetal term ω × (ω × r) of an acceleration.";
    case Mistake::RotorLeftOut:
      return "You left out the inertia of the rotor, which the motor accelerates too: the square of the gear ratio, "
             "times the inertia of the rotor, times q̈.";
    case Mistake::NoParallelAxisTerm:
      return "You left out the parallel-axis term. The inertia about the origin is that about the centre of mass plus "
             "m d², where d is the distance of the two axes.";
    case Mistake::MomentAboutWrongPoint:
      return "You took a moment about the wrong point. Measure every lever arm from the point about which the moment "
             "is taken.";
    case Mistake::NoCentreLever:
      return "You left out c × F. The force F on a link acts at its centre of mass and has a moment about the origin.";
    case Mistake::NoChildLever:
      return "You left out the moment of a child's force, r × R f. It acts at the child joint and has a moment about "
             "the origin of the link.";
    case Mistake::TransposedRotation:
      return "You used R in place of its transpose. R turns components in the frame of the link into those in the "
             "frame of its parent; Rᵀ turns them back.";
    case Mistake::AxisTurnedByParent:
      return "You turned a joint axis by the rotation matrix of the parent. Its components are in the frame of the "
             "link: use that of the link, R a.";
    case Mistake::HatMatrixMisprint:
      return "You wrote −z in place of −x in the cross-product matrix. Its second row is z, 0, −x.";
    case Mistake::ChildForceSign:
      return "You subtracted the forces and moments of the children. A joint carries its own link and all links beyond "
             "it: add them.";
    case Mistake::ExternalForceIgnored:
      return "You left out the external force. It helps to move its link, so it is subtracted.";
    case Mistake::ParentOmegaInCoriolis:
      return "You took ω in the frame of the parent in the Coriolis term 2 ω × s q̇ of a prismatic joint. Turn it into "
             "the frame of the link first.";
  }
  return "";
}

}  // namespace

std::string mistakeWords(const ExerciseText& text, Mistake mistake) {
  std::string own = textOf(text.mistakes, nameOf(mistake));
  return own.empty() ? toldByHand(mistake) : own;
}

}  // namespace linkwright
