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
    case Change::TurnedToWorld: return ComparisonWordsText::tr("turned into world axes");
    case Change::TurnedToLink: return ComparisonWordsText::tr("turned back into link axes");
    case Change::ComposedFromBase: return ComparisonWordsText::tr("joined with the pose of the parent in the world");
    case Change::TakenFromParent: return ComparisonWordsText::tr("taken relative to the parent");
    case Change::MovedToWorldOrigin: return ComparisonWordsText::tr("moved to the world's origin");
    case Change::MovedToLinkOrigin: return ComparisonWordsText::tr("moved to the link's origin");
    case Change::MovedToCentre: return ComparisonWordsText::tr("moved to the centre of mass");
    case Change::PlusGravity: return ComparisonWordsText::tr("plus g");
    case Change::MinusGravity: return ComparisonWordsText::tr("minus g");
    case Change::PlusWeight: return ComparisonWordsText::tr("plus the weight m g");
    case Change::MinusWeight: return ComparisonWordsText::tr("minus the weight m g");
    case Change::PlusOmegaCrossV: return ComparisonWordsText::tr("plus ω × v");
    case Change::MinusOmegaCrossV: return ComparisonWordsText::tr("minus ω × v");
  }
  return {};
}

}  // namespace

QString changesInWords(const std::vector<Change>& changes) {
  if (changes.empty()) return ComparisonWordsText::tr("the same numbers");
  QStringList words;
  for (const Change change : changes) words << changeInWords(change);
  return words.join(QStringLiteral(", "));
}

QString absenceInWords(Aspect aspect, Formulation formulation) {
  const bool local = formulation == Formulation::BodyFrame || formulation == Formulation::Spatial;
  switch (aspect) {
    case Aspect::CentreAcceleration:
      return ComparisonWordsText::tr(
          "No step like this: the acceleration of the centre of mass is never made. The spatial inertia knows "
          "where the centre is.");
    case Aspect::JointAxis:
    case Aspect::MotionAxis:
      return ComparisonWordsText::tr("No step like this: in the link's own axes the joint's axis is a constant.");
    case Aspect::CentreOfMass:
    case Aspect::Inertia:
      return local ? ComparisonWordsText::tr(
                         "No step like this: in the link's own axes centre and inertia are constants.")
                   : ComparisonWordsText::tr(
                         "No step like this: the inertias in the world are part of the geometry here.");
    case Aspect::InertialForce:
    case Aspect::InertialMoment:
    case Aspect::JointForce:
    case Aspect::JointMoment:
    case Aspect::HandedOnForce:
    case Aspect::HandedOnMoment:
      return ComparisonWordsText::tr(
          "No step like this: nothing is kept from link to link. The forces are inside the torque shares.");
    case Aspect::ExternalForce:
    case Aspect::ExternalMoment:
      return ComparisonWordsText::tr(
          "No step like this: nothing given acts from outside, and the weight is in the accelerations.");
    case Aspect::TorqueShare:
      return ComparisonWordsText::tr(
          "No step like this: the recursion does not split a torque by the links that ask for it.");
    default: return ComparisonWordsText::tr("No step like this.");
  }
}

}  // namespace linkwright::ui
