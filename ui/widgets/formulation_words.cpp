// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/formulation_words.h"

#include <QCoreApplication>

namespace linkwright::ui {

QString formulationName(Formulation formulation) {
  const auto tr = [](const char* text) { return QCoreApplication::translate("Formulation", text); };
  switch (formulation) {
    case Formulation::BodyFrame: return tr("Body frames");
    case Formulation::WorldSpatial: return tr("World frame");
    case Formulation::Spatial: return tr("Featherstone");
    case Formulation::NonRecursive: return tr("Without recursion");
  }
  return {};
}

}  // namespace linkwright::ui
