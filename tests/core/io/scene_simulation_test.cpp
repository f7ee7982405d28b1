// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts and settings of a simulation in scene files: kept, brought back, followed through edits, refused by line.
#include "core/io/scene_file.h"
#include "core/mechanism/edit.h"
#include "core/mechanism/model.h"
#include "core/scene/scene_edit.h"
#include "core/scene/simulation_setup.h"
#include "core/simulation/simulator.h"
#include "tests/core/io/scenes.h"
#include "tests/support/catch.h"
#include "tests/support/every_simulation.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"

#include <filesystem>
#include <string>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A scene of one hinge with this text of contacts and simulation in it.
Result<SceneData> readWith(const std::string& members) {
  return readScene(R"({"linkwright": 5, "links": [{"name": "base"}, {"name": "arm", "inertial": {"mass": 1,
"centre_of_mass": [0.5, 0, 0], "inertia": {"xx": 0.1, "yy": 0.1, "zz": 0.1}}}],
"joints": [{"name": "hinge", "type": "continuous", "parent": "base", "child": "arm", "axis": [0, -1, 0]}],
)" + members + "}",
                   "test.json");
}

std::string sceneErrorOf(const std::string& members) {
  const Result<SceneData> read = readWith(members);
  REQUIRE(!read.ok());
  for (const Diagnostic& d : read.diagnostics()) {
    if (d.severity == Severity::Error) return toString(d);
  }
  return {};
}

}  // namespace

TEST_CASE("Contacts and settings are written and read back to the last bit", "[io][scene]") {
  SceneData scene = test::richScene();
  const Result<Model> model = Model::compile(scene.mechanism);
  REQUIRE(model.ok());
  std::string moving;
  for (const ModelLink& link : model->links()) {
    if (link.body >= 0) moving = link.name;
  }
  for (const SimulationSettings& settings : test::everySimulation(model->dof())) {
    scene.contacts = test::everyContact(moving);
    scene.simulation = settings;
    const std::string text = writeScene(scene);
    CAPTURE(text);
    const Result<SceneData> read = readScene(text, "scene.json");
    INFO((read.diagnostics().empty() ? "" : toString(read.diagnostics()[0])));
    REQUIRE(read.ok());
    CHECK(read->contacts.orDefault().size() == scene.contacts.orDefault().size());
    CHECK(read->simulation->laws == settings.laws);
    CHECK(read->simulation->torques.index() == settings.torques.index());
    if (const auto* motion = std::get_if<MotionTorque>(&settings.torques))
      CHECK(std::get<MotionTorque>(read->simulation->torques).motion == motion->motion);
    if (const auto* controller = std::get_if<ControllerTorque>(&settings.torques)) {
      const auto& again = std::get<ControllerTorque>(read->simulation->torques);
      CHECK(again.which == controller->which);
      CHECK(again.gains == controller->gains);
    }
    CHECK(writeScene(*read) == text);
  }
}

TEST_CASE("A controller without gains has those that fit it, and one gain changes one", "[io][scene]") {
  const auto torqueOf = [](const std::string& more) {
    const Result<SceneData> read =
        readWith(R"("simulation": {"torques": {"source": "controller", "controller": "acrobot")" + more + "}}");
    INFO((read.diagnostics().empty() ? "" : toString(read.diagnostics()[0])));
    REQUIRE(read.ok());
    return std::get<ControllerTorque>(read->simulation->torques);
  };
  CHECK(torqueOf("").which == Underactuated::Acrobot);
  UnderactuatedGains gains = defaultGains(Underactuated::Acrobot);
  CHECK(torqueOf("").gains == gains);
  gains.kd = 3.0;
  gains.Q = {1.0, 2.0, 3.0, 4.0};
  CHECK(torqueOf(R"(, "gains": {"kd": 3, "Q": [1, 2, 3, 4]})").gains == gains);
}

TEST_CASE("A controller that does not fit the robot is kept, and does not run", "[io][scene]") {
  const Result<SceneData> read =
      readWith(R"("simulation": {"torques": {"source": "controller", "controller": "cart-pole"}})");
  REQUIRE(read.ok());
  const auto model = std::make_shared<const Model>(test::compiled(read->mechanism));
  const Result<Simulator> made = Simulator::create(simulationSetup(*read, model).value());
  REQUIRE_FALSE(made.ok());
  CHECK_THAT(toString(made.diagnostics()[0]), ContainsSubstring("needs two joints, one of them passive"));
}

TEST_CASE("Scenes of older versions have neither contacts nor settings", "[io][scene]") {
  const std::string text = writeScene(test::richScene());
  CHECK(text.find("contacts") == std::string::npos);
  CHECK(text.find("simulation") == std::string::npos);
  const std::string now = "\"linkwright\": " + std::to_string(kSceneVersion);
  for (const char* version : {"1", "2", "3", "4"}) {
    std::string old = text;
    old.replace(old.find(now), now.size(), std::string("\"linkwright\": ") + version);
    const Result<SceneData> read = readScene(old, "old.json");
    REQUIRE(read.ok());
    CHECK(read->contacts.orDefault().empty());
    CHECK_FALSE(read->simulation);
  }
}

TEST_CASE("What is wrong with contacts and settings is said with its line", "[io][scene]") {
  CHECK_THAT(sceneErrorOf("\"contacts\": [{\"name\": \"a\", \"link\": \"leg\", \"surface\": {\"type\": \"plane\"}}]"),
             ContainsSubstring("test.json:4: error: contact 'a': 'leg' is not a link"));
  CHECK_THAT(sceneErrorOf("\"contacts\": [{\"name\": \"a\", \"link\": \"base\", \"surface\": {\"type\": \"plane\"}}]"),
             ContainsSubstring("fixed to the world"));
  CHECK_THAT(sceneErrorOf("\"contacts\": [{\"name\": \"a\", \"link\": \"arm\", \"surface\": {\"type\": \"cube\"}}]"),
             ContainsSubstring("one of these: plane, cylinder, sphere, sine"));
  CHECK_THAT(sceneErrorOf("\"contacts\": [{\"name\": \"a\", \"link\": \"arm\"}]"),
             ContainsSubstring("\"surface\" is missing"));
  CHECK_THAT(sceneErrorOf("\"contacts\": [{\"name\": \"a\", \"link\": \"arm\", \"surface\": {\"type\": \"sphere\", "
                          "\"radius\": -1}}]"),
             ContainsSubstring("radius"));
  CHECK_THAT(sceneErrorOf("\"simulation\": {\"integrator\": \"euler\"}"),
             ContainsSubstring("semi-implicit-euler, rk4"));
  CHECK_THAT(sceneErrorOf("\"simulation\": {\"step\": 0}"), ContainsSubstring("step"));
  CHECK_THAT(sceneErrorOf("\"simulation\": {\"steps_per_sample\": 1.5}"), ContainsSubstring("whole number"));
  CHECK_THAT(sceneErrorOf("\"simulation\": {\"contact\": {\"kind\": \"both\"}}"), ContainsSubstring("bilateral"));
  CHECK_THAT(sceneErrorOf("\"simulation\": {\"torques\": {\"source\": \"magic\"}}"), ContainsSubstring("sliders"));
  const auto controller = [](const std::string& rest) {
    return sceneErrorOf(R"("simulation": {"torques": {"source": "controller")" + rest + "}}");
  };
  CHECK_THAT(controller(""), ContainsSubstring("\"controller\" is missing"));
  CHECK_THAT(controller(R"(, "controller": "segway")"),
             ContainsSubstring("one of these: acrobot, cart-pole, furuta, passive-last"));
  CHECK_THAT(controller(R"(, "controller": "furuta", "gains": {"Q": [1, 2, 3]})"), ContainsSubstring("\"Q\""));
  CHECK_THAT(controller(R"(, "controller": "furuta", "gains": {"R": 0})"), ContainsSubstring("R of the torque"));
  CHECK_THAT(sceneErrorOf("\"simulation\": {\"torques\": {\"source\": \"constant\", \"values\": {\"knee\": 1}}}"),
             ContainsSubstring("knee"));
  CHECK_THAT(sceneErrorOf("\"simulation\": {\"torques\": {\"source\": \"formulas\", \"formulas\": {\"knee\": \"1\"}}}"),
             ContainsSubstring("not a moving joint"));
}

TEST_CASE("A formula with a mistake is kept with a warning, and does not run", "[io][scene]") {
  const Result<SceneData> read =
      readWith("\"simulation\": {\"torques\": {\"source\": \"formulas\",\n\"formulas\": {\"hinge\": \"2*foo\"}}}");
  REQUIRE(read.ok());
  REQUIRE(read.diagnostics().size() == 1);
  CHECK(read.diagnostics()[0].line == 5);
  CHECK_THAT(read.diagnostics()[0].message, ContainsSubstring("joint 'hinge', character 3: 'foo' is unknown"));
  CHECK(std::get<FormulaTorque>(read->simulation->torques).formulas[0] == "2*foo");
  Result<Model> model = Model::compile(read->mechanism);
  REQUIRE(model.ok());
  Result<SimulationSetup> setup = simulationSetup(*read, std::make_shared<const Model>(std::move(model).value()));
  REQUIRE(setup.ok());
  const Result<Simulator> simulator = Simulator::create(std::move(setup).value());
  CHECK_FALSE(simulator.ok());
}

TEST_CASE("Contacts follow the names of links, torques their joints", "[io][scene]") {
  Result<SceneData> read = readWith(
      "\"contacts\": [{\"name\": \"a\", \"link\": \"arm\", \"surface\": {\"type\": \"plane\"}}], \"simulation\": "
      "{\"torques\": {\"source\": \"formulas\", \"formulas\": {\"hinge\": \"t\"}}}");
  REQUIRE(read.ok());
  SceneData scene = std::move(read).value();
  Edited edited;
  edited.mechanism = scene.mechanism;
  edited.mechanism.links[1].name = "limb";
  edited.mechanism.joints[0].name = "elbow";
  edited.link_before = {0, 1};
  edited.joint_before = {0};
  const Result<EditedScene> now = withMechanism(scene, test::compiled(scene.mechanism), edited);
  REQUIRE(now.ok());
  REQUIRE(now->scene.contacts.orDefault().size() == 1);
  CHECK(now->scene.contacts->front().link == "limb");
  CHECK(std::get<FormulaTorque>(now->scene.simulation->torques).formulas[0] == "t");
  CHECK(readScene(writeScene(now->scene), "again.json").ok());
}

TEST_CASE("Torques follow a motion of their own before that of the scene", "[io][scene]") {
  const std::string follow = R"("simulation": {"torques": {"source": "motion", "kp": [9], "kd": [6])";
  const std::string way = R"({"waypoints": [{"q": [0]}, {"q": [1], "duration": 2}]})";
  const std::string scenes = R"("trajectory": {"waypoints": [{"q": [0]}, {"q": [-1], "duration": 3}]}, )";
  for (const bool own : {false, true}) {
    const Result<SceneData> read = readWith(scenes + follow + (own ? ", \"motion\": " + way : "") + "}}");
    INFO((read.diagnostics().empty() ? "" : toString(read.diagnostics()[0])));
    REQUIRE(read.ok());
    const auto model = std::make_shared<const Model>(test::compiled(read->mechanism));
    const Result<SimulationSetup> setup = simulationSetup(*read, model);
    REQUIRE(setup.ok());
    REQUIRE(setup->motion);
    CHECK(setup->motion->duration() == (own ? 2.0 : 3.0));
    CHECK(setup->motion->sample(setup->motion->duration()).q[0] == Approx(own ? 1.0 : -1.0).margin(1e-12));
  }
}

TEST_CASE("The paper's simulations among the examples run, and start as they should", "[io][scene][golden]") {
  const double arch[] = {17.143333333333, 9.81, 5.4766666666667, 19.62, 4.905, 9.81, 9.81};
  const double hanging[] = {-3.975276997, 3.462352941, 12.07166431, 6.924705882, 1.731176471, 3.462352941, 3.462352941};
  const char* const names[] = {"i", "ii", "iii", "iv", "v", "vi", "vii"};
  for (const bool hangs : {false, true}) {
    for (std::size_t k = 0; k < 7; ++k) {
      const std::string name = std::string(hangs ? "hanging_" : "") + "arm_on_the_ground_" + names[k] + ".json";
      CAPTURE(name);
      const Result<SceneData> scene = readModelFile(test::sourcePath("assets/examples/" + name).string());
      REQUIRE(scene.ok());
      CHECK(scene.diagnostics().empty());
      Result<Model> model = Model::compile(scene->mechanism);
      REQUIRE(model.ok());
      Result<SimulationSetup> setup = simulationSetup(*scene, std::make_shared<const Model>(std::move(model).value()));
      REQUIRE(setup.ok());
      Result<Simulator> simulator = Simulator::create(std::move(setup).value());
      REQUIRE(simulator.ok());
      CHECK(simulator.diagnostics().empty());
      CHECK(simulator->record().contact(0, 0).f_n == Approx(hangs ? hanging[k] : arch[k]).epsilon(1e-8));
      Simulator run = simulator.value();
      CHECK(run.run(0.5) == SimulationStatus::Running);
    }
  }
}
