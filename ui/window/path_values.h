// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/window/motion_decor.h"

#include <QString>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// The values of a curve (core/trajectory/curve_name.h) at the points of a path of `hand`; empty where the robot or the
/// motion has no such curve. `quick`: what costs much is worked out at every third point and interpolated between.
/// O(points) and what MotionFigures takes for as many samples; Work is integrated over all samples of the motion.
std::vector<double> pathValues(const Snapshot& snapshot, const MotionPath& path, int hand, const QString& curve,
                               bool quick);

/// What the colours mean, in the words and units of the window.
std::optional<ColourKey> pathKey(const std::optional<PathScale>& scale, const Model& model, AngleUnit unit, bool dark);

}  // namespace linkwright::ui
