// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/mechanism.h"

#include <vector>

namespace linkwright {

/// Materials of generated shapes: what runs from joint to joint, and what marks a joint itself.
inline constexpr const char* kLinkMaterial = "link";
inline constexpr const char* kJointMaterial = "joint";

/// The longest way from the base along the joints' offsets to any link, prismatic travel left out. Metres; at
/// least 1e-3. O(n).
double chainLength(const Mechanism& mechanism);

/// What solids, axes and triads are sized by: the chain's length, or seven usual offsets where it has many joints, so
/// that a chain of a hundred links is not drawn as a block. Metres. O(n).
double drawingSize(const Mechanism& mechanism);

/// True where a view can draw the link from the file's own shapes (a mesh alone is not enough).
bool hasDrawableShapes(const Link& link);

/// Solids for the links that have no drawable shapes, sized to the chain: a capsule from joint to joint (along the
/// joint's axis first, then across, as an arm is built), a barrel along each joint's axis, a rail for a prismatic
/// joint, a foot under the base. Parallel to Mechanism::links; empty for links that have shapes of their own and for
/// frames without mass behind the last joint. The shapes' frame is the link's, their material one of those above.
/// A mechanism that does not compile is allowed: joints with indices out of range are passed over. O(n).
std::vector<std::vector<Shape>> generatedShapes(const Mechanism& mechanism);

}  // namespace linkwright
