// SPDX-License-Identifier: MIT
#pragma once

// How the numbers of a row are held against ours: in which frame and unit, how closely, and whether they are ours told
// otherwise.

#include "core/base/message.h"
#include "core/recording/express.h"
#include "core/trace/check.h"
#include "core/trace/trace_rows.h"

#include <array>
#include <string>
#include <vector>

namespace linkwright {

/// What the table's numbers are compared with.
struct CheckBasis {
  const Model& model;
  const DynamicsInput& input;
  const Recording& ours;
  std::vector<TraceRow> rows;  ///< ours, with names
  std::vector<Pose> X_WB;
  std::vector<std::vector<int>> children;  ///< of each body
  double tolerance = 1e-4;
  /// The largest number of each quantity over all links, for each half of a six-vector: what round-off is beside.
  std::vector<std::array<double, 2>> largest;

  CheckBasis(const Model& model, const DynamicsInput& input, const Recording& ours, double tolerance);
};

struct Difference {
  bool agrees = true;
  int component = 0;
  double absolute = 0.0, relative = 0.0;
};

/// The numbers that a row should have: those of `entry` (which may come from a wrong recording) in the frame and unit
/// that the row names, where ours is entry `index` of the trace. What is odd about the names is added to `remark`.
Components expectedOf(const CheckBasis& basis, const StudentRow& row, int index, const Recorded& entry,
                      Message* remark = nullptr);

/// The way back: the row's numbers in the axes and the unit of our entry `index`; the very bits where it names those.
/// Sizes must be equal.
std::vector<double> inOurs(const CheckBasis& basis, const StudentRow& row, int index);

/// Theirs against expected numbers of that quantity. Sizes must be equal.
Difference difference(const CheckBasis& basis, const StudentRow& row, Quantity quantity, const Components& expected);

/// A way in which right numbers may be told wrongly.
struct SlipKind {
  Slip slip;
  std::string frame;
};
const std::vector<SlipKind>& slipKinds();
/// Whether the row has the numbers of our entry `index` told so.
bool isSlip(const CheckBasis& basis, const StudentRow& row, int index, const SlipKind& kind);

}  // namespace linkwright
