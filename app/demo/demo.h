// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/main_window.h"

namespace linkwright::app {

/// Drives the window through its main features with mouse and keyboard events, checks that each had its effect, and
/// leaves pictures and the torques of the motion in `folder`. It goes on to another robot of `examples_folder` at the
/// end. The exit code: 0, or 1 where something did not work,
/// said on the standard error.
int runDemo(ui::MainWindow& window, const QString& folder, const QString& examples_folder);

/// Walks through the whole recursion in the Explain workspace, every joint at some rate, and leaves a picture of each
/// step in `folder`: to be looked at. The exit code as runDemo's.
int runWalk(ui::MainWindow& window, const QString& folder);

}  // namespace linkwright::app
