// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/mechanism/model.h"
#include "core/trajectory/plan.h"

#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// A motion that was measured or made elsewhere, as a file tells it.
struct MotionFile {
  SampledCourse course;              ///< velocities and accelerations where the file has them
  bool has_torque = false;           ///< it has columns tau.JOINT; a motion makes no use of them
  bool has_loads = false;            ///< it has columns ext.LINK...; likewise
  std::vector<std::string> skipped;  ///< columns that are no state's

  /// s; of a motion of a single sample 0.
  double meanStep() const;
};

/// Whether a file that begins with `text` means to be a motion: CSV whose first line names a column q.JOINT.
bool isMotionHeader(std::string_view text);

/// Reads a motion from CSV or JSON (core/io/state_table.h); the columns t and q.JOINT are needed. Columns of other
/// kinds than a state's (a log has them) are passed over; one such as q.JOINT of a joint that is not there is an error.
/// Errors, all of them, with file and line: those of a table of states, no t, fewer than two samples, times that do not
/// grow; numbers with commas for points and columns between semicolons are named as that.
Result<MotionFile> readMotion(std::string_view text, const std::string& file_name, const Model& model);
Result<MotionFile> readMotionFile(const std::string& path, const Model& model);

}  // namespace linkwright
