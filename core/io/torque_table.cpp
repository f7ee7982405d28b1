// SPDX-License-Identifier: MIT
#include "core/io/torque_table.h"

#include "core/base/require.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

constexpr double kUneven = 0.01;  // of a step: what times written with few digits are off by

bool isSampled(const StateTable& table) {
  const std::vector<State>& states = table.states;
  if (!table.has_time || states.size() < 2) return false;
  const double step = (states.back().t - states.front().t) / static_cast<double>(states.size() - 1);
  for (std::size_t k = 1; k < states.size(); ++k) {
    if (!(std::abs(states[k].t - states[k - 1].t - step) < kUneven * step)) return false;
  }
  return true;
}

}  // namespace

TorqueRecord torqueRecordOf(const StateTable& states, const StateTable& theirs) {
  require(!states.states.empty() && states.states.size() == theirs.states.size(), "one row of torques per state");
  const auto rows = static_cast<Eigen::Index>(states.states.size());
  TorqueRecord record;
  for (Eigen::MatrixXd* const each : {&record.states.q, &record.states.qd, &record.states.qdd, &record.theirs})
    each->resize(rows, states.states.front().q.size());
  const bool any_wrench = std::any_of(states.states.begin(), states.states.end(),
                                      [](const State& state) { return !state.external.empty(); });
  for (Eigen::Index k = 0; k < rows; ++k) {
    const State& state = states.states[static_cast<std::size_t>(k)];
    record.states.q.row(k) = state.q.transpose();
    record.states.qd.row(k) = state.qd.transpose();
    record.states.qdd.row(k) = state.qdd.transpose();
    record.theirs.row(k) = theirs.states[static_cast<std::size_t>(k)].tau.transpose();
    if (any_wrench) record.states.external.push_back(state.external);
  }
  record.is_motion = isSampled(states) || isSampled(theirs);
  return record;
}

}  // namespace linkwright
