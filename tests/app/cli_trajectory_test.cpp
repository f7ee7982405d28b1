// SPDX-License-Identifier: GPL-3.0-or-later
// linkwright-cli trajectory: the motion of a scene, and that its torques are those of id.
#include "core/io/scene_file.h"
#include "core/mechanism/model.h"
#include "core/trajectory/plan.h"
#include "tests/app/cli.h"
#include "tests/support/catch.h"
#include "tests/support/command.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

struct Table {
  std::vector<std::string> header;
  std::vector<std::vector<double>> rows;
};

Table tableOf(const std::string& csv) {
  Table table;
  std::istringstream lines(csv);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream cells(line);
    if (table.header.empty()) {
      for (std::string cell; std::getline(cells, cell, ',');) table.header.push_back(cell);
      continue;
    }
    table.rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, ',');) table.rows.back().push_back(std::stod(cell));
  }
  return table;
}

/// A scene of the UR5e with a motion of the given kind.
std::string sceneWith(const TemporaryFolder& folder, const TrajectoryPlan& plan) {
  Result<SceneData> read = readModelFile(sourcePath("assets/examples/ur5e.urdf").string());
  REQUIRE(read.ok());
  SceneData scene = std::move(read).value();
  const Eigen::VectorXd ready = Model::compile(scene.mechanism).value().readyPose();
  Eigen::VectorXd away = ready;
  away[1] -= 0.2;
  away[2] += 0.3;
  scene.poses = {{"ready", ready}, {"away", away}};
  scene.trajectory = plan;
  return folder.write("scene.json", writeScene(scene));
}

TrajectoryPlan twoMoves() {
  WaypointCourse way;
  way.waypoints = {{"ready", {}}, {"away", {}}, {"ready", {}}};
  way.moves = {{MoveKind::Line, {TimingLaw::Cycloid}, 1.0, Eigen::Vector3d::Zero(), true},
               {MoveKind::Joint, {TimingLaw::SCurve}, 0.0, Eigen::Vector3d::Zero(), true}};
  TrajectoryPlan plan;
  plan.course = way;
  return plan;
}

}  // namespace

TEST_CASE("trajectory samples a motion from its start to its end") {
  const CommandResult result = cli("trajectory " + kArm + " --dt 0.25");
  REQUIRE(result.code == 0);
  CHECK(result.err.empty());
  const Table table = tableOf(result.out);
  CHECK(table.header == std::vector<std::string>{"t", "q.joint_1", "q.joint_2", "qd.joint_1", "qd.joint_2",
                                                 "qdd.joint_1", "qdd.joint_2"});
  REQUIRE(table.rows.size() == 9);
  CHECK(table.rows.front() == std::vector<double>{0.0, 1.75, -1.9, 0.0, 0.0, 0.0, 0.0});
  CHECK(table.rows.back()[0] == 2.0);
  CHECK(table.rows.back()[1] == 0.5235987755982988);
  CHECK(table.rows.back()[2] == 1.0471975511965976);
  // half way: 15/8 of the mean speed
  CHECK(table.rows[4][3] == Approx(1.875 * (0.5235987755982988 - 1.75) / 2.0).epsilon(1e-14));
  // a hundredth of a second unless it is said
  CHECK(tableOf(cli("trajectory " + kArm).out).rows.size() == 201);
}

TEST_CASE("the torques of a trajectory are those of id for the same samples") {
  const TemporaryFolder folder;
  const std::string scene = "'" + sceneWith(folder, twoMoves()) + "'";
  for (const std::string extra : {"", " --rotor --joint-friction", " --gravity 1,2,-9.81"}) {
    CAPTURE(extra);
    const CommandResult motion = cli("trajectory " + scene + " --dt 0.013 --torque" + extra);
    INFO(motion.err);
    REQUIRE(motion.code == 0);
    const CommandResult id = cli("id " + scene + " --states -" + extra, motion.out);
    INFO(id.err);
    REQUIRE(id.code == 0);
    const Table mine = tableOf(motion.out), theirs = tableOf(id.out);
    REQUIRE(mine.rows.size() == theirs.rows.size());
    REQUIRE(mine.rows.size() > 80);
    double largest = 0.0, off = 0.0;
    for (std::size_t k = 0; k < mine.rows.size(); ++k) {
      for (std::size_t i = 0; i < 6; ++i) {
        REQUIRE(mine.header[1 + 18 + i] == theirs.header[1 + i]);
        largest = std::max(largest, std::abs(theirs.rows[k][1 + i]));
        off = std::max(off, std::abs(mine.rows[k][1 + 18 + i] - theirs.rows[k][1 + i]));
      }
    }
    CHECK(largest > 10.0);
    CHECK(off <= 1e-12 * largest);
  }
}

TEST_CASE("trajectory writes JSON as the other commands do, and files") {
  const TemporaryFolder folder;
  const CommandResult result = cli("trajectory " + kArm + " --dt 1 --torque --json");
  REQUIRE(result.code == 0);
  const nlohmann::json json = nlohmann::json::parse(result.out);
  CHECK(json["joints"] == nlohmann::json({"joint_1", "joint_2"}));
  REQUIRE(json["results"].size() == 3);
  for (const auto& row : json["results"]) {
    for (const char* key : {"q", "qd", "qdd", "tau"}) CHECK(row[key].size() == 2);
  }
  CHECK(json["results"][2]["t"] == 2.0);
  CHECK(cli("trajectory " + kArm + " -o '" + folder.file("motion.csv") + "'").code == 0);
  CHECK_THAT(readFile(folder.file("motion.csv")), Catch::Matchers::StartsWith("t,q.joint_1"));
  // the scene from standard input
  const CommandResult piped = cli("trajectory - --dt 0.25", readFile(sourcePath("assets/examples/planar_2r.json")));
  CHECK(piped.out == cli("trajectory " + kArm + " --dt 0.25").out);
}

TEST_CASE("trajectory says what is wrong, and a motion beyond its limits is a warning") {
  const TemporaryFolder folder;
  const CommandResult none = cli("trajectory " + kUr5e);
  CHECK(none.code == 1);
  CHECK_THAT(none.err, ContainsSubstring("error: there is no motion"));
  for (const std::string dt : {"0", "-1", "nan", "fast"}) CHECK(cli("trajectory " + kArm + " --dt " + dt).code == 2);
  const CommandResult fine = cli("trajectory " + kArm + " --dt 1e-9");
  CHECK(fine.code == 1);
  CHECK_THAT(fine.err, ContainsSubstring("use a longer step"));

  TrajectoryPlan quick = twoMoves();
  std::get<WaypointCourse>(quick.course).moves[0].duration = 0.02;
  const std::string scene = "'" + sceneWith(folder, quick) + "'";
  const CommandResult warned = cli("trajectory " + scene);
  CHECK(warned.code == 0);
  CHECK_THAT(warned.err, ContainsSubstring("warning: joint 'elbow_joint' reaches a velocity of"));
  CHECK(cli("trajectory " + scene + " --strict").code == 1);

  TrajectoryPlan far = twoMoves();
  std::get<WaypointCourse>(far.course).moves[0].kind = MoveKind::Arc;
  std::get<WaypointCourse>(far.course).moves[0].via = {5.0, 0.0, 0.0};
  const CommandResult lost = cli("trajectory '" + sceneWith(folder, far) + "'");
  CHECK(lost.code == 1);
  CHECK_THAT(lost.err, ContainsSubstring("error: the segment to 'away': at "));
  CHECK_THAT(lost.err, ContainsSubstring("% of the path"));
}
