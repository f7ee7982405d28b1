// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/mistake.h"

#include <QString>

namespace linkwright::ui {

/// The mistakes in the user's language: what has been done, and how it is recognised.
QString mistakeTitle(Mistake mistake);
QString mistakeHint(Mistake mistake);

/// "Mistake planted: Gravity left out", "2 mistakes planted: ...; ...": for every view that shows wrong numbers. Empty
/// where nothing is planted.
QString plantedText(const MistakeSet& mistakes);

}  // namespace linkwright::ui
