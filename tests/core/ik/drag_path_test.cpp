// SPDX-License-Identifier: GPL-3.0-or-later
// Drags of 10,000 targets through singular poses, along limits, beyond them and out of reach (tests/data, made by
// tests/generate/drag_paths.cpp), each target from the answer to the one before.
#include "tests/support/drag_path.h"

#include "core/ik/chain.h"
#include "core/ik/inverse_kinematics.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/kinematics/jacobian.h"
#include "core/scene/scene.h"
#include "core/spatial/rotation.h"
#include "tests/core/ik/example_poses.h"
#include "tests/support/catch.h"
#include "tests/support/constants.h"
#include "tests/support/example.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/SVD>

#include <algorithm>
#include <cmath>
#include <string>

using namespace linkwright;
using namespace linkwright::test;

namespace {

constexpr int kTargets = 10000;
constexpr double kDragTolerance = 1e-5;  // m, rad
constexpr double kLargestStep = 0.05;    // rad
constexpr double kNearSingular = 0.05;   // of the weighted Jacobian's smallest singular value
constexpr double kMostOfSmallest = 3.0;
constexpr double kBandPosition = 0.01;  // m, inside that band
constexpr double kBandTurn = 5.0 * 3.141592653589793 / 180.0;
constexpr int kRecovery = 100;  // targets

using Vector6 = Eigen::Matrix<double, 6, 1>;

// rotation vector and shift, the shift in units of `length`
Vector6 difference(const Pose& from, const Pose& to, double length) {
  Vector6 e;
  e << rotationVector(to.R * from.R.transpose()), (to.p - from.p) / length;
  return e;
}

Eigen::JacobiSVD<Eigen::MatrixXd> decomposed(const Model& model, const Eigen::VectorXd& q, int hand, double length) {
  Eigen::MatrixXd J = jacobian(model, q, hand);
  J.bottomRows(3) /= length;
  return Eigen::JacobiSVD<Eigen::MatrixXd>(J, Eigen::ComputeThinU | Eigen::ComputeThinV);
}

struct Drag {
  int outside_limits = 0;
  int untrue = 0;            // errors that are reported and are not so
  double step = 0.0;         // rad, the largest of any joint
  double of_smallest = 0.0;  // where no direction is nearly lost: times the minimum-norm step
  int missed = 0;            // reachable, not nearly singular for long, not met
  double missed_by = 0.0;
  int recovery = 0;  // targets after a nearly singular pose until they are met again
  int in_band = 0;   // targets
  int bands = 0;     // times that one was entered
  double band_position = 0.0, band_turn = 0.0;
  int unexplained = 0;  // missed there, and the status is not Singular
  int at_limit = 0;     // answers with a joint at a limit
  double smallest_sigma = 1.0;
};

Drag drag(const Model& model, const DragPath& path) {
  const int hand = model.hands().front();
  IkOptions options = dragIkOptions();
  options.length_scale = chainOf(model, hand).size / 3.0;
  const Eigen::VectorXd lower = model.lowerLimits(), upper = model.upperLimits();
  IkSolver solver(model, hand);
  Drag drag;
  Eigen::VectorXd q = path.start;
  auto svd = decomposed(model, q, hand, options.length_scale);
  Pose X_WE = poseAt(model, q, hand);
  int since_band = kRecovery;
  bool has_been_met = true;  // since the last nearly singular pose
  for (const DragTarget& target : path.targets) {
    const Vector6 e = difference(X_WE, target.X_WT, options.length_scale);
    const double smallest_step = svd.solve(e).norm(), sigma_before = svd.singularValues()[5];
    const IkResult& result = solver.solve({hand, target.X_WT}, q, options);
    const double step = (result.q - q).lpNorm<Eigen::Infinity>();
    q = result.q;
    X_WE = poseAt(model, q, hand);
    svd = decomposed(model, q, hand, options.length_scale);
    const double sigma = svd.singularValues()[5];
    const double shift = (X_WE.p - target.X_WT.p).norm();
    const double turn = rotationVector(X_WE.R.transpose() * target.X_WT.R).norm();
    const bool is_met = shift <= kDragTolerance + kRoundOff && turn <= kDragTolerance + kRoundOff;

    drag.untrue += std::abs(shift - result.position_error) > kRoundOff ||
                           std::abs(turn - result.orientation_error) > 1e-9 ||
                           (result.status == IkStatus::Converged && !is_met)
                       ? 1
                       : 0;
    drag.outside_limits += (q.array() < lower.array()).any() || (q.array() > upper.array()).any() ? 1 : 0;
    drag.at_limit += (q.array() == lower.array()).any() || (q.array() == upper.array()).any() ? 1 : 0;
    drag.step = std::max(drag.step, step);
    drag.smallest_sigma = std::min(drag.smallest_sigma, sigma);
    if (sigma <= kNearSingular) {
      drag.bands += since_band > 0 ? 1 : 0;
      ++drag.in_band;
      since_band = 0;
      has_been_met = false;
      if (!target.reachable) continue;
      drag.band_position = std::max(drag.band_position, shift);
      drag.band_turn = std::max(drag.band_turn, turn);
      drag.unexplained += !is_met && result.status != IkStatus::Singular ? 1 : 0;
      continue;
    }
    ++since_band;
    if (sigma_before > kNearSingular && step > kRoundOff) {
      drag.of_smallest = std::max(drag.of_smallest, step / smallest_step);
    }
    if (!target.reachable) continue;
    if (is_met) {
      has_been_met = true;
    } else if (has_been_met || since_band > kRecovery) {
      ++drag.missed;
      drag.missed_by = std::max({drag.missed_by, shift, turn});
    } else {
      drag.recovery = std::max(drag.recovery, since_band);
    }
  }
  return drag;
}

}  // namespace

TEST_CASE("A drag through singular poses and limits never jumps, follows, and finds back", "[ik][isa]") {
  for (const DragArm& arm : kDragArms) {
    const Model model = exampleModel(arm.model);
    const DragPath path = readDragPath(arm.path);
    REQUIRE(path.targets.size() == kTargets);
    REQUIRE(path.start.size() == model.dof());
    const Drag result = drag(model, path);
    INFO(arm.label << ": largest step " << result.step << " rad, " << result.of_smallest
                   << " times the smallest; missed " << result.missed << " by up to " << result.missed_by
                   << "; nearly singular " << result.in_band << " targets in " << result.bands
                   << " places, smallest singular value " << result.smallest_sigma << ", errors up to "
                   << result.band_position << " m and " << result.band_turn << " rad, met again after "
                   << result.recovery << "; " << result.at_limit << " answers at a limit");
    // the path is what it says
    CHECK(result.smallest_sigma < 1e-3);
    CHECK(result.bands >= 4);
    CHECK(result.at_limit >= 50);
    // the drag
    CHECK(result.step <= kLargestStep + kRoundOff);
    CHECK(result.outside_limits == 0);
    CHECK(result.untrue == 0);
    CHECK(result.of_smallest <= kMostOfSmallest);
    CHECK(result.missed == 0);
    CHECK(result.recovery < kRecovery);
    CHECK(result.band_position < kBandPosition);
    CHECK(result.band_turn < kBandTurn);
    CHECK(result.unexplained == 0);
  }
}

TEST_CASE("A drag that misses its target near a singular pose says so", "[ik]") {
  // a UR5e with its wrist almost straight, asked to turn about the axis that it has lost
  const Model model = exampleModel("ur5e.urdf");
  const int hand = model.hands().front();
  Eigen::VectorXd q = model.readyPose();
  q[4] = 0.01;
  IkOptions options = dragIkOptions();
  options.length_scale = chainOf(model, hand).size / 3.0;
  const auto svd = decomposed(model, q, hand, options.length_scale);
  REQUIRE(svd.singularValues()[5] < kNearSingular);
  const Pose X_WE = poseAt(model, q, hand);
  const Vector6 lost = svd.matrixU().col(5);
  IkTarget target{hand, X_WE};
  target.X_WT.R = rotationAbout(lost.head<3>().normalized(), 0.1) * X_WE.R;
  const IkResult result = solveIk(model, target, q, options);
  CHECK(result.status == IkStatus::Singular);
  CHECK(result.sigma_min < kNearSingular);
  CHECK((result.q - q).lpNorm<Eigen::Infinity>() <= kLargestStep + kRoundOff);
  // not a matter of light weights: away from singular poses they are no reason to blame the pose
  Eigen::VectorXd bent = model.readyPose();
  target.X_WT = poseAt(model, bent, hand);
  target.X_WT.p.z() -= 0.1;
  target.weights = {1e-3, 1e-3, 1e-3, 1e-3, 1e-3, 1e-3};
  CHECK(solveIk(model, target, bent, options).status == IkStatus::TimeLimit);
}

TEST_CASE("One hand of the torso is led along a path while the other is held", "[ik]") {
  const Model model = exampleModel("torso_with_two_arms.json");
  REQUIRE(model.hands().size() == 2);
  const std::vector<int> hands = model.hands();
  IkSolver solver(model, hands);
  const IkOptions options = dragIkOptions();
  const Eigen::VectorXd lower = model.lowerLimits(), upper = model.upperLimits();
  Eigen::VectorXd q = model.readyPose();
  std::vector<IkTarget> targets = {{hands[0], poseAt(model, q, hands[0])}, {hands[1], poseAt(model, q, hands[1])}};
  const Pose led = targets[0].X_WT, held = targets[1].X_WT;
  Random random(20261121);
  const Eigen::Vector3d axis = random.axis();
  double worst_led = 0.0, worst_held = 0.0, step = 0.0, way = 0.0;
  int missed = 0, outside = 0;
  constexpr int kCount = 2000;
  for (int i = 1; i <= kCount; ++i) {
    // a knot of 0.2 m with half a radian of turn to and fro, away from the pose in which it began
    const double t = 2.0 * 3.141592653589793 * i / kCount;
    targets[0].X_WT.p = led.p + 0.1 * Eigen::Vector3d(std::sin(2.0 * t), std::sin(3.0 * t), 1.0 - std::cos(t));
    targets[0].X_WT.R = rotationAbout(axis, 0.5 * std::sin(t)) * led.R;
    const IkResult& result = solver.solve(targets, q, options);
    missed += result.status == IkStatus::Converged ? 0 : 1;
    step = std::max(step, (result.q - q).lpNorm<Eigen::Infinity>());
    way += (result.q - q).norm();
    q = result.q;
    outside += (q.array() < lower.array()).any() || (q.array() > upper.array()).any() ? 1 : 0;
    const auto miss = [](const Pose& is, const Pose& wanted) {
      return std::max((is.p - wanted.p).norm(), rotationVector(is.R.transpose() * wanted.R).norm());
    };
    worst_led = std::max(worst_led, miss(poseAt(model, q, hands[0]), targets[0].X_WT));
    worst_held = std::max(worst_held, miss(poseAt(model, q, hands[1]), held));
  }
  INFO("seed " << random.seed() << ": led to " << worst_led << ", held to " << worst_held << " m or rad, largest step "
               << step << " rad, joints moved " << way << " rad in all");
  CHECK(missed == 0);
  CHECK(outside == 0);
  CHECK(worst_led <= kDragTolerance);
  CHECK(worst_held <= kDragTolerance);
  CHECK(step <= kLargestStep + kRoundOff);
  CHECK(way > 2.0);
}
