// SPDX-License-Identifier: GPL-3.0-or-later
// What a drag of the hand feels like: straight lines in small steps, each solved from the pose before.
#include "core/ik/inverse_kinematics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr double kLength = 0.3;  // m
constexpr int kSteps = 60;
constexpr double kMaxChange = 0.2;  // rad a step
constexpr int kSeeds = 20;

/// True if some start within the limits leads to the target.
bool isReachable(const Model& model, const IkTarget& target, Random& random) {
  const Eigen::VectorXd lower = model.lowerLimits().cwiseMax(-3.1);
  const Eigen::VectorXd upper = model.upperLimits().cwiseMin(3.1);
  for (int i = 0; i < kSeeds; ++i) {
    Eigen::VectorXd seed(model.dof());
    for (int k = 0; k < model.dof(); ++k) {
      seed[k] = random.uniform(lower[k], upper[k]);
    }
    if (solveIk(model, target, seed).status == IkStatus::Converged) {
      return true;
    }
  }
  return false;
}

struct LineResult {
  int reachable = 0;
  int followed = 0;             // reachable, and within 1 mm
  double worst_followed = 0.0;  // position error of these, m
  double worst_change = 0.0;    // of any joint in a step, rad
  double worst_growth = 0.0;    // of the position error in a step, m
  double worst_outside = 0.0;   // beyond a limit, rad
};

LineResult dragAlong(const Model& model, int hand, const Eigen::Vector3d& direction, Random& random) {
  const Eigen::VectorXd lower = model.lowerLimits();
  const Eigen::VectorXd upper = model.upperLimits();
  IkOptions options;
  options.max_joint_change = kMaxChange;
  LineResult result;
  Eigen::VectorXd q = model.readyPose();
  const Pose start = forwardKinematics(model, q)[static_cast<std::size_t>(hand)];
  double error_before = 0.0;
  for (int step = 1; step <= kSteps; ++step) {
    const IkTarget target{hand, {start.R, start.p + direction * (kLength * step / kSteps)}};
    const IkResult solved = solveIk(model, target, q, options);
    result.worst_change = std::max(result.worst_change, (solved.q - q).cwiseAbs().maxCoeff());
    result.worst_growth = std::max(result.worst_growth, solved.position_error - error_before);
    result.worst_outside =
        std::max({result.worst_outside, (lower - solved.q).maxCoeff(), (solved.q - upper).maxCoeff()});
    if (isReachable(model, target, random)) {
      ++result.reachable;
      if (solved.position_error < 1e-3) {
        ++result.followed;
        result.worst_followed = std::max(result.worst_followed, solved.position_error);
      }
    }
    error_before = solved.position_error;
    q = solved.q;
  }
  return result;
}

}  // namespace

TEST_CASE("A hand that is dragged along straight lines follows, and nothing jumps", "[ik]") {
  const char* const names[] = {"puma560.json", "ur5e.urdf", "iiwa14.urdf"};
  const std::pair<const char*, Eigen::Vector3d> directions[] = {{"+x", {1, 0, 0}}, {"-x", {-1, 0, 0}},
                                                                {"+y", {0, 1, 0}}, {"-y", {0, -1, 0}},
                                                                {"+z", {0, 0, 1}}, {"-z", {0, 0, -1}}};
  for (const char* const name : names) {
    const Result<SceneData> scene = readModelFile(sourcePath(std::string("assets/examples/") + name).string());
    REQUIRE(scene.ok());
    const Model model = compiled(scene->mechanism);
    REQUIRE(model.dof() >= 6);
    const int hand = model.hands().empty() ? model.deepestLink() : model.hands().front();
    for (const auto& [label, direction] : directions) {
      Random random(1800);
      const LineResult line = dragAlong(model, hand, direction, random);
      INFO(name << " " << label << ": reachable " << line.reachable << ", followed " << line.followed << " to "
                << line.worst_followed << " m, largest move " << line.worst_change << " rad, error grows by "
                << line.worst_growth << " m a step, seed " << random.seed());
      CHECK(line.followed == line.reachable);
      CHECK(line.worst_change <= kMaxChange + 1e-12);
      CHECK(line.worst_outside <= 1e-12);
      // the target moves 5 mm a step: the nearest pose cannot fall behind faster (orientation shares the error: twice)
      CHECK(line.worst_growth <= 2.0 * kLength / kSteps);
    }
  }
}
