// SPDX-License-Identifier: GPL-3.0-or-later
// Live values by their names, held against the functions of core that work them out.
#include "core/lesson/lesson_values.h"

#include "core/beam/elastic_settings.h"
#include "core/contact/contact.h"
#include "core/dynamics/mistakes.h"
#include "core/io/model_file.h"
#include "core/lesson/lesson_folder.h"
#include "core/lesson/lesson_play.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::WithinAbs;
using Catch::Matchers::WithinRel;

namespace {

LessonRobot exampleRobot(const std::string& name) {
  LessonScene scene;
  scene.example.text = name;
  scene.gravity = Eigen::Vector3d(0.0, 0.0, -9.81);
  Result<LessonRobot> robot = readLessonRobot({"", sourcePath("assets/examples").string()}, scene);
  REQUIRE(robot.ok());
  return std::move(robot).value();
}

/// The worked example: q = (30, 60) degrees, qd = (1, 2), qdd = (3, 4).
LessonInstant workedExample(const LessonRobot& robot) {
  LessonState state;
  state.pose.text = "worked_example";
  state.qd = {{"joint_1", 1.0}, {"joint_2", 2.0}};
  state.qdd = {{"joint_1", 3.0}, {"joint_2", 4.0}};
  return instantOf(robot, state);
}

std::vector<double> valuesNow(const LessonRobot& robot, const std::vector<std::string>& names,
                              const LessonInstant& instant, MotionResults* motion = nullptr) {
  for (const std::string& name : names) {
    INFO(LessonValues::problem(robot, name));
    REQUIRE(LessonValues::problem(robot, name).empty());
  }
  LessonValues values(robot, names);
  std::vector<double> out;
  values.read(instant, motion, out);
  return out;
}

}  // namespace

TEST_CASE("Live values are those of the worked example", "[lesson]") {
  const LessonRobot robot = exampleRobot("planar_2r");
  const LessonInstant instant = workedExample(robot);
  const auto is = [&](const std::string& name, double expected) {
    CAPTURE(name);
    CHECK_THAT(valuesNow(robot, {name}, instant)[0], WithinAbs(expected, 1e-6));
  };
  // published figures of this arm: assets/manual/command_line.md
  is("tau.joint_1", 7.714090);
  is("tau.joint_2", 0.879087);
  is("tau_gravity.joint_1", 6.371782);
  is("q.joint_1", 0.523599);
  is("qd.joint_2", 2.0);
  is("qdd.joint_2", 4.0);
  is("trace.body.2.link_2.y", -3.0);
  is("trace.body.4.link_2.y", -7.0);
  is("trace.body.5.link_1.x", 4.905);
  is("trace_world.body.5.link_1.z", 9.81);
  is("trace.body.5.link_1.norm", 9.81);
  is("M.joint_1.joint_2", 0.145833);
  is("model.links", 4.0);
  is("model.joints", 2.0);
  is("model.mass", 2.0);
  is("mass.link_2", 1.0);
  is("dh.a.joint_1", 0.5);
  // sin 30 / 2 + sin 90 / 2, m
  is("hand.z", 0.75);
  const std::vector<double> whole = valuesNow(robot, {"tau.joint_2", "trace_world.body.5.link_1"}, instant);
  REQUIRE(whole.size() == 4);
  CHECK_THAT(whole[3], WithinAbs(9.81, 1e-12));
}

TEST_CASE("Planted mistakes change torques and rows, and nothing else", "[lesson]") {
  const LessonRobot robot = exampleRobot("planar_2r");
  LessonInstant instant = workedExample(robot);
  const std::vector<std::string> names = {"tau.joint_1", "tau_gravity.joint_1", "trace_world.body.5.link_1.z"};
  instant.mistakes = {Mistake::GravityWrongSign};
  const std::vector<double> wrong = valuesNow(robot, names, instant);
  CHECK(wrong[0] == inverseDynamics(*robot.model, instant.input, Formulation::BodyFrame, instant.mistakes)[0]);
  CHECK_THAT(wrong[1], WithinAbs(6.371782, 1e-6));
  CHECK_THAT(wrong[2], WithinAbs(-9.81, 1e-12));
}

TEST_CASE("A motion has extremes, and without one they are no numbers", "[lesson]") {
  const LessonRobot robot = exampleRobot("planar_2r");
  const LessonInstant instant = workedExample(robot);
  const std::vector<std::string> names = {"duration",        "max.q.joint_1", "min.q.joint_1",
                                          "start.q.joint_1", "end.q.joint_1", "time_of_max.q.joint_1"};
  for (const double value : valuesNow(robot, names, instant)) CHECK(std::isnan(value));
  const Result<std::shared_ptr<MotionResults>> motion = plannedMotion(robot, instant);
  REQUIRE(motion.ok());
  REQUIRE(*motion != nullptr);
  const std::vector<double> values = valuesNow(robot, names, instant, motion->get());
  // from 1.75 rad to 30 degrees in 2 s
  const std::vector<double> expected = {2.0, 1.75, 0.5235987756, 1.75, 0.5235987756, 0.0};
  for (std::size_t i = 0; i < names.size(); ++i) {
    CAPTURE(names[i]);
    CHECK_THAT(values[i], WithinAbs(expected[i], 1e-9));
  }
}

TEST_CASE("A curve has a value at a time of the motion, and none after its end", "[lesson]") {
  const LessonRobot robot = exampleRobot("planar_2r");
  const LessonInstant instant = workedExample(robot);
  const Result<std::shared_ptr<MotionResults>> motion = plannedMotion(robot, instant);
  REQUIRE(motion.ok());
  const std::vector<std::string> names = {"at.0.q.joint_1",   "at.1.q.joint_1",   "at.1.0.q.joint_1",
                                          "at.2.qd.joint_1",  "at.2.5.q.joint_1", "end.q.joint_1",
                                          "at.0.5.q.joint_1", "at.1.50.q.joint_1"};
  const std::vector<double> values = valuesNow(robot, names, instant, motion->get());
  CHECK_THAT(values[0], WithinAbs(1.75, 1e-9));
  // a symmetric law is half-way at half the time
  CHECK_THAT(values[1], WithinAbs(0.5 * (values[0] + values[5]), 1e-9));
  CHECK(values[2] == values[1]);
  CHECK_THAT(values[3], WithinAbs(0.0, 1e-9));
  CHECK(std::isnan(values[4]));
  CHECK_THAT(values[6] + values[7], WithinAbs(values[0] + values[5], 1e-9));
  CHECK(std::isnan(valuesNow(robot, {"at.1.q.joint_1"}, instant)[0]));
  for (const char* none : {"at.q.joint_1", "at.1", "at.1.", "at.1.elbow", "at..q.joint_1", "at.1.2.3.q.joint_1",
                           "at.-1.q.joint_1", "at.1q.joint_1"}) {
    CAPTURE(none);
    CHECK_FALSE(parseValueName(none).has_value());
  }
}

TEST_CASE("Links that bend have deflections, and what holds their roots", "[lesson]") {
  // a clamped bar under its own weight: m g L^3 / (8 E I), m g and m g L / 2
  const LessonRobot example = exampleRobot("two_links_one_elastic");
  SceneData scene = *example.scene;
  ElasticSettings settings = *scene.beam;
  settings.links.front().link = "link_2";
  settings.links.front().elements = 4;
  settings.links.front().mass = BeamMass::Consistent;
  const BeamSection section = settings.links.front().section;
  const double young = settings.links.front().material.young;
  scene.beam = settings;
  scene.mechanism.links[2].payloads.clear();
  scene.mechanism.joints[1].passive = false;
  LessonRobot robot;
  robot.scene = std::make_shared<const SceneData>(scene);
  robot.model = std::make_shared<const Model>(Model::compile(scene.mechanism).value());
  LessonInstant instant = instantOf(robot, {});
  instant.input.q.setZero();
  instant.input.gravity = {0.0, -9.81, 0.0};
  const double weight = 0.0975 * 9.81, length = 0.25;
  const std::vector<double> values = valuesNow(robot,
                                               {"elastic.deflection.link_2.y", "elastic.deflection.link_2.norm",
                                                "elastic.root_force.link_2", "elastic.root_moment.link_2.z"},
                                               instant);
  REQUIRE(values.size() == 6);
  const double sag = weight * std::pow(length, 3) / (8.0 * young * section.I_z);
  // the nonlinear balance differs by the square of the slope
  CHECK_THAT(values[0], WithinRel(-sag, 1e-4));
  CHECK_THAT(values[1], WithinRel(sag, 1e-4));
  CHECK_THAT(values[2], WithinAbs(0.0, 1e-9));
  CHECK_THAT(values[3], WithinRel(weight, 1e-9));
  CHECK_THAT(values[5], WithinRel(0.5 * weight * length, 1e-4));
  const auto said = [&](const std::string& name, const std::string& part) {
    CAPTURE(name);
    CHECK_THAT(LessonValues::problem(robot, name).text(), ContainsSubstring(part));
  };
  said("elastic.deflection.link_1.x", "in this scene it does not bend");
  said("elastic.deflection.elbow.x", "no such link");
  said("elastic.deflection.link_2.4", "name x, y, z or norm");
  said("elastic.weight.link_2", "there is no value");
  // a passive joint that nothing holds has no balance
  const std::vector<double> none = valuesNow(example, {"elastic.deflection.link_1.y"}, [&] {
    LessonInstant falling = instantOf(example, {});
    falling.input.gravity = {0.0, -9.81, 0.0};
    return falling;
  }());
  CHECK(std::isnan(none[0]));
}

TEST_CASE("The run of a simulation has the values of its contacts", "[lesson]") {
  const LessonRobot robot = exampleRobot("arm_on_the_ground_i");
  const LessonInstant instant = instantOf(robot, {});
  const std::string contact = robot.scene->contacts->front().name;
  const Result<SimulatedMotion> run = simulatedMotion(robot, instant);
  REQUIRE(run.ok());
  const std::vector<std::string> names = {"f_n." + contact, "mode." + contact, "max.f_n." + contact,
                                          "end.energy.total"};
  const std::vector<double> values = valuesNow(robot, names, instant, run->motion.get());
  CHECK(values[0] > 0.0);
  CHECK((values[1] == 1.0 || values[1] == 2.0));
  CHECK(values[2] >= values[0]);
  CHECK(std::isfinite(values[3]));
}

TEST_CASE("A name that is none says so", "[lesson]") {
  const LessonRobot robot = exampleRobot("planar_2r");
  const auto said = [&](const std::string& name, const std::string& part) {
    CAPTURE(name);
    CHECK_THAT(LessonValues::problem(robot, name).text(), ContainsSubstring(part));
  };
  said("torque", "there is no value 'torque'");
  said("tau.elbow", "no such moving joint");
  said("trace.body.99.link_1", "there is no value");
  said("trace.body.5.elbow.x", "no such link");
  said("trace.body.5.tip.x", "no such row");
  said("trace.body.14.link_1.y", "has 1 numbers");
  said("M.joint_1.elbow", "does not name two moving joints");
  said("mass.elbow", "no such link");
  said("f_n.foot", "no such contact");
  said("ik.iterations", "needs a target");
  said("", "there is no value");
  said("max.duration", "there is no value");
}
