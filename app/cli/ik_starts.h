// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/ik_options.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <cstddef>
#include <random>
#include <vector>

namespace linkwright::cli {

/// Where the targets' descents start: what --seed names.
class IkStarts {
public:
  /// Reads the seed file where one is named; what is wrong with it is reported. A position beyond its limits is a
  /// warning unless limits are ignored.
  IkStarts(const IkCommandOptions& options, const Model& model, std::size_t targets);

  /// For target `row`, called once a target in their order.
  Eigen::VectorXd start(std::size_t row);
  /// Anywhere within the limits; a joint without one, within a turn (or a metre) of zero.
  Eigen::VectorXd anywhere();

private:
  void read(const IkCommandOptions& options, std::size_t targets);

  const Model& model_;
  Eigen::VectorXd lower_, upper_;       // what random starts are drawn from
  std::vector<Eigen::VectorXd> given_;  // one for all, or one a target; empty: random
  std::mt19937_64 engine_;
};

}  // namespace linkwright::cli
