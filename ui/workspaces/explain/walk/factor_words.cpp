// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/factor_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct FactorText {
  Q_DECLARE_TR_FUNCTIONS(Explain)
};

}  // namespace

QString constantName(linkwright::ModelConstant constant) {
  using C = linkwright::ModelConstant;
  switch (constant) {
    case C::None: break;
    case C::RotationAtZero: return FactorText::tr("rotation at q = 0");
    case C::OriginAtZero: return FactorText::tr("origin at q = 0");
    case C::Axis: return FactorText::tr("joint axis");
    case C::MotionAxis: return FactorText::tr("motion axis");
    case C::Mass: return FactorText::tr("mass");
    case C::CentreOfMass: return FactorText::tr("centre of mass");
    case C::Inertia: return FactorText::tr("inertia");
    case C::Rotor: return FactorText::tr("rotor inertia");
    case C::Damping: return FactorText::tr("damping");
    case C::Coulomb: return FactorText::tr("Coulomb friction");
    case C::Stiffness: return FactorText::tr("spring stiffness");
    case C::SpringRest: return FactorText::tr("spring rest position");
    case C::Gravity: return FactorText::tr("gravity");
    case C::Given: return FactorText::tr("external load");
  }
  return {};
}

}  // namespace linkwright::ui
