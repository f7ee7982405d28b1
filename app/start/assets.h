// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace linkwright::app {

/// The folder with the example robots: beside an installed program, else where the build was told that
/// it is, which is in its source tree by default.
QString examplesFolder();

}  // namespace linkwright::app
