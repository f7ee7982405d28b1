// SPDX-License-Identifier: MIT
#pragma once

#include "core/exercise/exercise.h"
#include "core/mechanism/mechanism.h"

#include <optional>
#include <string>

namespace linkwright {

/// A link's length: from its frame to that of the first joint on it, m. None where no joint stands off it.
std::optional<double> lengthOf(const Mechanism& mechanism, int link);

/// Gives a link another figure. Mass (kg): the inertia grows with it, the shape stays. Length (m, > 0): the link with
/// its joints, its centre and its shapes becomes larger or smaller as a whole, and its mass stays. Payload (kg): a
/// point mass at the origin of its frame.
void setFigure(Mechanism& mechanism, int link, LinkFigure figure, double value);

}  // namespace linkwright
