// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"

#include <Eigen/Core>

#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace linkwright::cli {

/// What the command ik can be told.
struct IkCommandOptions : Options {
  std::string targets;
  std::string seed = "mid";  ///< mid, zero, random or a file of states
  std::uint64_t random_seed = 1;
  double time_limit = 0.0;              ///< ms a target; 0: none
  std::optional<int> max_restarts;      ///< none: the method's own
  double position_tolerance = 1e-6;     ///< m
  double orientation_tolerance = 1e-6;  ///< rad
  bool position_only = false;
  bool ignore_limits = false;
  bool warm_start = false;
  bool plain = false;  ///< --method gauss-newton
  std::optional<double> step;
  /// The diagonal of D, linear first as on the command line: 1/m, 1/rad.
  std::optional<Eigen::Matrix<double, 6, 1>> weights;
  int max_iterations = 2000;
};

/// Adds the options that are ik's own; what cannot be is refused by name.
void addIkOptions(CLI::App& command, IkCommandOptions& options);

}  // namespace linkwright::cli
