// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the drags of tests/data/*_drag_path.csv: 10,000 targets an arm along a path through singular poses and limits.
// The joints move through seeded stations (drag_stations.cpp), each joint by quintics without overshoot: twice
// differentiable, through a station at speed where it goes on the same way, turning or resting there where it does not.
// Where the hand gets to are the targets, evenly spaced in hand and joint motion together. They are reachable because
// the arm is there, but for two stretches: one where a joint of the motion leaves its limits, and one where the target
// is pulled away from where the stretched arm ends.
// usage: linkwright_drag_paths DATE [SEED]
#include "core/io/scene_file.h"
#include "tests/generate/drag_stations.h"
#include "tests/support/drag_path.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Geometry>
#include <Eigen/SVD>

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace linkwright;
using namespace linkwright::generate;

namespace {

constexpr int kTargets = 10000;
constexpr int kFine = 400;              // samples of a section, to measure the path
constexpr double kJointShare = 0.25;    // of joint motion in the path's length, beside the hand's
constexpr double kPullWidth = 0.6;      // sections either side of the station
constexpr double kSingularPass = 1e-3;  // smallest singular value of a pose that counts as passed through
constexpr double kRoundOff = 1e-12;     // rad
constexpr std::uint64_t kSeed = 20261121;

class Motion {
public:
  Motion(const HandOf& hand, std::vector<Station> stations) : hand_(hand), stations_(std::move(stations)) {
    const std::size_t n = stations_.size();
    slopes_.assign(n, Eigen::VectorXd::Zero(stations_.front().q.size()));
    outwards_.assign(n, Eigen::Vector3d::Zero());
    for (std::size_t i = 1; i + 1 < n; ++i) {
      const Eigen::VectorXd before = stations_[i].q - stations_[i - 1].q, after = stations_[i + 1].q - stations_[i].q;
      for (int k = 0; k < before.size(); ++k) {
        // the harmonic mean: no overshoot
        if (before[k] * after[k] > 0.0) slopes_[i][k] = 2.0 * before[k] * after[k] / (before[k] + after[k]);
      }
      if (stations_[i].pull > 0.0) outwards_[i] = lostDirection(stations_[i].q);
    }
  }

  double end() const { return static_cast<double>(stations_.size() - 1); }

  Eigen::VectorXd q(double u) const {
    const std::size_t i = std::min(static_cast<std::size_t>(u), stations_.size() - 2);
    const double t = u - static_cast<double>(i), t3 = t * t * t;
    return stations_[i].q + t3 * (10.0 - 15.0 * t + 6.0 * t * t) * (stations_[i + 1].q - stations_[i].q) +
           (t - t3 * (6.0 - 8.0 * t + 3.0 * t * t)) * slopes_[i] - t3 * (4.0 - 7.0 * t + 3.0 * t * t) * slopes_[i + 1];
  }

  test::DragTarget target(double u) const {
    const Eigen::VectorXd here = q(u);
    test::DragTarget target{hand_.at(here)};
    const Eigen::VectorXd lower = hand_.model().lowerLimits(), upper = hand_.model().upperLimits();
    const double room = std::min((here - lower).minCoeff(), (upper - here).minCoeff());
    target.reachable = room >= -kRoundOff;
    for (std::size_t i = 0; i < stations_.size(); ++i) {
      const double x = (u - static_cast<double>(i)) / kPullWidth;
      if (!(stations_[i].pull > 0.0) || std::abs(x) >= 1.0) continue;
      target.X_WT.p += stations_[i].pull * std::pow(1.0 - x * x, 3) * outwards_[i];
      target.reachable = false;
    }
    return target;
  }

private:
  // the way in which the hand cannot move, or can least, away from the base
  Eigen::Vector3d lostDirection(const Eigen::VectorXd& q) const {
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(hand_.jacobian(q), Eigen::ComputeFullU);
    const Eigen::Vector3d way = svd.matrixU().col(5).tail<3>().normalized();
    return way.dot(hand_.at(q).p - Eigen::Vector3d(0.0, 0.0, 0.3)) < 0.0 ? -way : way;
  }

  const HandOf& hand_;
  std::vector<Station> stations_;
  std::vector<Eigen::VectorXd> slopes_;
  std::vector<Eigen::Vector3d> outwards_;
};

// where on the motion the targets are
std::vector<double> evenlySpaced(const HandOf& hand, const Motion& motion) {
  const int samples = kFine * static_cast<int>(motion.end());
  std::vector<double> length = {0.0};
  for (int i = 1; i <= samples; ++i) {
    const double u0 = motion.end() * (i - 1) / samples, u1 = motion.end() * i / samples;
    const double hand_motion = hand.difference(motion.target(u0).X_WT, motion.target(u1).X_WT).norm();
    length.push_back(length.back() + std::hypot(hand_motion, kJointShare * (motion.q(u1) - motion.q(u0)).norm()));
  }
  std::vector<double> places;
  std::size_t k = 0;
  for (int i = 1; i <= kTargets; ++i) {
    const double wanted = length.back() * i / kTargets;
    while (k + 2 < length.size() && length[k + 1] < wanted) ++k;
    const double part = (wanted - length[k]) / (length[k + 1] - length[k]);
    places.push_back(std::min(motion.end(), motion.end() * (static_cast<double>(k) + part) / samples));
  }
  return places;
}

void write(const test::DragArm& arm, const char* date, std::uint64_t seed) {
  const Model model = test::compiled(
      readModelFile(std::string(LINKWRIGHT_SOURCE_DIR "/assets/examples/") + arm.model).value().mechanism);
  const HandOf hand(model);
  const std::vector<Station> stations = stationsOf(hand, arm.model, seed);
  const Motion motion(hand, stations);
  const std::vector<double> places = evenlySpaced(hand, motion);

  double largest_hand = 0.0, largest_joint = 0.0;
  int passes = 0, reachable = 0;
  bool is_inside = false;
  Eigen::VectorXd q_before = motion.q(0.0);
  Pose X_before = motion.target(0.0).X_WT;
  std::string lines;
  for (const double u : places) {
    const test::DragTarget target = motion.target(u);
    const Eigen::VectorXd q = motion.q(u);
    largest_hand = std::max(largest_hand, hand.difference(X_before, target.X_WT).norm());
    largest_joint = std::max(largest_joint, (q - q_before).lpNorm<Eigen::Infinity>());
    // a step goes by a singular pose where the pose is within a step's change of one
    const double sigma = hand.sigmaMin(q);
    const bool is_here = sigma < kSingularPass + 0.5 * (q - q_before).norm();
    passes += is_here && !is_inside ? 1 : 0;
    is_inside = is_here || (is_inside && sigma < 0.03);
    reachable += target.reachable ? 1 : 0;
    q_before = q;
    X_before = target.X_WT;
    Eigen::Quaterniond turn(target.X_WT.R);
    if (turn.w() < 0.0) turn.coeffs() *= -1.0;
    char line[160];
    std::snprintf(line, sizeof line, "%.9f,%.9f,%.9f,%.9f,%.9f,%.9f,%.9f,%d\n", target.X_WT.p.x(), target.X_WT.p.y(),
                  target.X_WT.p.z(), turn.w(), turn.x(), turn.y(), turn.z(), target.reachable ? 1 : 0);
    lines += line;
  }

  std::FILE* const file = std::fopen(test::dragPathFile(arm.path).string().c_str(), "w");
  if (file == nullptr) std::exit(1);
  std::fprintf(file, "# A drag of the hand of %s: %d targets. Made by tests/generate/drag_paths.cpp, seed %llu, %s.\n",
               arm.model, kTargets, static_cast<unsigned long long>(seed), date);
  std::fprintf(file,
               "# Largest step %.5f of the hand (rad and length scales) and %.5f rad of a joint of the motion that\n",
               largest_hand, largest_joint);
  std::fprintf(file, "# made it; it goes through %d singular poses; %d targets are reachable for certain. Stations:\n",
               passes, reachable);
  for (const Station& station : stations) std::fprintf(file, "#   %s\n", station.what.c_str());
  std::fprintf(file, "# start: ");
  for (int k = 0; k < model.dof(); ++k) std::fprintf(file, "%s%.9f", k > 0 ? "," : "", stations.front().q[k]);
  std::fprintf(file, "\n# x,y,z of the hand (m), quaternion w,x,y,z, 1 where the target is reachable for certain\n%s",
               lines.c_str());
  std::fclose(file);
  std::printf("%s: hand %.5f, joints %.5f, %d singular poses, %d reachable\n", arm.path, largest_hand, largest_joint,
              passes, reachable);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : kSeed;
  for (const test::DragArm& arm : test::kDragArms) write(arm, argv[1], seed);
  return 0;
}
