// SPDX-License-Identifier: GPL-3.0-or-later
// The mass matrix: three ways to it, what it must be, and other people's figures.
#include "core/dynamics/mass_matrix.h"

#include "core/dynamics/bias.h"
#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/support/golden_model.h"
#include "tests/support/kdl_tree.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Dense>
#include <kdl/chaindynparam.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace linkwright;
using namespace linkwright::test;

namespace {

/// M by its definition: a unit acceleration of one joint at a time, at rest and without gravity (Walker and Orin).
Eigen::MatrixXd unitColumns(const Model& model, const Eigen::VectorXd& q, const TorqueTerms& terms = {}) {
  const int n = model.dof();
  Eigen::MatrixXd M(n, n);
  for (int i = 0; i < n; ++i) {
    M.col(i) = inverseDynamics(
        model, {q, Eigen::VectorXd::Zero(n), Eigen::VectorXd::Unit(n, i), Eigen::Vector3d::Zero(), {}, terms});
  }
  return M;
}

double errorOfEntries(const Eigen::MatrixXd& value, const Eigen::MatrixXd& reference) {
  return relativeError(value.reshaped(), reference.reshaped());
}

/// Each entry against the diagonal entries of its row and column: small joints count as much as large ones.
double scaledError(const Eigen::MatrixXd& value, const Eigen::MatrixXd& reference) {
  const Eigen::VectorXd root = reference.diagonal().cwiseSqrt();
  return ((value - reference).array().abs() / (root * root.transpose()).array()).maxCoeff();
}

}  // namespace

TEST_CASE("The mass matrix in link frames, in world axes and by unit accelerations is one matrix") {
  double worst = 0.0;
  for (std::uint64_t seed = 1000; seed < 1120; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    TreeOptions options;
    options.joints = random.integer(1, 40);
    options.chain = random.chance(0.3);
    options.prismatic = random.chance(0.5) ? 0.25 : 0.0;
    const Mechanism mechanism = randomMechanism(random, options);
    const bool merge = random.chance(0.5);
    const Model model = compiled(mechanism, {.merge_fixed_links = merge});
    if (model.dof() == 0) {
      continue;
    }
    const Eigen::VectorXd q = randomInput(random, model).q;
    const TorqueTerms terms{.joint_friction = true, .rotor = random.chance(0.5)};
    const Eigen::MatrixXd M = unitColumns(model, q, {.joint_friction = false, .rotor = terms.rotor});
    const Eigen::MatrixXd link = massMatrix(model, q, terms, MassMatrixForm::Link);
    const Eigen::MatrixXd world = massMatrix(model, q, terms, MassMatrixForm::World);
    worst = std::max({worst, errorOfEntries(link, M), errorOfEntries(world, M), scaledError(world, link)});
    REQUIRE(worst < 1e-12);
    CHECK(link == link.transpose());
    CHECK(world == world.transpose());
    CHECK(Eigen::LLT<Eigen::MatrixXd>(link).info() == Eigen::Success);
    CHECK(Eigen::LLT<Eigen::MatrixXd>(world).info() == Eigen::Success);
    const Eigen::MatrixXd automatic = massMatrix(model, q, terms);
    CHECK((automatic == link || automatic == world));
  }
  INFO("worst relative error " << worst);
}

TEST_CASE("Joints on different branches have nothing in common in the mass matrix") {
  Random random(1200);
  const Mechanism mechanism = randomMechanism(random, {.joints = 40, .prismatic = 0.2, .fixed = 0.2, .chain = false});
  const Model model = compiled(mechanism, {.merge_fixed_links = false});
  const Eigen::VectorXd q = randomInput(random, model).q;
  int zeros = 0;
  for (const MassMatrixForm form : {MassMatrixForm::Link, MassMatrixForm::World}) {
    const Eigen::MatrixXd M = massMatrix(model, q, {}, form);
    for (int i = 0; i < model.dof(); ++i) {
      for (int j = 0; j < i; ++j) {
        int b = model.joints()[static_cast<std::size_t>(i)].body;
        while (b > model.joints()[static_cast<std::size_t>(j)].body) {
          b = model.bodies()[static_cast<std::size_t>(b)].parent;
        }
        if (b != model.joints()[static_cast<std::size_t>(j)].body) {
          ++zeros;
          CHECK(M(i, j) == 0.0);
        }
      }
    }
  }
  CHECK(zeros > 100);
}

TEST_CASE("On long chains no joint loses its digits, however far out it is") {
  for (const int joints : {300, 1000}) {
    CAPTURE(joints);
    Random random(1300);
    const Mechanism mechanism =
        randomMechanism(random, {.joints = joints, .prismatic = 0.1, .fixed = 0.1, .chain = true});
    const Model model = compiled(mechanism);
    CHECK(massMatrixForm(model) == MassMatrixForm::World);
    const Eigen::VectorXd q = randomInput(random, model).q;
    const Eigen::MatrixXd link = massMatrix(model, q, {}, MassMatrixForm::Link);
    const Eigen::MatrixXd world = massMatrix(model, q, {}, MassMatrixForm::World);
    // beside its own diagonal entries, which are a millionth of the largest at the tip
    CHECK(scaledError(world, link) < 1e-12);
    CHECK(link.diagonal().minCoeff() < 1e-3 * link.diagonal().maxCoeff());
    // columns by inverse dynamics, a few of them
    for (int i = 0; i < model.dof(); i += model.dof() / 7) {
      const Eigen::VectorXd none = Eigen::VectorXd::Zero(model.dof());
      const Eigen::VectorXd column =
          inverseDynamics(model, {q, none, Eigen::VectorXd::Unit(model.dof(), i), Eigen::Vector3d::Zero(), {}, {}});
      CHECK(relativeError(world.col(i), column) < 1e-12);
    }
  }
}

TEST_CASE("The form goes by size and depth") {
  const auto form = [](TreeOptions options) {
    Random random(1400);
    return massMatrixForm(compiled(randomMechanism(random, options)));
  };
  CHECK(form({.joints = 7, .prismatic = 0.0, .fixed = 0.0, .chain = true}) == MassMatrixForm::Link);
  CHECK(form({.joints = 60, .prismatic = 0.0, .fixed = 0.0, .chain = true}) == MassMatrixForm::World);
  // as many joints, all on the base
  Mechanism star;
  star.links.push_back({"base", {}, {}});
  for (int i = 1; i <= 60; ++i) {
    star.links.push_back({"link_" + std::to_string(i), {}, {}});
    Joint joint;
    joint.name = "joint_" + std::to_string(i);
    joint.type = JointType::Revolute;
    joint.parent = 0;
    joint.child = i;
    star.joints.push_back(joint);
  }
  CHECK(massMatrixForm(compiled(star)) == MassMatrixForm::Link);
}

TEST_CASE("A mechanism without joints has an empty mass matrix") {
  Mechanism mechanism;
  mechanism.links.push_back({"base", Inertial{}, {}});
  CHECK(massMatrix(compiled(mechanism), Eigen::VectorXd(0)).size() == 0);
  CHECK_THROWS_AS(massMatrix(compiled(mechanism), Eigen::VectorXd(1)), PreconditionError);
}

TEST_CASE("Coriolis torques are the rate of the mass matrix: qd . h = qd^T Mdot qd / 2") {
  double worst = 0.0;
  for (std::uint64_t seed = 1500; seed < 1540; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = random.integer(2, 12)}));
    if (model.dof() == 0) {
      continue;
    }
    const DynamicsInput state = randomInput(random, model);
    const double h = 1e-5;
    const Eigen::MatrixXd rate =
        (massMatrix(model, state.q + h * state.qd) - massMatrix(model, state.q - h * state.qd)) / (2.0 * h);
    const double power = state.qd.dot(velocityTorques(model, state.q, state.qd));
    const double half = 0.5 * state.qd.dot(rate * state.qd);
    worst = std::max(worst, std::abs(power - half) / (1.0 + std::abs(power)));
    CHECK(worst < 1e-6);
  }
  INFO("worst relative error " << worst);
}

TEST_CASE("The bias is the sum of its parts") {
  Random random(1600);
  const Model model = compiled(randomMechanism(random, {.joints = 12}));
  const DynamicsInput state = randomInput(random, model);
  const Eigen::VectorXd b = biasTorques(model, state.q, state.qd, state.gravity);
  CHECK(relativeError(velocityTorques(model, state.q, state.qd) + gravityTorques(model, state.q, state.gravity), b) <
        1e-12);
  // joint friction is part of it where it is switched on
  Eigen::VectorXd friction(model.dof());
  for (int i = 0; i < model.dof(); ++i) {
    const JointFriction& f = model.jointFriction()[static_cast<std::size_t>(i)];
    friction[i] = f.viscous * state.qd[i] + (state.qd[i] > 0.0 ? f.coulomb_positive : f.coulomb_negative);
  }
  CHECK(relativeError(biasTorques(model, state.q, state.qd, state.gravity, {.joint_friction = true, .rotor = true}),
                      b + friction) < 1e-12);
}

TEST_CASE("The PUMA 560 has the published inertia at qn") {
  const Model model = compiled(goldenPuma());
  Eigen::VectorXd qn(6);
  qn << 0, std::numbers::pi / 4, std::numbers::pi, 0, std::numbers::pi / 4, 0;
  const TorqueTerms rotor{.joint_friction = false, .rotor = true};
  for (const MassMatrixForm form : {MassMatrixForm::Link, MassMatrixForm::World}) {
    const Eigen::MatrixXd M = massMatrix(model, qn, rotor, form);
    Eigen::VectorXd printed(6);
    printed << 3.6594, 4.4137, 0.9378, 0.1925, 0.1713, 0.1941;
    CHECK((M.diagonal() - printed).cwiseAbs().maxCoeff() < 1e-4);
    // itorque(qn, 1): what unit accelerations of all joints take, the published torques less their gravity
    const Golden golden = goldenInverseDynamics()["puma560"];
    const Eigen::VectorXd itorque = vectorOf(golden["rne_qn_0_1"]) - vectorOf(golden["gravload"]["qn"]);
    CHECK((M * Eigen::VectorXd::Ones(6) - itorque).cwiseAbs().maxCoeff() < 1e-12 * 50);
  }
}

TEST_CASE("Mass matrix, Coriolis and gravity torques of the example arms are KDL's") {
  for (const char* file : {"iiwa14.urdf", "ur5e.urdf", "puma560.json"}) {
    INFO(file << ", seed 1700");
    const Result<SceneData> scene = readModelFile(sourcePath(std::string("assets/examples/") + file).string());
    REQUIRE(scene.ok());
    const Model model = compiled(scene->mechanism);
    // to the end of the arm, through the last of its fixed links
    KDL::Chain chain;
    const KDL::Tree tree = kdlTree(scene->mechanism, model);
    REQUIRE(tree.getChain(model.links().front().name, model.links()[static_cast<std::size_t>(model.deepestLink())].name,
                          chain));
    REQUIRE(static_cast<int>(chain.getNrOfJoints()) == model.dof());
    const auto n = static_cast<unsigned int>(model.dof());
    KDL::ChainDynParam solver(chain, toKdl(scene->gravity));
    Random random(1700);
    double worst = 0.0;
    for (int i = 0; i < 50; ++i) {
      const DynamicsInput state = randomInput(random, model);
      KDL::JntSpaceInertiaMatrix M(model.dof());
      KDL::JntArray h(n), g(n);
      REQUIRE(solver.JntToMass(toKdl(state.q), M) >= 0);
      REQUIRE(solver.JntToCoriolis(toKdl(state.q), toKdl(state.qd), h) >= 0);
      REQUIRE(solver.JntToGravity(toKdl(state.q), g) >= 0);
      worst = std::max({worst, errorOfEntries(massMatrix(model, state.q), M.data),
                        relativeError(velocityTorques(model, state.q, state.qd), h.data),
                        relativeError(gravityTorques(model, state.q, scene->gravity), g.data)});
    }
    INFO("worst relative error " << worst);
    CHECK(worst < 1e-9);
  }
}
