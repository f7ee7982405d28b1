// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sentence.h"
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
    case Change::PlusGravity: return ComparisonWordsText::tr("g added");
    case Change::MinusGravity: return ComparisonWordsText::tr("g subtracted");
    case Change::PlusWeight: return ComparisonWordsText::tr("weight m g added");
    case Change::MinusWeight: return ComparisonWordsText::tr("weight m g subtracted");
    case Change::PlusOmegaCrossV: return ComparisonWordsText::tr("ω × v added");
    case Change::MinusOmegaCrossV: return ComparisonWordsText::tr("ω × v subtracted");
  }
  return {};
}

}  // namespace

QString changesInWords(const std::vector<Change>& changes) {
  if (changes.empty()) return ComparisonWordsText::tr("the same values");
  QStringList words;
  for (const Change change : changes) words << changeInWords(change);
  return joinedWords(words);
}

QString absenceInWords(Aspect aspect, Formulation formulation) {
  const bool local = formulation == Formulation::BodyFrame || formulation == Formulation::Spatial;
  switch (aspect) {
    case Aspect::CentreAcceleration:
      return ComparisonWordsText::tr(
          "No such step, because the spatial inertia already contains the position of the centre of mass.");
    case Aspect::JointAxis:
    case Aspect::MotionAxis:
      return ComparisonWordsText::tr("No such step, because the joint axis is constant in the link frame.");
    case Aspect::CentreOfMass:
    case Aspect::Inertia:
      return local ? ComparisonWordsText::tr(
                         "No such step, because the centre of mass and the inertia are constant in the link frame.")
                   : ComparisonWordsText::tr(
                         "No such step, because this formulation treats the inertias in the world frame as part of the "
                         "known geometry.");
    case Aspect::InertialForce:
    case Aspect::InertialMoment:
    case Aspect::JointForce:
    case Aspect::JointMoment:
    case Aspect::HandedOnForce:
    case Aspect::HandedOnMoment:
      return ComparisonWordsText::tr(
          "No such step, because no force is passed from link to link. The forces are contained in the torque "
          "contributions.");
    case Aspect::ExternalForce:
    case Aspect::ExternalMoment:
      return ComparisonWordsText::tr(
          "No such step, because no external force acts and gravity is included in the accelerations.");
    case Aspect::TorqueShare:
      return ComparisonWordsText::tr(
          "No such step, because the recursion does not split a torque into contributions of the links.");
    default: return ComparisonWordsText::tr("No such step.");
  }
}

}  // namespace linkwright::ui
