// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trace/check.h"

#include <QString>

namespace linkwright::ui {

/// The check of a student's table in the user's language.
QString slipTitle(Slip slip);
/// "joint moment", or the symbol where the row has that alone.
QString checkedName(const StudentRow& row);
/// "agrees", "differs by 0.31 in v2 (4 %)", "2 numbers where 3 belong", ...
QString checkedResult(const StudentRow& row, const CheckedRow& checked);
/// Six digits a number, with commas between.
QString checkedNumbers(const std::vector<double>& values);
/// "First difference: line 10, linear acceleration of link_1 (step 5).", or that nothing differs, or that there was
/// nothing to compare.
QString firstDifferenceWords(const StudentTable& table, const CheckReport& report);
/// What the differences look like, and which rows that leaves; a line a suspect. Empty where nothing differs.
QString suspicionWords(const StudentTable& table, const CheckReport& report);

/// Whether the row differs, has the wrong size or is not in the recursion.
bool isWrong(RowStatus status);

}  // namespace linkwright::ui
