// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/urdf.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/io/scene_file.h"
#include "core/mechanism/model.h"
#include "core/spatial/rotation.h"
#include "tests/core/io/scenes.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/rich_mechanism.h"

#include <clocale>
#include <cmath>
#include <random>
#include <string>

using namespace linkwright;
using Catch::Matchers::ContainsSubstring;

namespace {

Eigen::VectorXd torques(const Mechanism& mechanism, unsigned seed) {
  const Model model = *Model::compile(mechanism);
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> number(-3.0, 3.0);
  DynamicsInput input;
  for (Eigen::VectorXd* v : {&input.q, &input.qd, &input.qdd}) {
    *v = Eigen::VectorXd::NullaryExpr(model.dof(), [&]() { return number(random); });
  }
  return inverseDynamics(model, input);
}

void checkSameTorques(const Mechanism& a, const Mechanism& b) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    const Eigen::VectorXd ta = torques(a, seed), tb = torques(b, seed);
    REQUIRE(ta.size() == tb.size());
    // round-off of a few turned figures, relative to the largest torque
    CHECK((ta - tb).lpNorm<Eigen::Infinity>() <= 1e-12 * ta.lpNorm<Eigen::Infinity>());
  }
}

std::string robot(const std::string& rows) { return "<robot name=\"r\">" + rows + "</robot>"; }

}  // namespace

TEST_CASE("A mechanism written as URDF and read back has the same torques", "[io][urdf]") {
  for (const char* name : test::kExampleRobots) {
    CAPTURE(name);
    const Mechanism mechanism = test::exampleScene(name).mechanism;
    const Result<Mechanism> back = readUrdf(writeUrdf(mechanism).text, "written.urdf");
    REQUIRE(back.ok());
    checkSameTorques(mechanism, *back);
    CHECK(back->hands == mechanism.hands);
    CHECK(back->description == mechanism.description);
    REQUIRE(back->joints.size() == mechanism.joints.size());
    for (std::size_t i = 0; i < back->joints.size(); ++i) {
      if (isMoving(back->joints[i].type)) CHECK(back->joints[i].limits == mechanism.joints[i].limits);
      CHECK(back->joints[i].ready == mechanism.joints[i].ready);
    }
  }
}

TEST_CASE("A frame turned by a pitch of a right angle survives URDF's roll, pitch and yaw", "[io][urdf]") {
  const double right = std::acos(-1.0) / 2.0;
  for (const double pitch : {right, -right, right - 1e-9, -right + 1e-7}) {
    CAPTURE(pitch);
    Mechanism mechanism = test::exampleScene("iiwa14.urdf").mechanism;
    mechanism.joints[3].X_PJ.R = rotationFromRpy(0.3, pitch, -1.1);
    const Result<Mechanism> back = readUrdf(writeUrdf(mechanism).text, "written.urdf");
    REQUIRE(back.ok());
    CHECK((back->joints[3].X_PJ.R - mechanism.joints[3].X_PJ.R).lpNorm<Eigen::Infinity>() < 5e-8);
    if (std::abs(pitch) == right) checkSameTorques(mechanism, *back);
  }
}

TEST_CASE("What URDF cannot hold is listed", "[io][urdf]") {
  const auto lost = [](const Mechanism& mechanism) {
    std::string all;
    for (const Diagnostic& d : writeUrdf(mechanism).lost) all += toString(d) + "\n";
    return all;
  };
  const std::string puma = lost(test::exampleScene("puma560.json").mechanism);
  CHECK_THAT(puma, ContainsSubstring("joint 'joint_1': URDF has no rotor inertia"));
  CHECK_THAT(puma, ContainsSubstring("joint 'joint_6': URDF has no gear ratio"));
  CHECK_THAT(puma, ContainsSubstring("joint 'joint_2': URDF has a single Coulomb friction value for both directions"));
  CHECK_THAT(lost(test::exampleScene("planar_2r.json").mechanism),
             ContainsSubstring("link 'link_1': URDF has no capsule"));
  CHECK(lost(test::exampleScene("ur5e.urdf").mechanism).empty());
  Mechanism passive = test::exampleScene("tree_of_three_links.json").mechanism;
  passive.joints[1].passive = true;
  CHECK_THAT(lost(passive), ContainsSubstring("joint 'left_shoulder': URDF has no passive joints"));
  Mechanism sprung = test::exampleScene("tree_of_three_links.json").mechanism;
  CHECK_THAT(lost(sprung), !ContainsSubstring("spring"));
  sprung.joints[1].spring = {2.0, 0.3};
  CHECK_THAT(lost(sprung),
             ContainsSubstring("joint 'left_shoulder': URDF has no joint springs; the property is left out"));
  CHECK(readUrdf(writeUrdf(sprung).text, "written.urdf")->joints[1].spring == JointSpring{});
}

TEST_CASE("Each loss says which part, what is missing and what is written, as warnings they say the same",
          "[io][urdf]") {
  const UrdfText urdf = writeUrdf(test::richMechanism());
  REQUIRE(urdf.losses.size() == urdf.lost.size());
  REQUIRE_FALSE(urdf.losses.empty());
  for (std::size_t i = 0; i < urdf.losses.size(); ++i) {
    const UrdfLoss& loss = urdf.losses[i];
    CHECK(urdf.lost[i].message == loss.part.text() + ": " + loss.what.text() + "; " + loss.instead.text());
  }
  CHECK(urdf.losses[0].part == "link 'carriage'");
  CHECK(urdf.losses[0].what == "URDF has no beams");
  CHECK(urdf.losses[0].instead == "a solid box of the beam's outer size is written");
  SceneData scene;
  CHECK(sceneLossesInUrdf(scene).empty());
  scene.gravity = Eigen::Vector3d::Zero();
  REQUIRE(sceneLossesInUrdf(scene).size() == 1);
  CHECK(sceneLossesInUrdf(scene)[0].part == "scene");
  CHECK(lostInUrdf(scene)[0].message == "URDF cannot describe gravity: left out");
}

TEST_CASE("Joints that follow others are read and written, beams and payloads are written as URDF can", "[io][urdf]") {
  const Mechanism rich = test::richMechanism();
  const UrdfText urdf = writeUrdf(rich);
  std::string lost;
  for (const Diagnostic& each : urdf.lost) lost += each.message.text() + "\n";
  CHECK(lost.find("link 'arm': URDF has no payloads") != std::string::npos);
  CHECK(lost.find("link 'arm': URDF has no beams; a solid box") != std::string::npos);
  CHECK(lost.find("link 'carriage': URDF cannot express that the inertia is computed from the shapes") !=
        std::string::npos);
  const Result<Mechanism> read = readUrdf(urdf.text, "rich.urdf");
  REQUIRE(read.ok());
  CHECK(read->joints[3].mimic == rich.joints[3].mimic);
  const Model was = std::move(Model::compile(rich)).value(), is = std::move(Model::compile(*read)).value();
  CHECK(is.totalMass() == Approx(was.totalMass()).epsilon(1e-15));
  DynamicsInput input;
  input.q = Eigen::Vector4d(0.1, 0.7, 0.02, -0.019);
  input.qd = Eigen::Vector4d(1.0, -2.0, 0.3, -0.3);
  input.qdd = Eigen::Vector4d(-3.0, 5.0, 0.1, -0.1);
  const Eigen::VectorXd tau = inverseDynamics(was, input);
  CHECK((inverseDynamics(is, input) - tau).cwiseAbs().maxCoeff() < 1e-13 * tau.cwiseAbs().maxCoeff());
}

TEST_CASE("Turned inertial frames, default axes and bare origins are read as URDF says", "[io][urdf]") {
  const Result<Mechanism> read = readUrdf(
      robot("<link name=\"a\"/><link name=\"b\"><inertial><origin xyz=\" +1  2\t3 \" rpy=\"0 0 1.5707963267948966\"/>"
            "<mass value=\"2\"/><inertia ixx=\"1\" iyy=\"2\" izz=\"2.5\" ixy=\"0.1\"/></inertial></link>"
            "<joint name=\"j\" type=\"continuous\"><parent link=\"a\"/><child link=\"b\"/>"
            "<dynamics damping=\"0.5\" friction=\"0.25\"/></joint>"),
      "a.urdf");
  REQUIRE(read.ok());
  CHECK(read.diagnostics().empty());
  const Inertial& inertial = *read->links[1].inertial;
  CHECK(inertial.p_LLcm == Eigen::Vector3d(1.0, 2.0, 3.0));
  // a quarter turn about z exchanges x and y
  CHECK(inertial.I_LLcm_L(0, 0) == Approx(2.0));
  CHECK(inertial.I_LLcm_L(1, 1) == Approx(1.0));
  CHECK(inertial.I_LLcm_L(0, 1) == Approx(-0.1));
  const Joint& joint = read->joints[0];
  CHECK(joint.axis == Eigen::Vector3d::UnitX());
  CHECK(joint.damping == 0.5);
  CHECK(joint.coulomb == CoulombFriction{0.25, -0.25});
}

TEST_CASE("A chain of 10,000 links is read, written and computed", "[io][urdf]") {
  std::string rows = "<link name=\"l0\"/>";
  for (int i = 1; i <= 10000; ++i) {
    const std::string n = std::to_string(i), above = std::to_string(i - 1);
    rows += "<link name=\"l" + n +
            "\"><inertial><mass value=\"1\"/><inertia ixx=\"1\" iyy=\"1\" izz=\"1\"/></inertial></link>"
            "<joint name=\"j" +
            n + "\" type=\"continuous\"><origin xyz=\"0 0 0.001\"/><parent link=\"l" + above + "\"/><child link=\"l" +
            n + "\"/><axis xyz=\"0 1 0\"/></joint>\n";
  }
  const Result<Mechanism> read = readUrdf(robot(rows), "chain.urdf");
  REQUIRE(read.ok());
  CHECK(Model::compile(*read)->dof() == 10000);
  SceneData scene;
  scene.mechanism = *read;
  const Result<SceneData> back = readScene(writeScene(scene), "chain.json");
  REQUIRE(back.ok());
  CHECK(torques(back->mechanism, 1) == torques(*read, 1));
}

TEST_CASE("More links than are accepted are refused by name", "[io][urdf]") {
  std::string rows;
  for (int i = 0; i <= kMaxLinks; ++i) rows += "<link name=\"l" + std::to_string(i) + "\"/>\n";
  const Result<Mechanism> read = readUrdf(robot(rows), "huge.urdf");
  REQUIRE_FALSE(read.ok());
  CHECK_THAT(toString(read.diagnostics().back()), ContainsSubstring("the limit is 100000"));
}

TEST_CASE("Numbers are read and written alike where the decimal sign is a comma", "[io][urdf]") {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  if (std::setlocale(LC_ALL, "de_DE.UTF-8") == nullptr) SKIP("the locale de_DE.UTF-8 is not installed");
  const Mechanism mechanism = test::exampleScene("ur5e.urdf").mechanism;
  const std::string text = writeUrdf(mechanism).text;
  std::setlocale(LC_ALL, before.c_str());
  CHECK_THAT(text, ContainsSubstring("xyz=\"0 0 0.1625\""));
  checkSameTorques(mechanism, test::exampleScene("ur5e.urdf").mechanism);
}
