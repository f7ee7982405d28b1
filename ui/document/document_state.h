// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/scene.h"
#include "core/trajectory/stored_pose.h"
#include "ui/document/document.h"

#include <memory>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// What is open, as a whole; its view apart, which is nobody's edit.
struct Document::Stage {
  std::shared_ptr<const SceneData> scene;
  std::shared_ptr<const Mechanism> mechanism;
  std::shared_ptr<const Model> model;
  State state;
  int hand = -1;
  std::vector<int> held;
  std::shared_ptr<const SimulatedRun> run;
  std::shared_ptr<const TrajectoryPlan> followed;
};

/// The stored poses and the motion, with what the motion came from.
struct Document::Poses {
  std::vector<StoredPose> poses;
  std::optional<SceneMotion> motion;
  std::shared_ptr<const TrajectoryPlan> trajectory;  ///< shared by all undo steps that leave it as it is
  std::shared_ptr<const SimulatedRun> run;           ///< that the trajectory came from; null: from none
  std::shared_ptr<const TrajectoryPlan> followed;    ///< that torques follow instead of it; null: they follow it
  bool operator==(const Poses& other) const;
};

/// What is under way, and all that it takes to go back to before it.
struct Document::Gesture {
  struct Slide {
    SlideOptions options;
    SlideReport report;
  };
  QString text;
  State before;
  bool changed = false;
  std::optional<Pull> pull;
  bool turns = false;          ///< the hand is wanted in another orientation than it had
  std::vector<IkTarget> held;  ///< where the held links are when the drag begins
  std::optional<Slide> slide;
  std::optional<Stage> stage_before;  ///< of a gesture that edits the mechanism
  int edited_link = -1;
  std::optional<Poses> poses_before;  ///< of a gesture that edits the motion
  bool simulates = false;
  std::optional<SimulatedInstant> simulated;
};

}  // namespace linkwright::ui
