// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace linkwright::cli {

/// A line on standard error that says how far the work is, where that is a terminal.
class Progress {
public:
  Progress();
  /// `share`: of the input, 0 to 1. Shown now and then.
  void show(std::int64_t states, std::optional<double> share);
  void clear();

private:
  using Clock = std::chrono::steady_clock;
  bool is_terminal_;
  bool is_shown_ = false;
  Clock::time_point next_;
};

}  // namespace linkwright::cli
