// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trajectory/path.h"

#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "core/trajectory/trajectory.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <numbers>
#include <string>

using namespace linkwright;

namespace {

struct Robot {
  Model model;
  int hand = -1;
  Pose at(const Eigen::VectorXd& q) const { return forwardKinematics(model, q)[static_cast<std::size_t>(hand)]; }
};

Robot robotOf(const std::string& name) {
  Robot robot{test::exampleModel(name)};
  robot.hand = robot.model.hands().front();
  return robot;
}

double angleBetween(const Eigen::Matrix3d& A, const Eigen::Matrix3d& B) {
  return rotationVector(A.transpose() * B).norm();
}

}  // namespace

TEST_CASE("a line goes evenly, its orientation about one axis") {
  const Pose A{rotationAbout(Eigen::Vector3d::UnitX(), 0.3), {0.1, 0.2, 0.3}};
  const Eigen::Vector3d axis = Eigen::Vector3d(1.0, 2.0, -1.0).normalized();
  const Pose B{A.R * rotationAbout(axis, 1.2), {0.5, -0.2, 0.6}};
  const HandPath line = HandPath::line(A, B);
  CHECK(line.length() == Approx((B.p - A.p).norm()).epsilon(1e-15));
  CHECK(line.angle() == Approx(1.2).epsilon(1e-14));
  for (const double s : {0.0, 0.25, 0.5, 1.0}) {
    CHECK((line.at(s).p - (A.p + s * (B.p - A.p))).norm() < 1e-15);
    CHECK(angleBetween(line.at(s).R, A.R * rotationAbout(axis, s * 1.2)) < 1e-14);
  }
}

TEST_CASE("an arc goes through its three points on one circle, the way that the via point is on", "[random]") {
  test::Random random(3);
  INFO("seed " << random.seed());
  for (int trial = 0; trial < 200; ++trial) {
    // three points of a circle at angles 0 < via < end
    const Eigen::Matrix3d R = random.rotation();
    const Eigen::Vector3d centre = random.vector(1.0);
    const double radius = random.uniform(0.05, 2.0), end = random.uniform(0.3, 6.0),
                 via = end * random.uniform(0.1, 0.9);
    const auto point = [&](double angle) -> Eigen::Vector3d {
      return centre + radius * (R * Eigen::Vector3d(std::cos(angle), std::sin(angle), 0.0));
    };
    const Result<HandPath> arc = HandPath::arc({R, point(0.0)}, point(via), {R, point(end)});
    REQUIRE(arc.ok());
    REQUIRE(arc->length() == Approx(radius * end).epsilon(1e-9));
    for (double s = 0.0; s <= 1.0; s += 0.125) REQUIRE((arc->at(s).p - point(s * end)).norm() < 1e-9);
    REQUIRE((arc->at(via / end).p - point(via)).norm() < 1e-9);
  }
  const Eigen::Matrix3d E = Eigen::Matrix3d::Identity();
  CHECK_FALSE(HandPath::arc({E, {0.0, 0.0, 0.0}}, {1.0, 0.0, 0.0}, {E, {2.0, 0.0, 0.0}}).ok());
  CHECK_FALSE(HandPath::arc({E, {0.0, 0.0, 0.0}}, {0.0, 0.0, 0.0}, {E, {2.0, 0.0, 0.0}}).ok());
  CHECK_FALSE(HandPath::arc({E, {0.0, 0.0, 0.0}}, {1.0, 1.0, 0.0}, {E, {0.0, 0.0, 0.0}}).ok());
}

TEST_CASE("the joints keep the hand on its path, between the steps of the solver too") {
  const std::string name = GENERATE("ur5e.urdf", "puma560.json", "iiwa14.urdf", "panda.urdf");
  const bool is_arc = GENERATE(false, true);
  CAPTURE(name, is_arc);
  const Robot robot = robotOf(name);
  const Eigen::VectorXd q0 = robot.model.readyPose();
  const Pose A = robot.at(q0);
  // 15 cm towards the base, a little down, and a turn
  const Pose B{A.R * rotationAbout(Eigen::Vector3d(0.3, 1.0, 0.2).normalized(), 0.25),
               A.p * (1.0 - 0.15 / A.p.norm()) - Eigen::Vector3d(0.0, 0.0, 0.05)};
  const Eigen::Vector3d via = 0.5 * (A.p + B.p) + Eigen::Vector3d(0.0, 0.04, 0.03);
  const HandPath way = is_arc ? HandPath::arc(A, via, B).value() : HandPath::line(A, B);
  IkSolver solver(robot.model, robot.hand);
  const JointPath path = solvePath(robot.model, solver, robot.hand, way, q0);
  INFO(path.problem);
  REQUIRE(path.ok);
  CHECK(path.q.sample(0.0).q == q0);
  double off = 0.0, turned = 0.0;
  for (int k = 0; k <= 1001; ++k) {
    const double s = k / 1001.0;
    const Pose X = robot.at(path.q.sample(s).q), wanted = way.at(s);
    off = std::max(off, (X.p - wanted.p).norm());
    turned = std::max(turned, angleBetween(X.R, wanted.R));
  }
  // 1e-10 m at the steps, the tolerance of the solver, and 1e-6 midway between them
  CAPTURE(off, turned, path.off_path);
  CHECK(off < 1e-6);
  CHECK(turned < 1e-6);
  CHECK(path.off_path <= 1e-6);
  // with no joint to spare nothing bends but the path itself
  if (robot.model.dof() == 6) CHECK(off < 1e-8);
}

TEST_CASE("a path that leaves the reach of the arm says where") {
  const Robot robot = robotOf("ur5e.urdf");
  const Eigen::VectorXd q0 = robot.model.readyPose();
  const Pose A = robot.at(q0);
  Pose B = A;
  B.p = A.p + Eigen::Vector3d(A.p.x(), A.p.y(), 0.0).normalized() * 3.0;
  IkSolver solver(robot.model, robot.hand);
  const JointPath path = solvePath(robot.model, solver, robot.hand, HandPath::line(A, B), q0);
  REQUIRE_FALSE(path.ok);
  CAPTURE(path.problem, path.stopped_at);
  CHECK(path.stopped_at > 0.02);
  CHECK(path.stopped_at < 0.5);
  CHECK(path.status != IkStatus::Converged);
  CHECK(path.problem.text().find("% of the path") != std::string::npos);
  CHECK(path.problem.text().find(toString(path.status)) != std::string::npos);
  // it came as far as it says: a line to there is no trouble
  Pose C = A;
  C.p = A.p + 0.95 * path.stopped_at * (B.p - A.p);
  CHECK(solvePath(robot.model, solver, robot.hand, HandPath::line(A, C), q0).ok);
}

TEST_CASE("a planar arm cannot take its hand straight through its own shoulder, and says so there") {
  // equal links: in the middle the first joint would have to turn half round at once, the second to pass its limit
  const Robot robot = robotOf("planar_2r.json");
  const Eigen::Vector2d q0(0.7, 1.9);
  const Pose A = robot.at(q0), base = robot.at(Eigen::Vector2d(0.7, std::numbers::pi));
  Pose B = A;
  B.p = 2.0 * base.p - A.p;
  IkSolver solver(robot.model, robot.hand);
  const JointPath path = solvePath(robot.model, solver, robot.hand, HandPath::line(A, B), q0, false);
  REQUIRE_FALSE(path.ok);
  CAPTURE(path.problem);
  CHECK(path.stopped_at == Approx(0.5).margin(0.03));
}

TEST_CASE("a line whose orientation is free is for an arm of few joints") {
  const Robot robot = robotOf("planar_2r.json");
  const Eigen::Vector2d q0(0.4, 1.2);
  const Pose A = robot.at(q0);
  const Pose B = robot.at(Eigen::Vector2d(0.9, 1.0));
  IkSolver solver(robot.model, robot.hand);
  const JointPath path = solvePath(robot.model, solver, robot.hand, HandPath::line(A, B), q0, false);
  REQUIRE(path.ok);
  CHECK((path.q.sample(1.0).q - Eigen::Vector2d(0.9, 1.0)).norm() < 1e-8);
  const Eigen::VectorXd middle = path.q.sample(0.37).q;
  CHECK((robot.at(middle).p - (A.p + 0.37 * (B.p - A.p))).norm() < 1e-8);
  CHECK_FALSE(solvePath(robot.model, solver, robot.hand, HandPath::line(A, B), q0, true).ok);
}
