// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "core/trajectory/violations.h"
#include "ui/document/snapshot.h"

#include <QString>

#include <vector>

namespace linkwright::ui {

/// A time in which a joint is beyond a limit of a kind.
struct LimitSpan {
  int joint = -1;
  LimitKind kind = LimitKind::Velocity;
  double from = 0.0, to = 0.0;  ///< s: the first and the last sample of it
};

/// All of them, by joint, kind and time, looked for at the samples of the curves, by the tolerance of
/// core/trajectory/violations.h. O(samples dof).
std::vector<LimitSpan> limitSpans(const MotionCurves& curves, const Model& model);

/// "elbow: velocity beyond its limit, 1.20 to 1.43 s".
QString wordsFor(const LimitSpan& span, const Model& model);

}  // namespace linkwright::ui
