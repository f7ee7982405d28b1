// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mistake.h"
#include "core/dynamics/momentum.h"
#include "core/mechanism/model.h"
#include "core/recording/recording.h"
#include "core/spatial/pose.h"
#include "core/trajectory/plan.h"
#include "core/trajectory/trajectory.h"
#include "core/trajectory/violations.h"
#include "ui/document/pull.h"
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
struct FoundMotion;
struct SimulatedRun;

/// Where the state of the robot comes from at this instant.
enum class StateSource {
  Pose,   ///< set by hand: sliders, a drag of the hand, a stored pose
  Motion  ///< sampled from the motion at Snapshot::time
};

/// A motion that can be played and its torque curves, computed once when the motion, the model, a load, a switch or a
/// mistake changes.
struct MotionCurves {
  std::shared_ptr<const TrajectoryPlan> plan;
  Trajectory trajectory;
  JointSamples samples;          ///< from 0 to the duration; where accelerations jump, on both sides of the jump
  Eigen::MatrixXd tau;           ///< [samples x dof]
  Eigen::MatrixXd mistaken_tau;  ///< the same with the planted mistakes; empty where none is planted
  std::vector<LimitViolation> violations;  ///< which joints go beyond a limit: the figures of the problems that say so
  bool is_thinned = false;                 ///< fewer samples than it wants, so that a gesture under way stays quick

  double duration() const { return trajectory.duration(); }  ///< s
};

/// What the scene's motion comes to.
struct Motion {
  std::shared_ptr<const TrajectoryPlan> plan;   ///< null: there is none
  std::shared_ptr<const MotionCurves> curves;   ///< null: there is none, or it cannot be played
  std::shared_ptr<const Diagnostics> problems;  ///< why it cannot, or what is doubtful about it; null: nothing
  std::shared_ptr<const SimulatedRun> run;      ///< the simulation that it came from; null: from none
  /// The curves are those that passive joints and elastic links make of it; null: as the plan has it.
  std::shared_ptr<const FoundMotion> found;
};

/// Everything that the views show of one instant: immutable, shared, made only by the Document.
struct Snapshot {
  unsigned long long serial = 0;  ///< grows with each snapshot
  std::shared_ptr<const Mechanism> mechanism;
  std::shared_ptr<const Model> model;

  StateSource source = StateSource::Pose;
  double time = 0.0;           ///< s in the motion; kept while posing
  Eigen::VectorXd q, qd, qdd;  ///< [dof], rad and m
  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();
  TorqueTerms terms;                                 ///< which of friction and rotor inertia are in tau
  std::vector<ExternalWrench> loads;                 ///< what acts on links from outside, as the scene has it
  Formulation formulation = Formulation::BodyFrame;  ///< by which it was recorded

  Eigen::VectorXd tau;  ///< [dof]: the recording's joint torques, to the last bit
  std::shared_ptr<const Recording> recording;
  std::shared_ptr<const std::vector<Step>> steps;  ///< stepsOf(*recording)
  /// Whether `step` is one of them; -1 is none.
  bool hasStep(int step) const { return steps && step >= 0 && step < static_cast<int>(steps->size()); }
  std::vector<Pose> X_WB;  ///< by Model::bodies()
  std::vector<Pose> X_WL;  ///< by Model::links()

  MistakeSet mistakes;                        ///< planted on purpose; everything above stays right
  std::shared_ptr<const Recording> mistaken;  ///< the recursion with them, by formulationFor; null where there are none
  Eigen::VectorXd mistaken_tau;               ///< its joint torques, to the last bit; empty where there are none

  int hand = -1;                     ///< index into Model::links(): the link that the gizmo sits on
  bool dragging = false;             ///< a gesture is under way and can still be cancelled
  std::optional<Pose> X_WT;          ///< where the drag under way wants the hand
  std::optional<Pull> pull;          ///< the drag under way or the last one; absent before the first
  std::optional<IkReport> ik;        ///< of the last drag; absent before the first
  HandSettings hand_settings;        ///< how the hand follows
  std::vector<int> held;             ///< links that a drag of another one leaves where they are
  std::optional<SlideReport> slide;  ///< the slide under way; absent without one
  /// Where the pulled point has been since the drag began, world frame; null before the first drag.
  std::shared_ptr<const std::vector<Eigen::Vector3d>> trail;
  Motion motion;
  std::optional<int> waypoint;       ///< of the motion's plan: the one that gestures change now
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
