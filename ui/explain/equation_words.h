// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

#include <QString>

namespace linkwright::ui {

/// The field's term for a quantity, in the user's language.
QString quantityName(Quantity quantity);
/// Title, plain characters, explanation and remark of each equation.
QString equationTitle(EquationId equation);
QString equationPlain(EquationId equation, bool prismatic);
QString equationSentence(EquationId equation, bool prismatic);
QString equationNote(EquationId equation);

}  // namespace linkwright::ui
