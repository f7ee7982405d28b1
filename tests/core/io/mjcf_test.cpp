// SPDX-License-Identifier: GPL-3.0-or-later
// MuJoCo models: the same mechanism as one written by hand.
#include "core/io/mjcf.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/inertia.h"
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/files.h"
#include "tests/support/random_mechanism.h"

#include <cmath>

using namespace linkwright;
using linkwright::test::kPi;

namespace {

SceneData readWorld(const std::string& inside) {
  const Result<SceneData> result = readMjcf("<mujoco>" + inside + "</mujoco>", "model.xml");
  for (const Diagnostic& each : result.diagnostics()) UNSCOPED_INFO(toString(each));
  REQUIRE(result.ok());
  return *result;
}

Pose linkAt(const Model& model, const char* name, const Eigen::VectorXd& q) {
  const int link = model.findLink(name);
  REQUIRE(link >= 0);
  return forwardKinematics(model, q)[static_cast<std::size_t>(link)];
}

}  // namespace

TEST_CASE("A double pendulum of MuJoCo has the torques of the textbook's arm", "[io][mjcf]") {
  // two rods of 1 kg and 0.5 m along x, hinges about -y, as the example planar_2r
  const SceneData scene = readWorld(R"(<option gravity="0 0 -9.81"/><worldbody>
    <body name="one"><joint name="j1" axis="0 -1 0"/>
      <inertial pos="0.25 0 0" mass="1" diaginertia="0 0.020833333333333332 0.020833333333333332"/>
      <body name="two" pos="0.5 0 0"><joint name="j2" axis="0 -1 0"/>
        <inertial pos="0.25 0 0" mass="1" diaginertia="0 0.020833333333333332 0.020833333333333332"/></body></body>
    </worldbody>)");
  CHECK(scene.gravity.z() == -9.81);
  const Model model = test::compiled(scene.mechanism);
  const Model arm =
      test::compiled(readModelFile(test::sourcePath("assets/examples/planar_2r.json").string())->mechanism);
  test::Random random(7);
  INFO("seed " << random.seed());
  for (int i = 0; i < 50; ++i) {
    const DynamicsInput input = test::randomInput(random, arm);
    CHECK(test::relativeError(inverseDynamics(model, input), inverseDynamics(arm, input)) < 1e-13);
  }
}

TEST_CASE("Several joints of a body, anchors and reference positions", "[io][mjcf]") {
  const SceneData scene = readWorld(R"(<compiler angle="radian"/><worldbody>
    <body name="b" pos="1 0 0" quat="0.70710678118654752 0 0 0.70710678118654752">
      <joint name="slide" type="slide" axis="0 0 2"/>
      <joint name="turn" axis="0 0 1" pos="0.2 0 0" ref="0.5"/>
      <inertial pos="0.1 0.2 0.3" mass="2" fullinertia="0.3 0.4 0.5 0.01 0.02 0.03"/>
      <body name="tip" pos="0.2 0.4 0"/>
    </body></worldbody>)");
  const Model model = test::compiled(scene.mechanism);
  REQUIRE(model.dof() == 2);
  CHECK(model.joints()[0].name == "slide");
  CHECK(model.findLink("slide_link") >= 0);
  // with turn at its reference the body is where the file has it: R = Rz(90 deg)
  const Eigen::Matrix3d R = rotationAbout(Eigen::Vector3d::UnitZ(), 0.5 * kPi);
  const Pose at_rest = linkAt(model, "tip", Eigen::Vector2d(0.3, 0.5));
  CHECK((at_rest.p - (Eigen::Vector3d(1, 0, 0.3) + R * Eigen::Vector3d(0.2, 0.4, 0))).norm() < 1e-14);
  CHECK((at_rest.R - R).norm() < 1e-14);
  // turned by a quarter more, about the anchor
  const Pose turned = linkAt(model, "tip", Eigen::Vector2d(0.3, 0.5 + 0.5 * kPi));
  const Eigen::Vector3d anchor = Eigen::Vector3d(1, 0, 0.3) + R * Eigen::Vector3d(0.2, 0, 0);
  CHECK((turned.p - (anchor + R * R * Eigen::Vector3d(0, 0.4, 0))).norm() < 1e-14);
  // the centre of mass goes along, in the frame at the anchor
  const Inertial& inertial = *scene.mechanism.links[static_cast<std::size_t>(scene.mechanism.findLink("b"))].inertial;
  CHECK((inertial.p_LLcm - Eigen::Vector3d(-0.1, 0.2, 0.3)).norm() < 1e-15);
  CHECK(inertial.I_LLcm_L(0, 1) == 0.01);
  CHECK(inertial.I_LLcm_L(0, 2) == 0.02);
  CHECK(inertial.I_LLcm_L(1, 2) == 0.03);
}

TEST_CASE("Defaults nest, degrees are degrees, and limits are read as MuJoCo reads them", "[io][mjcf]") {
  const SceneData scene = readWorld(R"(
    <default><joint damping="1" armature="0.1"/>
      <default class="stiff"><joint damping="5" range="-90 45"/>
        <default class="slow"><joint frictionloss="2"/></default></default></default>
    <worldbody><body name="a" childclass="stiff"><geom size="0.1"/><joint name="one"/>
      <body name="b"><geom size="0.1"/><joint name="two" class="slow"/>
        <body name="c" childclass="slow"><geom size="0.1"/><joint name="three" type="slide" range="0 0.3" damping="7"/>
          <body name="d"><geom size="0.1"/><joint name="four" limited="false" class="main"/></body></body></body></body>
    </worldbody>)");
  const auto& joints = scene.mechanism.joints;
  REQUIRE(joints.size() == 4);
  CHECK(joints[0].damping == 5.0);
  CHECK(joints[0].limits.lower == Approx(-0.5 * kPi));
  CHECK(joints[0].limits.upper == Approx(0.25 * kPi));
  CHECK(joints[0].motor.reflectedInertia() == 0.1);
  CHECK(joints[0].coulomb == CoulombFriction{});
  CHECK(joints[1].damping == 5.0);
  CHECK(joints[1].coulomb == CoulombFriction{2.0, -2.0});
  CHECK(joints[2].type == JointType::Prismatic);
  CHECK(joints[2].limits.upper == 0.3);  // metres are no degrees
  CHECK(joints[2].damping == 7.0);
  CHECK(joints[3].damping == 1.0);
  CHECK(std::isinf(joints[3].limits.upper));
}

TEST_CASE("Springs are read, their rest in the file's unit of angles", "[io][mjcf][spring]") {
  const std::string bodies = R"(
    <default><joint springref="30"/><default class="stiff"><joint stiffness="12"/></default></default>
    <worldbody><body name="a" childclass="stiff"><geom size="0.1"/><joint name="one" ref="20" axis="0 1 0"/>
      <body name="b"><geom size="0.1"/><joint name="two" stiffness="5" springref="-90"/>
        <body name="c"><geom size="0.1"/><joint name="three" type="slide" springref="0.25"/>
          <body name="d"><geom size="0.1"/><joint name="four" class="main"/></body></body></body></body>
    </worldbody>)";
  const Result<SceneData> read = readMjcf("<mujoco>" + bodies + "</mujoco>", "model.xml");
  REQUIRE(read.ok());
  CHECK(read.diagnostics().empty());
  const auto& joints = read->mechanism.joints;
  CHECK(joints[0].spring.stiffness == 12.0);
  CHECK(joints[0].spring.rest == Approx(kPi / 6.0));  // of q itself, whatever ref is
  CHECK(joints[1].spring.stiffness == 5.0);
  CHECK(joints[1].spring.rest == Approx(-0.5 * kPi));
  CHECK(joints[2].spring == JointSpring{12.0, 0.25});  // metres are no degrees
  CHECK(joints[3].spring == JointSpring{});            // a rest alone is no spring
  const SceneData radians = readWorld("<compiler angle=\"radian\"/>" + bodies);
  CHECK(radians.mechanism.joints[1].spring == JointSpring{5.0, -90.0});
}

TEST_CASE("A spring of negative stiffness is refused, and springdamper is ignored with a word", "[io][mjcf][spring]") {
  const auto body = [](const std::string& joint) {
    return "<mujoco><worldbody><body name=\"a\"><geom size=\"0.1\"/>\n<joint name=\"one\" " + joint +
           "/></body></worldbody></mujoco>";
  };
  const Result<SceneData> negative = readMjcf(body("stiffness=\"-3\""), "model.xml");
  REQUIRE_FALSE(negative.ok());
  CHECK(negative.diagnostics().front().line == 2);
  CHECK_THAT(negative.diagnostics().front().message, Catch::Matchers::ContainsSubstring("negative stiffness"));
  CHECK_FALSE(readMjcf(body("stiffness=\"stiff\""), "model.xml").ok());
  const Result<SceneData> automatic = readMjcf(body("springdamper=\"0.1 1\""), "model.xml");
  REQUIRE(automatic.ok());
  REQUIRE(automatic.diagnostics().size() == 1);
  CHECK_THAT(automatic.diagnostics().front().message, Catch::Matchers::ContainsSubstring("springdamper is ignored"));
  CHECK(readMjcf(body("springdamper=\"0 0\""), "model.xml").diagnostics().empty());
}

TEST_CASE("Masses come from geoms where no inertia is given", "[io][mjcf]") {
  const SceneData scene = readWorld(R"(<worldbody><body name="b"><joint/>
    <geom type="capsule" fromto="0 0 0 0.4 0 0" size="0.05"/>
    <geom type="box" size="0.1 0.2 0.3" pos="0 0 1" mass="3"/>
    <geom type="ellipsoid" size="0.1 0.2 0.3" density="500" euler="0 0 90"/>
    </body></worldbody>)");
  Shape capsule, box;
  capsule.geometry = Capsule{0.05, 0.4};
  capsule.X_LS = {rotationAbout(Eigen::Vector3d::UnitY(), 0.5 * kPi), {0.2, 0, 0}};
  box.geometry = Box{{0.2, 0.4, 0.6}};
  box.X_LS.p = {0, 0, 1};
  Inertial sum = together(*inertialOf({capsule}, 1000.0), *inertialOfMass({box}, 3.0));
  // an ellipsoid turned about z: its x and y change places
  const double m = 500.0 * 4.0 / 3.0 * kPi * 0.1 * 0.2 * 0.3;
  Inertial ellipsoid{m, Eigen::Vector3d::Zero(),
                     (m / 5.0 * Eigen::Vector3d(0.01 + 0.09, 0.04 + 0.09, 0.04 + 0.01)).asDiagonal()};
  sum = together(sum, ellipsoid);
  const Inertial& read_back = *scene.mechanism.links[1].inertial;
  CHECK(read_back.mass == Approx(sum.mass).epsilon(1e-14));
  CHECK((read_back.p_LLcm - sum.p_LLcm).norm() < 1e-14);
  CHECK((read_back.I_LLcm_L - sum.I_LLcm_L).norm() < 1e-13 * sum.I_LLcm_L.norm());
  CHECK(scene.mechanism.links[1].shapes.size() == 3);
}

TEST_CASE("Orientations in all of MuJoCo's ways", "[io][mjcf]") {
  const Eigen::Matrix3d Rx = rotationAbout(Eigen::Vector3d::UnitX(), 0.3),
                        Ry = rotationAbout(Eigen::Vector3d::UnitY(), 0.4),
                        Rz = rotationAbout(Eigen::Vector3d::UnitZ(), 0.5);
  const auto turned = [](const std::string& compiler, const std::string& how) {
    const SceneData scene =
        readWorld("<compiler angle=\"radian\"" + compiler + "/><worldbody><body name=\"b\" " + how + "/></worldbody>");
    return scene.mechanism.joints[0].X_PJ.R;
  };
  CHECK((turned("", "euler=\"0.3 0.4 0.5\"") - Rx * Ry * Rz).norm() < 1e-14);
  CHECK((turned(" eulerseq=\"XYZ\"", "euler=\"0.3 0.4 0.5\"") - Rz * Ry * Rx).norm() < 1e-14);
  CHECK((turned(" eulerseq=\"zyx\"", "euler=\"0.5 0.4 0.3\"") - Rz * Ry * Rx).norm() < 1e-14);
  CHECK((turned("", "axisangle=\"0 0 3 0.5\"") - Rz).norm() < 1e-14);
  CHECK((turned("", "xyaxes=\"0 2 0 -1 1 0\"").col(0) - Eigen::Vector3d::UnitY()).norm() < 1e-15);
  CHECK((turned("", "xyaxes=\"0 2 0 -1 1 0\"").col(1) + Eigen::Vector3d::UnitX()).norm() < 1e-15);
  CHECK((turned("", "zaxis=\"1 0 0\"").col(2) - Eigen::Vector3d::UnitX()).norm() < 1e-14);
  // the shortest turn: about the common perpendicular; straight down about x, as MuJoCo has it
  const Eigen::Matrix3d oblique =
      rotationAbout(Eigen::Vector3d(-2.0, 1.0, 0.0) / std::sqrt(5.0), std::acos(-2.0 / 3.0));
  CHECK((turned("", "zaxis=\"1 2 -2\"") - oblique).norm() < 1e-14);
  CHECK(turned("", "zaxis=\"0 0 -2\"") == Eigen::Matrix3d(Eigen::Vector3d(1.0, -1.0, -1.0).asDiagonal()));
  CHECK(turned("", "zaxis=\"0 0 2\"") == Eigen::Matrix3d::Identity());
}

TEST_CASE("Which reader an XML is for is told by its outermost element", "[io][mjcf]") {
  CHECK(isMjcf("<mujoco/>"));
  CHECK(isMjcf("<?xml version=\"1.0\"?>\n<!-- <robot> -->\n<mujoco model=\"a\">"));
  CHECK_FALSE(isMjcf("<robot name=\"a\"><mujoco/></robot>"));
  CHECK_FALSE(isMjcf("<mujoco_extra/>"));
  CHECK_FALSE(isMjcf("<!-- never closed"));
  const Result<SceneData> whole = readModelFile(test::sourcePath("tests/fuzz/corpus/mjcf/whole.xml").string());
  REQUIRE(whole.ok());
  CHECK(Model::compile(whole->mechanism)->dof() == 5);
}

TEST_CASE("A MuJoCo model that is not well formed, or no text at all, is refused with its line", "[io][mjcf]") {
  const auto whyNot = [](std::string_view text) {
    const Result<SceneData> read = readMjcf(text, "model.xml");
    return read.ok() ? std::string() : toString(read.diagnostics().front());
  };
  // two names that a scene, which is UTF-8, could not tell apart
  CHECK(whyNot("<mujoco>\n<worldbody><body name=\"a\xfe\"/><body name=\"a\xff\"/></worldbody></mujoco>")
            .starts_with("model.xml:2: error: this line contains characters that are not UTF-8"));
  CHECK(whyNot("<mujoco>\n<worldbody>\n</mujoco>") ==
        "model.xml:2: error: the XML is not well formed because an element is not closed by its own end tag");
  CHECK(whyNot("  \n") == "model.xml:1: error: the file is empty");
  CHECK(whyNot("<!-- nothing -->") == "model.xml:1: error: the file contains no XML element");
}
