// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/io/scene_schema.h"

#include "core/io/atomic_file.h"
#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/support/every_plot.h"
#include "tests/support/every_simulation.h"
#include "tests/support/every_trajectory.h"
#include "tests/support/files.h"
#include "tests/support/rich_mechanism.h"

#include <cstdlib>
#include <filesystem>
#include <string>

using namespace linkwright;

namespace {

bool runs(const std::string& command) { return std::system((command + " 2>&1").c_str()) == 0; }

std::string quoted(const std::filesystem::path& path) { return " '" + path.string() + "'"; }

const std::string kSchema = test::sourcePath("assets/schema/scene.schema.json").string();
const std::string kManual = test::sourcePath("assets/manual/files.md").string();

/// The manual's page with the table of keys of today.
std::string manualOfToday() {
  std::string page = test::readFile(kManual);
  const std::string heading = "### All keys\n";
  const std::size_t from = page.find("|", page.find(heading));
  REQUIRE(from != std::string::npos);
  const std::size_t to = page.find("\n\n", from);
  return page.replace(from, (to == std::string::npos ? page.size() : to + 1) - from, test::sceneKeyTable());
}

}  // namespace

TEST_CASE("The schema and the manual's table of keys are those of the descriptions", "[io][scene]") {
  INFO("scripts/make_schema writes both anew");
  CHECK(test::readFile(kSchema) == test::sceneSchema());
  CHECK(test::readFile(kManual) == manualOfToday());
}

// run by scripts/make_schema
TEST_CASE("Write the schema and the manual's table of keys", "[.write-schema]") {
  REQUIRE(writeFileAtomically(kSchema, test::sceneSchema()).empty());
  REQUIRE(writeFileAtomically(kManual, manualOfToday()).empty());
}

TEST_CASE("The examples and what the program writes fit the published schema", "[io][scene]") {
  if (!runs("python3 -c 'import jsonschema'")) SKIP("python3 has no module jsonschema");
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / "linkwright_schema_test";
  fs::remove_all(folder);
  fs::create_directory(folder);
  const std::string checker = "python3" + quoted(test::sourcePath("tests/schema/check_scenes.py")) +
                              quoted(test::sourcePath("assets/schema/scene.schema.json"));
  std::string files;
  for (const auto& entry : fs::directory_iterator(test::sourcePath("assets/examples"))) {
    if (entry.path().extension() != ".json" && entry.path().extension() != ".urdf") continue;
    CAPTURE(entry.path().string());
    if (entry.path().extension() == ".json") files += quoted(entry.path());
    // read and written again, with all that a scene can hold
    Result<SceneData> read = readModelFile(entry.path().string());
    REQUIRE(read.ok());
    SceneData scene = std::move(read).value();
    scene.targets = {{scene.mechanism.links.back().name, {}}};
    scene.loads = {{scene.mechanism.links.back().name, {1.0, -2.5, 0.0}, {0.0, 0.25, -0.0}},
                   {scene.mechanism.links.front().name, {0.0, 0.0, -10.0}, Eigen::Vector3d::Zero()}};
    scene.view = SceneView{};
    const fs::path written = folder / (entry.path().stem().string() + ".json");
    REQUIRE(writeFileAtomically(written.string(), writeScene(scene)).empty());
    files += quoted(written);
  }
  SceneData rich;
  rich.mechanism = test::richMechanism();
  rich.plots = test::everyPlot();
  rich.contacts = test::everyContact(rich.mechanism.links.back().name);
  rich.simulation = test::everySimulation(4)[2];
  REQUIRE(writeFileAtomically((folder / "rich.json").string(), writeScene(rich)).empty());
  files += quoted(folder / "rich.json");
  int kind = 0;
  for (const TrajectoryPlan& plan : test::everyTrajectory(4)) {
    rich.trajectory = plan;
    rich.simulation = test::everySimulation(4)[5];
    std::get<MotionTorque>(rich.simulation.edit().torques).motion = plan;
    rich.poses = {{"home", Eigen::VectorXd::Zero(4)}};
    const fs::path written = folder / ("trajectory_" + std::to_string(kind++) + ".json");
    REQUIRE(writeFileAtomically(written.string(), writeScene(rich)).empty());
    files += quoted(written);
  }
  CHECK(runs(checker + files));
  // and the schema is no rubber stamp
  std::string broken;
  for (const char* name :
       {"gravity_of_two", "type_unknown", "coulomb_sign", "mass_as_text", "newer_version", "no_scene", "links_missing",
        "unknown_key", "load_wrong", "trajectory_wrong", "motion_twice", "plots_wrong"}) {
    broken += quoted(test::dataPath(std::string("scene_broken/") + name + ".json"));
  }
  CHECK(runs(checker + " --refused" + broken));
  fs::remove_all(folder);
}
