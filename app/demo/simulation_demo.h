// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/driver.h"

namespace linkwright::app {

/// An arm on the ground is simulated: what the ground pushes with, how that is found, and what the joints carry.
void demoSimulation(ui::MainWindow& window, Driver& driver, const QString& examples_folder);

}  // namespace linkwright::app
