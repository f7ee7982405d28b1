// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/urdf.h"

#include <vector>

namespace linkwright::ui {

class Document;

/// What of the open document a URDF would not hold, the scene's first.
std::vector<UrdfLoss> urdfLosses(const Document& document);

}  // namespace linkwright::ui
