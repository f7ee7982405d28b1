// SPDX-License-Identifier: MIT
#include "core/ik/reach.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright {

namespace {

constexpr int kStarts = 12;
constexpr int kSweeps = 200;
constexpr double kSettled = 1e-9;                    // relative change of the squared distance in a sweep
constexpr double kGoldenAngle = 2.3999632297286533;  // rad: starts that lie apart in every joint

}  // namespace

Vec3<double> beginningOf(const Arm& arm, std::size_t hand) {
  const ArmHand& to = arm.hands[hand];
  if (to.path_begin == to.path_end) return {0, 0, 0};
  return arm.joints[static_cast<std::size_t>(arm.paths[static_cast<std::size_t>(to.path_end - 1)])].p_PJ;
}

ReachSearch::ReachSearch(const Arm& arm) : arm_(arm), axes_(arm.size()), q_(arm.size()) {}

Reach ReachSearch::reachOf(std::size_t hand, std::span<const double> lower, std::span<const double> upper) {
  hand_ = hand;
  lower_ = lower;
  upper_ = upper;
  begin_ = beginningOf(arm_, hand);
  double nearest = std::numeric_limits<double>::infinity(), farthest = 0.0;
  for (int start = 0; start < kStarts; ++start) {
    nearest = std::min(nearest, search(start, -1.0));
    farthest = std::max(farthest, search(start, 1.0));
  }
  return {std::sqrt(nearest), std::sqrt(farthest)};
}

// from the hand inwards
std::span<const int> ReachSearch::path() const {
  const ArmHand& hand = arm_.hands[hand_];
  return std::span(arm_.paths)
      .subspan(static_cast<std::size_t>(hand.path_begin), static_cast<std::size_t>(hand.path_end - hand.path_begin));
}

// the squared distance from the beginning that a search for the farthest (sign 1) or the nearest (-1) place ends at
double ReachSearch::search(int start, double sign) {
  double angle = 0.0;
  for (const int joint : path()) {
    const auto j = static_cast<std::size_t>(joint);
    angle += kGoldenAngle * static_cast<double>(start);
    q_[j] = arm_.joints[j].prismatic ? std::clamp(0.0, lower_[j], upper_[j]) : angle;
  }
  double before = 0.0, now = 0.0;
  for (int count = 0; count < kSweeps; ++count) {
    now = sweep(sign);
    if (!std::isfinite(now) || (count > 0 && std::abs(now - before) <= kSettled * now)) break;
    before = now;
  }
  return now;
}

// each joint in turn to where it alone would take the hand farthest, or nearest; returns the squared distance
double ReachSearch::sweep(double sign) {
  Vec3<double> p = placeAxes();
  for (const int joint : path()) {
    const auto j = static_cast<std::size_t>(joint);
    const Axis& axis = axes_[j];
    if (arm_.joints[j].prismatic) {
      const double change = slide(j, sign, p);
      if (!std::isfinite(change)) return std::numeric_limits<double>::infinity();
      q_[j] += change;
      p = addScaled(change, axis.z, p);
      continue;
    }
    // on its circle about the axis: |p - begin|^2 = const + 2 (a . u cos + a . v sin)
    const Vec3<double> from_axis = p - axis.o;
    const double height = dot(axis.z, from_axis);
    const Vec3<double> u = addScaled(-height, axis.z, from_axis), v = cross(axis.z, u);
    const Vec3<double> centre = addScaled(height, axis.z, axis.o), a = centre - begin_;
    const double x = sign * dot(a, u), y = sign * dot(a, v);
    const double size = std::hypot(x, y);
    if (!(size > 0.0)) continue;
    q_[j] += std::atan2(y, x);
    p = addScaled(x / size, u, addScaled(y / size, v, centre));
  }
  const Vec3<double> way = p - begin_;
  return dot(way, way);
}

// by how much a sliding joint moves the hand from p to the farthest, or nearest, place on its line
double ReachSearch::slide(std::size_t joint, double sign, const Vec3<double>& p) {
  const double to_nearest = -dot(axes_[joint].z, p - begin_);
  const double down = lower_[joint] - q_[joint], up = upper_[joint] - q_[joint];
  if (sign < 0.0) return std::clamp(to_nearest, down, up);
  return std::abs(up - to_nearest) >= std::abs(down - to_nearest) ? up : down;
}

// the axes at q_; returns where the hand is
Vec3<double> ReachSearch::placeAxes() {
  Mat3<double> R = {1, 0, 0, 0, 1, 0, 0, 0, 1};
  Vec3<double> p = {0, 0, 0};
  const std::span<const int> inwards = path();
  for (std::size_t k = inwards.size(); k-- > 0;) {
    const auto j = static_cast<std::size_t>(inwards[k]);
    const ArmJoint& joint = arm_.joints[j];
    p = addTimes(R, joint.p_PJ, p);
    R = R * joint.R_PJ;
    const Vec3<double> z = {R.xz, R.yz, R.zz};
    if (joint.prismatic) {
      p = addScaled(q_[j], z, p);
    } else {
      const double c = std::cos(q_[j]), s = std::sin(q_[j]);
      R = R * Mat3<double>{c, -s, 0, s, c, 0, 0, 0, 1};
    }
    axes_[j] = {z, p};
  }
  return addTimes(R, arm_.hands[hand_].p_JE, p);
}

}  // namespace linkwright
