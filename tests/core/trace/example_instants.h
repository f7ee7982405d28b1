// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <filesystem>
#include <vector>

namespace linkwright::test {

/// A robot at an instant, ready to be recorded by any formulation.
struct Instant {
  const Model& model;
  DynamicsInput input;
  std::vector<Pose> X_WB;

  Recording recorded(Formulation formulation) const {
    Recording recording;
    recordInverseDynamics(model, input, formulation, recording);
    return recording;
  }
};

/// Runs `check(instant)` on `states` random states of every example robot, with wrenches from outside on every other
/// one and with all terms of the joints on every third.
template <class Check>
void forExampleInstants(std::uint64_t seed, int states, Check check) {
  int robots = 0;
  std::vector<std::filesystem::path> files;
  for (const auto& file : std::filesystem::directory_iterator(sourcePath("assets/examples"))) {
    const std::string ending = file.path().extension().string();
    if (ending == ".urdf" || ending == ".json") files.push_back(file.path());
  }
  std::sort(files.begin(), files.end());
  for (const std::filesystem::path& file : files) {
    const Result<SceneData> scene = readModelFile(file.string());
    REQUIRE(scene.ok());
    const Model model = compiled(scene->mechanism);
    Random random(seed);
    for (int i = 0; i < states; ++i) {
      INFO(file.filename().string() << ", seed " << seed << ", state " << i);
      Instant instant = {model, randomInput(random, model), {}};
      instant.input.gravity = scene->gravity;
      if (i % 2 == 1) instant.input.external = randomWrenches(random, model);
      if (i % 3 == 2) instant.input.terms = {.joint_friction = true, .rotor = true};
      bodyPoses(model, instant.input.q, instant.X_WB);
      check(instant);
    }
    ++robots;
  }
  CHECK(robots >= 5);
}

}  // namespace linkwright::test
