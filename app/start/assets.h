// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace linkwright::app {

/// The folder with the example robots: beside an installed program, else in the source tree that it was built from.
QString examplesFolder();

}  // namespace linkwright::app
