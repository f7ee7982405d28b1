// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/walk/factor_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

QString constantName(linkwright::ModelConstant constant) {
  using C = linkwright::ModelConstant;
  const auto tr = [](const char* text) { return QCoreApplication::translate("Explain", text); };
  switch (constant) {
    case C::None: break;
    case C::RotationAtZero: return tr("rotation at q = 0");
    case C::OriginAtZero: return tr("origin at q = 0");
    case C::Axis: return tr("joint axis");
    case C::MotionAxis: return tr("motion axis");
    case C::Mass: return tr("mass");
    case C::CentreOfMass: return tr("centre of mass");
    case C::Inertia: return tr("inertia");
    case C::Rotor: return tr("rotor inertia");
    case C::Damping: return tr("damping");
    case C::Coulomb: return tr("dry friction");
    case C::Stiffness: return tr("stiffness of the spring");
    case C::SpringRest: return tr("rest position of the spring");
    case C::Gravity: return tr("gravity");
    case C::Given: return tr("given from outside");
  }
  return {};
}

}  // namespace linkwright::ui
