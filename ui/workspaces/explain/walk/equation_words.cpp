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
      return prismatic ? EquationWordsText::tr(
                             "The link rotates with its parent, because a prismatic joint adds no rotation.")
                       : EquationWordsText::tr(
                             "The parent's angular velocity, plus the joint's own angular velocity about its axis.");
    case EquationId::LinearVelocity:
      return prismatic ? EquationWordsText::tr(
                             "The velocity of the coincident point of the parent, plus the joint's own velocity along "
                             "its axis.")
                       : EquationWordsText::tr(
                             "The origin is fixed in the parent too, so it moves as a point of the parent.");
    case EquationId::AngularAcceleration:
      return prismatic
                 ? EquationWordsText::tr("The parent's angular acceleration, because a prismatic joint adds none.")
                 : EquationWordsText::tr(
                       "The parent's angular acceleration, plus the term due to the moving joint axis, plus the "
                       "joint's own acceleration.");
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
                             "The link's orientation relative to its parent at q = 0, rotated about the joint axis.");
    case EquationId::CentreAcceleration:
      return EquationWordsText::tr(
          "The acceleration of the origin, plus the tangential and centripetal terms of the centre of mass.");
    case EquationId::InertialForce: return EquationWordsText::tr("Mass times the acceleration of the centre of mass.");
    case EquationId::InertialMoment:
      return EquationWordsText::tr("The moment that changes the link's angular momentum about its centre of mass.");
    case EquationId::JointForce:
      return EquationWordsText::tr(
          "The force required for the link's own motion, minus the external force, plus the forces that the link "
          "exerts on its children.");
    case EquationId::JointMoment:
      return EquationWordsText::tr(
          "The moment required for the link's own motion, minus the external moment, plus the moments that the link "
          "exerts on its children. All are about the link origin and include the moments of the forces.");
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
                             "The origin moves along the axis. X transforms the parent's motion to this link frame.")
                       : EquationWordsText::tr(
                             "The link rotates about its axis. X transforms the parent's motion to this link frame.");
    case EquationId::SpatialVelocity:
      return EquationWordsText::tr(
          "The parent's velocity, expressed in the link frame, plus the joint's own. One vector combines rotation and "
          "translation.");
    case EquationId::SpatialAcceleration:
      return EquationWordsText::tr(
          "The parent's acceleration, plus the joint's own, plus the term due to the moving joint axis.");
    case EquationId::InertialWrench:
      return EquationWordsText::tr(
          "The moment and force that change the link's momentum: inertia times acceleration, plus the term due to the "
          "link's own velocity.");
    case EquationId::JointWrench:
      return EquationWordsText::tr(
          "The wrench required for the link's own motion, minus the external wrench, plus the wrenches that the link "
          "exerts on its children. All are about this link's origin.");
    case EquationId::JointTorque:
      return prismatic
                 ? EquationWordsText::tr(
                       "The motor supplies the force along the axis, and the bearing carries the rest of the wrench.")
                 : EquationWordsText::tr(
                       "The motor supplies the moment about the axis, and the bearing carries the rest of the wrench.");
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
             ? EquationWordsText::tr(
                   "The motion of the link at unit joint velocity: every point moves parallel to the axis.")
             : EquationWordsText::tr(
                   "The motion of the link at unit joint velocity: a rotation about the axis, which also moves the "
                   "body-fixed point at the world origin.");
}

QString worldSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation: return groundPose(prismatic);
    case EquationId::VelocityAtOrigin:
      return EquationWordsText::tr(
          "The velocity of the body-fixed point that currently coincides with the world origin (imagine the link "
          "extended that far).");
    case EquationId::AccelerationAtOrigin:
      return EquationWordsText::tr(
          "The rate of change of the velocity at the world origin. A different body-fixed point is at the origin at "
          "each instant.");
    case EquationId::SpatialInertia:
      return EquationWordsText::tr(
          "The mass, the centre of mass and the inertia about it, expressed in the world frame.");
    case EquationId::InertialWrench:
      return EquationWordsText::tr(
          "The force and the moment about the world origin that change the link's linear and angular momentum.");
    case EquationId::ExternalWrench:
      return EquationWordsText::tr("Gravity at the centre of mass, plus the other external forces on the link.");
    case EquationId::JointWrench:
      return EquationWordsText::tr(
          "The wrench required for the link's own motion, minus gravity and the external wrench, plus the wrenches "
          "that the link exerts on its children. All are about the world origin, so they simply add up.");
    case EquationId::MotionAxis: return motionAxisSentence(prismatic);
    case EquationId::JointTorque:
      return prismatic ? EquationWordsText::tr("The motor supplies the component of the force along the joint axis.")
                       : EquationWordsText::tr(
                             "The motor supplies the moment about the joint axis. It is the scalar product of the "
                             "motion axis and the wrench, both about the world origin.");
    default: return motionSentence(equation, prismatic);
  }
}

QString directSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation: return groundPose(prismatic);
    case EquationId::MotionAxis: return motionAxisSentence(prismatic);
    case EquationId::SpatialVelocity:
      return EquationWordsText::tr(
          "Each joint from the base to this link adds its own velocity. The sum is computed again for every link.");
    case EquationId::SpatialAcceleration:
      return EquationWordsText::tr(
          "Each joint from the base to this link adds its own acceleration. Each pair of joints adds a term, because "
          "one joint moves the axis of the other.");
    case EquationId::TorqueShare:
      return EquationWordsText::tr(
          "The torque that the motion of one carried link requires at this joint. The link's velocity is written out "
          "as a sum in both places where it occurs.");
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
    case EquationId::Input: return EquationWordsText::tr("The joint's position, velocity and acceleration are known.");
    case EquationId::ExternalWrench:
      if (formulation == Formulation::WorldSpatial) break;
      return EquationWordsText::tr("The external force and moment on the link.");
    case EquationId::RotorTorque:
      return EquationWordsText::tr("The motor must also accelerate its own rotor, through the gear.");
    case EquationId::FrictionTorque:
      return EquationWordsText::tr(
          "The motor must overcome viscous friction, proportional to the joint velocity, and Coulomb friction, of "
          "constant magnitude.");
    case EquationId::SpringTorque:
      return EquationWordsText::tr(
          "The spring pulls the joint towards its rest position, and the motor acts against the spring.");
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
      return world ? EquationWordsText::tr(
                         "Gravity is not included, because it acts as an external force in this formulation and the "
                         "base is at rest.")
                   : EquationWordsText::tr(
                         "Gravity is included because the base is given the acceleration −g. An upward acceleration "
                         "loads the links just as their weights do, as in a lift that starts to rise. Each a is "
                         "therefore the acceleration minus gravity.");
    case EquationId::InertialMoment:
      return EquationWordsText::tr(
          "The first term changes ω. The second is there because the angular momentum L = I ω is in general not "
          "parallel to ω. The link carries L round with it, and a vector that rotates at ω changes at the rate ω × L, "
          "even if ω is constant.");
    case EquationId::SpatialAcceleration:
      return EquationWordsText::tr(
          "Gravity is included because the base is given the acceleration −g, which loads the links just as their "
          "weights do. The linear part is not the acceleration of a material point, because it lacks ω × v.");
    case EquationId::ExternalWrench:
      return world ? EquationWordsText::tr("Only in this formulation does gravity act as a force.") : QString();
    case EquationId::LinearVelocity:
      return formulation == Formulation::BodyFrame
                 ? EquationWordsText::tr(
                       "The torques are computed without this velocity. It is shown only as an aid to understanding.")
                 : QString();
    default: return {};
  }
}

}  // namespace linkwright::ui
