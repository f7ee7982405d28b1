// SPDX-License-Identifier: GPL-3.0-or-later
// A motion from a file: what is taken, and what is said of what cannot be.
#include "core/io/motion_file.h"

#include "core/io/scene_file.h"
#include "tests/support/catch.h"

#include <string>

using namespace linkwright;
using linkwright::test::sourcePath;

namespace {

Model arm() {
  const Result<SceneData> scene = readModelFile(sourcePath("assets/examples/planar_2r.json").string());
  REQUIRE(scene.ok());
  return Model::compile(scene->mechanism).value();
}

/// The first error; the test ends where there is none.
Diagnostic motionErrorOf(const std::string& text) {
  const Result<MotionFile> file = readMotion(text, "log.csv", arm());
  REQUIRE_FALSE(file.ok());
  return file.diagnostics().front();
}

bool has(const std::string& text, const char* words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("a motion is read with what it has of velocities and accelerations") {
  const Result<MotionFile> bare =
      readMotion("t,q.joint_2,q.joint_1\n1,0.5,-1\n1.5,0.75,-2\n3,1,-3\n", "log.csv", arm());
  REQUIRE(bare.ok());
  CHECK(bare->course.t == Eigen::Vector3d(1.0, 1.5, 3.0));
  CHECK(bare->course.q.col(0) == Eigen::Vector3d(-1.0, -2.0, -3.0));
  CHECK(bare->course.q.col(1) == Eigen::Vector3d(0.5, 0.75, 1.0));
  CHECK(bare->course.qd.size() == 0);
  CHECK(bare->course.qdd.size() == 0);
  CHECK(bare->meanStep() == 1.0);
  CHECK_FALSE(bare->has_torque);

  const Result<MotionFile> full = readMotion(
      "t,q.joint_1,q.joint_2,qd.joint_1,qd.joint_2,tau.joint_1,tau.joint_2,temperature\n"
      "0,0,0,1,2,5,6,20\n1,1,1,3,4,7,8,21\n",
      "log.csv", arm());
  REQUIRE(full.ok());
  CHECK(full->course.qd.row(1) == Eigen::RowVector2d(3.0, 4.0));
  CHECK(full->course.qdd.size() == 0);
  CHECK(full->has_torque);
  CHECK(full->skipped == std::vector<std::string>{"temperature"});

  const Result<MotionFile> json =
      readMotion(R"({"states":[{"t":0,"q":[1,2]},{"t":0.5,"q":[3,4]}]})", "log.json", arm());
  REQUIRE(json.ok());
  CHECK(json->course.q.row(1) == Eigen::RowVector2d(3.0, 4.0));
}

TEST_CASE("what is wrong with a motion is said with its line") {
  const std::string head = "t,q.joint_1,q.joint_2\n";
  const Diagnostic missing = motionErrorOf("t,q.joint_1\n0,1\n1,2\n");
  CHECK(missing.line == 1);
  CHECK(missing.file == "log.csv");
  CHECK(has(missing.message, "'q.joint_2' is missing"));
  CHECK(has(motionErrorOf("t,q.joint_1,q.joint_2,q.joint_3\n0,1,1,1\n").message, "no moving joint 'joint_3'"));
  CHECK(has(motionErrorOf("q.joint_1,q.joint_2\n0,1\n1,1\n").message, "needs the column 't'"));
  CHECK(has(motionErrorOf(head + "0,1,1\n").message, "at least two states"));
  const Diagnostic back = motionErrorOf(head + "0,1,1\n0.5,1,1\n0.5,2,2\n");
  CHECK(back.line == 4);
  CHECK(has(back.message, "must be greater than that of the previous one"));
  const Diagnostic nan = motionErrorOf(head + "0,1,1\n0.5,nan,1\n");
  CHECK(nan.line == 3);
  CHECK(has(nan.message, "'q.joint_1': 'nan' is not a finite number"));
  CHECK(has(motionErrorOf("").message, "empty"));
  CHECK(has(motionErrorOf(std::string("t,q\0joint", 9)).message, "binary"));
}

TEST_CASE("numbers of other countries are named as that, not as fifty broken rows") {
  const std::string head = "t,q.joint_1,q.joint_2\n";
  const Diagnostic cut = motionErrorOf(head + "0,0,1,5,2,5\n0,5,1,5,2,5\n");
  CHECK(cut.line == 2);
  CHECK(has(cut.message, "decimal commas"));
  CHECK(has(motionErrorOf(head + "\"0,0\",\"1,5\",\"2,5\"\n").message, "decimal commas"));
  const Result<MotionFile> semicolons = readMotion("t;q.joint_1;q.joint_2\n0;1;2\n", "log.csv", arm());
  REQUIRE_FALSE(semicolons.ok());
  CHECK(semicolons.diagnostics().size() == 1);
  CHECK(has(semicolons.diagnostics().front().message, "semicolons"));
}

TEST_CASE("a motion is told from other tables by its first line") {
  CHECK(isMotionHeader("t,q.a,q.b\n0,1,2\n"));
  CHECK(isMotionHeader("\xEF\xBB\xBF\"t\",\"q.a\"\n"));
  CHECK(isMotionHeader("q.a\n"));
  CHECK_FALSE(isMotionHeader("link,quantity,v0\n"));
  CHECK_FALSE(isMotionHeader("theta,d,a,alpha\n"));
  CHECK_FALSE(isMotionHeader("{\"q.a\":1,\"q.\":2}"));
  CHECK_FALSE(isMotionHeader(""));
  CHECK_FALSE(isMotionHeader("<robot name='a,q.b'/>\n"));
}
