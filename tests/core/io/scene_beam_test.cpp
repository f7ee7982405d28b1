// SPDX-License-Identifier: GPL-3.0-or-later
// The key "beam" of a scene, and the table that is made of it.
#include "core/beam/elastic_settings.h"
#include "core/io/elastic_table.h"
#include "core/io/scene_file.h"
#include "core/scene/elastic_setup.h"
#include "core/scene/scene_edit.h"
#include "core/trajectory/trajectory.h"
#include "tests/core/io/scenes.h"
#include "tests/support/catch.h"
#include "tests/support/golden_ik.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

using namespace linkwright;
using namespace linkwright::test;

namespace {

const std::string kFile = sourcePath("assets/examples/two_links_one_elastic.json").string();

ElasticSetup setupOf(const SceneData& scene) {
  auto model = std::make_shared<const Model>(std::move(Model::compile(scene.mechanism)).value());
  return elasticSetup(scene, std::make_shared<const Mechanism>(scene.mechanism), model).value();
}

/// The example with something else in its text.
Result<SceneData> exampleWith(const std::string& before, const std::string& after) {
  std::string text = readFile(kFile);
  const std::size_t at = text.find(before);
  REQUIRE(at != std::string::npos);
  text.replace(at, before.size(), after);
  return readScene(text, "beam.json");
}

}  // namespace

TEST_CASE("Elastic links are written and read back to the last bit", "[io][scene][beam]") {
  SceneData scene = std::move(readModelFile(kFile)).value();
  REQUIRE(scene.beam);
  CHECK(scene.beam->links.size() == 1);
  CHECK(scene.beam->links[0].section.I_z == 1.042e-10);
  CHECK(scene.beam->links[0].section.area == 0.005 * 0.01);
  CHECK(scene.beam->start == ElasticStart::Locked);
  ElasticLink second;
  second.link = "link_2";
  second.section = tubeSection(0.02, 0.1 / 30.0);
  second.material = {7e10 / 3.0, 2.6e10, 2700.0};
  second.stations = {0.1, 1.0 / 3.0};
  second.kind = ElementKind::ShiftedIntegration;
  second.mass = BeamMass::Lumped;
  second.root = {0.0, 1e-17, -0.01};
  second.up = {0.0, 1.0, 0.1};
  scene.beam.edit().links.push_back(second);
  scene.beam.edit().damping_mass = 0.1;
  scene.beam.edit().damping_stiffness = 1e-5 / 3.0;
  scene.beam.edit().duration = 1.0 / 3.0;
  const std::string text = writeScene(scene);
  const Result<SceneData> read = readScene(text, "beam.json");
  INFO(messagesOf(read.diagnostics()));
  REQUIRE(read.ok());
  CHECK(read->beam == scene.beam);
  CHECK(writeScene(*read) == text);
}

TEST_CASE("What is wrong with elastic links is said with its line", "[io][scene][beam]") {
  const auto said = [](const std::string& before, const std::string& after, const std::string& expected) {
    const Result<SceneData> read = exampleWith(before, after);
    CAPTURE(after);
    REQUIRE_FALSE(read.ok());
    const std::string all = messagesOf(read.diagnostics());
    INFO(all);
    CHECK(all.find(expected) != std::string::npos);
    CHECK(read.diagnostics().front().line > 90);
  };
  said("\"link\": \"link_1\"", "\"link\": \"arm\"", "'arm' is not a link");
  said("\"young\": 2e11", "\"young\": 0", "Young's modulus is 0 but must be greater than 0");
  said("\"rectangle\": [0.005, 0.01]", "\"rectangle\": [0.005, 0]", "\"rectangle\" must be greater than 0 m");
  said("\"rectangle\": [0.005, 0.01]", "\"rectangle\": [0.005, 0.01], \"circle\": 0.1",
       "give only one of \"rectangle\"");
  said("\"elements\": 1,", "\"elements\": 1.5,", "\"elements\" must be a whole number from 1 to 1000");
  said("\"elements\": 1,", "\"stations\": [0.5, 0.4],", "\"stations\" must be increasing fractions of the length");
  said("euler-bernoulli", "cubic", "\"kind\" must be one of these: euler-bernoulli, shifted-integration");
  said("\"mass\": \"linear\"", "\"mass\": \"heavy\"", "\"mass\" must be one of these: consistent, linear, lumped");
  said("\"dt\": 0.001", "\"dt\": -1", "\"dt\" must be between");
  said("\"start\": \"locked\"", "\"start\": \"late\"", "\"start\" must be one of these: consistent, locked, balanced");
}

TEST_CASE("The example makes the golden torques, and none where no motor is", "[io][beam]") {
  const SceneData scene = std::move(readModelFile(kFile)).value();
  const Result<ResultTable> table = elasticTable(setupOf(scene));
  INFO(messagesOf(table.diagnostics()));
  REQUIRE(table.ok());
  REQUIRE(table->rows.size() == 2001);
  const std::vector<std::vector<double>> golden = goldenRows("passive_arm_elastic_cubic_dt1ms.csv");
  double left = 0.0, torque = 0.0, deflection = 0.0;
  for (std::size_t k = 1; k < golden.size(); ++k) {
    const std::vector<double>& row = table->rows[k];
    CHECK(row[0] == Approx(golden[k][1]).margin(1e-9));
    left = std::max(left, std::abs(row[7]));
    // the bars are not thin to the last digit: 0.2 % more inertia
    torque = std::max(torque, std::abs(row[6] - golden[k][3]));
    const double across = -std::sin(row[0]) * row[8 + 6] + std::cos(row[0]) * row[8 + 7];
    deflection = std::max(deflection, std::abs(across - golden[k][5]));
  }
  CAPTURE(torque, deflection);
  CHECK(left < 1e-9);
  // torques reach 0.19 N m, deflections 7e-5 m; ripples run apart by a little
  CHECK(torque < 2e-3);
  CHECK(deflection < 2e-6);
}

TEST_CASE("A run without end, or of nothing, is refused", "[io][beam]") {
  SceneData scene = std::move(readModelFile(kFile)).value();
  scene.trajectory.reset();
  const auto message = [&] {
    const Result<ResultTable> table = elasticTable(setupOf(scene));
    REQUIRE_FALSE(table.ok());
    return messagesOf(table.diagnostics());
  };
  CHECK(message().find("give 'duration' in 'beam'") != std::string::npos);
  scene.beam.edit().duration = 1e4;
  scene.beam.edit().dt = 1e-6;
  CHECK(message().find("use a larger 'dt'") != std::string::npos);
}

TEST_CASE("Elastic links follow an edit of their robot", "[io][scene][beam]") {
  const SceneData scene = std::move(readModelFile(kFile)).value();
  const Model model = std::move(Model::compile(scene.mechanism)).value();
  Mechanism renamed = scene.mechanism;
  const int link = renamed.findLink("link_1");
  renamed.links[static_cast<std::size_t>(link)].name = "upper arm";
  Edited edited;
  edited.mechanism = renamed;
  for (int i = 0; i < static_cast<int>(renamed.links.size()); ++i) edited.link_before.push_back(i);
  for (int i = 0; i < static_cast<int>(renamed.joints.size()); ++i) edited.joint_before.push_back(i);
  const Result<EditedScene> now = withMechanism(scene, model, edited);
  REQUIRE(now.ok());
  REQUIRE(now->scene.beam);
  REQUIRE(now->scene.beam->links.size() == 1);
  CHECK(now->scene.beam->links[0].link == "upper arm");
}
