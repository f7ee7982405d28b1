// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/drag_path.h"

#include "tests/support/files.h"

#include <Eigen/Geometry>

#include <sstream>
#include <stdexcept>

namespace linkwright::test {

std::filesystem::path dragPathFile(const std::string& name) { return dataPath(name); }

DragPath readDragPath(const std::string& name) {
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
