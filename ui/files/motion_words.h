// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/motion_file.h"

#include <QString>

namespace linkwright::ui {

// What is said of a file with a motion before it is taken.

/// "12.3": four digits, with a true minus.
QString figure(double value);
/// "5 ms", "1.5 s": a time as long as a step is.
QString stepText(double seconds);
/// "401 samples over 4 s, a step of 10 ms".
QString samplesWords(const MotionFile& file);
/// "Positions of 6 joints and velocities are in the file; accelerations are not."
QString columnsWords(const MotionFile& file, const Model& model);
/// What is there and goes unused; empty where nothing does.
QString unusedWords(const MotionFile& file);
/// Why the numbers look as if they were meant otherwise (degrees); empty where they do not.
QString doubtWords(const MotionFile& file, const Model& model);

}  // namespace linkwright::ui
