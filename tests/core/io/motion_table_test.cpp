// SPDX-License-Identifier: GPL-3.0-or-later
// A motion as a table that inverse dynamics reads again.
#include "core/io/motion_table.h"

#include "core/io/scene_file.h"
#include "core/io/state_table.h"
#include "tests/support/catch.h"

using namespace linkwright;
using linkwright::test::sourcePath;

TEST_CASE("the torques of a motion's table are those of inverse dynamics of its rows") {
  const Result<SceneData> scene = readModelFile(sourcePath("assets/examples/planar_2r.json").string());
  REQUIRE(scene.ok());
  const Model model = Model::compile(scene->mechanism).value();
  const Trajectory trajectory = compileTrajectory(model, scene->poses, *planOf(*scene)).value();
  MotionTableOptions options;
  options.dt = 0.3;
  options.terms = {true, true};
  SECTION("without loads") {}
  SECTION("with a load") { options.loads = {{model.deepestLink(), {{1.0, -2.0, 3.0}, {0.5, 0.25, -0.125}}}}; }
  const Result<ResultTable> table = motionTable(model, trajectory, options);
  REQUIRE(table.ok());
  // 0, 0.3, ..., 1.8 and the end at 2
  CHECK(table->times.size() == 8);
  CHECK(table->times.back() == 2.0);
  const Result<StateTable> read = readStates(resultCsv(*table), "motion.csv", model);
  REQUIRE(read.ok());
  double largest = 0.0, off = 0.0;
  for (const State& state : read->states) {
    CHECK(state.external.size() == options.loads.size());
    const Eigen::VectorXd tau =
        inverseDynamics(model, {state.q, state.qd, state.qdd, options.gravity, state.external, options.terms});
    largest = std::max(largest, tau.lpNorm<Eigen::Infinity>());
    off = std::max(off, (tau - state.tau).lpNorm<Eigen::Infinity>());
  }
  CHECK(largest > 1.0);
  CHECK(off <= 1e-12 * largest);

  options.has_torque = false;
  CHECK(motionTable(model, trajectory, options)->fields.size() == 3);
}
