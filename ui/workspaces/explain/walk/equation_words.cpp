// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/equation_words.h"

#include "core/trace/equation_text.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct EquationWordsText {
  Q_DECLARE_TR_FUNCTIONS(Explain)
};

// texts of core are English: they are translated here, when they are shown
QString translated(const char* text) { return QCoreApplication::translate("Equations", text); }

QString motionSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::AngularVelocity:
      return prismatic ? EquationWordsText::tr("The link rotates with its parent; a prismatic joint adds no rotation.")
                       : EquationWordsText::tr(
                             "The parent's angular velocity, plus the joint's own rotation about its axis.");
    case EquationId::LinearVelocity:
      return prismatic ? EquationWordsText::tr(
                             "The parent carries the origin along, and the joint translates it along its axis.")
                       : EquationWordsText::tr(
                             "The origin is fixed in the parent too, so it moves as a point of the parent.");
    case EquationId::AngularAcceleration:
      return prismatic ? EquationWordsText::tr("The parent's angular acceleration; a prismatic joint adds none.")
                       : EquationWordsText::tr(
                             "The parent's angular acceleration, plus the change in direction of the joint axis, plus "
                             "the joint's own acceleration.");
    case EquationId::LinearAcceleration:
      return prismatic ? EquationWordsText::tr(
                             "The acceleration of a point of the parent (tangential and centripetal terms), plus the "
                             "Coriolis term and the joint's own acceleration.")
                       : EquationWordsText::tr(
                             "The acceleration of the parent's origin, plus the tangential and centripetal terms.");
    default: return {};
  }
}

QString bodySentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation:
      return prismatic ? EquationWordsText::tr(
                             "A prismatic joint keeps the link's orientation and moves its origin along the axis.")
                       : EquationWordsText::tr(
                             "The link's orientation in its parent at q = 0, rotated about the joint axis.");
    case EquationId::CentreAcceleration:
      return EquationWordsText::tr(
          "The acceleration of the origin, plus the tangential and centripetal terms of the centre of mass.");
    case EquationId::InertialForce: return EquationWordsText::tr("Mass times the acceleration of the centre of mass.");
    case EquationId::InertialMoment:
      return EquationWordsText::tr("The moment that changes the link's angular momentum about its centre of mass.");
    case EquationId::JointForce:
      return EquationWordsText::tr(
          "The force for the link's own motion, minus the external force, plus the forces passed on to its children.");
    case EquationId::JointMoment:
      return EquationWordsText::tr(
          "The moment for the link's own motion, minus the external moment, plus the moments passed on to its "
          "children. Forces count with their moment arms about the link origin.");
    case EquationId::JointTorque:
      return prismatic ? EquationWordsText::tr("The motor supplies the component of the force along the joint axis.")
                       : EquationWordsText::tr("The motor supplies the component of the moment along the joint axis.");
    default: return motionSentence(equation, prismatic);
  }
}

QString spatialSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation:
      return prismatic ? EquationWordsText::tr(
                             "The origin moves along the axis; X expresses the parent's motion in this link frame.")
                       : EquationWordsText::tr(
                             "The link rotates about its axis; X expresses the parent's motion in this link frame.");
    case EquationId::SpatialVelocity:
      return EquationWordsText::tr(
          "The parent's motion, expressed in the link frame, plus the joint's own: rotation and translation in one "
          "vector.");
    case EquationId::SpatialAcceleration:
      return EquationWordsText::tr(
          "The parent's acceleration, plus the joint's own, plus the term due to the moving joint axis.");
    case EquationId::InertialWrench:
      return EquationWordsText::tr(
          "The moment and force that change the link's momentum: inertia times acceleration, plus the term due to the "
          "link's own velocity.");
    case EquationId::JointWrench:
      return EquationWordsText::tr(
          "The wrench for the link's own motion, minus the external wrench, plus the wrenches passed on to its "
          "children, moved to this link's origin.");
    case EquationId::JointTorque:
      return prismatic
                 ? EquationWordsText::tr(
                       "The motor supplies the force along the axis; the bearing carries the rest of the wrench.")
                 : EquationWordsText::tr(
                       "The motor supplies the moment along the axis; the bearing carries the rest of the wrench.");
    default: return {};
  }
}

QString groundPose(bool prismatic) {
  return prismatic
             ? EquationWordsText::tr(
                   "The link's pose in the world: the parent's pose, the fixed offset, and the translation of the "
                   "joint.")
             : EquationWordsText::tr(
                   "The link's pose in the world: the parent's pose, the fixed offset, and the rotation of the joint.");
}

QString motionAxisSentence(bool prismatic) {
  return prismatic
             ? EquationWordsText::tr("The motion of the link at unit joint velocity: every point moves along the axis.")
             : EquationWordsText::tr(
                   "The motion of the link at unit joint velocity: a rotation about the axis, which also moves the "
                   "body-fixed point at the world origin.");
}

QString worldSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation: return groundPose(prismatic);
    case EquationId::VelocityAtOrigin:
      return EquationWordsText::tr(
          "Velocity of the body-fixed point that is at the world origin right now (imagine the link extended that "
          "far).");
    case EquationId::AccelerationAtOrigin:
      return EquationWordsText::tr(
          "Rate of change of this velocity; from one instant to the next, another point of the link is at the origin.");
    case EquationId::SpatialInertia:
      return EquationWordsText::tr("The mass, the centre of mass and the inertia about it, now in the world frame.");
    case EquationId::InertialWrench:
      return EquationWordsText::tr(
          "The force that changes the link's momentum, and its moment about the world origin.");
    case EquationId::ExternalWrench:
      return EquationWordsText::tr("Gravity at the centre of mass, plus the other external forces on the link.");
    case EquationId::JointWrench:
      return EquationWordsText::tr(
          "The wrench for the link's own motion, minus gravity and the external wrench, plus the children's wrenches. "
          "All are about one point, so they simply add up.");
    case EquationId::MotionAxis: return motionAxisSentence(prismatic);
    case EquationId::JointTorque:
      return prismatic ? EquationWordsText::tr("The motor supplies the component of the force along the joint axis.")
                       : EquationWordsText::tr(
                             "The motor supplies the component of the moment along the joint axis, taken about the "
                             "world origin.");
    default: return motionSentence(equation, prismatic);
  }
}

QString directSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation: return groundPose(prismatic);
    case EquationId::MotionAxis: return motionAxisSentence(prismatic);
    case EquationId::SpatialVelocity:
      return EquationWordsText::tr(
          "Each joint from the base to here adds its own motion; the sum is computed anew for every link.");
    case EquationId::SpatialAcceleration:
      return EquationWordsText::tr(
          "Each joint from the base to here adds its own acceleration, and each pair adds a term because one joint "
          "moves the axis of the other.");
    case EquationId::TorqueShare:
      return EquationWordsText::tr(
          "The torque that the motion of one outer link requires at this joint, with the link's velocity written out "
          "in full twice.");
    case EquationId::JointTorque:
      return EquationWordsText::tr("The sum of the torques that all links carried by the joint require.");
    default: return {};
  }
}

}  // namespace

QString quantityName(Quantity quantity) {
  switch (quantity) {
    case Quantity::Offset: return EquationWordsText::tr("origin in the parent frame");
    case Quantity::Position: return EquationWordsText::tr("origin in the world frame");
    default: return translated(termOf(quantity));
  }
}

QString equationTitle(Formulation formulation, EquationId equation, bool prismatic) {
  return translated(textOf(formulation, equation, prismatic).title);
}

QString equationNumber(const QString& id) { return QStringLiteral("(%1)").arg(id.section(QLatin1Char('.'), 1)); }

QString equationPlain(Formulation formulation, EquationId equation, bool prismatic) {
  return QString::fromUtf8(textOf(formulation, equation, prismatic).plain);
}

QString equationSentence(Formulation formulation, EquationId equation, bool prismatic) {
  // alike in all
  switch (equation) {
    case EquationId::Input: return EquationWordsText::tr("The joint's position, velocity and acceleration are given.");
    case EquationId::ExternalWrench:
      if (formulation == Formulation::WorldSpatial) break;
      return EquationWordsText::tr("The external force and moment on the link.");
    case EquationId::RotorTorque:
      return EquationWordsText::tr("The motor must also accelerate its own rotor, through the gear.");
    case EquationId::FrictionTorque:
      return EquationWordsText::tr("Viscous friction is proportional to the velocity; Coulomb friction has its sign.");
    case EquationId::SpringTorque:
      return EquationWordsText::tr(
          "The spring pulls the joint towards its rest position, and the motor acts against it.");
    case EquationId::SprungJointTorque: equation = EquationId::JointTorque; break;
    default: break;
  }
  switch (formulation) {
    case Formulation::BodyFrame: return bodySentence(equation, prismatic);
    case Formulation::Spatial: return spatialSentence(equation, prismatic);
    case Formulation::WorldSpatial: return worldSentence(equation, prismatic);
    case Formulation::NonRecursive: return directSentence(equation, prismatic);
  }
  return {};
}

QString equationNote(Formulation formulation, EquationId equation) {
  const bool world = formulation == Formulation::WorldSpatial;
  switch (equation) {
    case EquationId::LinearAcceleration:
    case EquationId::CentreAcceleration:
    case EquationId::InertialForce:
    case EquationId::InertialWrench:
      return world
                 ? EquationWordsText::tr("Gravity is not included: here it is a force, and the base is at rest.")
                 : EquationWordsText::tr(
                       "Gravity is included: the base accelerates at −g, so each a is the acceleration minus gravity.");
    case EquationId::SpatialAcceleration:
      return EquationWordsText::tr(
          "Gravity is included: the base accelerates at −g. The linear part is not the acceleration of a material "
          "point, because it lacks ω × v.");
    case EquationId::ExternalWrench:
      return world ? EquationWordsText::tr("Here, and only here, gravity is a force.") : QString();
    case EquationId::LinearVelocity:
      return formulation == Formulation::BodyFrame
                 ? EquationWordsText::tr("For understanding only: the torques do not need it.")
                 : QString();
    default: return {};
  }
}

}  // namespace linkwright::ui
