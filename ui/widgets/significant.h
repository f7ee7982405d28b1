// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace linkwright::ui {

/// "17.1", "0.254", "1230": three digits, as many decimals for all numbers of one size.
QString shortNumber(double value);
/// "17.1", "1.23e+04": so many significant digits at most, with an exponent where there are more before the point; a
/// dash for what is no number.
QString significant(double value, int digits = 3);

}  // namespace linkwright::ui
