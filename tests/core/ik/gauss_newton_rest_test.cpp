// SPDX-License-Identifier: GPL-3.0-or-later
// Targets that cannot be met: least squares where there are more conditions than joints, and poses out of reach.
#include "core/spatial/rotation.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/golden_ik.h"

#include <algorithm>

using namespace linkwright;
using namespace linkwright::test;

namespace {

using Vector6 = Eigen::Matrix<double, 6, 1>;

Vector6 diagonal(double position, double rotation) {
  Vector6 weights;
  weights << Eigen::Vector3d::Constant(position), Eigen::Vector3d::Constant(rotation);
  return weights;
}

Pose planarPose(double x, double y, double z = 0.0, double angle = 0.0) {
  return {rotationAbout(Eigen::Vector3d::UnitZ(), angle), {x, y, z}};
}

/// Where the least-squares problem is flat this is zero: (D J)^T e at the end of a run.
double gradient(const Model& model, int hand, const Pose& X_WT, const IterationOptions& options,
                const Eigen::VectorXd& q) {
  IterationOptions once = options;
  once.residual_tolerance = 0.0;
  const IkIteration it = GaussNewton(model, hand, X_WT, q, once).step();
  return (it.DJ.transpose() * it.e).norm();
}

bool isMonotone(const std::vector<IkIteration>& run) {
  return std::all_of(run.begin(), run.end(), [](const IkIteration& it) { return it.change_of_residual <= 0.0; });
}

}  // namespace

TEST_CASE("Three conditions for two joints: the least-squares answer for three weights", "[ik]") {
  const Model two = goldenTwo();
  const int hand = two.findLink("hand");
  const Golden golden = goldenIk()["overconstrained2R"];
  const Pose X_WT = planarPose(1.2, 0.6, 0.0, 1.0);
  for (const auto& [name, expected] : golden["by_weight"].items()) {
    for (const IkMethod method : {IkMethod::PseudoInverse, IkMethod::Safeguarded}) {
      CAPTURE(name, nameOf(method));
      IterationOptions options = goldenOptions(diagonal(1.0, std::stod(name)));
      options.method = method;
      // to round-off: the residual is flat in q at its minimum, so its change stops first
      options.residual_change_tolerance = 0.0;
      options.q_change_tolerance = 1e-12;
      const std::vector<IkIteration> run = runIterations(two, hand, X_WT, vectorOf(golden["q0"]), options, 500);
      const IkIteration& last = run.back();
      CHECK(last.test != IkTest::Residual);
      CHECK(last.status == IkStatus::Stalled);
      CHECK(last.residual_after == Approx(expected["lsq_residual"].get<double>()).margin(1e-10));
      // one that only takes what makes |e| smaller cannot see steps below the root of round-off
      CHECK(gradient(two, hand, X_WT, options, last.q_after) < (method == IkMethod::Safeguarded ? 1e-7 : 1e-9));
      CHECK(last.position_error_after == Approx(expected["pos_err"].get<double>()).margin(1e-7));
      CHECK(last.orientation_error_after == Approx(std::abs(expected["ang_err"].get<double>())).margin(1e-7));
      CHECK_FALSE(last.isNewtonRaphson());
    }
  }
}

TEST_CASE("Stopping on |e| alone never stops at a least-squares answer", "[ik]") {
  const Model two = goldenTwo();
  const int hand = two.findLink("hand");
  IterationOptions options = goldenOptions(diagonal(1.0, 1.0));
  const Eigen::VectorXd q0 = Eigen::Vector2d(0.3, 0.5);
  const Pose X_WT = planarPose(1.2, 0.6, 0.0, 1.0);
  CHECK(runIterations(two, hand, X_WT, q0, options, 1000).size() < 100);
  options.mistakes = {IkMistake::ResidualTestOnly};
  const std::vector<IkIteration> run = runIterations(two, hand, X_WT, q0, options, 1000);
  CHECK(run.size() == 1000);
  CHECK(run.back().status == IkStatus::TimeLimit);
  CHECK(run.back().test == IkTest::None);
  // although nothing has moved for long
  CHECK(tailSpread(run, 800) < 1e-14);
}

TEST_CASE("Out of reach, the plain pseudo-inverse never comes to rest, and is seen not to", "[ik]") {
  const Model two = goldenTwo();
  const int hand = two.findLink("hand");
  IterationOptions options = goldenOptions(diagonal(1.0, 0.0));
  const Eigen::VectorXd q0 = vectorOf(goldenIk()["unreachable2R"]["q0"]);
  const Pose X_WT = planarPose(3.0, 0.5);
  const double best = goldenIk()["unreachable2R"]["by_method"]["plain pinv rc=1e-12"]["best"].get<double>();
  for (const double limit : {0.1, kInfinity}) {
    CAPTURE(limit);
    options.step_limit = limit;
    const std::vector<IkIteration> run = runIterations(two, hand, X_WT, q0, options, 500);
    CHECK(run.size() == 500);
    CHECK(run.back().status == IkStatus::TimeLimit);
    CHECK(tailSpread(run, 100) > 3.0);  // 4.0 m measured
    // the picture behind it: a step asked for in the direction that is nearly lost, over its singular value
    const IkIteration& worst = *std::max_element(
        run.begin(), run.end(), [](const auto& a, const auto& b) { return a.change_of_q < b.change_of_q; });
    CHECK(worst.change_of_q > 0.5 * std::abs(worst.U.col(1).dot(worst.delta_p)) / worst.sigma[1]);
    CHECK(worst.sigma[1] < 0.01);
  }

  // step by step as the independent program has it, until round-off has been magnified too often
  options.step_limit = 0.1;
  const std::vector<IkIteration> run = runIterations(two, hand, X_WT, q0, options, 30);
  const std::vector<std::vector<double>> plain = goldenRows("planar_2r_ik_unreachable_pseudo_inverse.csv");
  options.method = IkMethod::Damped;
  const std::vector<IkIteration> damped_run = runIterations(two, hand, X_WT, q0, options, 30);
  const std::vector<std::vector<double>> damped = goldenRows("planar_2r_ik_unreachable_damped.csv");
  for (std::size_t i = 0; i < 21; ++i) {
    CAPTURE(i);
    CHECK(run[i].residual == Approx(plain[i][1]).margin(2e-8));
    CHECK(run[i].sigma[1] == Approx(plain[i][3]).margin(2e-8));
    CHECK(damped_run[i].residual == Approx(damped[i][1]).margin(2e-8));
    CHECK(damped_run[i].sigma[1] == Approx(damped[i][3]).margin(2e-8));
    CHECK(damped_run[i].damping == 0.05);
  }

  // half measures: fixed damping goes on swinging, cutting small singular values stops beside the best place
  const auto rest = [&](IterationOptions other) { return runIterations(two, hand, X_WT, q0, other, 500); };
  CHECK(tailSpread(rest(options), 100) > 0.1);
  options.damping = 0.2;
  CHECK(rest(options).back().residual_after == Approx(best).margin(1e-9));
  options.method = IkMethod::PseudoInverse;
  options.rank_tolerance = 0.05;
  CHECK(rest(options).back().residual_after == Approx(1.0516261677605137).margin(1e-9));
  options.rank_tolerance = 0.2;
  CHECK(rest(options).back().residual_after == Approx(1.112082237714718).margin(2e-6));
}

TEST_CASE("Out of reach, the safeguarded iteration ends at the nearest pose and never grows", "[ik]") {
  const Model two = goldenTwo();
  const int two_hand = two.findLink("hand");
  IterationOptions options = goldenOptions(diagonal(1.0, 0.0));
  options.method = IkMethod::Safeguarded;
  const std::vector<IkIteration> run =
      runIterations(two, two_hand, planarPose(3.0, 0.5), vectorOf(goldenIk()["unreachable2R"]["q0"]), options, 500);
  CHECK(isMonotone(run));
  CHECK(run.back().residual_after == Approx(std::hypot(3.0, 0.5) - 2.0).margin(1e-12));
  CHECK(run.back().residual_after == Approx(1.0413812651).margin(1e-10));
  CHECK(run.back().status == IkStatus::OutOfReach);

  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  options.weights = weightsFor(0.8636);
  const std::vector<IkIteration> far = runIterations(puma, hand, planarPose(1.5, 0.0, 0.9), pumaReady(), options, 1000);
  CHECK(isMonotone(far));
  CHECK(far.back().residual_after == Approx(0.7413392194).margin(1e-10));
  CHECK(far.back().status == IkStatus::OutOfReach);
  // the plain one from the same start never stops
  options.method = IkMethod::PseudoInverse;
  const std::vector<IkIteration> plain =
      runIterations(puma, hand, planarPose(1.5, 0.0, 0.9), pumaReady(), options, 1000);
  CHECK(plain.back().status == IkStatus::TimeLimit);
  CHECK(tailSpread(plain, 100) > 0.1);
}

TEST_CASE("The number of iterations for a step limit, and other windings without one", "[ik]") {
  const Model two = goldenTwo();
  const int hand = two.findLink("hand");
  IterationOptions options = goldenOptions(diagonal(1.0, 0.0));
  options.residual_tolerance = 1e-10;
  const std::pair<double, std::size_t> counts[] = {{0.02, 114}, {0.05, 47}, {0.1, 24},
                                                   {0.2, 14},   {0.5, 8},   {kInfinity, 8}};
  for (const auto& [limit, count] : counts) {
    CAPTURE(limit);
    options.step_limit = limit;
    const std::vector<IkIteration> run =
        runIterations(two, hand, planarPose(-0.5, 1.2), Eigen::Vector2d(0.3, 0.4), options, 500);
    CHECK(run.back().status == IkStatus::Converged);
    CHECK(run.size() == count);
    const Eigen::VectorXd& q = run.back().q_after;
    if (std::isfinite(limit)) {
      CHECK((q - Eigen::Vector2d(1.1023755564251172, 1.7264237801390818)).norm() < 1e-9);
    } else {
      CHECK((q - Eigen::Vector2d(2.8287993365641975, 10.83994683422008)).norm() < 1e-9);
    }
  }
}
