// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/base/short_text.h"

namespace linkwright {

// What several of the elastic analyses say.

inline Message noLinkBends() { return Message("Elastic", "no link is elastic; give a link a section and a material"); }
inline Message unknownDuration() {
  return Message("Elastic",
                 "the duration is unknown because the scene has no motion; add a motion, or give 'duration' in 'beam'");
}
inline Message stepNotPositive(double dt) {
  return Message("Elastic", "dt is %1 s but must be greater than 0").arg(shortText(dt));
}

/// Why a step of the elastic schemes fails.
inline Message stepDoesNotConverge() {
  return Message("Elastic", "the iteration does not converge in this time step; use a smaller dt");
}

}  // namespace linkwright
