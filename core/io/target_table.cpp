// SPDX-License-Identifier: MIT
#include "core/io/target_table.h"

#include "core/io/target_numbers.h"
#include "core/io/target_reader.h"
#include "core/spatial/rotation.h"

#include <Eigen/Geometry>
#include <Eigen/LU>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace linkwright {

namespace {

/// Three significant digits, as a person reads them.
std::string roughly(double number) {
  char text[40];
  return {text, std::to_chars(text, text + sizeof text, number, std::chars_format::general, 3).ptr};
}

}  // namespace

Pose poseOf(const TargetNumbers& numbers, TargetOrientation orientation, int line, const std::string& where,
            Problems& problems) {
  const auto error = [&](const Message& message) {
    problems.error(line, where.empty() ? message : Message("Files", "%1: %2").arg(where, message));
  };
  Pose X;
  X.p = Eigen::Map<const Eigen::Vector3d>(&numbers[kFirstPosition]);
  if (orientation == TargetOrientation::Matrix) {
    X.R = Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(&numbers[kFirstRotation]);
    const double off = (X.R.transpose() * X.R - Eigen::Matrix3d::Identity()).lpNorm<Eigen::Infinity>();
    if (!(off <= kRotationTolerance)) {
      error(
          Message(
              "Files",
              "R is not a rotation matrix because R^T R differs from the identity by %1; give orthogonal unit columns")
              .arg(roughly(off)));
      return X;
    }
    if (X.R.determinant() < 0.0) {
      error(Message("Files", "R is a reflection, not a rotation; change the sign of one column"));
      return X;
    }
    X.R = orthonormalized(X.R);
  } else if (orientation == TargetOrientation::Quaternion) {
    const Eigen::Map<const Eigen::Vector4d> wxyz(&numbers[kFirstQuaternion]);
    if (!(std::abs(wxyz.norm() - 1.0) <= kRotationTolerance)) {
      error(Message("Files", "the quaternion has length %1 instead of 1; divide it by its length (order: w, x, y, z)")
                .arg(roughly(wxyz.norm())));
      return X;
    }
    X.R = Eigen::Quaterniond(wxyz[0], wxyz[1], wxyz[2], wxyz[3]).normalized().toRotationMatrix();
  }
  return X;
}

Result<TargetTable> readTargets(std::string_view text, const std::string& file_name, const TargetOptions& options) {
  Result<TargetReader> opened = TargetReader::of(text, file_name, options);
  if (!opened) return Result<TargetTable>::failure(opened.diagnostics());
  TargetReader reader = std::move(opened).value();
  Diagnostics problems = reader.headerProblems();
  TargetTable table;
  table.has_time = reader.hasTime();
  table.has_orientation = reader.hasOrientation();
  readBlocks<TargetBlock>(reader, problems, [&](const TargetBlock& block) {
    table.targets.insert(table.targets.end(), block.targets.begin(), block.targets.end());
  });
  if (hasErrors(problems)) return Result<TargetTable>::failure(std::move(problems));
  return table;
}

}  // namespace linkwright
