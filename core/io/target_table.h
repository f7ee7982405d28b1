// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/spatial/pose.h"

#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// A pose that a link's frame should have in the world, as a file tells it.
struct TargetPose {
  int line = 0;    ///< where it stands in the file, 1-based
  double t = 0.0;  ///< s; meaningful where the table has time
  Pose X_WT;       ///< a rotation to round-off, whatever the file's digits; R is the identity where none is given
};

struct TargetTable {
  bool has_time = false;
  bool has_orientation = false;  ///< all targets or none
  std::vector<TargetPose> targets;
};

struct TargetOptions {
  bool ignore_extra = false;  ///< columns (keys) of other names are skipped instead of refused
};

/// How far a rotation matrix may be from orthonormal (largest component of R^T R - E) and a quaternion from unit length
/// for what rounding to four digits does; nearer ones are made so.
inline constexpr double kRotationTolerance = 1e-3;

/// Reads poses from CSV (columns p.x p.y p.z, and either R.00 ... R.22 or quat.w quat.x quat.y quat.z, or neither:
/// position only; t; any order) or, where the text begins with `{`, from JSON ({"targets":[{"p":[...],"R":[[...],
/// ...]}]}, `quat` [w,x,y,z], `t`). What `linkwright-cli fk` prints is accepted in both forms. Errors, all of them,
/// with file and line: a column that is missing, unknown or there twice, a cell that is not a finite number (named), a
/// row of the wrong length, a matrix that is no rotation, a quaternion not of unit length, no target at all.
Result<TargetTable> readTargets(std::string_view text, const std::string& file_name, const TargetOptions& options = {});

}  // namespace linkwright
