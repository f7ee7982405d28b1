// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The drags of tests/data/*_drag_path.csv: targets of a hand along a path through singular poses and limits, made by
// tests/generate/drag_paths.cpp.

#include "core/spatial/pose.h"
#include "tests/support/files.h"

#include <Eigen/Geometry>

#include <array>
#include <filesystem>
#include <sstream>
#include <stdexcept>
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

inline std::filesystem::path dragPathFile(const std::string& name) {
  return std::filesystem::path(LINKWRIGHT_SOURCE_DIR) / "tests/data" / name;
}

/// Throws std::runtime_error where the file is not there.
inline DragPath readDragPath(const std::string& name) {
  DragPath path;
  std::istringstream lines(readFile(dragPathFile(name)));
  const std::string start_line = "# start: ";
  for (std::string line; std::getline(lines, line);) {
    const bool is_start = line.rfind(start_line, 0) == 0;
    if (line.empty() || (line[0] == '#' && !is_start)) continue;
    std::istringstream fields(is_start ? line.substr(start_line.size()) : line);
    std::vector<double> numbers;
    for (std::string field; std::getline(fields, field, ',');) numbers.push_back(std::stod(field));
    if (is_start) {
      path.start = Eigen::Map<const Eigen::VectorXd>(numbers.data(), static_cast<Eigen::Index>(numbers.size()));
      continue;
    }
    if (numbers.size() != 8) throw std::runtime_error("not a target of a drag: " + line);
    DragTarget& target = path.targets.emplace_back();
    target.X_WT.p = {numbers[0], numbers[1], numbers[2]};
    target.X_WT.R = Eigen::Quaterniond(numbers[3], numbers[4], numbers[5], numbers[6]).normalized().toRotationMatrix();
    target.reachable = numbers[7] != 0.0;
  }
  return path;
}

}  // namespace linkwright::test
