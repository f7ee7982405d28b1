// SPDX-License-Identifier: GPL-3.0-or-later
// Every example robot against KDL, through files and back.
#include "core/io/scene_file.h"
#include "core/io/urdf.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/support/kdl_tree.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

std::vector<std::filesystem::path> exampleFiles() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(sourcePath("assets/examples"))) {
    const std::string ending = entry.path().extension().string();
    if (ending == ".urdf" || ending == ".json") {
      files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// Runs `check(scene, model, random)` on each example.
template <class Check>
void forExamples(std::uint64_t seed, Check check) {
  const std::vector<std::filesystem::path> files = exampleFiles();
  REQUIRE(files.size() >= 5);
  for (const std::filesystem::path& file : files) {
    INFO(file.filename().string() << ", seed " << seed);
    const Result<SceneData> scene = readModelFile(file.string());
    REQUIRE(scene.ok());
    const Result<Model> model = Model::compile(scene->mechanism);
    REQUIRE(model.ok());
    REQUIRE(model->dof() > 0);
    Random random(seed);
    check(*scene, *model, random);
  }
}

}  // namespace

TEST_CASE("Torques of every example robot are KDL's on 1,000 states") {
  forExamples(2000, [](const SceneData& scene, const Model& model, Random& random) {
    const KDL::Tree tree = kdlTree(scene.mechanism, model);
    double worst = 0.0;
    for (int i = 0; i < 1000; ++i) {
      DynamicsInput input = randomInput(random, model);
      input.gravity = scene.gravity;
      // KDL knows no springs of joints
      Eigen::VectorXd expected = kdlTorques(tree, input);
      for (int joint = 0; joint < model.dof(); ++joint) {
        const JointSpring& spring = model.joints()[static_cast<std::size_t>(joint)].spring;
        expected[joint] += spring.stiffness * (input.q[joint] - spring.rest);
      }
      worst = std::max(worst, relativeError(inverseDynamics(model, input), expected));
    }
    INFO("worst relative error " << worst);
    CHECK(worst < 1e-9);
  });
}

TEST_CASE("Poses and Jacobians of every example robot are KDL's") {
  forExamples(2100, [](const SceneData& scene, const Model& model, Random& random) {
    const KDL::Tree tree = kdlTree(scene.mechanism, model);
    KDL::TreeFkSolverPos_recursive fk(tree);
    KDL::TreeJntToJacSolver jacobian_solver(tree);
    double worst = 0.0;
    for (int i = 0; i < 100; ++i) {
      const Eigen::VectorXd q = randomInput(random, model).q;
      const std::vector<Pose> X_WL = forwardKinematics(model, q);
      for (int link = 1; link < model.linkCount(); ++link) {
        const std::string& name = model.links()[static_cast<std::size_t>(link)].name;
        KDL::Frame frame;
        REQUIRE(fk.JntToCart(toKdl(q), frame, name) >= 0);
        KDL::Jacobian expected(tree.getNrOfJoints());
        REQUIRE(jacobian_solver.JntToJac(toKdl(q), expected, name) >= 0);
        const auto J = jacobian(model, q, link);
        const Pose& X = X_WL[static_cast<std::size_t>(link)];
        for (int row = 0; row < 3; ++row) {
          worst = std::max(worst, std::abs(X.p[row] - frame.p[row]));
          for (int column = 0; column < 3; ++column) {
            worst = std::max(worst, std::abs(X.R(row, column) - frame.M(row, column)));
          }
        }
        worst = std::max(worst, (J.bottomRows<3>() - expected.data.topRows<3>()).cwiseAbs().maxCoeff());
        worst = std::max(worst, (J.topRows<3>() - expected.data.bottomRows<3>()).cwiseAbs().maxCoeff());
      }
    }
    INFO("worst difference " << worst);
    CHECK(worst < 1e-12);
  });
}

TEST_CASE("Every example robot written as URDF and read back gives the same torques") {
  forExamples(2200, [](const SceneData& scene, const Model& model, Random& random) {
    const Result<Mechanism> back = readUrdf(writeUrdf(scene.mechanism).text, "written.urdf");
    REQUIRE(back.ok());
    const Model again = compiled(*back);
    REQUIRE(again.dof() == model.dof());
    double worst = 0.0;
    for (int i = 0; i < 50; ++i) {
      DynamicsInput input = randomInput(random, model);
      input.terms.springs = false;  // a URDF has none
      worst = std::max(worst, relativeError(inverseDynamics(again, input), inverseDynamics(model, input)));
    }
    INFO("worst relative error " << worst);
    CHECK(worst < 1e-12);
  });
}

TEST_CASE("Random trees written as URDF and read back give the same torques") {
  double worst = 0.0;
  for (std::uint64_t seed = 2300; seed < 2360; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Mechanism mechanism = randomMechanism(random, {.joints = random.integer(1, 12)});
    const Result<Mechanism> back = readUrdf(writeUrdf(mechanism).text, "written.urdf");
    REQUIRE(back.ok());
    const Model model = compiled(mechanism);
    const Model again = compiled(*back);
    const DynamicsInput input = randomInput(random, model);
    const double error = relativeError(inverseDynamics(again, input), inverseDynamics(model, input));
    worst = std::max(worst, error);
    CHECK(error < 1e-12);
  }
  INFO("worst relative error " << worst);
}

TEST_CASE("Every example and random trees come back from a scene file to the last bit") {
  const auto check = [](const SceneData& scene, const Model& model, Random& random) {
    const Result<SceneData> back = readScene(writeScene(scene), "written.json");
    REQUIRE(back.ok());
    const Model again = compiled(back->mechanism);
    for (int i = 0; i < 10; ++i) {
      DynamicsInput input = randomInput(random, model);
      input.terms = {.joint_friction = true, .rotor = true};
      CHECK(inverseDynamics(again, input) == inverseDynamics(model, input));
    }
    CHECK(back->gravity == scene.gravity);
  };
  forExamples(2400, check);
  for (std::uint64_t seed = 2500; seed < 2530; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    SceneData scene;
    scene.mechanism = randomMechanism(random);
    scene.gravity = random.vector(10.0);
    check(scene, compiled(scene.mechanism), random);
  }
}
