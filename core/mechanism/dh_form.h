// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/dh_table.h"

#include <vector>

namespace linkwright {

/// The Denavit-Hartenberg table of a chain as it stands, and where its frames are. Row i belongs to the i-th moving
/// joint from the base; fixed joints in between are part of the link that carries them.
struct DhForm {
  DhTable table;
  std::vector<int> joints;  ///< by row: index into Mechanism::joints
  /// [rows + 1] frames 0 to n: the link that carries each (index into Mechanism::links) and the frame's pose in it.
  std::vector<int> links;
  std::vector<Pose> X_LD;
};

/// The table of a chain. A frame that stands in the mechanism already where the convention allows it is kept, so that
/// the chain of a table gives back that table; elsewhere x runs along the common normal of the two axes, from the
/// nearer to the further one (its foot nearest to the frame before where the axes are parallel, z x z' where they
/// meet). z always runs along the joint's axis. Links that are fixed to one another are one body of the table. O(n).
/// Errors, in words: the mechanism branches (where), or no joint moves; such a thing has no table of its own.
Result<DhForm> dhFormOf(const Mechanism& mechanism, DhConvention convention);

/// The mechanism with one row of its table changed in theta, d, a or alpha. What lies beyond the parameter moves as a
/// whole: theta and d carry the joint itself along its axis, a and alpha what hangs at the far (standard) or near
/// (modified) end of the link. Nothing else changes; a row put back to what it was gives the poses back to round-off.
/// Requires the form to be of this mechanism, the row to exist and its numbers to be finite.
Mechanism withDhRow(const Mechanism& mechanism, const DhForm& form, int row, const DhRow& changed);

/// The form of what withDhRow gave (`moved`), its frames being those of `form`: all other rows keep their numbers,
/// where dhFormOf might turn a frame round (a = -0.3 m is a = 0.3 m with theta half a turn on).
DhForm formAfter(const Mechanism& moved, const DhForm& form, int row, const DhRow& changed);

}  // namespace linkwright
