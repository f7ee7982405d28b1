// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene_file.h"

#include "core/dynamics/inverse_dynamics.h"
#include "core/io/atomic_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/model.h"
#include "tests/core/io/scenes.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/files.h"
#include "tests/support/rich_mechanism.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <string>

using namespace linkwright;

namespace {

bool sameBits(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

template <class A, class B>
bool sameBits(const Eigen::MatrixBase<A>& a, const Eigen::MatrixBase<B>& b) {
  if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
  for (Eigen::Index i = 0; i < a.size(); ++i) {
    if (!sameBits(a.derived().data()[i], b.derived().data()[i])) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("Each example is read, names its source, and stands ready within its limits", "[io][scene]") {
  for (const char* name : test::kExampleRobots) {
    CAPTURE(name);
    const SceneData scene = test::exampleScene(name);
    CHECK(scene.mechanism.name + "." == std::string(name).substr(0, scene.mechanism.name.size() + 1));
    CHECK(scene.mechanism.description.size() > 40);
    CHECK_FALSE(scene.mechanism.hands.empty());
    const Result<Model> model = Model::compile(scene.mechanism);
    REQUIRE(model.ok());
    const Eigen::VectorXd q = model->readyPose();
    for (int i = 0; i < model->dof(); ++i) {
      const ModelJoint& joint = model->joints()[static_cast<std::size_t>(i)];
      CAPTURE(joint.name);
      CHECK(scene.mechanism.joints[static_cast<std::size_t>(joint.joint)].ready.has_value());
      // a third of a radian or metre, or a tenth of the range, to either side
      const double room = std::min(0.3, 0.1 * (joint.limits.upper - joint.limits.lower));
      CHECK(q(i) - joint.limits.lower >= room);
      CHECK(joint.limits.upper - q(i) >= room);
    }
    // the hand stands above the ground
    CHECK(forwardKinematics(*model, q)[static_cast<std::size_t>(model->hands().front())].p.z() > 0.3);
  }
}

TEST_CASE("A scene that is written and read again is the same text", "[io][scene]") {
  for (const char* name : test::kExampleRobots) {
    CAPTURE(name);
    const std::string once = writeScene(test::exampleScene(name));
    const Result<SceneData> back = readScene(once, "once.json");
    REQUIRE(back.ok());
    CHECK(writeScene(*back) == once);
  }
}

TEST_CASE("A scene keeps every number to the last bit", "[io][scene]") {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  constexpr double kTiny = std::numeric_limits<double>::denorm_min();
  SceneData scene = test::exampleScene("tree_of_three_links.json");
  Joint& joint = scene.mechanism.joints[1];
  joint.limits = {-kInfinity, kInfinity, 0.1 + 0.2, kInfinity};
  joint.X_PJ.p = {-0.0, kTiny, 1.0 / 3.0};
  joint.damping = 4.9406564584124654e-310;
  joint.coulomb = {1.0 / 7.0, -1e-300};
  joint.motor = {1.0 / 3e5, -62.6111};
  joint.passive = true;
  scene.mechanism.links[1].inertial->mass = std::numeric_limits<double>::max();
  scene.gravity = {-0.0, 1e-17, -9.80665};
  scene.q = Eigen::Vector3d(-0.0, kTiny, 2.0 / 3.0);
  scene.qd = Eigen::Vector3d(1e22, 123456789012345680.0, -1e-5);
  scene.targets = {{"left_hand", {scene.mechanism.joints[1].X_PJ.R, {0.1, -0.0, 3e-320}}}};
  scene.loads = {{"left_hand", {0.1 + 0.2, -0.0, kTiny}, Eigen::Vector3d::Zero()},
                 {"right_hand", {0.0, 1e300, -1.0 / 3.0}, {-0.0, 0.0, 0.0}}};
  scene.mechanism.name = "\"quotes\", \\ and \xC3\xA4";

  const Result<SceneData> back = readScene(writeScene(scene), "bits.json");
  REQUIRE(back.ok());
  const Joint& again = back->mechanism.joints[1];
  CHECK(again.limits == joint.limits);
  CHECK(sameBits(again.X_PJ.p, joint.X_PJ.p));
  CHECK(sameBits(again.X_PJ.R, joint.X_PJ.R));
  CHECK(sameBits(again.damping, joint.damping));
  CHECK(again.coulomb == joint.coulomb);
  CHECK(again.motor == joint.motor);
  CHECK(again.passive);
  CHECK(sameBits(back->mechanism.links[1].inertial->mass, scene.mechanism.links[1].inertial->mass));
  CHECK(sameBits(back->gravity, scene.gravity));
  CHECK(sameBits(back->q, scene.q));
  CHECK(sameBits(back->qd, scene.qd));
  CHECK(back->qdd.size() == 0);
  REQUIRE(back->targets.size() == 1);
  CHECK(sameBits(back->targets[0].X_WT.p, scene.targets[0].X_WT.p));
  REQUIRE(back->loads.size() == 2);
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(back->loads[i].link == scene.loads[i].link);
    CHECK(sameBits(back->loads[i].force, scene.loads[i].force));
    CHECK(sameBits(back->loads[i].moment, scene.loads[i].moment));
  }
  CHECK(back->mechanism.name == scene.mechanism.name);
}

TEST_CASE("The PUMA 560 of the examples has the published gravity torques", "[io][scene]") {
  // Robotics Toolbox, gravload(qn) with g = 9.81 m/s^2, as printed there
  const SceneData scene = test::exampleScene("puma560.json");
  const Model model = *Model::compile(scene.mechanism);
  const auto nominal =
      std::find_if(scene.poses.begin(), scene.poses.end(), [](const auto& p) { return p.name == "nominal"; });
  REQUIRE(nominal != scene.poses.end());
  DynamicsInput input;
  input.q = nominal->q;
  input.qd = input.qdd = Eigen::VectorXd::Zero(6);
  input.gravity = {0.0, 0.0, -9.81};
  const Eigen::VectorXd tau = inverseDynamics(model, input);
  const double published[] = {0.0, 31.6399, 6.0351, 0.0, 0.0283, 0.0};
  for (int i = 0; i < 6; ++i) CHECK(tau(i) == Approx(published[i]).margin(1e-4));
}

TEST_CASE("A file is written whole, keeps its permissions and leaves nothing behind", "[io]") {
  namespace fs = std::filesystem;
  const fs::path folder = fs::temp_directory_path() / "linkwright_atomic_test";
  fs::remove_all(folder);
  fs::create_directory(folder);
  const std::string path = (folder / "scene.json").string();
  REQUIRE(writeFileAtomically(path, "first").empty());
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
  REQUIRE(writeFileAtomically(path, "second").empty());
  CHECK(test::readFile(path) == "second");
  CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  CHECK(hasErrors(writeFileAtomically(folder.string(), "x")));
  CHECK(hasErrors(writeFileAtomically((folder / "none" / "x").string(), "x")));
  CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 1);
  fs::remove_all(folder);
}

TEST_CASE("A position beyond the limits is put at the nearest one, and said with its line", "[io][scene]") {
  const Result<SceneData> read = readScene(R"({"linkwright": 1, "links": [{"name": "a"}, {"name": "b"}],
 "joints": [{"name": "j", "type": "revolute", "parent": "a", "child": "b", "limits": {"lower": -1, "upper": 1}}],
 "state": {"q": {"j": 3}},
 "poses": [{"name": "far", "q": [-2.5]}, {"name": "near", "q": [0.5]}]})",
                                           "beyond.json");
  REQUIRE(read.ok());
  CHECK(read->q[0] == 1.0);
  CHECK(read->poses[0].q[0] == -1.0);
  CHECK(read->poses[1].q[0] == 0.5);
  REQUIRE(read->mechanism.joints.size() == 1);
  REQUIRE(read.diagnostics().size() == 2);
  CHECK(read.diagnostics()[0].severity == Severity::Warning);
  CHECK(read.diagnostics()[0].line == 3);
  CHECK(read.diagnostics()[1].line == 4);
  CHECK(read.diagnostics()[0].message.text().find("'j' is outside its limits") != std::string::npos);
}

TEST_CASE("Beams, payloads, masses from shapes and joints that follow are kept", "[io][scene]") {
  SceneData scene;
  scene.mechanism = test::richMechanism();
  const std::string text = writeScene(scene);
  const Result<SceneData> read = readScene(text, "rich.json");
  REQUIRE(read.ok());
  CHECK(read.diagnostics().empty());
  CHECK(writeScene(*read) == text);
  const Mechanism& m = read->mechanism;
  CHECK(m.links[1].mass_source == MassSource::DensityOfShapes);
  CHECK(m.links[1].density == 2700.0);
  CHECK(m.links[2].mass_source == MassSource::MassOfShapes);
  CHECK(m.links[2].payloads == scene.mechanism.links[2].payloads);
  CHECK(m.joints[3].mimic == scene.mechanism.joints[3].mimic);
  REQUIRE(m.links[2].shapes.size() == 2);
  CHECK(std::get<Beam>(m.links[2].shapes[1].geometry).section ==
        std::get<Beam>(scene.mechanism.links[2].shapes[1].geometry).section);
}

TEST_CASE("A scene of version 1 is read as it always was", "[io][scene]") {
  const Result<SceneData> read = readModelFile(test::sourcePath("assets/examples/planar_2r.json").string());
  REQUIRE(read.ok());
  std::string text = writeScene(*read);
  const std::string now = "\"linkwright\": " + std::to_string(kSceneVersion);
  REQUIRE(text.find(now) != std::string::npos);
  text.replace(text.find(now), now.size(), "\"linkwright\": 1");
  const Result<SceneData> old = readScene(text, "old.json");
  REQUIRE(old.ok());
  CHECK(writeScene(*old) == writeScene(*read));
}
