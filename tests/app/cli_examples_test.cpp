// SPDX-License-Identifier: GPL-3.0-or-later
// The example robots as anyone meets them: no warning, above the ground, ready to play.
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

const std::vector<std::string> kClean = {"planar_2r.json",
                                         "planar_3r.json",
                                         "tree_of_three_links.json",
                                         "scara.json",
                                         "torso_with_two_arms.json",
                                         "ur5e.urdf",
                                         "iiwa14.urdf",
                                         "panda.urdf"};

std::string pathOf(const std::string& name) { return sourcePath("assets/examples/" + name).string(); }

/// Height of the lowest link origin, m.
double lowest(const Model& model, const Eigen::VectorXd& q) {
  double z = 1e9;
  for (const Pose& X_WL : forwardKinematics(model, q)) z = std::min(z, X_WL.p.z());
  return z;
}

}  // namespace

TEST_CASE("The example robots are read without a warning") {
  for (const std::string& name : kClean) {
    CAPTURE(name);
    const CommandResult info = runCommand("'" LINKWRIGHT_CLI "' info --strict '" + pathOf(name) + "'");
    CHECK(info.code == 0);
    CHECK(info.err.empty());
  }
}

TEST_CASE("The example robots stay above the ground, ready and on their way, within their limits") {
  for (const std::string& name : kClean) {
    CAPTURE(name);
    const Result<SceneData> scene = readModelFile(pathOf(name));
    REQUIRE(scene.ok());
    const Result<Model> model = Model::compile(scene->mechanism);
    REQUIRE(model.ok());
    CHECK(lowest(*model, model->readyPose()) >= 0.0);
    for (const StoredPose& pose : scene->poses) {
      CAPTURE(pose.name);
      CHECK(((pose.q - model->lowerLimits()).array() >= 0.0).all());
      CHECK(((model->upperLimits() - pose.q).array() >= 0.0).all());
      if (pose.name == "ready") CHECK(pose.q == model->readyPose());
    }
    if (!scene->motion) continue;
    const auto named = [&](const std::string& pose_name) {
      const auto found = std::find_if(scene->poses.begin(), scene->poses.end(),
                                      [&](const StoredPose& pose) { return pose.name == pose_name; });
      REQUIRE(found != scene->poses.end());
      return found->q;
    };
    const Eigen::VectorXd from = named(scene->motion->from), to = named(scene->motion->to);
    for (int i = 0; i <= 20; ++i) {
      CHECK(lowest(*model, from + (i / 20.0) * (to - from)) >= 0.0);
    }
  }
}
