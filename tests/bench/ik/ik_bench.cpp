// SPDX-License-Identifier: GPL-3.0-or-later
// Inverse kinematics beside Orocos KDL, in one run on one machine: absolute figures do not carry over, ratios do.
// Random reachable poses from random starts in processor time of the thread, then a hand led along a circle by the wall
// clock. Every pose is solved in several passes whose fastest counts: other work on the machine only ever adds time.
// usage: linkwright_ik_bench [poses an arm] [passes] [KDL's iterations an attempt]
#include "core/ik/inverse_kinematics.h"
#include "core/io/scene_file.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/rotation.h"
#include "tests/bench/ik/kdl_ik.h"
#include "tests/support/drag_path.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>
#include <string>
#include <vector>

using namespace linkwright;
using namespace linkwright::bench;

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kTolerance = 1e-5;            // m, rad
constexpr std::chrono::milliseconds kTime(5);  // of KDL
constexpr int kIterations = 10000;             // ours, about as long
constexpr double kWithin = 1000.0;             // us: what counts as success in the table
// of 20, 30, 50, 100 and 500 iterations an attempt those with which KDL was fastest in the mean over the arms
constexpr int kKdlIterations = 50;
constexpr std::size_t kBlock = 100;  // poses
constexpr int kCircle = 1000;
constexpr std::uint64_t kSeed = 20261121;

struct Robot {
  const char* name;
  const char* file;
};
constexpr Robot kArms[] = {
    {"PUMA 560", "puma560.json"}, {"UR5e", "ur5e.urdf"}, {"iiwa 14", "iiwa14.urdf"}, {"Panda", "panda.urdf"}};

Mechanism mechanismOf(const Robot& robot) {
  return readModelFile(std::string(LINKWRIGHT_SOURCE_DIR) + "/assets/examples/" + robot.file).value().mechanism;
}

struct Case {
  Pose X_WT;
  Eigen::VectorXd start;
};

std::vector<Case> casesOf(const Model& model, int count) {
  test::Random random(kSeed);
  const Eigen::VectorXd lower = model.lowerLimits(), upper = model.upperLimits();
  const auto draw = [&] {
    Eigen::VectorXd q(model.dof());
    for (int i = 0; i < model.dof(); ++i) q[i] = random.uniform(lower[i], upper[i]);
    return q;
  };
  std::vector<Case> cases;
  for (int i = 0; i < count; ++i) {
    const Pose X_WT = forwardKinematics(model, draw())[static_cast<std::size_t>(model.hands().front())];
    cases.push_back({X_WT, draw()});
  }
  return cases;
}

/// Whether q is within the limits and puts the hand there, by forward kinematics.
bool isAnswer(const Model& model, const Pose& X_WT, const Eigen::VectorXd& q) {
  const Pose X_WE = forwardKinematics(model, q)[static_cast<std::size_t>(model.hands().front())];
  return (X_WE.p - X_WT.p).norm() <= 1.001 * kTolerance &&
         rotationVector(X_WE.R.transpose() * X_WT.R).norm() <= 1.001 * kTolerance &&
         (q.array() >= model.lowerLimits().array()).all() && (q.array() <= model.upperLimits().array()).all();
}

// what reading the clock takes by itself, the least of many
template <class Read>
std::chrono::nanoseconds costOf(Read read) {
  std::chrono::nanoseconds least = std::chrono::seconds(1);
  for (int i = 0; i < 10000; ++i) {
    const auto before = read();
    const auto after = read();
    least = std::min(least, std::chrono::nanoseconds(after - before));
  }
  return least;
}

double microseconds(std::chrono::nanoseconds time) { return std::chrono::duration<double, std::micro>(time).count(); }

/// Times by case, the fastest of the passes; infinite where no pass has an answer.
struct Times {
  explicit Times(std::size_t count) : best(count, std::numeric_limits<double>::infinity()), spent(best) {}
  void add(std::size_t i, double us, bool solved) {
    spent[i] = std::min(spent[i], us);
    if (solved) best[i] = std::min(best[i], us);
  }
  double success() const {
    const auto count = std::count_if(best.begin(), best.end(), [](double us) { return us <= kWithin; });
    return 100.0 * static_cast<double>(count) / static_cast<double>(best.size());
  }
  double mean() const {
    double sum = 0.0;
    for (const double us : spent) sum += us;
    return sum / static_cast<double>(spent.size());
  }
  double percentile(double share) const {
    std::vector<double> sorted = spent;
    std::sort(sorted.begin(), sorted.end());
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
  }
  std::vector<double> best;   // us, of answers
  std::vector<double> spent;  // us, failures too
};

void coldRow(const Robot& robot, int poses, int passes, int kdl_iterations) {
  const Mechanism mechanism = mechanismOf(robot);
  const Model model = Model::compile(mechanism).value();
  const int hand = model.hands().front();
  const std::vector<Case> cases = casesOf(model, poses);
  IkSolver solver(model, hand);
  IkOptions options = coldIkOptions();
  options.position_tolerance = options.orientation_tolerance = kTolerance;
  options.max_iterations = kIterations;
  KdlIk peer(mechanism, model, hand, kTolerance, kdl_iterations);

  const std::chrono::nanoseconds clock = costOf(threadTime);
  Times ours(cases.size()), theirs(cases.size());
  int untrue = 0;
  for (int pass = 0; pass < passes; ++pass) {
    // in turn, so that a slow minute hits both, but many poses at a time, so that neither finds its caches emptied
    for (std::size_t first = 0; first < cases.size(); first += kBlock) {
      const std::size_t end = std::min(first + kBlock, cases.size());
      for (std::size_t i = first; i < end; ++i) {
        const std::chrono::nanoseconds t0 = threadTime();
        const IkResult& result = solver.solve({hand, cases[i].X_WT}, cases[i].start, options);
        const std::chrono::nanoseconds t1 = threadTime();
        const bool claimed = result.status == IkStatus::Converged;
        const bool solved = claimed && isAnswer(model, cases[i].X_WT, result.q);
        untrue += claimed && !solved ? 1 : 0;
        ours.add(i, microseconds(t1 - t0 - clock), solved);
      }
      for (std::size_t i = first; i < end; ++i) {
        Eigen::VectorXd q = cases[i].start;
        peer.seed(i);
        const std::chrono::nanoseconds t0 = threadTime();
        peer.solve(cases[i].X_WT, q, kTime);
        const std::chrono::nanoseconds t1 = threadTime();
        theirs.add(i, microseconds(t1 - t0 - clock), isAnswer(model, cases[i].X_WT, q));
      }
    }
  }
  std::printf("| %s | %.2f %%, %.1f / %.1f / %.0f | %.2f %%, %.0f / %.0f / %.0f | %.1f |\n", robot.name, ours.success(),
              ours.mean(), ours.percentile(0.5), ours.percentile(0.99), theirs.success(), theirs.mean(),
              theirs.percentile(0.5), theirs.percentile(0.99), theirs.mean() / ours.mean());
  if (untrue > 0) std::printf("  %d claimed solutions are not true\n", untrue);
  std::fflush(stdout);
}

void dragRow(const Robot& robot, int passes) {
  const Mechanism mechanism = mechanismOf(robot);
  const Model model = Model::compile(mechanism).value();
  const int hand = model.hands().front();
  const Pose centre = forwardKinematics(model, model.readyPose())[static_cast<std::size_t>(hand)];
  IkSolver solver(model, hand);
  IkOptions options;
  options.max_joint_change = 0.2;
  KdlIk peer(mechanism, model, hand, 1e-6, 100);
  Times ours(kCircle), theirs(kCircle);
  for (int pass = 0; pass < passes; ++pass) {
    Eigen::VectorXd q = model.readyPose(), q_peer = q;
    for (std::size_t i = 0; i < kCircle; ++i) {
      // 0.1 m in steps of about 6 mm
      Pose X_WT = centre;
      const double angle = 6.283185307179586 * static_cast<double>(i % 100) / 100.0;
      X_WT.p += 0.1 * Eigen::Vector3d(0.0, std::sin(angle), std::cos(angle) - 1.0);
      const Clock::time_point t0 = Clock::now();
      const IkResult& result = solver.solve({hand, X_WT}, q, options);
      const Clock::time_point t1 = Clock::now();
      ours.add(i, microseconds(t1 - t0), result.status == IkStatus::Converged);
      q = result.q;
      const Clock::time_point t2 = Clock::now();
      const bool solved = peer.solveOnce(X_WT, q_peer);
      const Clock::time_point t3 = Clock::now();
      theirs.add(i, microseconds(t3 - t2), solved);
    }
  }
  std::printf("| %s | %.1f %%, %.2f / %.2f | %.1f %%, %.0f / %.0f |\n", robot.name, ours.success(),
              ours.percentile(0.5), ours.percentile(0.99), theirs.success(), theirs.percentile(0.5),
              theirs.percentile(0.99));
}

/// The drags of tests/data, through singular poses and limits. KDL knows no limits and no largest step: its success
/// counts both.
void pathRow(const test::DragArm& arm, int passes) {
  const Mechanism mechanism = mechanismOf({arm.label, arm.model});
  const Model model = Model::compile(mechanism).value();
  const int hand = model.hands().front();
  const test::DragPath path = test::readDragPath(arm.path);
  const std::size_t count = path.targets.size();
  IkSolver solver(model, hand);
  const IkOptions options = dragIkOptions();
  KdlIk peer(mechanism, model, hand, 1e-6, 100);
  Times ours(count), theirs(count);
  for (int pass = 0; pass < passes; ++pass) {
    Eigen::VectorXd q = path.start, q_peer = q;
    for (std::size_t i = 0; i < count; ++i) {
      const Pose& X_WT = path.targets[i].X_WT;
      const Clock::time_point t0 = Clock::now();
      const IkResult& result = solver.solve({hand, X_WT}, q, options);
      const Clock::time_point t1 = Clock::now();
      ours.add(i, microseconds(t1 - t0), isAnswer(model, X_WT, result.q));
      q = result.q;
    }
    for (std::size_t i = 0; i < count; ++i) {
      const Pose& X_WT = path.targets[i].X_WT;
      const Eigen::VectorXd before = q_peer;
      const Clock::time_point t0 = Clock::now();
      peer.solveOnce(X_WT, q_peer);
      const Clock::time_point t1 = Clock::now();
      const bool jumps = (q_peer - before).lpNorm<Eigen::Infinity>() > options.max_joint_change;
      theirs.add(i, microseconds(t1 - t0), !jumps && isAnswer(model, X_WT, q_peer));
    }
  }
  std::printf("| %s | %.1f %%, %.2f / %.2f | %.1f %%, %.1f / %.0f |\n", arm.label, ours.success(), ours.percentile(0.5),
              ours.percentile(0.99), theirs.success(), theirs.percentile(0.5), theirs.percentile(0.99));
}

}  // namespace

int main(int argc, char** argv) {
  const int poses = argc > 1 ? std::atoi(argv[1]) : 10000;
  const int passes = argc > 2 ? std::atoi(argv[2]) : 3;
  const int kdl_iterations = argc > 3 ? std::atoi(argv[3]) : kKdlIterations;
  if (poses < 1 || passes < 1 || kdl_iterations < 1) return 2;
  std::printf(
      "%d random reachable poses an arm, limits on, 1e-5 m and rad, random start: solved within 1 ms, "
      "mean / median / p99 in us\n\n| | Linkwright | KDL LMA + restarts | times faster (mean) |\n|---|---|---|---|\n",
      poses);
  for (const Robot& robot : kArms) coldRow(robot, poses, passes, kdl_iterations);
  std::printf(
      "\na circle of 0.1 m in steps of 6 mm, warm start, 1e-6 m and rad: converged, median / p99 in us\n\n"
      "| | Linkwright | KDL LMA |\n|---|---|---|\n");
  for (const Robot& robot : kArms) dragRow(robot, 5 * passes);
  std::printf(
      "\n10,000 targets through singular poses, along limits and beyond, warm start, 1e-6 m and rad: met without a "
      "step "
      "over 0.05 rad and within limits, median / p99 in us\n\n| | Linkwright | KDL LMA |\n|---|---|---|\n");
  for (const test::DragArm& arm : test::kDragArms) pathRow(arm, 3 * passes);
  return 0;
}
