// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/momentum.h"
#include "core/recording/recording.h"
#include "core/spatial/pose.h"
#include "ui/document/document_state.h"
#include "ui/document/simulated_instant.h"
#include "ui/document/slide_report.h"

#include <Eigen/Core>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace linkwright::ui {

class Insight;
struct ContactInstant;

/// Everything that the views show of one instant: immutable, shared, made only by the Document.
struct Snapshot : DocumentState {
  unsigned long long serial = 0;  ///< grows with each snapshot
  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();
  std::vector<ExternalWrench> loads;  ///< what acts on links from outside, as the scene has it

  Eigen::VectorXd tau;  ///< [dof]: the recording's joint torques, to the last bit
  std::shared_ptr<const Recording> recording;
  std::shared_ptr<const std::vector<Step>> steps;  ///< stepsOf(*recording)
  /// Whether `step` is one of them; -1 is none.
  bool hasStep(int step) const { return steps && step >= 0 && step < static_cast<int>(steps->size()); }
  std::vector<Pose> X_WB;  ///< by Model::bodies()
  std::vector<Pose> X_WL;  ///< by Model::links()

  // everything above stays right where mistakes are planted
  std::shared_ptr<const Recording> mistaken;  ///< the recursion with them, by formulationFor; null where there are none
  Eigen::VectorXd mistaken_tau;               ///< its joint torques, to the last bit; empty where there are none

  bool dragging = false;             ///< a gesture is under way and can still be cancelled
  std::optional<Pose> X_WT;          ///< where the drag under way wants the hand
  std::optional<Pull> pull;          ///< the drag under way or the last one; absent before the first
  std::optional<SlideReport> slide;  ///< the slide under way; absent without one
  std::shared_ptr<Insight> insight;  ///< what is worked out only when it is asked for (insight.h)

  std::vector<ContactInstant> contacts;         ///< of the run that the state is of, otherwise of the scene
  bool simulating = false;                      ///< a simulation is under way
  std::optional<SimulatedInstant> simulated;    ///< what a simulation says of this instant; absent: it is of none
  std::vector<ExternalWrench> simulated_loads;  ///< what its contacts and a pulling spring do to links
  std::optional<Momentum> momentum;             ///< of the whole; where `simulated` is there

  /// All that acts on links: loads, contacts, a pulling spring.
  std::vector<ExternalWrench> external() const;
  /// What was computed, as the core takes it.
  DynamicsInput input() const { return {q, qd, qdd, gravity, external(), terms}; }
};

using SnapshotPtr = std::shared_ptr<const Snapshot>;

}  // namespace linkwright::ui
