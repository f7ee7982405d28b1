// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/formulation.h"

#include <QString>

namespace linkwright::ui {

/// "Body frames", "World frame", "Featherstone", "Without recursion": the same on every sheet.
QString formulationName(Formulation formulation);

}  // namespace linkwright::ui
