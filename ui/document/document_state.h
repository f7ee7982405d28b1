// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mistake.h"
#include "core/mechanism/model.h"
#include "core/trajectory/plan.h"
#include "core/trajectory/trajectory.h"
#include "core/trajectory/violations.h"
#include "ui/document/pull.h"

#include <Eigen/Core>

#include <memory>
#include <optional>
#include <vector>

namespace linkwright {
struct SceneData;
}  // namespace linkwright

namespace linkwright::ui {

struct FoundMotion;
struct SimulatedRun;

/// Where the state of the robot comes from at this instant.
enum class StateSource {
  Pose,   ///< set by hand: sliders, a drag of the hand, a stored pose
  Motion  ///< sampled from the motion at RobotState::time
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

struct RobotState {
  StateSource source = StateSource::Pose;
  double time = 0.0;           ///< s in the motion; kept while posing
  Eigen::VectorXd q, qd, qdd;  ///< [dof], rad and m
};

/// Whether the joints are the same, to the bit.
bool hasSameJoints(const RobotState& a, const RobotState& b);

/// What is edited, and what undo goes back to: the scene, what is compiled from it, and where the robot is. All that is
/// large is shared, so a copy is cheap.
struct SceneState : RobotState {
  std::shared_ptr<const SceneData> scene;
  std::shared_ptr<const Mechanism> mechanism;      ///< the scene's
  std::shared_ptr<const Model> model;              ///< compiled from it
  int hand = -1;                                   ///< index into Model::links(): the link that the gizmo sits on
  std::vector<int> held;                           ///< links that a drag of another one leaves where they are
  std::shared_ptr<const SimulatedRun> run;         ///< that the scene's trajectory came from; null: from none
  std::shared_ptr<const TrajectoryPlan> followed;  ///< what torques follow instead of the motion; null: they follow it
};

/// All that a document holds: the scene, how it is looked at, and what the last drag has left. What the views show is
/// worked out from it (evaluate.h).
struct DocumentState : SceneState {
  TorqueTerms terms;                                 ///< which of friction and rotor inertia are in tau
  Formulation formulation = Formulation::BodyFrame;  ///< by which it is recorded
  MistakeSet mistakes;                               ///< planted on purpose, beside the right recursion
  bool passes_off = false;                           ///< the recursion with the mistakes is shown as if it were right
  HandSettings hand_settings;                        ///< how the hand follows
  std::optional<int> waypoint;                       ///< of the motion's plan: the one that gestures change now
  std::optional<IkReport> ik;                        ///< of the last drag; absent before the first
  std::optional<Pull> last_pull;                     ///< of the last drag that is over
  /// Where the pulled point has been since the drag began, world frame; null before the first drag.
  std::shared_ptr<const std::vector<Eigen::Vector3d>> trail;
  std::shared_ptr<const FoundMotion> found;  ///< asked for in the place of the plan's motion; null: none is
  Motion motion;                             ///< what the scene's comes to
};

}  // namespace linkwright::ui
