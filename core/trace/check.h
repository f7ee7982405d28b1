// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mistake.h"
#include "core/mechanism/model.h"
#include "core/recording/recording.h"

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// One row of somebody's own table of a recursion: names as in the columns of the trace. What is not said is empty.
struct StudentRow {
  int line = 0;          ///< where it stands in the file, 1-based
  std::string pass;      ///< "forward", "backward"
  std::string link;      ///< needed
  std::string quantity;  ///< this or the symbol is needed
  std::string symbol;
  std::string frame;  ///< a link, "world" (or "base"), "joint": in whose axes the numbers are said to be
  std::string unit;   ///< "deg", "deg/s" and "deg/s^2" are understood besides the trace's own
  std::vector<double> values;
  std::vector<double> roundings;  ///< half a unit of the last decimal written, 0 for a whole number; may be empty
};
struct StudentTable {
  std::vector<StudentRow> rows;
};

/// Slips of writing down, not of computing: the right numbers, told otherwise.
enum class Slip {
  SignFlipped,    ///< minus the value
  Degrees,        ///< degrees where radians are asked for
  OtherFrame,     ///< in the axes of another frame than the row's
  Transposed,     ///< a matrix with rows for columns
  HalvesSwapped,  ///< a six-vector with its halves in the other order
  GravityApart,   ///< the true acceleration, or the force without the weight, where gravity is in the value
};
inline constexpr auto kSlips = everyUpTo<Slip::GravityApart>();
std::span<const MistakeRow<Slip>> mistakeRows(Slip);

enum class RowStatus {
  Agrees,
  Differs,
  WrongSize,  ///< not as many numbers as the quantity has
  NotFound,   ///< the recursion has no such row
  Empty,      ///< no number: not filled in
};
/// "agrees", "differs", "wrong-size", "not-found", "empty".
const char* nameOf(RowStatus status);

/// One row of the table, held against ours.
struct CheckedRow {
  RowStatus status = RowStatus::NotFound;
  int entry = -1;                ///< index into CheckReport::recording.entries, which is the trace's index
  std::vector<double> expected;  ///< our numbers, in the frame and the unit that the row names
  std::vector<double> in_ours;   ///< theirs, in the axes and the unit of our entry; empty where sizes differ
  int component = -1;            ///< where the difference is largest, for its tolerance
  double absolute = 0.0;         ///< the difference there, theirs minus ours
  double relative = 0.0;         ///< its size against the largest component of ours (of its half of a six-vector)
  Message remark;  ///< what is odd about the row and is no difference of numbers: an unknown frame or unit
};

/// What the differences look like.
struct Suspect {
  std::optional<Mistake> mistake;
  std::optional<Slip> slip;
  std::string frame;     ///< of Slip::OtherFrame: "world", or how it stands to the link: "parent", "child", "own link"
  int explained = 0;     ///< differing rows whose numbers come out like this
  int contradicted = 0;  ///< agreeing rows that would not
  /// Differing rows (indices into CheckReport::rows) that it does not explain, in the order of the recursion: where the
  /// first of them enters, something else is wrong too.
  std::vector<int> unexplained;
};

struct CheckReport {
  Recording recording;                             ///< ours
  std::vector<CheckedRow> rows;                    ///< parallel to the table's
  int agreeing = 0, differing = 0, not_found = 0;  ///< differing: those of a wrong size too
  int missing = 0;                                 ///< entries of ours without a row in the table
  /// Rows with numbers that are the person's own: the state (q, qd, qdd), which is given to them, is none of these.
  int given = 0;
  /// Index into rows: the differing row that comes first in the recursion, -1 where none differs.
  int first_difference = -1;
  /// The mistakes and slips that give the first differing row and explain most rows, less those that they contradict.
  /// Those that do so equally well are all here, mistakes first; empty where none gives the first row.
  std::vector<Suspect> suspects;
  bool allAgree() const { return differing == 0 && not_found == 0; }
};

struct CheckOptions {
  /// Of the largest component of a row (of each half of a six-vector). A decimal is also right if it is ours rounded to
  /// the digits that it is written with, a zero if it is one to round-off beside the same quantity of the other links.
  double tolerance = 1e-4;
};

/// Holds a table against the recursion of `input`. Rows are found by link, quantity (or symbol) and, where it is given,
/// pass; a row may stand anywhere and be missing. A row that names another frame than ours is expected in that frame.
/// Costs one recording for each mistake that the formulation can make. Throws PreconditionError as inverseDynamics.
CheckReport checkTable(const Model& model, const DynamicsInput& input, Formulation formulation,
                       const StudentTable& table, const CheckOptions& options = {});

/// The suspects by name with what each explains: "gravity-left-out 12/12; ...".
std::string suspectNames(const CheckReport& report);

/// The report for a person: what differs, where first, and what it looks like.
std::string checkText(const Model& model, const StudentTable& table, const CheckReport& report);

}  // namespace linkwright
