// SPDX-License-Identifier: GPL-3.0-or-later
// What an iteration holds, and how it is steered: identities, methods, limits, odd arms.
#include "core/ik/gauss_newton.h"

#include "core/base/require.h"
#include "core/kinematics/jacobian.h"
#include "tests/support/catch.h"
#include "tests/support/golden_ik.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>

#include <limits>

using namespace linkwright;
using namespace linkwright::test;

namespace {

using Vector6 = Eigen::Matrix<double, 6, 1>;

/// Joints of these types in a row, each 0.3 m along x from the last; the hand at the end.
Model chainOfTypes(const std::vector<JointType>& types, double limit = 2.0) {
  Random random(11);
  Mechanism m;
  m.links.push_back({"base", {}, {}});
  for (std::size_t i = 0; i <= types.size(); ++i) {
    const bool is_hand = i == types.size();
    m.links.push_back({is_hand ? "hand" : "link_" + std::to_string(i + 1), {}, {}});
    Joint joint;
    joint.name = is_hand ? "to_hand" : "joint_" + std::to_string(i + 1);
    joint.type = is_hand ? JointType::Fixed : types[i];
    joint.parent = static_cast<int>(i);
    joint.child = joint.parent + 1;
    joint.axis = random.axis();
    joint.X_PJ.p = {0.3, 0.0, 0.0};
    joint.limits.lower = -limit;
    joint.limits.upper = limit;
    m.joints.push_back(joint);
  }
  return Model::compile(m).value();
}

constexpr JointType R = JointType::Revolute, P = JointType::Prismatic;

}  // namespace

TEST_CASE("Everything in an iteration fits together, for every method and any joints", "[ik]") {
  Random random(42);
  INFO("seed " << random.seed());
  const std::vector<std::vector<JointType>> arms = {
      {R, R, R, R, R, R}, {R, P, R, R, P, R}, {P, P, P, R, R, R}, {R, R, P}, {R}, {P}, {R, R, R, R, R, P, R, R, R}};
  for (const std::vector<JointType>& types : arms) {
    const Model model = chainOfTypes(types);
    const int hand = model.findLink("hand");
    const Eigen::Index n = std::ssize(types);
    for (const IkMethod method : kIkMethods) {
      CAPTURE(n, nameOf(method));
      IterationOptions options;
      options.method = method;
      options.weights = defaultWeights(model, hand);
      const Eigen::VectorXd q0 = random.vectorOf(model.dof(), 1.0);
      const Pose X_WT = poseOf(model, random.vectorOf(model.dof(), 1.0), hand);
      GaussNewton solver(model, hand, X_WT, q0, options);
      for (int i = 0; i < 15 && !solver.status(); ++i) {
        const Eigen::VectorXd q_before = solver.q();
        const IkIteration it = solver.step();
        CHECK(it.index == i);
        CHECK(it.q == q_before);
        CHECK((it.X_WE.p - poseOf(model, it.q, hand).p).norm() == 0.0);
        // the difference, weighted and shortened
        CHECK(it.e == options.weights.cwiseProduct(it.difference.stacked()));
        CHECK(it.residual == it.e.norm());
        CHECK(it.position_error == it.difference.p.norm());
        CHECK(it.orientation_error == it.difference.phi.norm());
        CHECK(it.delta_p.norm() == Approx(std::min(it.residual, options.step_limit)));
        // D J, taken apart and put together again; rows linear first
        REQUIRE(it.DJ.cols() == n);
        const Eigen::Matrix<double, 6, Eigen::Dynamic> J = jacobian(model, it.q, hand);
        CHECK((it.DJ.topRows<3>() - options.weights[0] * J.bottomRows<3>()).norm() == 0.0);
        CHECK((it.DJ.bottomRows<3>() - J.topRows<3>()).norm() == 0.0);
        CHECK((it.U * it.sigma.asDiagonal() * it.V.transpose() - it.DJ).norm() < 1e-13 * it.sigma[0]);
        CHECK(it.sigma.size() == std::min<Eigen::Index>(6, n));
        // the joint motion is what the filter makes of it
        const Eigen::VectorXd dq = it.V * it.filter.cwiseProduct(it.U.transpose() * it.delta_p);
        CHECK((it.delta_q - dq).norm() <= 1e-14 * (1.0 + dq.norm()));
        CHECK(it.q_after == (it.is_accepted ? it.q_trial : it.q));
        CHECK((it.q_trial - it.q - it.delta_q).norm() < 1e-14 * (1.0 + dq.norm()));
        CHECK(it.change_of_q == Approx(it.delta_q.norm()).margin(1e-14));
        CHECK(it.change_of_residual == it.residual_after - it.residual);
        CHECK(solver.residual() == it.residual_after);
        CHECK(solver.q() == it.q_after);
        CHECK((solver.X_WE().p - it.X_WE_after.p).norm() == 0.0);
        CHECK((it.is_accepted || method == IkMethod::Safeguarded));
        if (method == IkMethod::Safeguarded) CHECK(it.residual_after <= it.residual);
      }
    }
  }
}

TEST_CASE("The columns of sliding joints have no rotation", "[ik]") {
  const Model model = chainOfTypes({P, R, P});
  const IkIteration it = GaussNewton(model, model.findLink("hand"), {}, Eigen::Vector3d(0.1, 0.2, 0.3)).step();
  CHECK(it.DJ.col(0).tail<3>().norm() == 0.0);
  CHECK(it.DJ.col(0).head<3>().norm() == Approx(1.0));
  CHECK(it.DJ.col(1).tail<3>().norm() == Approx(1.0));
  CHECK(it.DJ.col(2).tail<3>().norm() == 0.0);
}

TEST_CASE("The transpose takes the best length along the steepest way", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  IterationOptions options = goldenOptions(weightsFor(0.8636));
  options.method = IkMethod::Transpose;
  const Pose X_WT = poseOf(puma, pumaReady() + Eigen::VectorXd::Constant(6, 0.1), hand);
  const IkIteration it = GaussNewton(puma, hand, X_WT, pumaReady(), options).step();
  // along (D J)^T Delta p
  const Eigen::VectorXd way = it.DJ.transpose() * it.delta_p;
  CHECK((it.delta_q.normalized() - way.normalized()).norm() < 1e-14);
  // any other length leaves more of Delta p
  const auto left = [&](double factor) { return (it.delta_p - factor * (it.DJ * it.delta_q)).norm(); };
  CHECK(left(1.0) < left(0.99));
  CHECK(left(1.0) < left(1.01));
  const std::vector<IkIteration> run = runIterations(puma, hand, X_WT, pumaReady(), options, 5000);
  CHECK(run.back().residual_after < 1e-3 * run.front().residual);
  CHECK(run.size() > 50);  // it gets there, but slowly
}

TEST_CASE("The safeguarded damping shrinks by 3 where it was right, grows by 4 where it was not", "[ik]") {
  const Model two = goldenTwo();
  IterationOptions options;
  options.weights.tail<3>().setZero();
  const Pose X_WT = {Eigen::Matrix3d::Identity(), {3.0, 0.5, 0.0}};
  const std::vector<IkIteration> run =
      runIterations(two, two.findLink("hand"), X_WT, Eigen::Vector2d(0.6, 0.9), options, 500);
  int taken_back = 0;
  for (std::size_t i = 1; i < run.size(); ++i) {
    const IkIteration& before = run[i - 1];
    const double expected = before.damping * (before.is_accepted ? 1.0 / 3.0 : 4.0);
    CHECK(run[i].damping == Approx(std::max(expected, 1e-6)));
    taken_back += before.is_accepted ? 0 : 1;
    if (!before.is_accepted) {
      CHECK(before.q_after == before.q);
      CHECK(before.trial_residual >= before.residual);
      CHECK(before.q_trial != before.q);
    }
  }
  CHECK(taken_back > 5);
}

TEST_CASE("Limits are ignored as the source does, or held where asked for", "[ik]") {
  const Model model = chainOfTypes({R, R, R, R, R, R}, 0.5);
  const int hand = model.findLink("hand");
  Random random(5);
  INFO("seed " << random.seed());
  int held = 0, passed = 0;
  for (int i = 0; i < 50; ++i) {
    IterationOptions options;
    const Pose X_WT = poseOf(model, random.vectorOf(6, 1.5), hand);
    for (const IkMethod method : kIkMethods) {
      options.method = method;
      options.respect_limits = true;
      const std::vector<IkIteration> run =
          runIterations(model, hand, X_WT, Eigen::VectorXd::Constant(6, 0.9), options, 200);
      REQUIRE(!run.empty());
      for (const IkIteration& it : run) {
        REQUIRE(it.q.cwiseAbs().maxCoeff() <= 0.5);
        REQUIRE(it.q_after.cwiseAbs().maxCoeff() <= 0.5);
        for (const int k : it.held) {
          REQUIRE(std::abs(it.q[k]) == 0.5);
          REQUIRE(it.DJ.col(k).norm() == 0.0);
          REQUIRE(it.delta_q[k] == 0.0);
        }
        REQUIRE(it.is_at_limit == ((it.q + it.delta_q).cwiseAbs().maxCoeff() > 0.5));
      }
      if (method == IkMethod::Safeguarded) held += run.back().status == IkStatus::AtLimit ? 1 : 0;
      options.respect_limits = false;
      const std::vector<IkIteration> free = runIterations(model, hand, X_WT, Eigen::VectorXd::Zero(6), options, 200);
      passed += free.back().q_after.cwiseAbs().maxCoeff() > 0.5 ? 1 : 0;
    }
  }
  CHECK(held > 30);
  CHECK(passed > 100);
}

TEST_CASE("Mistakes change the line that they are named for", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  IterationOptions options = goldenOptions(weightsFor(0.5));
  const Pose X_WT = poseOf(puma, pumaReady() + Eigen::VectorXd::Constant(6, 0.5), hand);
  const IkIteration right = GaussNewton(puma, hand, X_WT, pumaReady(), options).step();
  const auto with = [&](IkMistake mistake) {
    options.mistakes = {mistake};
    return GaussNewton(puma, hand, X_WT, pumaReady(), options).step();
  };
  const IkIteration unweighted = with(IkMistake::UnweightedJacobian);
  CHECK(unweighted.e == right.e);
  CHECK((2.0 * unweighted.DJ.topRows<3>() - right.DJ.topRows<3>()).norm() < 1e-14);
  // the spatial Jacobian: v of the hand's point at the base's origin is v - omega x p
  const IkIteration origin = with(IkMistake::JacobianOfOrigin);
  for (int k = 0; k < 6; ++k) {
    const Eigen::Vector3d v = right.DJ.col(k).head<3>() / 2.0, omega = right.DJ.col(k).tail<3>();
    CHECK((origin.DJ.col(k).head<3>() / 2.0 - (v - omega.cross(right.X_WE.p))).norm() < 1e-14);
    CHECK(origin.DJ.col(k).tail<3>() == omega);
  }
  CHECK(with(IkMistake::NoLimiter).delta_p == right.e);
  const IkIteration other_way = with(IkMistake::WrongSign);
  CHECK(other_way.delta_p == -right.delta_p);
  CHECK(other_way.residual_after > right.residual);
  // the errors that are shown stay the true ones
  CHECK(other_way.position_error == right.position_error);
  CHECK(with(IkMistake::EulerDifference).orientation_error == right.orientation_error);
}

TEST_CASE("An iteration can be steered on its way, and copied", "[ik]") {
  const Model puma = goldenPumaModel();
  const int hand = puma.deepestLink();
  const Pose X_WT = poseOf(puma, pumaReady() + Eigen::VectorXd::Constant(6, 0.4), hand);
  GaussNewton solver(puma, hand, X_WT, pumaReady(), goldenOptions(weightsFor(0.8636)));
  for (int i = 0; i < 3; ++i) solver.step();
  GaussNewton other = solver;
  CHECK(other.step().q_after == solver.step().q_after);
  // as a new one from the same place
  IterationOptions options = solver.options();
  options.step_limit = 0.3;
  options.weights.setOnes();
  solver.setOptions(options);
  CHECK(solver.step().q_after == GaussNewton(puma, hand, X_WT, other.q(), options).step().q_after);
  // there from the start: nothing to do; another target: something again
  GaussNewton there(puma, hand, poseOf(puma, pumaReady(), hand), pumaReady(), options);
  CHECK(there.status() == IkStatus::Converged);
  CHECK(runIterations(puma, hand, poseOf(puma, pumaReady(), hand), pumaReady(), options, 10).empty());
  there.setTarget(X_WT);
  CHECK_FALSE(there.status().has_value());
  CHECK(there.residual() > 0.1);
  CHECK(there.joints() == std::vector<int>{0, 1, 2, 3, 4, 5});
}

TEST_CASE("Odd arms and odd numbers end with a status, never with a hang", "[ik]") {
  // no joint at all between base and hand
  const Model none = chainOfTypes({});
  Pose X_WT;
  X_WT.p = {1.0, 2.0, 3.0};
  for (const IkMethod method : kIkMethods) {
    IterationOptions options;
    options.method = method;
    const std::vector<IkIteration> run =
        runIterations(none, none.findLink("hand"), X_WT, Eigen::VectorXd(), options, 100);
    REQUIRE(run.size() == 1);
    CHECK(run.back().status == IkStatus::OutOfReach);
    CHECK(run.back().sigma.size() == 0);
    CHECK_FALSE(run.back().isNewtonRaphson());

    // a target so far away that squares overflow, a slide without end
    const Model slide = chainOfTypes({P, R, P}, std::numeric_limits<double>::infinity());
    Pose far;
    far.p = {1e200, 0.0, 0.0};
    options.step_limit = std::numeric_limits<double>::infinity();
    const std::vector<IkIteration> wild =
        runIterations(slide, slide.findLink("hand"), far, Eigen::Vector3d::Zero(), options, 100);
    REQUIRE(!wild.empty());
    CHECK(wild.back().status.has_value());
    CHECK(wild.back().q_after.allFinite());
  }
  // all weights zero: nothing is asked for
  IterationOptions free;
  free.weights.setZero();
  const Model two = goldenTwo();
  CHECK(GaussNewton(two, two.findLink("hand"), X_WT, Eigen::Vector2d(1, 1), free).status() == IkStatus::Converged);
}

TEST_CASE("A slide without end is measured in metres", "[ik]") {
  // no offset, no travel that ends: nothing says what is long
  Mechanism m;
  m.links = {{"base", {}, {}}, {"hand", {}, {}}};
  Joint joint;
  joint.name = "slide";
  joint.type = P;
  joint.parent = 0;
  joint.child = 1;
  joint.axis = Eigen::Vector3d::UnitX();
  m.joints.push_back(joint);
  const Model slide = Model::compile(m).value();
  Pose X_WT;
  X_WT.p.x() = 1.0;
  IterationOptions options;
  options.method = IkMethod::PseudoInverse;
  options.weights = defaultWeights(slide, 1);
  const std::vector<IkIteration> run = runIterations(slide, 1, X_WT, Eigen::VectorXd::Zero(1), options, 100);
  CHECK(run.back().status == IkStatus::Converged);
  CHECK(run.back().position_error_after < 1e-9);
  // half a metre counts 1, and a step at most 0.1: twenty steps, and one that may be left over by round-off
  CHECK(run.size() <= 21);
}

TEST_CASE("A hand in the middle of a branched robot uses the joints below it alone", "[ik]") {
  const Model model = chainOfTypes({R, R, R, R});
  const int middle = model.findLink("link_2");
  GaussNewton solver(model, middle, {}, Eigen::VectorXd::Constant(4, 0.3));
  CHECK(solver.joints() == std::vector<int>{0, 1});
  const IkIteration it = solver.step();
  CHECK(it.DJ.cols() == 2);
  CHECK(it.q_after.tail(2) == it.q.tail(2));
  CHECK(it.q_after.size() == 4);
}

TEST_CASE("What the iteration cannot take is refused", "[ik]") {
  const Model two = goldenTwo();
  const int hand = two.findLink("hand");
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const Eigen::VectorXd q0 = Eigen::Vector2d(0.1, 0.2);
  CHECK_THROWS_AS(GaussNewton(two, 99, {}, q0), PreconditionError);
  CHECK_THROWS_AS(GaussNewton(two, hand, {}, Eigen::Vector3d::Zero()), PreconditionError);
  CHECK_THROWS_AS(GaussNewton(two, hand, {}, Eigen::Vector2d(nan, 0.0)), PreconditionError);
  Pose bad;
  bad.p.x() = nan;
  CHECK_THROWS_AS(GaussNewton(two, hand, bad, q0), PreconditionError);
  IterationOptions options;
  options.weights[2] = -1.0;
  CHECK_THROWS_AS(GaussNewton(two, hand, {}, q0, options), PreconditionError);
  options = {};
  options.step_limit = 0.0;
  CHECK_THROWS_AS(GaussNewton(two, hand, {}, q0, options), PreconditionError);
  options = {};
  options.damping = nan;
  CHECK_THROWS_AS(GaussNewton(two, hand, {}, q0, options), PreconditionError);
  // and what is refused leaves the iteration as it was
  GaussNewton kept(two, hand, {}, q0);
  CHECK_THROWS_AS(kept.setOptions(options), PreconditionError);
  CHECK(kept.options().damping == IterationOptions{}.damping);
  CHECK(kept.step().q_after == GaussNewton(two, hand, {}, q0).step().q_after);
  CHECK_THROWS_AS(weightsFor(0.0), PreconditionError);
  for (const IkMethod method : kIkMethods) CHECK(ikMethodNamed(nameOf(method)) == method);
  CHECK_FALSE(ikMethodNamed("newton").has_value());
  CHECK(std::string(rowName(0)) + rowName(5) == "xphi_z");
  CHECK_THROWS_AS(rowName(6), PreconditionError);
}
