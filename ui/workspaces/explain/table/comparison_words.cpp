// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/table/comparison.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct ComparisonWordsText {
  Q_DECLARE_TR_FUNCTIONS(Comparison)
};

QString changeInWords(Change change) {
  switch (change) {
    case Change::TurnedToWorld: return ComparisonWordsText::tr("rotated into the world frame");
    case Change::TurnedToLink: return ComparisonWordsText::tr("rotated back into the link frame");
    case Change::ComposedFromBase: return ComparisonWordsText::tr("combined with the parent's pose in the world");
    case Change::TakenFromParent: return ComparisonWordsText::tr("taken relative to the parent");
    case Change::MovedToWorldOrigin: return ComparisonWordsText::tr("moved to the world origin");
    case Change::MovedToLinkOrigin: return ComparisonWordsText::tr("moved to the link origin");
    case Change::MovedToCentre: return ComparisonWordsText::tr("moved to the centre of mass");
    case Change::PlusGravity: return ComparisonWordsText::tr("plus g");
    case Change::MinusGravity: return ComparisonWordsText::tr("minus g");
    case Change::PlusWeight: return ComparisonWordsText::tr("plus gravity m g");
    case Change::MinusWeight: return ComparisonWordsText::tr("minus gravity m g");
    case Change::PlusOmegaCrossV: return ComparisonWordsText::tr("plus ω × v");
    case Change::MinusOmegaCrossV: return ComparisonWordsText::tr("minus ω × v");
  }
  return {};
}

}  // namespace

QString changesInWords(const std::vector<Change>& changes) {
  if (changes.empty()) return ComparisonWordsText::tr("the same values");
  QStringList words;
  for (const Change change : changes) words << changeInWords(change);
  return words.join(QStringLiteral(", "));
}

QString absenceInWords(Aspect aspect, Formulation formulation) {
  const bool local = formulation == Formulation::BodyFrame || formulation == Formulation::Spatial;
  switch (aspect) {
    case Aspect::CentreAcceleration:
      return ComparisonWordsText::tr(
          "No such step: the acceleration of the centre of mass is never computed. The spatial inertia contains the "
          "position of the centre of mass.");
    case Aspect::JointAxis:
    case Aspect::MotionAxis:
      return ComparisonWordsText::tr("No such step: in the link frame the joint axis is constant.");
    case Aspect::CentreOfMass:
    case Aspect::Inertia:
      return local ? ComparisonWordsText::tr(
                         "No such step: in the link frame the centre of mass and the inertia are constant.")
                   : ComparisonWordsText::tr("No such step: here the inertias in the world are part of the geometry.");
    case Aspect::InertialForce:
    case Aspect::InertialMoment:
    case Aspect::JointForce:
    case Aspect::JointMoment:
    case Aspect::HandedOnForce:
    case Aspect::HandedOnMoment:
      return ComparisonWordsText::tr(
          "No such step: no result is passed from link to link. The forces are part of the torque contributions.");
    case Aspect::ExternalForce:
    case Aspect::ExternalMoment:
      return ComparisonWordsText::tr(
          "No such step: there is no external force, and gravity is part of the accelerations.");
    case Aspect::TorqueShare:
      return ComparisonWordsText::tr("No such step: the recursion does not split a torque by the links that cause it.");
    default: return ComparisonWordsText::tr("No such step.");
  }
}

}  // namespace linkwright::ui
