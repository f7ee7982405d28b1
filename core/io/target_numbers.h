// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/problems.h"
#include "core/io/target_table.h"

#include <array>
#include <string>
#include <string_view>

namespace linkwright {

/// The numbers of one target in the order of kTargetColumns.
inline constexpr int kTargetNumbers = 17;
inline constexpr std::array<const char*, kTargetNumbers> kTargetColumns = {
    "t",    "p.x",  "p.y",  "p.z",  "R.00",   "R.01",   "R.02",   "R.10",  "R.11",
    "R.12", "R.20", "R.21", "R.22", "quat.w", "quat.x", "quat.y", "quat.z"};
inline constexpr int kFirstPosition = 1, kFirstRotation = 4, kFirstQuaternion = 13;

using TargetNumbers = std::array<double, kTargetNumbers>;

/// What gives a target its orientation.
enum class TargetOrientation { None, Matrix, Quaternion };

/// The pose of these numbers; what is wrong with its orientation is said on `line`, `where` before it.
Pose poseOf(const TargetNumbers& numbers, TargetOrientation orientation, int line, const std::string& where,
            Problems& problems);

/// The JSON form.
Result<TargetTable> readTargetsJson(std::string_view text, const std::string& file_name, const TargetOptions& options);

}  // namespace linkwright
