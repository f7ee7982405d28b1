// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/dynamics/bench_robot.h"

#include "core/io/scene_file.h"
#include "tests/support/kdl_tree.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <utility>

namespace linkwright::bench {

namespace {

constexpr std::uint64_t kSeed = 20261121;

BenchRobot robotOf(std::string name, Mechanism mechanism, bool branched) {
  Model model = Model::compile(mechanism).value();
  BenchRobot robot{std::move(name), std::move(mechanism), std::move(model), 0, KDL::Tree(), KDL::Chain(), branched, {}};
  robot.hand = robot.model.deepestLink();
  robot.tree = test::kdlTree(robot.mechanism, robot.model);
  const auto& links = robot.model.links();
  if (!branched) {
    robot.tree.getChain(links.front().name, links[static_cast<std::size_t>(robot.hand)].name, robot.chain);
  }
  // few states for the long chains, so that what is timed is the algorithm and not the memory of its inputs
  const int count = std::clamp(2000 / std::max(robot.model.dof(), 1), 4, 64);
  test::Random random(kSeed);
  for (int i = 0; i < count; ++i) robot.states.push_back(test::randomInput(random, robot.model));
  return robot;
}

Mechanism exampleMechanism(const char* file) {
  return readModelFile(std::string(LINKWRIGHT_SOURCE_DIR) + "/assets/examples/" + file).value().mechanism;
}

Mechanism chainOf(int links) {
  test::Random random(kSeed + static_cast<std::uint64_t>(links));
  return test::randomMechanism(random, {.joints = links, .prismatic = 0.0, .fixed = 0.0, .chain = true});
}

Mechanism binaryTree(int bodies) {
  Mechanism mechanism = chainOf(bodies);
  // joint i carries link i + 1; in a binary heap its parent is link (i + 1) / 2
  for (int i = 0; i < bodies; ++i) mechanism.joints[static_cast<std::size_t>(i)].parent = (i + 1) / 2;
  return mechanism;
}

}  // namespace

std::vector<BenchRobot> benchRobots() {
  std::vector<BenchRobot> robots;
  robots.push_back(robotOf("2R", exampleMechanism("planar_2r.json"), false));
  robots.push_back(robotOf("3R", exampleMechanism("planar_3r.json"), false));
  robots.push_back(robotOf("PUMA 560", exampleMechanism("puma560.json"), false));
  robots.push_back(robotOf("iiwa 14", exampleMechanism("iiwa14.urdf"), false));
  for (const int links : {10, 30, 100, 300, 1000}) {
    robots.push_back(robotOf("chain " + std::to_string(links), chainOf(links), false));
  }
  robots.push_back(robotOf("tree 63", binaryTree(63), true));
  return robots;
}

}  // namespace linkwright::bench
