// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/mechanism.h"

#include <QString>

namespace linkwright::ui {

/// "revolute", in the user's language.
QString jointTypeWord(JointType type);

}  // namespace linkwright::ui
