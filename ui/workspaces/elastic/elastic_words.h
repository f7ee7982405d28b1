// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_link.h"
#include "ui/widgets/choice_box.h"

namespace linkwright::ui {

// What the choices of a beam are called, and what each does.

ChoiceWords wordsFor(ElementKind kind);
ChoiceWords wordsFor(BeamMass mass);

}  // namespace linkwright::ui
