// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/comparison/torque_comparison.h"

#include "core/base/require.h"
#include "core/comparison/assignment.h"
#include "core/dynamics/mistakes.h"
#include "core/io/atomic_file.h"
#include "tests/core/comparison/confusion.h"
#include "tests/core/comparison/planted_torques.h"
#include "tests/support/catch.h"
#include "tests/support/example.h"
#include "tests/support/files.h"

#include <algorithm>
#include <numeric>

using namespace linkwright;
using namespace linkwright::test;
using Catch::Matchers::ContainsSubstring;

namespace {

TorqueComparison compared(const PlantedTorques& planted, const ComparisonOptions& options = {}) {
  return compareTorques(planted.mechanism, compiled(planted.mechanism), planted.record, options);
}

/// One instant of a planted record.
PlantedTorques firstRow(PlantedTorques planted) {
  BatchInput& states = planted.record.states;
  for (Eigen::MatrixXd* const each : {&states.q, &states.qd, &states.qdd, &planted.record.theirs})
    *each = Eigen::MatrixXd(each->topRows(1));
  if (!states.external.empty()) states.external.resize(1);
  planted.record.is_motion = false;
  return planted;
}

bool isSole(const TorqueComparison& comparison, const std::vector<PlacedCause>& causes) {
  return comparison.explanations.size() == 1 &&
         std::is_permutation(comparison.explanations.front().causes.begin(),
                             comparison.explanations.front().causes.end(), causes.begin(), causes.end());
}

}  // namespace

TEST_CASE("The cheapest assignment is the cheapest of all permutations", "[comparison]") {
  Random random(7);
  for (int n = 1; n <= 6; ++n) {
    Eigen::MatrixXd costs(n, n);
    for (int i = 0; i < n; ++i) costs.row(i) = random.vectorOf(n, 10.0).transpose();
    std::vector<int> order(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), 0);
    const auto sum = [&](const std::vector<int>& columns) {
      double cost = 0.0;
      for (int i = 0; i < n; ++i) cost += costs(i, columns[static_cast<std::size_t>(i)]);
      return cost;
    };
    double least = sum(order);
    while (std::next_permutation(order.begin(), order.end())) least = std::min(least, sum(order));
    CHECK(sum(cheapestAssignment(costs)) == Approx(least));
  }
}

TEST_CASE("Torques that are ours agree, with noise and without", "[comparison]") {
  const Mechanism robot = robotWithTool("ur5e.urdf");
  for (const double noise : {0.0, 0.05}) {
    Random random(3);
    const TorqueComparison found = compared(plantTorques(robot, {Planted::Nothing}, {.noise = noise}, random));
    CHECK(found.verdict == ComparisonVerdict::Agree);
    CHECK(found.explanations.empty());
    CHECK(found.noise.size() == 6);
  }
}

TEST_CASE("A cause is named with its place, its values and what remains", "[comparison]") {
  Random random(11);
  const Mechanism robot = robotWithTool("iiwa14.urdf");
  const PlantedTorques planted = plantTorques(robot, {Planted::FrictionPutIn}, {.noise = 0.01}, random);
  const TorqueComparison found = compared(planted);
  REQUIRE(found.verdict == ComparisonVerdict::Explained);
  REQUIRE(found.explanations.size() == 1);
  const DifferenceExplanation& first = found.explanations.front();
  CHECK(first.causes.front().cause == DifferenceCause::FrictionPutIn);
  CHECK(first.confidence > 0.99);
  // what remains is the noise: 1 % of each joint's torque
  CHECK((first.remaining.array() < 1.3 * planted.sigma.array()).all());
  const std::string text = comparisonText(compiled(planted.mechanism), found);
  CHECK_THAT(text, ContainsSubstring("Joint friction put in"));
  CHECK_THAT(text, ContainsSubstring("Look at body.13"));
}

TEST_CASE("Two causes together are found where one alone is not enough", "[comparison]") {
  const Mechanism robot = robotWithTool("ur5e.urdf");
  for (const auto& pair : std::vector<std::vector<Planted>>{{Planted::GravityWrongSign, Planted::AxisReversed},
                                                            {Planted::JointOrder, Planted::RotorLeftOut},
                                                            {Planted::MassLeftOut, Planted::ScaleOfOne}}) {
    Random random(29);
    const PlantedTorques planted = plantTorques(robot, pair, {.noise = 0.01}, random);
    const TorqueComparison found = compared(planted);
    INFO(nameOf(pair[0]) << " and " << nameOf(pair[1]) << "\n" << comparisonText(compiled(planted.mechanism), found));
    CHECK(isSole(found, planted.causes));
  }
}

TEST_CASE("Causes that these data cannot tell apart are all named", "[comparison]") {
  Random random(5);
  // at rest and without external forces, gravity is all: its sign is that of the torques
  PlantedTorques still =
      plantTorques(robotWithTool("planar_2r.json"), {Planted::Nothing}, {.at_rest = true, .noise = 0.01}, random);
  still.record.states.external.clear();
  BatchWorkspace workspace;
  inverseDynamics(compiled(still.mechanism), still.record.states, workspace, still.record.theirs);
  still.record.theirs *= -1.0;
  const TorqueComparison found = compared(still);
  REQUIRE(found.explanations.size() == 2);
  CHECK(found.explanations[0].causes.front().cause == DifferenceCause::GravityWrongSign);
  CHECK(found.explanations[1].causes.front().cause == DifferenceCause::Scale);
  CHECK_THAT(comparisonText(compiled(still.mechanism), found), ContainsSubstring("cannot tell apart"));
}

TEST_CASE("One instant is enough for numbers without noise, and too little for noise that is not known",
          "[comparison]") {
  const Mechanism robot = robotWithTool("ur5e.urdf");
  for (const Planted each : {Planted::GravityLeftOut, Planted::GravityValue, Planted::WrenchInLinkAxes,
                             Planted::JointOrder, Planted::RotorLeftOut, Planted::MassLeftOut}) {
    Random random(17);
    const PlantedTorques planted = firstRow(plantTorques(robot, {each}, {.noise = 0.0}, random));
    const TorqueComparison found = compared(planted);
    INFO(nameOf(each) << "\n" << comparisonText(compiled(planted.mechanism), found));
    CHECK(isSole(found, planted.causes));
  }
  Random random(18);
  const PlantedTorques noisy = firstRow(plantTorques(robot, {Planted::GravityLeftOut}, {.noise = 0.03}, random));
  CHECK(compared(noisy).verdict == ComparisonVerdict::Unexplained);
  CHECK(isSole(compared(noisy, {.noise = 0.03}), noisy.causes));
  // the noise that is missing is said, and is enough
  const double enough = compared(noisy).noise_to_give;
  CHECK(enough >= 0.01);
  CHECK(enough <= 0.05);
  CHECK(compared(noisy, {.noise = enough}).verdict != ComparisonVerdict::Unexplained);
  CHECK_THAT(comparisonText(compiled(noisy.mechanism), compared(noisy)), ContainsSubstring("give --noise 0.0"));
}

TEST_CASE("No cause is named for what none explains, what the difference depends on is said", "[comparison]") {
  const Mechanism robot = robotWithTool("iiwa14.urdf");
  Random random(23);
  PlantedTorques planted = plantTorques(robot, {Planted::Nothing}, {.noise = 0.01}, random);
  const int joint = 3;
  planted.record.theirs.col(joint) += 25.0 * (planted.record.states.q.col(joint).array() - 0.4).matrix();
  const TorqueComparison found = compared(planted);
  CHECK(found.verdict == ComparisonVerdict::Unexplained);
  REQUIRE_FALSE(found.shapes.empty());
  CHECK(found.shapes.front().shape == ResidualShape::OfPosition);
  CHECK(found.shapes.front().joint == joint);
  CHECK(found.shapes.front().explained > 0.9);
  CHECK(found.worst_joint == joint);

  for (Eigen::Index k = 0; k < planted.record.theirs.rows(); ++k)
    planted.record.theirs.row(k) = random.vectorOf(7, 30.0).transpose();
  const TorqueComparison scattered = compared(planted);
  CHECK(scattered.verdict == ComparisonVerdict::Unexplained);
  CHECK(scattered.explanations.empty());
}

TEST_CASE("Noise that was given too small is told from what no cause explains", "[comparison]") {
  const Mechanism robot = robotWithTool("ur5e.urdf");
  Random random(31);
  PlantedTorques planted = plantTorques(robot, {Planted::GravityLeftOut}, {.noise = 0.04}, random);
  const TorqueComparison noisy = compared(planted, {.noise = 0.001});
  CHECK(noisy.verdict == ComparisonVerdict::Unexplained);
  CHECK(noisy.noise_to_give == 0.05);
  planted = plantTorques(robot, {Planted::Nothing}, {.noise = 0.001}, random);
  planted.record.theirs.col(1) += 25.0 * (planted.record.states.q.col(1).array() - 0.4).matrix();
  CHECK(compared(planted, {.noise = 0.002}).noise_to_give == 0.0);
  CHECK(compared(planted).noise_to_give == 0.0);
}

TEST_CASE("A comparison that is stopped names nothing, and tells of its progress until then", "[comparison]") {
  Random random(37);
  const PlantedTorques planted = plantTorques(robotWithTool("planar_2r.json"), {Planted::GravityLeftOut}, {}, random);
  const Model model = compiled(planted.mechanism);
  std::stop_source stop;
  double share = 0.0;
  const TorqueComparison found =
      compareTorques(planted.mechanism, model, planted.record, {}, stop.get_token(), [&](double done) {
        CHECK(done > share);
        share = done;
        stop.request_stop();
      });
  CHECK(share > 0.0);
  CHECK(share < 1.0);
  CHECK(found.explanations.empty());
}

TEST_CASE("The mistake that a cause is said to be makes their torques", "[comparison]") {
  const Mechanism robot = robotWithTool("ur5e.urdf");
  for (const Planted each :
       {Planted::GravityLeftOut, Planted::GravityTwice, Planted::WrenchLeftOut, Planted::TransposedRotation}) {
    Random random(41);
    const PlantedTorques planted = plantTorques(robot, {each}, {.noise = 0.0}, random);
    const std::optional<Mistake> mistake = mistakeOf(planted.causes.front());
    REQUIRE(mistake);
    const Formulation formulation = *formulationFor({*mistake}, Formulation::BodyFrame);
    const BatchInput& states = planted.record.states;
    const DynamicsInput input{states.q.row(0).transpose(),
                              states.qd.row(0).transpose(),
                              states.qdd.row(0).transpose(),
                              states.gravity,
                              states.external.empty() ? std::vector<ExternalWrench>() : states.external[0],
                              states.terms};
    const Eigen::VectorXd made = inverseDynamics(compiled(planted.mechanism), input, formulation, {*mistake});
    INFO(nameOf(each));
    CHECK((made - planted.record.theirs.row(0).transpose()).norm() < 1e-9 * made.norm());
  }
}

TEST_CASE("A comparison refuses what does not fit and says what is too large", "[comparison]") {
  const Mechanism robot = exampleScene("planar_2r.json").mechanism;
  const Model model = compiled(robot);
  Random random(1);
  PlantedTorques planted = plantTorques(robotWithTool("planar_2r.json"), {Planted::Nothing}, {}, random);
  TorqueRecord record = planted.record;
  record.theirs = record.theirs.leftCols(1).eval();
  CHECK_THROWS_AS(compareTorques(robot, model, record), PreconditionError);
  planted.record.states.qd.setConstant(1e200);
  CHECK_FALSE(compared(planted).difference.allFinite());
}

TEST_CASE("The planted cause is named, and none where none is planted: a sample", "[comparison]") {
  const auto rows = confusion({.robots = {"planar_2r.json", "ur5e.urdf"}, .noises = {0.01}});
  int right = 0, visible = 0;
  for (const Planted planted : kPlanted) {
    const ConfusionRow& row = rows[static_cast<std::size_t>(planted)];
    INFO(nameOf(planted) << "\n" << confusionTable(rows));
    CHECK(row.of(Outcome::Wrong) == 0);
    if (planted == Planted::Nothing || planted == Planted::Unlisted) continue;
    right += row.of(Outcome::Alone) + row.of(Outcome::Tie) + row.of(Outcome::Equivalent);
    visible += row.cases() - row.of(Outcome::Invisible);
  }
  INFO(confusionTable(rows));
  CHECK(right >= 0.95 * visible);
}

// linkwright_core_tests "[.confusion]" writes the table into the manual; it takes some minutes
TEST_CASE("Write the manual's table of planted and named causes", "[.confusion]") {
  const ConfusionRow pairs = confusionOfPairs({.repetitions = 20, .tell = true});
  const std::string table = confusionTable(confusion({.repetitions = 10, .tell = true}), &pairs);
  const std::string path = sourcePath("assets/manual/compare.md").string();
  std::string page = readFile(path);
  const std::size_t from = page.find("| planted |"), to = page.find("\n\n", from);
  REQUIRE(to != std::string::npos);
  REQUIRE(writeFileAtomically(path, page.replace(from, to + 1 - from, table)).empty());
}
