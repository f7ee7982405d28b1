// SPDX-License-Identifier: GPL-3.0-or-later
// The matrices of an instant, against what the torques and the motion say.
#include "ui/document/matrices.h"

#include "core/dynamics/inverse_dynamics.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/document.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"

using namespace linkwright;
using namespace linkwright::test;
using namespace linkwright::ui;

namespace {

struct Fixture {
  Document document;
  Fixture() {
    openExample(document, "puma560.json");
    setState(document, Eigen::VectorXd::LinSpaced(6, -0.8, 0.9), Eigen::VectorXd::Zero(6), Eigen::VectorXd::Zero(6),
             "set");
  }
  const Snapshot& now() { return *document.snapshot(); }
};

}  // namespace

TEST_CASE(
    "A column of M is the torque of one joint's unit acceleration; the rotors are in it where they are in the "
    "torques") {
  Fixture f;
  for (const bool rotors : {false, true}) {
    INFO("rotors " << rotors);
    setTorqueTerms(f.document, {false, rotors});
    const NamedMatrix M = massMatrixOf(f.now());
    REQUIRE(M.values.rows() == 6);
    REQUIRE(M.values.cols() == 6);
    CHECK(M.columns[2] == f.now().model->joints()[2].name);
    CHECK((M.words.find("with the rotors") != std::string::npos) == rotors);
    for (int joint = 0; joint < 6; ++joint) {
      DynamicsInput input = f.now().input();
      input.gravity = Eigen::Vector3d::Zero();
      input.qd = Eigen::VectorXd::Zero(6);
      input.qdd = Eigen::VectorXd::Unit(6, joint);
      const Eigen::VectorXd tau = inverseDynamics(*f.now().model, input);
      CHECK((M.values.col(joint) - tau).cwiseAbs().maxCoeff() < 1e-12 * M.values.cwiseAbs().maxCoeff());
    }
  }
}

TEST_CASE("J of the hand is how its pose changes with the joints, T its pose to the last bit") {
  Fixture f;
  const NamedMatrix J = handJacobianOf(f.now()), T = handPoseOf(f.now());
  const Pose X = f.now().X_WL[static_cast<std::size_t>(f.now().hand)];
  CHECK(T.values.topLeftCorner(3, 3) == X.R);
  CHECK(T.values.topRightCorner(3, 1) == X.p);
  CHECK(T.values.row(3) == Eigen::RowVector4d(0, 0, 0, 1));
  REQUIRE(J.values.rows() == 6);
  REQUIRE(J.values.cols() == 6);
  CHECK(J.rows == std::vector<std::string>{"wx", "wy", "wz", "vx", "vy", "vz"});
  constexpr double h = 1e-6;
  const Eigen::VectorXd q = f.now().q;
  for (int joint = 0; joint < 6; ++joint) {
    const auto at = [&](double step) {
      Eigen::VectorXd moved = q;
      moved[joint] += step;
      setState(f.document, moved, Eigen::VectorXd::Zero(6), Eigen::VectorXd::Zero(6), "move");
      return f.now().X_WL[static_cast<std::size_t>(f.now().hand)];
    };
    const Pose after = at(h), before = at(-h);
    // central differences: h^2 and round-off / h
    CHECK((J.values.block(3, joint, 3, 1) - (after.p - before.p) / (2.0 * h)).norm() < 1e-9);
    const Eigen::Matrix3d W = (after.R - before.R) / (2.0 * h) * X.R.transpose();
    CHECK((J.values.block(0, joint, 3, 1) - Eigen::Vector3d(W(2, 1), W(0, 2), W(1, 0))).norm() < 1e-9);
  }
}
