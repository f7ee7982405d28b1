// SPDX-License-Identifier: GPL-3.0-or-later
// The iteration against runs of an independent program (tests/data/inverse_kinematics.json and the tables beside it):
// PUMA 560 and a seven-joint arm, reachable targets.
#include "core/kinematics/jacobian.h"
#include "core/kinematics/manipulability.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/golden_ik.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/SVD>

#include <algorithm>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr double kPumaLength = 0.8636;  // m: what the golden runs divide positions by

/// How many of a set of goals were reached, and in how many steps that were taken.
struct Sweep {
  int converged = 0;
  std::vector<int> steps;  // of each goal, ascending once finished
  double median() const { return 0.5 * (steps[steps.size() / 2] + steps[(steps.size() - 1) / 2]); }
};

/// Goals are the hand's poses at these joint positions; each run starts at q0.
Sweep sweep(const Model& model, int hand, const std::vector<Eigen::VectorXd>& goals, const Eigen::VectorXd& q0,
            const IterationOptions& options, int max_iterations = 500) {
  Sweep result;
  for (const Eigen::VectorXd& q_goal : goals) {
    const Pose X_WT = poseOf(model, q_goal, hand);
    const std::vector<IkIteration> run = runIterations(model, hand, X_WT, q0, options, max_iterations);
    REQUIRE(!run.empty());
    if (run.back().status == IkStatus::Converged) {
      // what claims to be there is there
      const PoseDifference left = poseDifference(poseOf(model, run.back().q_after, hand), X_WT);
      REQUIRE(left.positionError() + left.orientationError() < 1e-8);
      ++result.converged;
    }
    result.steps.push_back(
        static_cast<int>(std::count_if(run.begin(), run.end(), [](const IkIteration& it) { return it.is_accepted; })));
  }
  std::sort(result.steps.begin(), result.steps.end());
  return result;
}

std::vector<Eigen::VectorXd> goalsOfFile(int count) {
  std::vector<Eigen::VectorXd> goals;
  for (const std::vector<double>& row : goldenRows("puma560_ik_goals.csv")) {
    if (std::ssize(goals) < count) goals.push_back(Eigen::Map<const Eigen::VectorXd>(row.data(), 6));
  }
  return goals;
}

/// Rank-revealing null vector of a 6 x 7 matrix.
Eigen::VectorXd nullVector(const Eigen::MatrixXd& J) {
  const Eigen::JacobiSVD<Eigen::MatrixXd> svd(J, Eigen::ComputeFullV);
  return svd.matrixV().col(J.cols() - 1);
}

}  // namespace

TEST_CASE("The PUMA 560 in its ready pose: hand, singular values and manipulability as published", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  const Pose X = poseOf(puma, pumaReady(), hand);
  Eigen::Matrix3d R;
  R << 0, 0, 1, 0, 1, 0, -1, 0, 0;
  CHECK((X.R - R).norm() < 1e-12);
  CHECK((X.p - Eigen::Vector3d(0.596303, -0.15005, 0.657646)).norm() < 1e-6);
  const Manipulability m = manipulability(jacobian(puma, pumaReady(), hand), JacobianRows::All);
  Eigen::VectorXd sigma(6);
  sigma << 1.82097, 1.45607, 1.08762, 0.403544, 0.292489, 0.230969;
  CHECK((m.singular_values - sigma).lpNorm<Eigen::Infinity>() < 5e-6);  // six digits are given
  CHECK(m.measure == Approx(0.0786172).margin(1e-6));
}

TEST_CASE("PUMA 560: seventeen iterations, each as the independent program has it", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  const Golden golden = goldenIk()["puma_case"];
  IterationOptions options = goldenOptions(vectorOf(golden["D"]));
  options.residual_tolerance = 1e-13;
  const Pose X_WT = {matrixOf(golden["R_goal"]), vector3Of(golden["p_goal"])};
  CHECK((poseOf(puma, vectorOf(golden["q_goal_used"]), hand).p - X_WT.p).norm() < 1e-14);
  const std::vector<IkIteration> run = runIterations(puma, hand, X_WT, pumaReady(), options, 100);
  REQUIRE(run.size() == 17);
  CHECK(run.back().status == IkStatus::Converged);
  CHECK(run.back().test == IkTest::Residual);
  CHECK((run.back().q_after - vectorOf(golden["q"])).norm() < 1e-9);

  // columns: iteration, |e|, |(D J)^+ e|, smallest singular value of D J, q. Round-off grows by the condition number
  const std::vector<std::vector<double>> history = goldenRows("puma560_ik_history.csv");
  REQUIRE(history.size() == 18);
  for (std::size_t i = 0; i < 17; ++i) {
    CAPTURE(i);
    const IkIteration& it = run[i];
    CHECK(it.index == static_cast<int>(i));
    CHECK(it.residual == Approx(history[i][1]).margin(1e-12));
    CHECK(it.residual_after == Approx(history[i + 1][1]).margin(1e-12));
    const Eigen::VectorXd whole = it.V * (it.filter.asDiagonal() * (it.U.transpose() * it.e));
    CHECK(whole.norm() == Approx(history[i][2]).margin(1e-11));
    CHECK(it.sigma[5] == Approx(history[i][3]).margin(1e-12));
    CHECK((it.q - Eigen::Map<const Eigen::VectorXd>(&history[i][4], 6)).norm() < 1e-11);
    // shortened to s until the last four, and Newton-Raphson from then on
    CHECK(it.is_limited == (it.residual >= 0.1));
    CHECK(it.isNewtonRaphson() == !it.is_limited);
    CHECK(it.delta_p.norm() <= 0.1 + 1e-15);
  }
  // exercise: about |e_0| / s + 3 iterations
  CHECK(std::floor(run.front().residual / options.step_limit) + 3 == 17);
}

TEST_CASE("PUMA 560: 200 goals within 1.2 rad, with and without a step limit, plain and safeguarded", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  const std::vector<Eigen::VectorXd> goals = goalsOfFile(200);
  REQUIRE(goals.size() == 200);
  IterationOptions options = goldenOptions(weightsFor(kPumaLength));

  const Sweep plain = sweep(puma, hand, goals, pumaReady(), options);
  CHECK(plain.converged == 200);
  CHECK(plain.median() == 19.0);
  CHECK(plain.steps.back() == 38);

  // another limit, another rank tolerance, a fixed damping: what the independent program counts for them
  options.step_limit = 0.3;
  const Sweep longer = sweep(puma, hand, goals, pumaReady(), options);
  CHECK(longer.converged == 200);
  CHECK(longer.median() == 9.0);
  CHECK(longer.steps.back() == 23);
  options.step_limit = 0.1;
  options.rank_tolerance = 1e-2;
  CHECK(sweep(puma, hand, goals, pumaReady(), options).converged == 180);
  options.rank_tolerance = 1e-12;
  options.method = IkMethod::Damped;
  options.damping = 0.02;
  const Sweep damped = sweep(puma, hand, goals, pumaReady(), options);
  CHECK(damped.converged == 200);
  CHECK(damped.median() == 21.0);
  CHECK(damped.steps.back() == 218);

  options.method = IkMethod::Safeguarded;
  const Sweep safeguarded = sweep(puma, hand, goals, pumaReady(), options);
  CHECK(safeguarded.converged == 200);
  CHECK(safeguarded.median() == 19.0);
  CHECK(safeguarded.steps.back() <= 47);
}

TEST_CASE("PUMA 560: without a step limit some goals are lost, and that is the mistake's effect too", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  const std::vector<Eigen::VectorXd> goals = goalsOfFile(200);
  IterationOptions options = goldenOptions(weightsFor(kPumaLength));
  options.step_limit = kInfinity;
  const Sweep unlimited = sweep(puma, hand, goals, pumaReady(), options);
  CHECK(unlimited.converged >= 195);
  CHECK(unlimited.converged < 200);
  CHECK(unlimited.median() == 7.0);
  options.step_limit = 0.1;
  options.mistakes = {IkMistake::NoLimiter};
  const Sweep mistaken = sweep(puma, hand, goals, pumaReady(), options);
  CHECK(mistaken.converged == unlimited.converged);
  CHECK(mistaken.steps == unlimited.steps);
}

TEST_CASE("PUMA 560: 100 goals anywhere, plain and safeguarded", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  Random random(560);
  INFO("seed " << random.seed());
  std::vector<Eigen::VectorXd> goals;
  for (int i = 0; i < 100; ++i) goals.push_back(random.vectorOf(6, std::numbers::pi));
  IterationOptions options = goldenOptions(weightsFor(kPumaLength));
  CHECK(sweep(puma, hand, goals, pumaReady(), options).converged == 100);
  options.method = IkMethod::Safeguarded;
  CHECK(sweep(puma, hand, goals, pumaReady(), options).converged == 100);
}

TEST_CASE("PUMA 560: a wrist turned by 180 degrees, and position alone", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  // exactly pi about the hand's z: the axis has two directions, either leads there at 0.1 rad an iteration
  Pose X_WT = poseOf(puma, pumaReady(), hand);
  X_WT.R = X_WT.R * Eigen::Vector3d(-1, -1, 1).asDiagonal();
  IterationOptions options = goldenOptions(weightsFor(kPumaLength));
  for (const IkMethod method : {IkMethod::PseudoInverse, IkMethod::Safeguarded}) {
    options.method = method;
    const std::vector<IkIteration> turn = runIterations(puma, hand, X_WT, pumaReady(), options, 100);
    CHECK(turn.back().status == IkStatus::Converged);
    CHECK(turn.front().orientation_error == Approx(std::numbers::pi).margin(1e-12));
    // the safeguarded one may take a trial back
    CHECK(turn.size() >= 32);
    CHECK(turn.size() <= (method == IkMethod::PseudoInverse ? 32 : 34));
  }

  const Golden golden = goldenIk()["puma_position_only"];
  options = goldenOptions(weightsFor(kPumaLength));
  options.weights.tail<3>().setZero();
  Pose X_WP;
  X_WP.p = vector3Of(golden["p_goal"]);
  const std::vector<IkIteration> run = runIterations(puma, hand, X_WP, pumaReady(), options, 100);
  CHECK(run.back().status == IkStatus::Converged);
  CHECK(run.size() == golden["iterations"].get<std::size_t>());
  CHECK((run.back().q_after - vectorOf(golden["q"])).norm() < 1e-8);
}

TEST_CASE("Weights do not change a whole Newton step of a square regular arm", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  IterationOptions options = goldenOptions(weightsFor(kPumaLength));
  options.step_limit = kInfinity;
  const Pose X_WT = poseOf(puma, pumaReady() + Eigen::VectorXd::Constant(6, 0.05), hand);
  const Eigen::VectorXd weighted = GaussNewton(puma, hand, X_WT, pumaReady(), options).step().delta_q;
  options.weights.setOnes();
  const Eigen::VectorXd plain = GaussNewton(puma, hand, X_WT, pumaReady(), options).step().delta_q;
  CHECK((weighted - plain).norm() < 1e-14);
}

TEST_CASE("Seven joints: twenty iterations, and no motion within the null space", "[ik]") {
  const Model seven = goldenSeven();
  const int hand = seven.findLink("hand");
  const Golden golden = goldenIk()["seven_case"];
  const Pose X_WT = {matrixOf(golden["R_goal"]), vector3Of(golden["p_goal"])};
  const Pose X_goal = poseOf(seven, vectorOf(golden["q_goal_used"]), hand);
  REQUIRE((X_goal.R - X_WT.R).norm() + (X_goal.p - X_WT.p).norm() < 1e-13);
  IterationOptions options = goldenOptions(vectorOf(golden["D"]));
  options.residual_tolerance = 1e-13;
  const std::vector<IkIteration> run = runIterations(seven, hand, X_WT, vectorOf(golden["q0"]), options, 100);
  REQUIRE(run.size() == 20);
  CHECK((run.back().q_after - vectorOf(golden["q"])).norm() < 1e-9);
  CHECK(run.back().position_error_after < 1e-12);
  CHECK(run.back().orientation_error_after < 1e-12);
  for (const IkIteration& it : run) {
    CAPTURE(it.index);
    CHECK(it.residual == Approx(golden["residuals"][static_cast<std::size_t>(it.index)].get<double>()).margin(1e-12));
    CHECK(std::abs(it.delta_q.dot(nullVector(it.DJ))) < 1e-12);
    CHECK_FALSE(it.isNewtonRaphson());
  }
}

TEST_CASE("Seven joints: 200 random goals", "[ik]") {
  const Model seven = goldenSeven();
  Random random(7007);
  INFO("seed " << random.seed());
  const Eigen::VectorXd q0 = vectorOf(goldenIk()["seven_case"]["q0"]);
  std::vector<Eigen::VectorXd> goals;
  for (int i = 0; i < 200; ++i) goals.push_back(q0 + random.vectorOf(7, 1.2));
  const Sweep result = sweep(seven, seven.findLink("hand"), goals, q0, goldenOptions(weightsFor(0.8)));
  CHECK(result.converged == 200);
  // the median of the independent program's own goals is 20
  CHECK(std::abs(result.median() - 20.0) <= 2.0);
}

TEST_CASE("The mistakes of the source's readers: most goals are lost, the right iteration loses none", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  const std::vector<Eigen::VectorXd> goals = goalsOfFile(60);
  IterationOptions options = goldenOptions(weightsFor(kPumaLength));
  options.step_limit = 0.2;
  const Sweep right = sweep(puma, hand, goals, pumaReady(), options);
  CHECK(right.converged == 60);
  const auto convergedWith = [&](IkMistake mistake) {
    options.mistakes = {mistake};
    return sweep(puma, hand, goals, pumaReady(), options).converged;
  };
  // the independent program counts 7, 0 and 17 of 60 goals of its own
  const int no_transform = convergedWith(IkMistake::NoFrameTransform);
  const int euler = convergedWith(IkMistake::EulerDifference);
  CHECK(convergedWith(IkMistake::WrongSign) == 0);
  CHECK(no_transform >= 1);
  CHECK(no_transform <= 10);
  CHECK(euler > no_transform);
  CHECK(euler <= 20);
  // with these two the picture is skewed, not upside down: it still converges, but later
  for (const IkMistake mistake : {IkMistake::JacobianOfOrigin, IkMistake::UnweightedJacobian}) {
    options.mistakes = {mistake};
    CHECK(sweep(puma, hand, goals, pumaReady(), options).median() > 1.2 * right.median());
  }
}
