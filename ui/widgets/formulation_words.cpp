// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formulation_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct FormulationText {
  Q_DECLARE_TR_FUNCTIONS(Formulation)
};

}  // namespace

QString formulationName(Formulation formulation) {
  switch (formulation) {
    case Formulation::BodyFrame: return FormulationText::tr("Body frames");
    case Formulation::WorldSpatial: return FormulationText::tr("World frame");
    case Formulation::Spatial: return FormulationText::tr("Featherstone");
    case Formulation::NonRecursive: return FormulationText::tr("Without recursion");
  }
  return {};
}

}  // namespace linkwright::ui
