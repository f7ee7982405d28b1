// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/ik_mistake.h"
#include "ui/document/ik_study.h"

#include <QString>

namespace linkwright::ui {

QString caseName(IkCase which);
/// What is to be seen in it: one or two sentences.
QString caseStory(IkCase which);
QString methodTitle(IkMethod method);
/// What it makes of a singular value.
QString methodFormula(IkMethod method);

/// "converged", "out-of-reach", "never rests": how a run ends, in the words of the solver.
QString endWord(const IkRun& run);
/// "Stopped after 17 iterations by the test of the residual: converged."
QString endSentence(const IkRun& run);
/// What happens at a place, in one sentence to be spoken.
QString spokenPlace(const IkRun& run, int place);

/// x, y, z, φx, φy, φz.
QString rowSymbol(int row);

}  // namespace linkwright::ui
