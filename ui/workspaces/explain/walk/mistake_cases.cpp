// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/mistake_cases.h"

#include "core/base/index.h"
#include "ui/document/insight.h"
#include "ui/widgets/mistake_words.h"
#include "ui/workspaces/explain/walk/label_symbols.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

// of the largest number of a quantity: a recursion with a mistake in it may round otherwise where the mistake is not
constexpr double kRoundOff = 1e-11;

struct MistakeCasesText {
  Q_DECLARE_TR_FUNCTIONS(WhatIf)
};

/// The product that a title names, with indices: without them it stands in the title.
QString productOf(Mistake mistake) {
  switch (mistake) {
    case Mistake::NoGyroscopicTerm: return QStringLiteral(u"ωᵢ × Iᵢ ωᵢ");
    case Mistake::NoCentripetalTerm: return QStringLiteral(u"ωᵢ × (ωᵢ × rᵢ)");
    case Mistake::TransposedRotation: return QStringLiteral(u"Rᵢ");
    case Mistake::NoCentreLever: return QStringLiteral(u"cᵢ × Fᵢ");
    case Mistake::NoChildLever: return QStringLiteral(u"rₖ × Rₖ fₖ");
    case Mistake::ParentOmegaInCoriolis: return QStringLiteral(u"2 ωᵢ × sᵢ q̇ᵢ");
    default: return {};
  }
}

bool carriesAnother(const Model& model) {
  return std::any_of(model.bodies().begin(), model.bodies().end(), [](const auto& body) { return body.parent >= 0; });
}

bool slides(const Model& model) {
  return std::any_of(model.joints().begin(), model.joints().end(),
                     [](const ModelJoint& joint) { return joint.type == JointType::Prismatic; });
}

bool hasRotor(const Model& model) {
  return std::any_of(model.joints().begin(), model.joints().end(),
                     [](const ModelJoint& joint) { return joint.reflected_inertia != 0.0; });
}

/// Whether the wrong recursion has another value for what `entry` records.
bool isChanged(const Recorded& entry, const Recording& wrong) {
  const auto same = [&](const Recorded& other) {
    return other.body == entry.body && other.quantity == entry.quantity && other.other == entry.other &&
           other.pass == entry.pass;
  };
  const auto found = std::find_if(wrong.entries.begin(), wrong.entries.end(), same);
  if (found == wrong.entries.end()) return true;
  double largest = 1.0, difference = 0.0;
  for (int i = 0; i < entry.size; ++i) {
    largest = std::max(largest, std::abs(entry.values[i]));
    difference = std::max(difference, std::abs(entry.values[i] - found->values[i]));
  }
  return !(difference <= kRoundOff * largest);
}

}  // namespace

QString mistakeTitleIn(Mistake mistake, Notation notation) {
  QString title = mistakeTitle(mistake);
  const QString product = productOf(mistake);
  if (product.isEmpty()) return title;
  // the slide's own letters
  const bool prismatic = mistake == Mistake::ParentOmegaInCoriolis;
  const QString theirs = inNotation(product, Formulation::BodyFrame, notation, prismatic);
  return title.replace(withoutIndices(product), withoutIndices(theirs));
}

QString plantedTextIn(const MistakeSet& mistakes, Notation notation) {
  QStringList titles;
  for (const Mistake mistake : mistakes) titles << mistakeTitleIn(mistake, notation);
  return plantedText(titles);
}

std::vector<MistakeGroup> mistakeGroups() {
  return {
      {MistakeCasesText::tr("Gravity"), {Mistake::GravityLeftOut, Mistake::GravityTwice, Mistake::GravityWrongSign}},
      {MistakeCasesText::tr("Missing Terms"),
       {Mistake::NoGyroscopicTerm, Mistake::NoCentripetalTerm, Mistake::NoCentreLever, Mistake::NoChildLever}},
      {MistakeCasesText::tr("Frames and Signs"),
       {Mistake::MomentAboutWrongPoint, Mistake::TransposedRotation, Mistake::AxisTurnedByParent,
        Mistake::ParentOmegaInCoriolis, Mistake::HatMatrixMisprint, Mistake::ChildForceSign}},
      {MistakeCasesText::tr("Inertia"), {Mistake::RotorLeftOut, Mistake::NoParallelAxisTerm}},
      //: adjective: heading of mistakes about external forces
      {MistakeCasesText::tr("External Forces"), {Mistake::ExternalForceIgnored}}};
}

QString equationNumbers(Mistake mistake, Formulation formulation) {
  QStringList numbers;
  for (const EquationId equation : equationsOf(mistake, formulation)) {
    numbers.append(QString::fromLatin1(idOf(formulation, equation)));
  }
  return numbers.join(QStringLiteral(", "));
}

std::optional<Formulation> formulationWith(const Snapshot& snapshot, Mistake mistake) {
  MistakeSet all = snapshot.mistakes;
  all.insert(mistake);
  return formulationFor(all, snapshot.formulation);
}

QString whyNot(const Snapshot& snapshot, Mistake mistake) {
  const Model& model = *snapshot.model;
  if (model.dof() == 0) return MistakeCasesText::tr("the robot has no moving joint");
  const std::optional<Formulation> formulation = formulationWith(snapshot, mistake);
  if (!formulation) {
    for (const Mistake planted : snapshot.mistakes) {
      if (formulationFor({planted, mistake}, snapshot.formulation)) continue;
      return MistakeCasesText::tr("incompatible with “%1”").arg(mistakeTitle(planted));
    }
    return MistakeCasesText::tr("incompatible with the planted mistakes");
  }
  switch (mistake) {
    case Mistake::GravityLeftOut:
    case Mistake::GravityTwice:
    case Mistake::GravityWrongSign:
      return snapshot.gravity.isZero(0.0) ? MistakeCasesText::tr("gravity is zero") : QString();
    case Mistake::RotorLeftOut:
      if (!hasRotor(model)) return MistakeCasesText::tr("no motor has a rotor inertia");
      return snapshot.terms.rotor ? QString() : MistakeCasesText::tr("the rotor inertia is switched off");
    case Mistake::ExternalForceIgnored:
      return snapshot.external().empty() ? MistakeCasesText::tr("no external force acts") : QString();
    case Mistake::ParentOmegaInCoriolis:
      return slides(model) ? QString() : MistakeCasesText::tr("no joint is prismatic");
    case Mistake::MomentAboutWrongPoint:
      if (*formulation == Formulation::WorldSpatial) return {};
      [[fallthrough]];
    case Mistake::NoChildLever:
    case Mistake::ChildForceSign:
      return carriesAnother(model) ? QString() : MistakeCasesText::tr("no joint carries another");
    default: return {};
  }
}

int stepWhereMade(const Snapshot& snapshot, Mistake mistake, Formulation formulation) {
  const EnumSet<EquationId> equations = equationsOf(mistake, formulation);
  if (equations.empty() || snapshot.model->dof() == 0) return -1;
  const Insight::Recorded& right = recordedBy(snapshot, formulation);
  const std::vector<Step>& steps = *right.steps;
  const Recording wrong = recordedWith(snapshot, formulation, {mistake});
  int made = -1;  // the latest step with the term, up to where the first number is another
  int first = -1;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const Step& step = steps[i];
    if (equations.contains(step.equation)) {
      made = static_cast<int>(i);
      if (first < 0) first = made;
    }
    for (int k = step.first; k < step.last; ++k) {
      if (isChanged(right.recording->entries[at(k)], wrong)) return made >= 0 ? made : first;
    }
  }
  return first;
}

}  // namespace linkwright::ui
