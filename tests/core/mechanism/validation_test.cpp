// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a mechanism is found with the figure that it is about.
#include "core/mechanism/validation.h"

#include "core/mechanism/model.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/rich_mechanism.h"

#include <functional>
#include <limits>

using namespace linkwright;
using linkwright::test::kInfinity;

namespace {

using Part = ProblemPlace::Part;
using Field = ProblemPlace::Field;

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

Shape shapeOf(const Geometry& geometry) {
  Shape shape;
  shape.geometry = geometry;
  return shape;
}

}  // namespace

TEST_CASE("a sound mechanism has no problem") {
  CHECK(problemsOf(test::richMechanism()).empty());
  CHECK(Model::compile(test::richMechanism()).diagnostics().empty());
}

TEST_CASE("each problem names its part and its figure, and keeps the mechanism from compiling where it is an error") {
  struct Case {
    std::function<void(Mechanism&)> spoil;
    ProblemPlace place;
    const char* says;
  };
  const Case cases[] = {
      {[](Mechanism& m) { m.links[2].name = ""; }, {Part::Link, 2, Field::Name}, "no name"},
      {[](Mechanism& m) { m.links[4].name = "left"; }, {Part::Link, 4, Field::Name}, "duplicate name"},
      {[](Mechanism& m) { m.joints[1].name = "lift"; }, {Part::Joint, 1, Field::Name}, "duplicate name"},
      {[](Mechanism& m) { m.links[2].inertial->mass = -1; }, {Part::Link, 2, Field::Mass}, "negative mass"},
      {[](Mechanism& m) { m.links[2].inertial->p_LLcm.x() = kNan; }, {Part::Link, 2, Field::Mass}, "finite"},
      {[](Mechanism& m) { m.links[2].payloads[1].mass = -1; }, {Part::Link, 2, Field::Payloads}, "'tool' of negative"},
      {[](Mechanism& m) { m.links[2].payloads[0].p_L.z() = kInfinity; }, {Part::Link, 2, Field::Payloads}, "'bag'"},
      {[](Mechanism& m) { m.joints[0].parent = 17; }, {Part::Joint, 0, Field::Ends}, "no parent"},
      {[](Mechanism& m) { m.joints[0].X_PJ.p.y() = kNan; }, {Part::Joint, 0, Field::Origin}, "origin"},
      {[](Mechanism& m) { m.joints[1].axis.setZero(); }, {Part::Joint, 1, Field::Axis}, "zero length"},
      {[](Mechanism& m) {
         m.joints[1].limits = {1.0, -1.0, 1.0, 1.0};
       },
       {Part::Joint, 1, Field::Limits},
       "swap"},
      {[](Mechanism& m) { m.joints[1].limits.lower = kInfinity; }, {Part::Joint, 1, Field::Limits}, "no position"},
      {[](Mechanism& m) { m.joints[1].limits.effort = -1; }, {Part::Joint, 1, Field::Rates}, "magnitudes"},
      {[](Mechanism& m) { m.joints[1].damping = kNan; }, {Part::Joint, 1, Field::Friction}, "finite"},
      {[](Mechanism& m) { m.joints[1].coulomb.negative = 1; }, {Part::Joint, 1, Field::Friction}, "drive"},
      {[](Mechanism& m) { m.joints[1].motor.rotor_inertia = -1; }, {Part::Joint, 1, Field::Motor}, "negative rotor"},
      {[](Mechanism& m) { m.joints[1].ready = kNan; }, {Part::Joint, 1, Field::Ready}, "ready"},
      {[](Mechanism& m) { m.joints[3].mimic->leader = "who"; }, {Part::Joint, 3, Field::Mimic}, "not a joint"},
      {[](Mechanism& m) { m.joints[3].mimic->leader = "follow"; }, {Part::Joint, 3, Field::Mimic}, "itself"},
      {[](Mechanism& m) { m.joints[3].mimic->multiplier = kNan; }, {Part::Joint, 3, Field::Mimic}, "finite"},
      {[](Mechanism& m) {
         m.joints[2].mimic = Mimic{"lift", 1, 0};
       },
       {Part::Joint, 3, Field::Mimic},
       "another"},
      {[](Mechanism& m) {
         m.joints[0].type = JointType::Fixed;
         m.joints[3].mimic->leader = "lift";
       },
       {Part::Joint, 3, Field::Mimic},
       "fixed"},
  };
  for (const Case& each : cases) {
    INFO(each.says);
    Mechanism m = test::richMechanism();
    each.spoil(m);
    const std::vector<MechanismProblem> problems = problemsOf(m);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].place == each.place);
    CHECK(problems[0].severity == Severity::Error);
    CHECK(problems[0].message.text().find(each.says) != std::string::npos);
    const Result<Model> model = Model::compile(m);
    REQUIRE_FALSE(model.ok());
    CHECK(model.diagnostics()[0].message == toString(problems[0], m));
  }
}

TEST_CASE("a solid that is none is an error of its link's shapes") {
  struct Case {
    Geometry geometry;
    const char* says;
  };
  const Case cases[] = {
      {Box{{0.1, 0.0, 0.1}}, "an edge"},
      {Box{{0.1, kNan, 0.1}}, "finite"},
      {Cylinder{-0.1, 0.2}, "radius"},
      {Cylinder{0.1, 0.0}, "length"},
      {Cylinder{0.1, kInfinity}, "finite"},
      {Capsule{0.1, -0.1}, "length"},
      {Sphere{kNan}, "finite"},
      {Sphere{0.0}, "radius"},
      {Beam{Section{Section::Form::Ellipse, 0.1, 0.04, 0.02}, 0.3}, "reduce the thickness"},
      {Beam{Section{Section::Form::Rectangle, 0.1, 0.0, 0.0}, 0.3}, "a side"},
      {Beam{Section{Section::Form::Rectangle, 0.1, 0.1, -0.01}, 0.3}, "a thickness of 0 makes the beam solid"},
      {Mesh{"a.stl", {1.0, kInfinity, 1.0}}, "scale"},
  };
  for (const Case& each : cases) {
    INFO(each.says);
    Mechanism m = test::richMechanism();
    m.links[1].shapes = {shapeOf(Box{}), shapeOf(each.geometry)};
    const std::vector<MechanismProblem> problems = problemsOf(m);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].place == ProblemPlace{Part::Link, 1, Field::Shapes});
    CHECK(problems[0].severity == Severity::Error);
    CHECK(problems[0].message.text().find(each.says) != std::string::npos);
    CHECK(problems[0].message.text().find("(shape 2)") != std::string::npos);
    CHECK_FALSE(Model::compile(m).ok());
  }
  // a ball-ended bar may have no cylinder between its balls, and a wall may be just thin enough
  Mechanism m = test::richMechanism();
  m.links[1].shapes = {shapeOf(Capsule{0.1, 0.0}),
                       shapeOf(Beam{Section{Section::Form::Ellipse, 0.1, 0.04, 0.0199}, 1})};
  CHECK(problemsOf(m).empty());
  m.links[1].shapes[0].X_LS.p.z() = kNan;
  REQUIRE(problemsOf(m).size() == 1);
  CHECK(problemsOf(m)[0].message.text().find("pose") != std::string::npos);
}

TEST_CASE("what is doubtful compiles and is said, advice is for who builds") {
  Mechanism m = test::richMechanism();
  m.links[2].inertial->I_LLcm_L = Eigen::Vector3d(1, 1, 5).asDiagonal();
  REQUIRE(problemsOf(m).size() == 1);
  CHECK(problemsOf(m)[0].place == ProblemPlace{Part::Link, 2, Field::Inertia});
  CHECK(problemsOf(m)[0].severity == Severity::Warning);
  CHECK(Model::compile(m).diagnostics().size() == 1);

  // figures that calculate and that no machine has
  m = test::richMechanism();
  m.joints[1].damping = -0.1;
  m.joints[1].motor.gear_ratio = 0.0;
  m.links[1].mass_source = MassSource::Given;
  m.links[1].shapes = {shapeOf(Mesh{"a.stl", {1.0, 0.0, 1.0}})};
  const ProblemPlace doubtful[] = {
      {Part::Link, 1, Field::Shapes}, {Part::Joint, 1, Field::Friction}, {Part::Joint, 1, Field::Motor}};
  REQUIRE(problemsOf(m).size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(problemsOf(m)[i].place == doubtful[i]);
    CHECK(problemsOf(m)[i].severity == Severity::Warning);
  }
  REQUIRE(Model::compile(m).ok());
  CHECK(Model::compile(m).diagnostics().size() == 3);
  // a mirrored mesh and a reversing gear are none
  m.joints[1].damping = 0.0;
  m.joints[1].motor.gear_ratio = -50.0;
  m.links[1].shapes = {shapeOf(Mesh{"a.stl", {1.0, -1.0, 1.0}})};
  CHECK(problemsOf(m).empty());

  m = test::richMechanism();
  m.links[3].inertial.reset();
  m.links[4].inertial->mass = 0;
  m.links[4].inertial->I_LLcm_L.setZero();
  const std::vector<MechanismProblem> problems = problemsOf(m);
  REQUIRE(problems.size() == 2);
  CHECK(problems[0].advice);
  CHECK(problems[0].place.field == Field::Mass);
  CHECK(toString(problems[0], m).text().find("neither it nor any link beyond it has mass") != std::string::npos);
  CHECK(Model::compile(m).diagnostics().empty());
  // a payload is a mass, and a frame that is fixed needs none
  m.links[3].payloads = {{"weight", 1.0, Eigen::Vector3d::Zero(), true}};
  m.joints[3].type = JointType::Fixed;
  CHECK(problemsOf(m).empty());
  // what carries a mass further out is no end
  m = test::richMechanism();
  m.links[1].inertial.reset();
  CHECK(problemsOf(m).empty());
}

TEST_CASE("inertia that follows shapes without a volume is said") {
  Mechanism m = test::richMechanism();
  m.links[1].mass_source = MassSource::MassOfShapes;
  Shape mesh;
  mesh.geometry = Mesh{"a.stl", Eigen::Vector3d::Ones()};
  m.links[1].shapes = {mesh};
  REQUIRE(problemsOf(m).size() == 1);
  CHECK(problemsOf(m)[0].place == ProblemPlace{Part::Link, 1, Field::Mass});
  CHECK(problemsOf(m)[0].severity == Severity::Warning);
  m.links[1].shapes.push_back(Shape{});
  CHECK(problemsOf(m).empty());
}
