// SPDX-License-Identifier: GPL-3.0-or-later
// Inverse dynamics held against figures that other people and other programs made.
#include "core/dynamics/inverse_dynamics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "tests/core/dynamics/helpers.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/formulations.h"
#include "tests/support/golden_model.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

DynamicsInput inputOf(const Model& model, const Golden& state) {
  DynamicsInput input;
  input.q = inJointOrder(model, state["q"]);
  input.qd = inJointOrder(model, state["qd"]);
  input.qdd = inJointOrder(model, state["qdd"]);
  return input;
}

Eigen::VectorXd six(double a, double b, double c, double d, double e, double f) {
  Eigen::VectorXd v(6);
  v << a, b, c, d, e, f;
  return v;
}

}  // namespace

TEST_CASE("Random trees with prismatic joints, rotors and external wrenches give the golden torques") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  double worst = 0.0;
  for (const Golden& golden : goldenInverseDynamics()["random_trees"].list()) {
    const Model model = compiled(goldenMechanism(golden["model"]));
    DynamicsInput input = inputOf(model, golden);
    input.gravity = vector3Of(golden["g"]);
    input.terms.rotor = true;
    // the data's moments are about the world's origin, ours about the link's
    const std::vector<Pose> X_WL = forwardKinematics(model, input.q);
    for (std::size_t i = 0; i < golden["fext_world"].size(); ++i) {
      const Eigen::VectorXd F = vectorOf(golden["fext_world"][i]);
      const int link = model.findLink("link_" + std::to_string(i + 1));
      const Eigen::Vector3d p = X_WL[static_cast<std::size_t>(link)].p;
      input.external.push_back({link, {F.head<3>(), F.tail<3>() - p.cross(Eigen::Vector3d(F.head<3>()))}});
    }
    const double error = relativeError(inverseDynamics(model, input, formulation), inJointOrder(model, golden["u"]));
    worst = std::max(worst, error);
    CHECK(error < 1e-12);
  }
  INFO("worst relative error " << worst);
  CHECK(goldenInverseDynamics()["random_trees"].size() == 6);
}

TEST_CASE("Lagrange's equations, worked out symbolically, give the same torques") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  for (const auto& [name, golden] : goldenInverseDynamics()["lagrange"].items()) {
    CAPTURE(name);
    const Model model = compiled(goldenMechanism(golden["model"]));
    for (const Golden& example : golden["examples"].list()) {
      DynamicsInput input = inputOf(model, example);
      input.terms.rotor = true;
      CHECK(relativeError(inverseDynamics(model, input, formulation), inJointOrder(model, example["u"])) < 1e-12);
    }
  }
}

TEST_CASE("The planar arm's teaching state: torques, and every vector of the recursion in the world and in the link") {
  const Golden golden = goldenInverseDynamics()["teaching"];
  const Model model = compiled(goldenMechanism(golden["model"]));
  DynamicsInput input = inputOf(model, golden);
  input.gravity = kDown;
  Recording recording;
  const Eigen::VectorXd u = recordInverseDynamics(model, input, Formulation::BodyFrame, recording);
  CHECK(u[0] == Approx(7.714090).margin(1e-6));
  CHECK(u[1] == Approx(0.879087).margin(1e-6));
  CHECK(relativeError(u, vectorOf(golden["u"])) < 1e-12);

  const std::vector<Pose> X_WL = forwardKinematics(model, input.q);
  for (int i = 0; i < 2; ++i) {
    CAPTURE(i);
    const std::size_t at = static_cast<std::size_t>(i);
    const Eigen::Matrix3d& R = X_WL[static_cast<std::size_t>(model.linkOfBody(i))].R;
    const auto local = [&](Quantity quantity) { return recording.find(i, quantity)->vector(); };
    const auto close = [](const Eigen::Vector3d& value, const Golden& expected) {
      return (value - vector3Of(expected)).norm() < 1e-12;
    };
    // in the world's axes: w, v, their rates; the recorded acceleration contains minus gravity
    const Golden world = golden["world"];
    CHECK(close(R * local(Quantity::AngularVelocity), world["w"][at]));
    CHECK(close(R * local(Quantity::LinearVelocity), world["v"][at]));
    CHECK(close(R * local(Quantity::AngularAcceleration), world["dw"][at]));
    CHECK(close(R * local(Quantity::LinearAcceleration) + kDown, world["dv"][at]));
    CHECK(close(X_WL[static_cast<std::size_t>(model.linkOfBody(i))].p, world["p"][at]));
    // the wrench through the joint, there about the world's origin
    const Eigen::VectorXd F = vectorOf(world["F"][at]);
    const Eigen::Vector3d f = R * local(Quantity::JointForce);
    const Eigen::Vector3d n =
        R * local(Quantity::JointMoment) + X_WL[static_cast<std::size_t>(model.linkOfBody(i))].p.cross(f);
    CHECK((f - Eigen::Vector3d(F.head<3>())).norm() < 1e-12);
    CHECK((n - Eigen::Vector3d(F.tail<3>())).norm() < 1e-12);
    // in the link's own axes
    const Golden own = golden["local"];
    CHECK(close(local(Quantity::AngularVelocity), own["w"][at]));
    CHECK(close(local(Quantity::LinearVelocity), own["v"][at]));
    CHECK(close(local(Quantity::AngularAcceleration), own["dw"][at]));
    CHECK(close(local(Quantity::LinearAcceleration), own["dv"][at]));
    CHECK(close(local(Quantity::CentreAcceleration), own["ac"][at]));
    CHECK(close(local(Quantity::InertialMoment), own["N"][at]));
    CHECK(close(local(Quantity::Offset), own["r"][at]));
    const double* R_PL = recording.find(i, Quantity::Rotation)->values;
    CHECK((Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(R_PL) - matrixOf(own["E"][at])).norm() <
          1e-12);
    CHECK(close(local(Quantity::InertialForce), own["F"][at]));
    CHECK(close(local(Quantity::JointForce), own["f"][at]));
    CHECK(close(local(Quantity::JointMoment), own["n"][at]));
  }
  // the printed figures: f_2, f_1, n
  CHECK((recording.find(1, Quantity::JointForce)->vector() - Eigen::Vector3d(8.60904, 2.93301, 0.0)).norm() < 1e-5);
  CHECK((recording.find(0, Quantity::JointForce)->vector() - Eigen::Vector3d(6.41946, 18.16786, 0.0)).norm() < 1e-5);
  CHECK(recording.find(0, Quantity::JointMoment)->values[2] == Approx(7.71409).margin(1e-5));
}

TEST_CASE("The planar arm's teaching state: every vector of the recursion in the world's axes") {
  const Golden golden = goldenInverseDynamics()["teaching"];
  const Model model = compiled(goldenMechanism(golden["model"]));
  DynamicsInput input = inputOf(model, golden);
  input.gravity = kDown;
  Recording recording;
  const Eigen::VectorXd u = recordInverseDynamics(model, input, Formulation::WorldSpatial, recording);
  CHECK(relativeError(u, vectorOf(golden["u"])) < 1e-12);
  const Golden world = golden["world"];
  const std::pair<const char*, Quantity> vectors[] = {{"p", Quantity::Position},
                                                      {"w", Quantity::AngularVelocity},
                                                      {"v", Quantity::LinearVelocity},
                                                      {"dw", Quantity::AngularAcceleration},
                                                      {"dv", Quantity::LinearAcceleration},
                                                      {"vo", Quantity::VelocityAtOrigin},
                                                      {"dvo", Quantity::AccelerationAtOrigin},
                                                      {"c", Quantity::CentreOfMass},
                                                      {"own", Quantity::InertialWrench},
                                                      {"fext", Quantity::ExternalWrench},
                                                      {"F", Quantity::JointWrench},
                                                      {"S", Quantity::MotionAxis}};
  for (int i = 0; i < 2; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const auto numbers = [&](Quantity quantity) {
      const Recorded* entry = recording.find(i, quantity);
      REQUIRE(entry != nullptr);
      return Eigen::VectorXd(Eigen::Map<const Eigen::VectorXd>(entry->values, entry->size));
    };
    for (const auto& [name, quantity] : vectors) {
      CAPTURE(i, name);
      const Eigen::VectorXd expected = vectorOf(world[name][at]);
      const Eigen::VectorXd value = numbers(quantity);
      REQUIRE(value.size() == expected.size());
      CHECK((value - expected).cwiseAbs().maxCoeff() < 1e-12);
    }
    const Eigen::Matrix3d R =
        Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(recording.find(i, Quantity::Rotation)->values);
    CHECK((R - matrixOf(world["R"][at])).norm() < 1e-12);
  }
  // link 2 hands its wrench on as it is
  CHECK(recording.find(0, Quantity::JointWrench, 1)->sixVector() ==
        recording.find(1, Quantity::JointWrench)->sixVector());
  // as printed
  Eigen::VectorXd F_1(6), F_2(6);
  F_1 << -3.52452, 0, 18.94356, 0, -7.71409, 0;
  F_2 << -2.93301, 0, 8.60904, 0, -5.34016, 0;
  CHECK((recording.find(0, Quantity::JointWrench)->sixVector() - F_1).cwiseAbs().maxCoeff() < 1e-5);
  CHECK((recording.find(1, Quantity::JointWrench)->sixVector() - F_2).cwiseAbs().maxCoeff() < 1e-5);
}

TEST_CASE("The teaching state's parts: gravity, inertia, velocity, rotors and a hanging load") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  Mechanism mechanism = goldenMechanism(goldenInverseDynamics()["teaching"]["model"]);
  const Model model = compiled(mechanism);
  DynamicsInput state = inputOf(model, goldenInverseDynamics()["teaching"]);
  const Eigen::VectorXd none = Eigen::VectorXd::Zero(2);
  const auto torques = [&](const Eigen::VectorXd& qd, const Eigen::VectorXd& qdd, double g) {
    return inverseDynamics(model, {state.q, qd, qdd, {0.0, 0.0, -g}, {}, {}}, formulation);
  };
  CHECK((torques(none, none, kG) - Eigen::Vector2d(6.371782, 0.0)).norm() < 1e-6);
  CHECK((torques(none, state.qdd, 0.0) - Eigen::Vector2d(2.208333, 0.770833)).norm() < 1e-6);
  CHECK((torques(state.qd, none, 0.0) - Eigen::Vector2d(-0.866025, 0.108253)).norm() < 1e-6);

  mechanism.joints[0].motor = {0.05, 1.0};
  mechanism.joints[1].motor = {0.02, 1.0};
  state.gravity = kDown;
  state.terms.rotor = true;
  CHECK((inverseDynamics(compiled(mechanism), state, formulation) - Eigen::Vector2d(7.86409, 0.959087)).norm() < 1e-5);

  // 10 N hang from the tip, which is 0.5 m along link 2
  state.terms.rotor = false;
  const Eigen::Vector3d F(0.0, 0.0, -10.0);
  const int link = model.findLink("link_2");
  const Pose X_WL = forwardKinematics(model, state.q)[static_cast<std::size_t>(link)];
  const Eigen::Vector3d arm = X_WL.R * Eigen::Vector3d(0.5, 0.0, 0.0);
  state.external = {{link, {F, arm.cross(F)}}};
  CHECK((inverseDynamics(model, state, formulation) - Eigen::Vector2d(12.044217, 0.879087)).norm() < 1e-6);
}

TEST_CASE("The PUMA 560 carries itself with the published torques") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const Model model = compiled(goldenPuma());
  const struct {
    const char* name;
    Eigen::VectorXd q;
  } poses[] = {{"qn", six(0, kPi / 4, kPi, 0, kPi / 4, 0)},
               {"qz", six(0, 0, 0, 0, 0, 0)},
               {"qr", six(0, kPi / 2, -kPi / 2, 0, 0, 0)},
               {"qs", six(0, 0, -kPi / 2, 0, 0, 0)}};
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(6);
  for (const auto& pose : poses) {
    CAPTURE(pose.name);
    const Eigen::VectorXd tau = inverseDynamics(model, {pose.q, zero, zero, kDown, {}, {}}, formulation);
    CHECK((tau - vectorOf(goldenInverseDynamics()["puma560"]["gravload"][pose.name])).cwiseAbs().maxCoeff() <
          1e-12 * 50);
  }
  // as printed, four decimals
  const Eigen::VectorXd printed = six(0, 31.6399, 6.0351, 0, 0.0283, 0);
  CHECK((inverseDynamics(model, {poses[0].q, zero, zero, kDown, {}, {}}, formulation) - printed).cwiseAbs().maxCoeff() <
        1e-4);
}

TEST_CASE("The PUMA 560 moves with the published torques, rotors and joint friction included") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const Model model = compiled(goldenPuma());
  const Golden golden = goldenInverseDynamics()["puma560"];
  const Eigen::VectorXd qn = six(0, kPi / 4, kPi, 0, kPi / 4, 0);
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(6);
  const Eigen::VectorXd one = Eigen::VectorXd::Ones(6);
  const TorqueTerms rotor{.joint_friction = false, .rotor = true};
  const TorqueTerms both{.joint_friction = true, .rotor = true};
  const Eigen::VectorXd accelerating = inverseDynamics(model, {qn, zero, one, kDown, {}, rotor}, formulation);
  const Eigen::VectorXd moving = inverseDynamics(model, {qn, one, one, kDown, {}, both}, formulation);
  CHECK((accelerating - six(3.35311, 36.0025, 7.42596, 0.190043, 0.203441, 0.194133)).cwiseAbs().maxCoeff() < 1e-4);
  CHECK((moving - six(32.4952, 60.867, 17.7436, 1.45452, 1.29911, 0.713781)).cwiseAbs().maxCoeff() < 1e-4);
  CHECK(relativeError(accelerating, vectorOf(golden["rne_qn_0_1"])) < 1e-12);
  CHECK(relativeError(moving, vectorOf(golden["rne_qn_1_1"])) < 1e-12);
  CHECK(relativeError(inverseDynamics(model, {qn, one, one, kDown, {}, rotor}, formulation),
                      vectorOf(golden["rne_qn_1_1_no_friction"])) < 1e-12);
  // at rest Coulomb friction adds nothing
  CHECK(inverseDynamics(model, {qn, zero, one, kDown, {}, both}, formulation) == accelerating);
}

TEST_CASE("The example file of the PUMA 560 moves with the published torques") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const Result<SceneData> scene = readModelFile(sourcePath("assets/examples/puma560.json").string());
  REQUIRE(scene.ok());
  const Model model = compiled(scene->mechanism);
  const Golden golden = goldenInverseDynamics()["puma560"];
  const Eigen::VectorXd qn = six(0, kPi / 4, kPi, 0, kPi / 4, 0);
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(6), one = Eigen::VectorXd::Ones(6);
  const TorqueTerms both{.joint_friction = true, .rotor = true};
  const Eigen::VectorXd moving = inverseDynamics(model, {qn, one, one, kDown, {}, both}, formulation);
  CHECK((moving - six(32.4952, 60.867, 17.7436, 1.45452, 1.29911, 0.713781)).cwiseAbs().maxCoeff() < 1e-4);
  CHECK(relativeError(inverseDynamics(model, {qn, zero, one, kDown, {}, both}, formulation),
                      vectorOf(golden["rne_qn_0_1"])) < 1e-12);
  CHECK(relativeError(inverseDynamics(model, {qn, zero, zero, kDown, {}, {}}, formulation),
                      vectorOf(golden["gravload"]["qn"])) < 1e-12);
}

TEST_CASE("The PUMA 560 pushes with its tool: the published torques") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const Model model = compiled(goldenPuma());
  const Eigen::VectorXd qn = six(0, kPi / 4, kPi, 0, kPi / 4, 0);
  const Eigen::VectorXd zero = Eigen::VectorXd::Zero(6);
  // [1,2,3,1,2,3] in the tool's frame, which is link 6's, exerted BY the robot: the opposite acts ON it
  const int tool = model.findLink("link_6");
  DynamicsInput input{qn, zero, zero, kDown, {}, {}};
  input.external = {{tool, {{-1.0, -2.0, -3.0}, {-1.0, -2.0, -3.0}}, tool}};
  const Eigen::VectorXd tau = inverseDynamics(model, input, formulation);
  CHECK((tau - six(0.642756, 29.0866, 4.70321, 2.82843, -1.97175, 3)).cwiseAbs().maxCoeff() < 1e-4);
  // recomputed to full precision
  CHECK(relativeError(tau, six(0.6427562971492293, 29.086640032756772, 4.703212509875563, 2.8284271247461916,
                               -1.9717471999999996, 3.0)) < 1e-12);
}

TEST_CASE("The PUMA 560 along a cycloid: torques and gravity load of 101 states") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const Model model = compiled(goldenPuma());
  int states = 0;
  for (const std::vector<double>& value : goldenRows("puma560_trajectory.csv")) {
    REQUIRE(value.size() == 31);
    const auto block = [&](std::size_t at) {
      return Eigen::VectorXd(Eigen::Map<const Eigen::VectorXd>(&value[at], 6));
    };
    const Eigen::VectorXd zero = Eigen::VectorXd::Zero(6);
    CAPTURE(value[0]);
    const TorqueTerms rotor{.joint_friction = false, .rotor = true};
    // eleven digits in the file
    CHECK(relativeError(inverseDynamics(model, {block(1), block(7), block(13), kDown, {}, rotor}, formulation),
                        block(19)) < 1e-10);
    CHECK(relativeError(inverseDynamics(model, {block(1), zero, zero, kDown, {}, {}}, formulation), block(25)) < 1e-10);
    ++states;
  }
  CHECK(states == 101);
}

TEST_CASE("The exercises on the planar arm come out as printed, and to full precision") {
  const Formulation formulation = GENERATE(from_range(kAllFormulations));
  CAPTURE(nameOf(formulation));
  const Golden exercises = goldenFile("inverse_dynamics_exercises.json");
  Mechanism mechanism = goldenMechanism(goldenInverseDynamics()["teaching"]["model"]);
  const Model model = compiled(mechanism);
  DynamicsInput state = inputOf(model, goldenInverseDynamics()["teaching"]);
  state.gravity = kDown;
  const Eigen::VectorXd none = Eigen::VectorXd::Zero(2);
  const auto comesOut = [&](const DynamicsInput& input, const char* exercise) {
    CAPTURE(exercise);
    CHECK((inverseDynamics(model, input, formulation) - vectorOf(exercises[exercise])).cwiseAbs().maxCoeff() <
          1e-12 * 12);
  };
  const Eigen::Vector3d weightless(0.0, 0.0, 0.0);
  comesOut(state, "full");
  comesOut({state.q, none, none, kDown, {}, {}}, "gravity");
  comesOut({state.q, none, state.qdd, weightless, {}, {}}, "inertia");
  comesOut({state.q, state.qd, none, weightless, {}, {}}, "velocity");
  // 10 N hang from the tip, in the world's axes, at a point of link 2
  const int link = model.findLink("link_2");
  const Eigen::Vector3d tip(0.5, 0.0, 0.0);
  const std::vector<Pose> X_WL = forwardKinematics(model, state.q);
  CHECK((X_WL[static_cast<std::size_t>(link)] * tip - vector3Of(exercises["tip"])).norm() < 1e-12);
  const std::vector<ExternalWrench> hanging = {{link, {{0.0, 0.0, -10.0}, {0.0, 0.0, 0.0}}, -1, tip}};
  DynamicsInput loaded = state;
  loaded.external = hanging;
  comesOut(loaded, "with_tip_force_-10z");
  comesOut({state.q, none, none, weightless, hanging, {}}, "static_tip_force_only");
  mechanism.joints[0].motor = {0.05, 1.0};
  mechanism.joints[1].motor = {0.02, 1.0};
  state.terms.rotor = true;
  CHECK((inverseDynamics(compiled(mechanism), state, formulation) - vectorOf(exercises["with_rotor_.05_.02"]))
            .cwiseAbs()
            .maxCoeff() < 1e-12 * 12);
}

TEST_CASE("At rest the first joint carries the whole weight") {
  const Golden exercises = goldenFile("inverse_dynamics_exercises.json");
  const Model model = compiled(goldenMechanism(goldenInverseDynamics()["teaching"]["model"]));
  const DynamicsInput state = inputOf(model, goldenInverseDynamics()["teaching"]);
  const Eigen::VectorXd none = Eigen::VectorXd::Zero(2);
  Recording recording;
  recordInverseDynamics(model, {state.q, none, none, kDown, {}, {}}, Formulation::WorldSpatial, recording);
  const Eigen::VectorXd F = recording.find(0, Quantity::JointWrench)->sixVector();
  CHECK((F - vectorOf(exercises["total_mass_support_static"])).cwiseAbs().maxCoeff() < 1e-12 * 20);
}
