// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/recording.h"

#include <QString>

namespace linkwright::ui {

/// The field's term for a quantity, in the user's language.
QString quantityName(Quantity quantity);
/// Title, plain characters, explanation and remark (may be empty) of each equation, of turning and sliding joints.
/// Titles and plain characters are core's (core/trace/equation_text.h); all is empty where there is no such equation.
QString equationTitle(Formulation formulation, EquationId equation, bool prismatic);
/// "(5)" of "body.5": whose number it is stands beside it.
QString equationNumber(const QString& id);
QString equationPlain(Formulation formulation, EquationId equation, bool prismatic);
QString equationSentence(Formulation formulation, EquationId equation, bool prismatic);
QString equationNote(Formulation formulation, EquationId equation);

}  // namespace linkwright::ui
