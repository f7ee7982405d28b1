// SPDX-License-Identifier: GPL-3.0-or-later
// What one call of each formulation costs, counted by running it.
#include "core/dynamics/operation_count.h"

#include "core/dynamics/nonrecursive.h"
#include "core/io/urdf.h"
#include "core/kinematics/jacobian.h"
#include "core/recording/no_recorder.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"

#include <cmath>
#include <vector>

using namespace linkwright;
using namespace linkwright::test;

namespace {

Model chain(int joints, double prismatic = 0.0, std::uint64_t seed = 11) {
  Random random(seed);
  return compiled(randomMechanism(random, {.joints = joints, .prismatic = prismatic, .fixed = 0.0, .chain = true}));
}

constexpr Formulation kRecursions[] = {Formulation::Spatial, Formulation::BodyFrame, Formulation::WorldSpatial};

OperationCount count(int joints, Formulation formulation) { return countOperations(chain(joints), formulation); }

}  // namespace

TEST_CASE("The recursions cost the same for every body after the second") {
  for (const Formulation formulation : kRecursions) {
    for (const double prismatic : {0.0, 1.0}) {
      CAPTURE(nameOf(formulation), prismatic);
      const auto cost = [&](int n) { return countOperations(chain(n, prismatic), formulation); };
      const OperationCount one_more = cost(3) - cost(2);
      for (int n = 3; n < 40; ++n) CHECK(cost(n + 1) - cost(n) == one_more);
      CHECK(one_more.sines == (prismatic > 0.0 ? 0 : 1));
      CHECK(one_more.divisions == 0);
    }
  }
}

TEST_CASE("One, two and seven turning joints cost these figures") {
  // spatial: 116 n - 91 multiplications, 100 n - 90 additions from the second body on
  CHECK(count(1, Formulation::Spatial) == OperationCount{42, 27, 0, 1});
  CHECK(count(2, Formulation::Spatial) == OperationCount{141, 110, 0, 2});
  CHECK(count(7, Formulation::Spatial) == OperationCount{721, 610, 0, 7});
  // in link frames: 134 n - 114 and 106 n - 105; Luh, Walker and Paul (1980) count 150 n - 48 and 131 n - 48 for
  // theirs, which calculates the rotation about the axis and the one along the link one after the other
  CHECK(count(1, Formulation::BodyFrame) == OperationCount{44, 24, 0, 1});
  CHECK(count(2, Formulation::BodyFrame) == OperationCount{154, 107, 0, 2});
  CHECK(count(7, Formulation::BodyFrame) == OperationCount{824, 637, 0, 7});
  // in the world: 243 n - 75 and 200 n - 84, for the inertias are turned
  CHECK(count(1, Formulation::WorldSpatial) == OperationCount{168, 122, 0, 1});
  CHECK(count(2, Formulation::WorldSpatial) == OperationCount{411, 316, 0, 2});
  CHECK(count(7, Formulation::WorldSpatial) == OperationCount{1626, 1316, 0, 7});
  // without recursion
  CHECK(count(1, Formulation::NonRecursive) == OperationCount{162, 110, 0, 1});
  CHECK(count(2, Formulation::NonRecursive) == OperationCount{846, 574, 0, 2});
  CHECK(count(7, Formulation::NonRecursive) == OperationCount{54396, 35939, 0, 7});
}

TEST_CASE("Without recursion the operations grow as the fourth power, with it as the first") {
  const auto slope = [](Formulation formulation) {
    return std::log2(static_cast<double>(count(32, formulation).total()) /
                     static_cast<double>(count(16, formulation).total()));
  };
  CHECK(slope(Formulation::NonRecursive) > 3.7);
  CHECK(slope(Formulation::NonRecursive) < 4.0);
  for (const Formulation formulation : kRecursions) CHECK(slope(formulation) == Approx(1.0).margin(0.05));
  // the fourth difference of a polynomial of degree four does not depend on n
  std::vector<std::int64_t> totals;
  for (int n = 2; n <= 12; ++n) totals.push_back(count(n, Formulation::NonRecursive).total());
  for (int order = 0; order < 4; ++order) {
    for (std::size_t i = 0; i + 1 < totals.size(); ++i) totals[i] = totals[i + 1] - totals[i];
    totals.pop_back();
  }
  for (const std::int64_t difference : totals) CHECK(difference == totals.front());
  CHECK(totals.front() > 0);
}

TEST_CASE("The vector terms of the form without recursion are those that it counts when it runs") {
  for (std::uint64_t seed = 40; seed < 70; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model =
        compiled(randomMechanism(random, {.joints = random.integer(1, 16), .fixed = 0.3, .chain = random.chance(0.3)}),
                 {.merge_fixed_links = random.chance(0.5)});
    const DynamicsInput input = randomInput(random, model);
    NewtonEulerInput<double> in;
    in.bodies = model.bodies().data();
    in.centres = model.centres().data();
    in.count = model.bodyCount();
    in.q = input.q.data();
    in.qd = input.qd.data();
    in.qdd = input.qdd.data();
    std::vector<NonRecursiveState<double>> state(static_cast<std::size_t>(in.count));
    Eigen::VectorXd tau(model.dof());
    NoRecorder none;
    VectorTerms ran;
    if (model.dof() > 0) nonRecursive<double>(in, state.data(), tau.data(), none, &ran);
    CHECK(countVectorTerms(model) == ran);
  }
  for (const int n : {1, 2, 64, 65, 150}) CHECK(countVectorTerms(chain(n)) == nonRecursiveTerms(n));
}

TEST_CASE("The vector terms of the form without recursion on chains") {
  // velocity n (n + 1) / 2, acceleration n (n + 1) (n + 2) / 6, torque of degree four
  CHECK(countVectorTerms(chain(2)) == VectorTerms{3, 4, 16});
  CHECK(countVectorTerms(chain(3)) == VectorTerms{6, 10, 61});
  CHECK(countVectorTerms(chain(6)) == VectorTerms{21, 56, 707});
  CHECK(countVectorTerms(chain(10)) == VectorTerms{55, 220, 4730});
  CHECK(countVectorTerms(chain(17, 0.5)) == nonRecursiveTerms(17));
  const VectorTerms half = nonRecursiveTerms(128), whole = nonRecursiveTerms(256);
  const auto slope = [](long long a, long long b) {
    return std::log2(static_cast<double>(b) / static_cast<double>(a));
  };
  CHECK(slope(half.velocity, whole.velocity) == Approx(2.0).margin(0.02));
  CHECK(slope(half.acceleration, whole.acceleration) == Approx(3.0).margin(0.02));
  CHECK(slope(half.torque, whole.torque) == Approx(4.0).margin(0.02));
}

TEST_CASE("A fork costs less than a chain where every sum is written out") {
  Random random(12);
  Mechanism mechanism = randomMechanism(random, {.joints = 6, .prismatic = 0.0, .fixed = 0.0, .chain = true});
  const VectorTerms in_line = countVectorTerms(compiled(mechanism));
  mechanism.joints[3].parent = 0;  // two arms of three joints
  CHECK(countVectorTerms(compiled(mechanism)) == VectorTerms{12, 20, 2 * 61});
  CHECK(in_line == VectorTerms{21, 56, 707});
}

TEST_CASE("One turning joint, counted by hand") {
  // R: its x and y columns, 12 and 6; a = -R^T g: 9 and 6; omega and alpha have a z alone, so B = [alpha]x + [omega]x^2
  // has one product and four entries, xx, xy, yx, yy; f = m a + B m c; n = m c x a and the moment of B: in each
  // component the difference of two diagonal entries meets one of J's, and of xy and yx one each in n_x and n_y, both
  // in n_z
  const OperationCount one = count(1, Formulation::Spatial);
  const std::int64_t rotation = 12, turned_gravity = 9, rates = 1, force = 3 + 4, moment = 6 + 2 + 2 + 3;
  CHECK(one.multiplications == rotation + turned_gravity + rates + force + moment);
}

TEST_CASE("Friction and rotor cost what their terms say, on every joint") {
  for (const Formulation formulation : kRecursions) {
    const Model model = chain(5);
    const OperationCount bare = countOperations(model, formulation);
    CHECK(countOperations(model, formulation, {.joint_friction = false, .rotor = true}) - bare ==
          OperationCount{5, 5, 0, 0});
    CHECK(countOperations(model, formulation, {.joint_friction = true, .rotor = false}) - bare ==
          OperationCount{5, 10, 0, 0});
  }
}

TEST_CASE("The count depends on the tree and its joints, not on the numbers") {
  const auto iiwa = readUrdfFile(sourcePath("assets/examples/iiwa14.urdf").string());
  REQUIRE(iiwa.ok());
  const Model model = compiled(*iiwa);
  for (const Formulation formulation : kRecursions) {
    CHECK(countOperations(model, formulation) == count(7, formulation));
    CHECK(countOperations(chain(7, 0.0, 99), formulation) == count(7, formulation));
  }
}

TEST_CASE("The mass matrix grows as the square of a chain, forward dynamics by the same figures each body") {
  const auto link = [](int n) { return countMassMatrix(chain(n), MassMatrixForm::Link); };
  const auto world = [](int n) { return countMassMatrix(chain(n), MassMatrixForm::World); };
  const auto forward = [](int n) { return countForwardDynamics(chain(n)); };
  // a square: its second difference does not depend on n
  for (int n = 4; n < 12; ++n)
    CHECK((link(n + 2) - link(n + 1)) - (link(n + 1) - link(n)) == (link(5) - link(4)) - (link(4) - link(3)));
  CHECK(link(7).sines == 6);  // M does not depend on the first joint's angle
  CHECK(link(7).total() < world(7).total());
  CHECK(world(30).total() < link(30).total());
  // 321 n - 341 and 281 n - 324 from the third body on
  CHECK(forward(1) == OperationCount{38, 22, 1, 1});
  CHECK(forward(2) == OperationCount{304, 241, 2, 2});
  CHECK(forward(7) == OperationCount{1906, 1643, 7, 7});
  for (int n = 3; n < 20; ++n) CHECK(forward(n + 1) - forward(n) == forward(4) - forward(3));
  CHECK(countMassMatrix(chain(7)) == (massMatrixForm(chain(7)) == MassMatrixForm::Link ? link(7) : world(7)));
  const TorqueTerms rotor = {.joint_friction = false, .rotor = true};
  CHECK(countMassMatrix(chain(7), MassMatrixForm::Link, rotor) - link(7) == OperationCount{0, 7, 0, 0});
}

TEST_CASE("A spring is a difference, a product and a sum a joint, and none of them in the columns of M") {
  for (const int n : {1, 3, 7}) {
    INFO("n " << n);
    Random random(7600);
    Mechanism mechanism = randomMechanism(random, {.joints = n, .chain = true});
    for (Joint& joint : mechanism.joints) joint.spring = {};
    const Model plain = compiled(mechanism);
    for (Joint& joint : mechanism.joints) joint.spring = {2.0, 0.1};
    const Model sprung = compiled(mechanism);
    const OperationCount springs = {plain.dof(), 2 * plain.dof(), 0, 0};
    for (const ForwardDynamicsMethod method :
         {ForwardDynamicsMethod::Aba, ForwardDynamicsMethod::Crba, ForwardDynamicsMethod::UnitVector}) {
      CHECK(countForwardDynamics(sprung, method) == countForwardDynamics(plain, method) + springs);
    }
  }
}

TEST_CASE("Forward dynamics by unit vectors is dof + 1 calls and a solution, by the mass matrix one and the matrix") {
  for (const int n : {1, 2, 3, 7, 12}) {
    INFO("n " << n);
    const Model model = chain(n);
    const OperationCount call = countOperations(model, Formulation::Spatial);
    const OperationCount solution = countMassMatrixSolution(model);
    OperationCount calls;
    for (int i = 0; i <= n; ++i) calls = calls + call;
    CHECK(countForwardDynamics(model, ForwardDynamicsMethod::UnitVector) == calls + solution);
    CHECK(countForwardDynamics(model, ForwardDynamicsMethod::Crba) == call + countMassMatrix(model) + solution);
    CHECK(countForwardDynamics(model, ForwardDynamicsMethod::Aba) == countForwardDynamics(model));
    // L^T D L of a full matrix: n inversions; below each pivot k a share each and k (k + 1) / 2 products; then n
    // divisions and n (n - 1) products in the triangles. Beside that tau - b, and the test for lost inertia, whose
    // cost grows by the same figures each body: it is measured here as what is left, and must do so
    const std::int64_t full = n, products = n * (n - 1) / 2 + (n - 1) * n * (n + 1) / 6 + n * (n - 1);
    CHECK(solution.divisions == 2 * full);
    CHECK(solution.multiplications >= products);
  }
  const auto test_for_loss = [](int n) {
    const std::int64_t products = n * (n - 1) / 2 + (n - 1) * n * (n + 1) / 6 + n * (n - 1);
    return countMassMatrixSolution(chain(n)).multiplications - products;
  };
  for (int n = 3; n < 14; ++n) CHECK(test_for_loss(n + 1) - test_for_loss(n) == test_for_loss(4) - test_for_loss(3));
}

TEST_CASE("Two branches share no entry of the mass matrix, and its solution costs less") {
  Random random(13);
  Mechanism mechanism = randomMechanism(random, {.joints = 6, .prismatic = 0.0, .fixed = 0.0, .chain = true});
  const OperationCount in_line = countMassMatrixSolution(compiled(mechanism));
  mechanism.joints[3].parent = 0;  // two arms of three joints
  const OperationCount forked = countMassMatrixSolution(compiled(mechanism));
  CHECK(in_line.multiplications - forked.multiplications > 0);
  CHECK(in_line.divisions == forked.divisions);
}

TEST_CASE("S_1 qd_1 is evaluated n times, S_2 qd_2 n - 1 times: the duplicates of the form without recursion") {
  CHECK(rateEvaluations(chain(6)) == std::vector<int>{6, 5, 4, 3, 2, 1});
  for (std::uint64_t seed = 80; seed < 100; ++seed) {
    INFO("seed " << seed);
    Random random(seed);
    const Model model = compiled(randomMechanism(random, {.joints = random.integer(1, 15), .fixed = 0.3}),
                                 {.merge_fixed_links = random.chance(0.5)});
    const std::vector<int> times = rateEvaluations(model);
    long long all = 0;
    for (const int each : times) all += each;
    CHECK(all == countVectorTerms(model).velocity);
    for (int j = 0; j < model.dof(); ++j) {
      // the bodies that joint j carries are those that move with it
      int carried = 0;
      for (int b = 0; b < model.bodyCount(); ++b) {
        const auto J = jacobian(model, Eigen::VectorXd::Constant(model.dof(), 0.3), model.linkOfBody(b));
        if (!J.col(j).isZero(0.0)) ++carried;
      }
      CHECK(times[static_cast<std::size_t>(j)] == carried);
    }
  }
}

TEST_CASE("No joints cost nothing") {
  Mechanism mechanism;
  mechanism.links.push_back({"base", {}, {}});
  CHECK(countOperations(compiled(mechanism), Formulation::Spatial) == OperationCount{});
  CHECK(countVectorTerms(compiled(mechanism)) == VectorTerms{});
  CHECK(countMassMatrix(compiled(mechanism)) == OperationCount{});
  CHECK(countForwardDynamics(compiled(mechanism)) == OperationCount{});
  CHECK(countForwardDynamics(compiled(mechanism), ForwardDynamicsMethod::UnitVector) == OperationCount{});
  CHECK(countMassMatrixSolution(compiled(mechanism)) == OperationCount{});
  CHECK(rateEvaluations(compiled(mechanism)).empty());
}
