// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/cost_curve.h"
#include "core/dynamics/inverse_dynamics.h"

#include <array>
#include <memory>
#include <stop_token>
#include <vector>

namespace linkwright::ui {

/// What is known of a model's cost: made on another thread, never changed afterwards.
struct CostResults {
  std::shared_ptr<const Model> model;
  CostCounts own;
  std::vector<CostCounts> curve;             ///< along chains like the model
  std::vector<std::vector<int>> rate_terms;  ///< rateTerms of the model
};

/// Seconds a call by CostMethod: the median of several runs. NaN: not measured.
using CostTimes = std::array<double, kCostMethods.size()>;

/// Counts the model and its curve. `stop` ends it early, with a part of the curve.
CostResults countFigures(std::shared_ptr<const Model> model, const TorqueTerms& terms,
                         const std::stop_token& stop = {});

/// Runs every method on this thread and takes the time: seconds a call. `stop` ends it early; what is missing is NaN.
CostTimes measureCosts(const Model& model, const DynamicsInput& input, const std::stop_token& stop = {});

}  // namespace linkwright::ui
