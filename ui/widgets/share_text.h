// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace linkwright::ui {

/// A share of a whole in per cent: "78 %", "0.4 %", "below 0.1 %".
QString shareText(double share);

}  // namespace linkwright::ui
