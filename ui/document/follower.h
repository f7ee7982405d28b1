// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/inverse_kinematics.h"
#include "ui/document/pull.h"

#include <Eigen/Core>

#include <memory>
#include <span>
#include <vector>

namespace linkwright::ui {

/// Moves joints after what is pulled, by the settings of the moment. Keeps the solver of the hands it was asked for
/// last, so that the calls of one drag allocate nothing.
class Follower {
public:
  explicit Follower(std::shared_ptr<const Model> model);
  ~Follower();

  const std::shared_ptr<const Model>& model() const { return model_; }

  struct Step {
    Eigen::VectorXd q;
    IkReport report;
  };
  /// One preview's worth of steps from q towards the first target, the others held. The textbook's ways know one
  /// target only and leave the others out.
  Step follow(std::span<const IkTarget> targets, const Eigen::VectorXd& q, const HandSettings& settings,
              const IkOptions& options);

private:
  Step byTextbook(const IkTarget& target, const Eigen::VectorXd& q, const HandSettings& settings) const;

  std::shared_ptr<const Model> model_;
  std::vector<int> links_;  ///< that the solver is for
  std::unique_ptr<IkSolver> solver_;
};

}  // namespace linkwright::ui
