// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/mechanism/mechanism.h"
#include "core/spatial/pose.h"

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// Whose Denavit-Hartenberg parameters a table holds. Frame i lies on the axis of joint i + 1 in the standard form
/// (Denavit and Hartenberg 1955), on that of joint i in the modified form (Craig):
///   standard   X_(i-1)(i) = Rz(theta) Tz(d) Tx(a) Rx(alpha)
///   modified   X_(i-1)(i) = Rx(alpha) Tx(a) Rz(theta) Tz(d), where a and alpha are those of link i - 1
enum class DhConvention { Standard, Modified };
/// "standard", "modified".
const char* toString(DhConvention convention);

/// One joint of a table. rad, m. `theta` of a revolute joint and `d` of a prismatic one are the values at q = 0, to
/// which q is added.
struct DhRow {
  std::string joint;                     ///< its name
  JointType type = JointType::Revolute;  ///< not Fixed
  double theta = 0.0, d = 0.0, a = 0.0, alpha = 0.0;
  Limits limits;
  std::optional<Inertial> inertial;  ///< of the link that the joint moves; centre and inertia in the row's own frame
  int line = 0;                      ///< where it stands in the table's file, 1-based; 0: nowhere
};

struct DhTable {
  DhConvention convention = DhConvention::Standard;
  Pose X_W0;         ///< frame 0 in the world
  std::string file;  ///< that it was read from, for diagnostics; may be empty
  std::vector<DhRow> rows;
};

/// X_(i-1)(i) of a row at joint position `q` (rad or m).
Pose dhTransform(DhConvention convention, const DhRow& row, double q = 0.0);

/// The chain that a table describes. Each link's frame lies on its joint's axis z, which is the row's own frame in the
/// modified form; in the standard form the row's frame is Tx(a) Rx(alpha) beyond it, and the frame of the last row
/// becomes a link "tool" without mass. Links are named base, link_1, link_2, ...; the hand is the end of the table.
/// Errors: no row, a row that is fixed, a number that is not finite.
Result<Mechanism> mechanismOf(const DhTable& table);

}  // namespace linkwright
