// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is said of the difference between torques of a table and ours, in the user's language.

#include "ui/work/torque_study.h"

#include <QString>
#include <QStringList>

namespace linkwright::ui {

/// What the comparison comes to, in one line.
QString differenceHeadline(const TorqueStudy& study);
/// Which joint the difference is largest at, what was left out of the table, and where nothing explains it, what it is
/// like and what to do. A paragraph each.
QStringList differenceWords(const TorqueStudy& study);
/// "Joint axis reversed: 'elbow'"; two causes with "and" between them.
QString explanationTitle(const TorqueStudy& study, const DifferenceExplanation& explanation);
/// What to check in the other program, where in the recursion to look, how sure it is, and what remains. A paragraph
/// each.
QStringList explanationWords(const TorqueStudy& study, const DifferenceExplanation& explanation);

}  // namespace linkwright::ui
