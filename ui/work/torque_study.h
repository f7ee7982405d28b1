// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/comparison/torque_comparison.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace linkwright::ui {

/// The torques of a table held against those of a robot, and what explains their difference.
struct TorqueStudy {
  std::shared_ptr<const Model> model;
  TorqueRecord record;
  std::vector<int> lines;                               ///< of the file, by row of the record
  std::vector<double> t;                                ///< s, by row; empty where the table has no times
  bool has_velocity = false, has_acceleration = false;  ///< false: they are zero because the table has none
  TorqueComparison comparison;
};

/// What the torques are held against.
struct ComparedRobot {
  std::shared_ptr<const Mechanism> mechanism;
  std::shared_ptr<const Model> model;  ///< compiled from it
  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();
  TorqueTerms terms;
  bool operator==(const ComparedRobot&) const = default;
};

/// Reads a table (core/io/state_table.h; other columns are skipped) and compares. Errors: what is wrong with the table;
/// a robot without moving joints, or with too many; numbers too large. `stop` ends it early, with nothing to show.
Result<TorqueStudy> studyTorques(const std::string& path, const ComparedRobot& robot, const ComparisonOptions& options,
                                 const std::stop_token& stop = {}, const std::function<void(double)>& progress = {});

}  // namespace linkwright::ui
