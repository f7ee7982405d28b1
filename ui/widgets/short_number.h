// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace linkwright::ui {

/// "17.1", "0.254", "1230": three digits, as many decimals for all numbers of one size.
QString shortNumber(double value);
/// "17.1", "1.23e+04": three significant digits, with an exponent where there are more before the point.
QString threeDigits(double value);

}  // namespace linkwright::ui
