// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ik_starts.h"

#include "core/base/number_text.h"
#include "core/ik/middle_of_limits.h"
#include "core/io/state_table.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace linkwright::cli {

IkStarts::IkStarts(const IkCommandOptions& options, const Model& model)
    : model_(model), lower_(model.lowerLimits()), upper_(model.upperLimits()), engine_(options.random_seed) {
  for (int i = 0; i < model.dof(); ++i) {
    const bool slides = model.joints()[static_cast<std::size_t>(i)].type == JointType::Prismatic;
    const double range = slides ? 1.0 : std::numbers::pi;
    if (!std::isfinite(lower_[i])) lower_[i] = std::min(-range, upper_[i] - range);
    if (!std::isfinite(upper_[i])) upper_[i] = std::max(range, lower_[i] + range);
  }
  is_history_ = options.plain && options.max_restarts.value_or(0) > 0;
  if (options.seed == "mid") {
    given_.push_back(middleOfLimits(model));
  } else if (options.seed == "zero") {
    given_.emplace_back(Eigen::VectorXd::Zero(model.dof()));
  } else if (options.seed != "random") {
    read(options);
  }
}

void IkStarts::read(const IkCommandOptions& options) {
  const Result<StateTable> table = readStatesFile(options.seed, model_, {.ignore_extra = options.ignore_extra});
  Diagnostics said = table.diagnostics();
  const std::string file = options.seed == "-" ? "standard input" : options.seed;
  if (table && !options.ignore_limits) {
    for (const State& state : table->states) {
      for (int i = 0; i < model_.dof(); ++i) {
        const ModelJoint& joint = model_.joints()[static_cast<std::size_t>(i)];
        const double inside = std::clamp(state.q[i], joint.limits.lower, joint.limits.upper);
        if (state.q[i] == inside) continue;
        said.push_back({Severity::Warning, file, state.line,
                        "'q." + joint.name + "' = " + numberText(state.q[i]) + " is outside its limit " +
                            numberText(inside) + "; the search starts at the limit unless you give --ignore-limits"});
      }
    }
  }
  report(said, options.strict);
  for (const State& state : table->states) given_.push_back(state.q);
  of_last_ = {Severity::Error, file, table->states.back().line, {}};
}

Diagnostics IkStarts::wrongCount(std::int64_t targets) const {
  if (given_.size() <= 1 || std::ssize(given_) == targets) return {};
  Diagnostic wrong = of_last_;
  wrong.message = "there are " + std::to_string(given_.size()) + " starts for " + std::to_string(targets) +
                  " targets; give one for all, or one per target";
  return {wrong};
}

Eigen::VectorXd IkStarts::start(std::int64_t row) {
  if (!given_.empty()) return given_[given_.size() == 1 ? 0 : static_cast<std::size_t>(row)];
  if (!is_history_) {
    engine_.discard(static_cast<unsigned long long>(row * model_.dof() - drawn_));
    drawn_ = (row + 1) * model_.dof();
  }
  return anywhere();
}

Eigen::VectorXd IkStarts::anywhere() {
  Eigen::VectorXd q(model_.dof());
  for (int i = 0; i < model_.dof(); ++i) {
    // the library's distributions differ from one to the next; the engine does not
    const double share = static_cast<double>(engine_() >> 11U) * 0x1p-53;
    q[i] = std::clamp(lower_[i] + share * (upper_[i] - lower_[i]), lower_[i], upper_[i]);
  }
  return q;
}

}  // namespace linkwright::cli
