// SPDX-License-Identifier: MIT
#pragma once

// Words of a lesson for what only a window has. They never change: lessons that people have made rely on them.

#include <array>
#include <string>
#include <string_view>

namespace linkwright {

/// The modes, as the bar of the window has them.
inline constexpr std::array<const char*, 6> kLessonWorkspaces = {"build",   "pose",     "move",
                                                                 "explain", "simulate", "elastic"};
/// From where the robot is seen: `scene` as its file says, `whole` so that all of it is in view, the others along an
/// axis of the world.
inline constexpr std::array<const char*, 8> kLessonCameras = {"scene", "whole", "front", "back",
                                                              "left",  "right", "top",   "bottom"};
inline constexpr std::array<const char*, 4> kLessonAxes = {"link", "parent", "base", "world"};
/// What a step can lock: the parts of the mechanism, gravity, the state, the motion, contacts, the settings of a
/// simulation, planted mistakes, and the way the recursion is written.
inline constexpr std::array<const char*, 9> kLessonLocks = {
    "links", "joints", "gravity", "state", "motion", "contacts", "simulation", "mistakes", "formulation"};

/// What a step can keep back besides values and panels.
inline constexpr std::array<const char*, 1> kLessonHidden = {"mistakes"};

/// A panel: its word in lessons, and the name of its dock in the window.
struct LessonPanel {
  const char* word;
  const char* dock;
};
inline constexpr std::array<LessonPanel, 33> kLessonPanels = {{{"mechanism", "dockMechanism"},
                                                               {"history", "dockHistory"},
                                                               {"properties", "dockProperties"},
                                                               {"dh", "dockDh"},
                                                               {"joints", "dockPose"},
                                                               {"poses", "dockPoses"},
                                                               {"end_effector", "dockHand"},
                                                               {"kinematics", "dockAbilities"},
                                                               {"iteration", "dockIteration"},
                                                               {"torques", "dockMotion"},
                                                               {"waypoints", "dockWaypoints"},
                                                               {"timeline", "dockTimeline"},
                                                               {"plots", "dockPlots"},
                                                               {"statistics", "dockStatistics"},
                                                               {"torque_position", "dockPositionPlot"},
                                                               {"recursion", "dockExplain"},
                                                               {"table", "dockTable"},
                                                               {"side_by_side", "dockCompare"},
                                                               {"why", "dockWhy"},
                                                               {"what_if", "dockWhatIf"},
                                                               {"cost", "dockCost"},
                                                               {"simulation", "dockSimulation"},
                                                               {"contacts", "dockContacts"},
                                                               {"forward_dynamics", "dockInv"},
                                                               {"methods", "dockMethods"},
                                                               {"elastic", "dockElastic"},
                                                               {"bending", "dockBending"},
                                                               {"modes", "dockModes"},
                                                               {"nodal", "dockNodal"},
                                                               {"elastic_torques", "dockElasticTorques"},
                                                               {"ripple", "dockRipple"},
                                                               {"revision", "dockRevision"},
                                                               {"convergence", "dockConvergence"}}};

/// The panel in which the recursion is walked through.
inline constexpr std::string_view kWalkPanel = "recursion";

/// Whether a list has the word.
template <std::size_t N>
constexpr bool isOneOf(const std::array<const char*, N>& words, std::string_view word) {
  for (const char* each : words) {
    if (word == each) return true;
  }
  return false;
}
constexpr bool isLessonPanel(std::string_view word) {
  for (const LessonPanel& panel : kLessonPanels) {
    if (word == panel.word) return true;
  }
  return false;
}

}  // namespace linkwright
