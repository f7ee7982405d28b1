// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/driver.h"

namespace linkwright::app {

/// An arm with a passive joint and a link that bends: its torques, what makes them ripple, and how they are made of
/// nodal forces.
void demoElastic(ui::MainWindow& window, Driver& driver, const QString& examples_folder);

}  // namespace linkwright::app
