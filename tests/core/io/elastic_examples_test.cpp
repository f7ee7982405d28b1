// SPDX-License-Identifier: GPL-3.0-or-later
// The examples with passive joints on a tree and with elastic links in a chain, as anyone opens them.
#include "core/beam/elastic_run.h"
#include "core/beam/elastic_settings.h"
#include "core/dynamics/bias.h"
#include "core/io/scene_file.h"
#include "core/scene/elastic_setup.h"
#include "tests/support/catch.h"
#include "tests/support/golden_ik.h"
#include "tests/support/random_mechanism.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

ElasticRun runOf(const std::string& example) {
  const Result<SceneData> scene = readModelFile(sourcePath("assets/examples/" + example).string());
  REQUIRE(scene.ok());
  CHECK(scene.diagnostics().empty());
  const auto model = std::make_shared<const Model>(compiled(scene->mechanism));
  Result<ElasticRun> run =
      runElastic(elasticSetup(*scene, std::make_shared<const Mechanism>(scene->mechanism), model).value());
  INFO((run.diagnostics().empty() ? "" : toString(run.diagnostics()[0])));
  REQUIRE(run.ok());
  CHECK(run.diagnostics().empty());
  return std::move(run).value();
}

int jointOf(const ElasticRun& run, const char* name) {
  const int joint = run.setup->model->findJoint(name);
  REQUIRE(joint >= 0);
  return joint;
}

}  // namespace

TEST_CASE("The example of a tree goes along the golden net, its passive joints without torque", "[io][beam][golden]") {
  const ElasticRun run = runOf("branched_chain_passive_joints.json");
  REQUIRE(run.samples() == 2001);
  double error = 0.0;
  for (const std::vector<double>& row : goldenRows("passive_net_tree5.csv")) {
    const Eigen::Index k = run.sampleAt(row[0] + 1e-6);
    REQUIRE(run.t[k] == Approx(row[0]).margin(1e-9));
    error = std::max({error, std::abs(run.q(k, jointOf(run, "joint_3")) - row[1]),
                      std::abs(run.q(k, jointOf(run, "joint_5")) - row[2])});
  }
  // of order 2: a hundredth of the 8.0e-4 that the golden file has at 10 ms
  CHECK(error == Approx(8.0e-6).epsilon(0.02));
  CHECK(run.largestPassiveTorque() < 1e-9);
  for (const char* driven : {"joint_1", "joint_2", "joint_4"})
    CHECK(run.tau.col(jointOf(run, driven)).cwiseAbs().maxCoeff() > 1e-3);
}

TEST_CASE("The example of an elastic chain bears small edits that take it out of balance", "[io][beam]") {
  const Result<SceneData> scene = readModelFile(sourcePath("assets/examples/elastic_chain.json").string());
  REQUIRE(scene.ok());
  const auto elements = [](SceneData& edited) {
    for (ElasticLink& link : edited.beam.edit().links) link.elements = 5;
  };
  const auto softer = [](SceneData& edited) { edited.beam.edit().links[1].material.young *= 0.99; };
  const auto heavier = [](SceneData& edited) { edited.gravity.z() = -9.807; };
  const std::function<void(SceneData&)> edits[] = {elements, softer, heavier};
  for (const auto& edit : edits) {
    SceneData edited = *scene;
    edit(edited);
    edited.beam.edit().duration = 0.1;
    const auto model = std::make_shared<const Model>(compiled(edited.mechanism));
    const Result<ElasticRun> run =
        runElastic(elasticSetup(edited, std::make_shared<const Mechanism>(edited.mechanism), model).value());
    INFO((run.diagnostics().empty() ? "" : toString(run.diagnostics()[0])));
    REQUIRE(run.ok());
    CHECK(run->largestPassiveTorque() < 1e-9);
    for (const Diagnostic& warning : run.diagnostics())
      CHECK(warning.message == "joint 'hinge' is not in equilibrium, so it begins to swing");
  }
}

TEST_CASE("A load whose link is gone is left out", "[io][beam]") {
  SceneData scene = readModelFile(sourcePath("assets/examples/elastic_chain.json").string()).value();
  SceneLoad gone;
  gone.link = "no such link";
  gone.force = {0.0, 0.0, 1.0};
  scene.loads.push_back(gone);
  const auto model = std::make_shared<const Model>(compiled(scene.mechanism));
  const ElasticSetup setup = elasticSetup(scene, std::make_shared<const Mechanism>(scene.mechanism), model).value();
  CHECK(setup.loads.empty());
}

TEST_CASE("The example of an elastic chain begins in balance and rings on after its motion", "[io][beam]") {
  const ElasticRun run = runOf("elastic_chain.json");
  REQUIRE(run.samples() == 3001);
  CHECK(run.largestPassiveTorque() < 1e-9);
  const int shoulder = jointOf(run, "shoulder");
  // bent by their weight by some degrees, the links need about what they would if they were rigid
  const Eigen::VectorXd rigid = gravityTorques(*run.setup->model, run.setup->motion->sample(0.0).q, run.setup->gravity);
  CHECK(run.tau(0, shoulder) == Approx(rigid[shoulder]).epsilon(0.05));
  CHECK(run.tau(0, shoulder) != Approx(rigid[shoulder]).epsilon(1e-4));
  // the motors stand still after 1.5 s, the torque does not
  const Eigen::VectorXd after = run.tau.col(shoulder).tail(1000);
  CHECK(run.qd.col(shoulder).tail(1000).cwiseAbs().maxCoeff() < 1e-12);
  CHECK(after.maxCoeff() - after.minCoeff() > 0.3);
}
