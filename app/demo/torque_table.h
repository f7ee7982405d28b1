// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"

#include <string>

namespace linkwright::app {

/// The motion as CSV: t, then q.JOINT, qd.JOINT, qdd.JOINT and tau.JOINT of every joint; SI, 17 significant digits.
std::string torqueTable(const Model& model, const ui::MotionCurves& curves);

}  // namespace linkwright::app
