// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of a scene's motion, kept and brought back.
#include "core/io/scene_file.h"
#include "core/mechanism/edit.h"
#include "core/mechanism/model.h"
#include "core/scene/plots.h"
#include "core/scene/scene_edit.h"
#include "tests/support/catch.h"
#include "tests/support/every_plot.h"
#include "tests/support/random_mechanism.h"
#include "tests/support/rich_mechanism.h"

#include <string>

using namespace linkwright;

namespace {

SceneData sceneWithPlots() {
  SceneData scene;
  scene.mechanism = test::richMechanism();
  scene.plots = test::everyPlot();
  return scene;
}

std::vector<ScenePlot> plotsAfter(const SceneData& scene, const Edited& edited) {
  const Result<EditedScene> now = withMechanism(scene, test::compiled(scene.mechanism), edited);
  REQUIRE(now.ok());
  REQUIRE(now->scene.plots);
  return *now->scene.plots;
}

}  // namespace

TEST_CASE("Plots are written and read back to the last bit", "[io][scene]") {
  const SceneData scene = sceneWithPlots();
  const std::string text = writeScene(scene);
  CAPTURE(text);
  CHECK(text.find("\"linkwright\": " + std::to_string(kSceneVersion)) != std::string::npos);
  CHECK(text.find(R"({"kind": "xy", "curves": ["q.turn", "qd.turn"]})") != std::string::npos);
  const Result<SceneData> read = readScene(text, "plots.json");
  REQUIRE(read.ok());
  CHECK(read.diagnostics().empty());
  CHECK(read->plots == scene.plots);
  CHECK(writeScene(*read) == text);
}

TEST_CASE("A scene that says nothing of plots is not one that wants none", "[io][scene]") {
  SceneData scene = sceneWithPlots();
  scene.plots = std::vector<ScenePlot>();
  const std::string none = writeScene(scene);
  CHECK(none.find("\"plots\": []") != std::string::npos);
  const Result<SceneData> empty = readScene(none, "none.json");
  REQUIRE(empty.ok());
  CHECK(empty->plots == scene.plots);
  scene.plots.reset();
  std::string text = writeScene(scene);
  CHECK(text.find("plots") == std::string::npos);
  const std::string now = "\"linkwright\": " + std::to_string(kSceneVersion);
  for (const char* version : {"1", "2", "3", "4"}) {
    std::string old = text;
    old.replace(old.find(now), now.size(), std::string("\"linkwright\": ") + version);
    const Result<SceneData> read = readScene(old, "old.json");
    REQUIRE(read.ok());
    CHECK_FALSE(read->plots);
    CHECK(writeScene(*read) == text);
  }
}

TEST_CASE("The kinds of plots are words", "[io]") {
  for (const PlotKind kind :
       {PlotKind::Time, PlotKind::Stack, PlotKind::Xy, PlotKind::Spectrum, PlotKind::TorqueSpeed}) {
    PlotKind back = kind == PlotKind::Time ? PlotKind::Xy : PlotKind::Time;
    CHECK(parsePlotKind(toString(kind), back));
    CHECK(back == kind);
  }
  PlotKind kept = PlotKind::Stack;
  CHECK_FALSE(parsePlotKind("Time", kept));
  CHECK(kept == PlotKind::Stack);
}

TEST_CASE("A joint that no robot has is no error in a plot", "[io][scene]") {
  SceneData scene = sceneWithPlots();
  scene.plots = std::vector<ScenePlot>{{PlotKind::Time, {"tau.nobody.at all", "energy.total"}, 0.1 + 0.2}};
  const Result<SceneData> read = readScene(writeScene(scene), "plots.json");
  REQUIRE(read.ok());
  CHECK(read->plots == scene.plots);
}

TEST_CASE("The corner of a motor is a share of the velocity limit", "[io][scene]") {
  SceneData scene = sceneWithPlots();
  scene.plots = std::vector<ScenePlot>{{PlotKind::TorqueSpeed, {"tau.grip"}, 1.0, 0.25}};
  const std::string text = writeScene(scene);
  CHECK(text.find("\"corner\": 0.25") != std::string::npos);
  for (const char* wrong : {"0", "-0.5", "1.01"}) {
    std::string other = text;
    const std::string key = "\"corner\": ";
    other.replace(other.find(key) + key.size(), 4, wrong);
    const Result<SceneData> read = readScene(other, "plots.json");
    REQUIRE_FALSE(read.ok());
    CHECK(read.diagnostics()[0].message.text().find("at most 1") != std::string::npos);
  }
}

TEST_CASE("A scene has at most 64 plots", "[io][scene]") {
  SceneData scene = sceneWithPlots();
  scene.plots = std::vector<ScenePlot>(64, {PlotKind::Time, {"work"}, 1.0});
  CHECK(readScene(writeScene(scene), "plots.json")->plots->size() == 64);
  scene.plots.edit().resize(66);
  const Result<SceneData> read = readScene(writeScene(scene), "plots.json");
  REQUIRE_FALSE(read.ok());
  REQUIRE(read.diagnostics().size() == 1);
  CHECK(read.diagnostics()[0].message.text().find("at most 64") != std::string::npos);
  CHECK(read.diagnostics()[0].line > 64);
}

TEST_CASE("The curves of a joint go by its new name, and only they", "[io][scene]") {
  const SceneData scene = sceneWithPlots();
  Joint joint = scene.mechanism.joints[1];
  joint.name = "swing.at.once";
  const std::vector<ScenePlot> now = plotsAfter(scene, withJoint(scene.mechanism, 1, joint));
  const std::vector<ScenePlot>& plots = *scene.plots;
  REQUIRE(now.size() == plots.size());
  for (std::size_t i = 0; i < now.size(); ++i) {
    CHECK(now[i].kind == plots[i].kind);
    CHECK(now[i].share == plots[i].share);
    REQUIRE(now[i].curves.size() == plots[i].curves.size());
    for (std::size_t k = 0; k < now[i].curves.size(); ++k) {
      const std::string& before = plots[i].curves[k];
      const std::string ending = ".turn";
      const bool is_turn = before.ends_with(ending);
      CHECK(now[i].curves[k] ==
            (is_turn ? before.substr(0, before.size() - ending.size()) + ".swing.at.once" : before));
    }
  }
  // and back, as undo does
  const JointRenames back = {{"swing.at.once", "turn"}};
  CHECK(withJointsRenamed(now, back) == scene.plots);
}

TEST_CASE("Two joints that change names change curves, and a joint that goes leaves its own", "[io][scene]") {
  SceneData scene = sceneWithPlots();
  scene.plots =
      std::vector<ScenePlot>{{PlotKind::Time, {"tau.lift", "tau.turn", "tau_gravity.turn", "power", "tau.gone"}, 1.0}};
  Edited swapped;
  swapped.mechanism = scene.mechanism;
  std::swap(swapped.mechanism.joints[0].name, swapped.mechanism.joints[1].name);
  for (std::size_t i = 0; i < scene.mechanism.links.size(); ++i) swapped.link_before.push_back(static_cast<int>(i));
  for (std::size_t i = 0; i < scene.mechanism.joints.size(); ++i) swapped.joint_before.push_back(static_cast<int>(i));
  CHECK(plotsAfter(scene, swapped)[0].curves ==
        std::vector<std::string>{"tau.turn", "tau.lift", "tau_gravity.lift", "power", "tau.gone"});
  CHECK(plotsAfter(scene, *removeBranch(scene.mechanism, 2)) == scene.plots);
}
