// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/scene_section.h"
#include "core/mechanism/mechanism.h"
#include "core/scene/view.h"
#include "core/spatial/pose.h"
#include "core/trajectory/stored_pose.h"

#include <Eigen/Core>

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

struct Contact;
struct ElasticSettings;
struct ScenePlot;
struct SimulationSettings;
struct TrajectoryPlan;

/// A rest-to-rest motion between two stored poses: the short form of the trajectory planBetween() makes of it.
struct SceneMotion {
  std::string from, to;   ///< names of stored poses
  double duration = 2.0;  ///< s
  bool operator==(const SceneMotion&) const = default;
};

/// Where the hand should be.
struct SceneTarget {
  std::string link;
  Pose X_WT;
};

/// A force, and a moment about the origin of the link's frame, that act ON a link; world axes, N and N m.
struct SceneLoad {
  std::string link;
  Eigen::Vector3d force = Eigen::Vector3d::Zero();
  Eigen::Vector3d moment = Eigen::Vector3d::Zero();
  bool operator==(const SceneLoad&) const = default;
};

/// A robot and all that a person does with it: what a scene file holds. The dynamic state's vectors are [dof] in joint
/// order; empty means zero (qd, qdd) or the ready pose (q).
struct SceneData {
  Mechanism mechanism;
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  Eigen::VectorXd q, qd, qdd;
  std::vector<StoredPose> poses;
  // a scene has at most one of the two; where a program sets both, the trajectory counts (planOf)
  std::optional<SceneMotion> motion;
  SceneSection<TrajectoryPlan> trajectory;
  std::vector<SceneTarget> targets;
  std::vector<SceneLoad> loads;                 ///< at most one a link
  SceneSection<std::vector<Contact>> contacts;  ///< points of links that meet surfaces; absent: none
  SceneSection<SimulationSettings> simulation;  ///< absent: those that a program begins with
  std::optional<SceneView> view;
  SceneSection<ElasticSettings> beam;  ///< which links bend, and how that is analysed
  /// Of the motion, from the top; empty: none are wanted. Absent: those that a program shows at first.
  SceneSection<std::vector<ScenePlot>> plots;
};

/// The motion of a scene in whichever form it has it.
std::optional<TrajectoryPlan> planOf(const SceneData& scene);

}  // namespace linkwright
