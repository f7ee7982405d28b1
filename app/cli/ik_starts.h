// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/ik_options.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <cstdint>
#include <iterator>
#include <random>
#include <vector>

namespace linkwright::cli {

/// Where the targets' descents start: what --seed names.
class IkStarts {
public:
  /// Reads the seed file where one is named; what is wrong with it is reported. A position beyond its limits is a
  /// warning unless limits are ignored.
  IkStarts(const IkCommandOptions& options, const Model& model);

  /// Whether a start depends on what became of the targets before: those, and restarts, are drawn in turn.
  bool isHistory() const { return is_history_; }
  /// Whether there is a start for each of so many targets.
  bool coverUpTo(std::int64_t targets) const { return given_.size() <= 1 || targets <= std::ssize(given_); }
  /// An error where the starts are not one for all, or one for each of `targets`.
  Diagnostics wrongCount(std::int64_t targets) const;

  /// For target `row`, counted from 0; called for each in their order, some may be left out.
  Eigen::VectorXd start(std::int64_t row);
  /// Anywhere within the limits; a joint without one, within a turn (or a metre) of zero.
  Eigen::VectorXd anywhere();

private:
  void read(const IkCommandOptions& options);

  const Model& model_;
  Eigen::VectorXd lower_, upper_;       // what random starts are drawn from
  std::vector<Eigen::VectorXd> given_;  // one for all, or one a target; empty: random
  Diagnostic of_last_;                  // where the last one stands
  bool is_history_ = false;
  std::int64_t drawn_ = 0;  // numbers, for starts
  std::mt19937_64 engine_;
};

}  // namespace linkwright::cli
