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
      return prismatic ? EquationWordsText::tr("The link turns with its parent: sliding adds no turning.")
                       : EquationWordsText::tr("The link turns with its parent, and about its own joint.");
    case EquationId::LinearVelocity:
      return prismatic
                 ? EquationWordsText::tr("The origin is carried along by the parent and slides along the axis.")
                 : EquationWordsText::tr("The origin is a point of the parent too: it moves as the parent carries it.");
    case EquationId::AngularAcceleration:
      return prismatic ? EquationWordsText::tr("The parent's angular acceleration: sliding adds none.")
                       : EquationWordsText::tr(
                             "The parent's, plus the axis being swung round, plus the joint's own acceleration.");
    case EquationId::LinearAcceleration:
      return prismatic ? EquationWordsText::tr(
                             "Carried by the parent (tangential and centripetal), plus Coriolis and sliding.")
                       : EquationWordsText::tr(
                             "Carried by the parent: its origin's, the tangential and the centripetal part.");
    default: return {};
  }
}

QString bodySentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation:
      return prismatic
                 ? EquationWordsText::tr("A sliding joint keeps the link's direction; its origin moves along the axis.")
                 : EquationWordsText::tr("The link stands in its parent as built, turned about the joint's axis.");
    case EquationId::CentreAcceleration:
      return EquationWordsText::tr("The origin's, the tangential and the centripetal part of the centre of mass.");
    case EquationId::InertialForce: return EquationWordsText::tr("Mass times the acceleration of the centre of mass.");
    case EquationId::InertialMoment:
      return EquationWordsText::tr("What it takes to change the link's spin, about its centre of mass.");
    case EquationId::JointForce:
      return EquationWordsText::tr(
          "The joint gives what the link needs, less outside help, plus what its children take.");
    case EquationId::JointMoment:
      return EquationWordsText::tr(
          "What the link needs, less outside help, plus what its children hand on; forces have levers about the "
          "origin.");
    case EquationId::JointTorque:
      return prismatic
                 ? EquationWordsText::tr("The motor gives the part of the force that lies along the joint's axis.")
                 : EquationWordsText::tr("The motor gives the part of the moment that lies along the joint's axis.");
    default: return motionSentence(equation, prismatic);
  }
}

QString spatialSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation:
      return prismatic ? EquationWordsText::tr(
                             "The origin slides along the axis; X says how the parent's motion looks from there.")
                       : EquationWordsText::tr(
                             "The link is turned about its axis; X says how the parent's motion looks from it.");
    case EquationId::SpatialVelocity:
      return EquationWordsText::tr(
          "The parent's motion as the link has it, plus the joint's own: turning and sliding in one.");
    case EquationId::SpatialAcceleration:
      return EquationWordsText::tr(
          "The parent's, plus the joint's own, plus what comes of the axis being carried along.");
    case EquationId::InertialWrench:
      return EquationWordsText::tr(
          "The moment and force that change the link's momentum: inertia times acceleration, and more "
          "because the link turns.");
    case EquationId::JointWrench:
      return EquationWordsText::tr(
          "The joint gives what the link needs, less outside help, plus what its children hand on, moved "
          "to this link's origin.");
    case EquationId::JointTorque:
      return prismatic ? EquationWordsText::tr(
                             "The motor gives the force along the axis; the bearing holds the rest of the wrench.")
                       : EquationWordsText::tr(
                             "The motor gives the moment along the axis; the bearing holds the rest of the wrench.");
    default: return {};
  }
}

QString groundPose(bool prismatic) {
  return prismatic ? EquationWordsText::tr(
                         "Where the link is in the world: where its parent is, its place there, and the slide.")
                   : EquationWordsText::tr(
                         "Where the link is in the world: where its parent is, its place there, and the turn.");
}

QString motionAxisSentence(bool prismatic) {
  return prismatic
             ? EquationWordsText::tr("What the joint does to its link at unit speed: every point moves along the axis.")
             : EquationWordsText::tr(
                   "What the joint does to its link at unit speed: it turns it about the axis, and so moves "
                   "the point at the world's origin.");
}

QString worldSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation: return groundPose(prismatic);
    case EquationId::VelocityAtOrigin:
      return EquationWordsText::tr(
          "How fast the point of the link moves that is at the world's origin just now, the link thought "
          "as large as need be.");
    case EquationId::AccelerationAtOrigin:
      return EquationWordsText::tr(
          "How this velocity changes: from one instant to the next another point is at the origin.");
    case EquationId::SpatialInertia:
      return EquationWordsText::tr("Where the mass is and how it lies about its centre, now in the world's axes.");
    case EquationId::InertialWrench:
      return EquationWordsText::tr(
          "The force that changes the link's momentum, and its moment about the world's origin.");
    case EquationId::ExternalWrench:
      return EquationWordsText::tr(
          "The weight at the centre of mass, and what else the surroundings exert on the link.");
    case EquationId::JointWrench:
      return EquationWordsText::tr(
          "What the link needs, less weight and outside help, plus what its children need: all about one "
          "point, so that they simply add up.");
    case EquationId::MotionAxis: return motionAxisSentence(prismatic);
    case EquationId::JointTorque:
      return prismatic
                 ? EquationWordsText::tr("The motor gives the part of the force that lies along the joint's axis.")
                 : EquationWordsText::tr(
                       "The motor gives the part of the moment that lies along the joint's axis, reckoned "
                       "from the world's origin.");
    default: return motionSentence(equation, prismatic);
  }
}

QString directSentence(EquationId equation, bool prismatic) {
  switch (equation) {
    case EquationId::Rotation: return groundPose(prismatic);
    case EquationId::MotionAxis: return motionAxisSentence(prismatic);
    case EquationId::SpatialVelocity:
      return EquationWordsText::tr(
          "Each joint from the base to here adds its own motion; the sum is made anew for every link.");
    case EquationId::SpatialAcceleration:
      return EquationWordsText::tr(
          "Each joint from the base to here adds its acceleration, and each pair of them what comes of one "
          "carrying the axis of the other.");
    case EquationId::TorqueShare:
      return EquationWordsText::tr(
          "What the motion of one link out there asks of this joint, with its velocity written out in full "
          "twice over.");
    case EquationId::JointTorque:
      return EquationWordsText::tr("What all the links that the joint carries ask of it, added up.");
    default: return {};
  }
}

}  // namespace

QString quantityName(Quantity quantity) {
  switch (quantity) {
    case Quantity::Offset: return EquationWordsText::tr("origin in parent");
    case Quantity::Position: return EquationWordsText::tr("origin in the world");
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
      return EquationWordsText::tr("What the surroundings exert on the link.");
    case EquationId::RotorTorque:
      return EquationWordsText::tr("The motor must also speed up its own rotor, through the gear.");
    case EquationId::FrictionTorque:
      return EquationWordsText::tr("Viscous friction grows with speed; dry friction has its sign.");
    case EquationId::SpringTorque:
      return EquationWordsText::tr("The spring pulls the joint to its rest position; the motor holds against it.");
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
      return world ? EquationWordsText::tr("Gravity is not inside: it is a force here, and the base is at rest.")
                   : EquationWordsText::tr(
                         "Gravity is inside: the base accelerates with −g, so each a is acceleration minus gravity.");
    case EquationId::SpatialAcceleration:
      return EquationWordsText::tr(
          "Gravity is inside: the base accelerates with −g. The linear half is no acceleration of a point "
          "that one can mark: ω × v is not in it.");
    case EquationId::ExternalWrench:
      return world ? EquationWordsText::tr("Gravity is a force here, and nowhere else.") : QString();
    case EquationId::LinearVelocity:
      return formulation == Formulation::BodyFrame
                 ? EquationWordsText::tr("For understanding: the torques do not need it.")
                 : QString();
    default: return {};
  }
}

}  // namespace linkwright::ui
