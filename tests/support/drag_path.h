// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The drags of tests/data/*_drag_path.csv: targets of a hand along a path through singular poses and limits, made by
// tests/generate/drag_paths.cpp.

#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

namespace linkwright::test {

struct DragArm {
  const char* label;
  const char* model;  ///< in assets/examples
  const char* path;   ///< in tests/data
};
inline constexpr std::array<DragArm, 4> kDragArms = {{{"PUMA 560", "puma560.json", "puma560_drag_path.csv"},
                                                      {"UR5e", "ur5e.urdf", "ur5e_drag_path.csv"},
                                                      {"iiwa 14", "iiwa14.urdf", "iiwa14_drag_path.csv"},
                                                      {"Panda", "panda.urdf", "panda_drag_path.csv"}}};

struct DragTarget {
  Pose X_WT;
  bool reachable = true;  ///< false: not known to be
};

struct DragPath {
  Eigen::VectorXd start;
  std::vector<DragTarget> targets;
};

std::filesystem::path dragPathFile(const std::string& name);

/// Throws std::runtime_error where the file is not there.
DragPath readDragPath(const std::string& name);

}  // namespace linkwright::test
