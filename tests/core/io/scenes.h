// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Scenes for the tests of files, and what reading has to say of them.

#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/rich_mechanism.h"

#include <string>
#include <utility>

namespace linkwright::test {

/// Robots of assets/examples, in either format.
inline constexpr const char* kExampleRobots[] = {"ur5e.urdf",
                                                 "iiwa14.urdf",
                                                 "puma560.json",
                                                 "planar_2r.json",
                                                 "tree_of_three_links.json",
                                                 "panda.urdf",
                                                 "scara.json",
                                                 "torso_with_two_arms.json",
                                                 "planar_3r.json"};

/// A scene of richMechanism() and nothing else.
inline SceneData richScene() {
  SceneData scene;
  scene.mechanism = richMechanism();
  return scene;
}

/// All of these, a line each.
inline std::string messagesOf(const Diagnostics& diagnostics) {
  std::string all;
  for (const Diagnostic& d : diagnostics) all += toString(d) + "\n";
  return all;
}

}  // namespace linkwright::test
