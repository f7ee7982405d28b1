// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/cost_curve.h"

#include <QString>

namespace linkwright::ui {

/// "Link frames", ...
QString methodShort(CostMethod method);
/// "Link frames, inverse dynamics", ...: what tells it apart comes first, for room may be short.
QString methodName(CostMethod method);
/// What is counted and measured, in a sentence.
QString methodSentence(CostMethod method);
/// "1.24 µs"; a dash where it was not measured.
QString durationText(double seconds);

}  // namespace linkwright::ui
