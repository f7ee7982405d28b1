// SPDX-License-Identifier: MIT
#include "core/io/scene_members.h"
#include "core/io/scene_trajectory.h"

#include <utility>

namespace linkwright::scene {
namespace {

class TrajectoryWriter {
public:
  explicit TrajectoryWriter(const std::vector<std::string>& joints) : joints_(joints) {}

  void operator()(const WaypointCourse& course) {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < course.waypoints.size(); ++i) {
      Members members = waypoint(course.waypoints[i]);
      if (i > 0 && i <= course.moves.size()) add(course.moves[i - 1], members);
      items.push_back(members.inLine());
    }
    root_.add("waypoints", itemsInLines(items, 4));
  }

  void operator()(const SplineCourse& course) {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < course.waypoints.size(); ++i) {
      Members members = waypoint(course.waypoints[i]);
      if (i > 0 && i <= course.durations.size()) members.add("duration", numberOf(course.durations[i - 1]));
      items.push_back(members.inLine());
    }
    Members spline;
    spline.add("degree", std::to_string(course.degree));
    spline.add("ends", course.is_natural ? "\"natural\"" : "\"rest\"");
    spline.add("waypoints", itemsInLines(items, 6));
    root_.add("spline", spline.inLines(4));
  }

  void operator()(const WaveCourse& course) {
    Members wave;
    wave.add("centre", waypoint(course.centre).inLine());
    wave.add("amplitude", valuesOf(course.amplitude, joints_));
    wave.add("frequency", valuesOf(course.frequency, joints_));
    if (course.end_frequency.size() > 0) wave.add("end_frequency", valuesOf(course.end_frequency, joints_));
    wave.add("phase", valuesOf(course.phase, joints_));
    wave.add("duration", numberOf(course.duration));
    root_.add("wave", wave.inLines(4));
  }

  void operator()(const SampledCourse& course) {
    Members samples;
    samples.add("t", listOf(course.t.data(), course.t.size()));
    samples.add("q", rowsOf(course.q));
    if (course.qd.size() > 0) samples.add("qd", rowsOf(course.qd));
    if (course.qdd.size() > 0) samples.add("qdd", rowsOf(course.qdd));
    const DerivativeOptions standard;
    samples.add("derivatives", jsonString(toString(course.how.method)));
    if (course.how.window != standard.window) samples.add("window", std::to_string(course.how.window));
    if (course.how.order != standard.order) samples.add("order", std::to_string(course.how.order));
    root_.add("samples", samples.inLines(4));
  }

  std::string text(const TrajectoryPlan& plan) {
    if (!plan.hand.empty()) root_.add("hand", jsonString(plan.hand));
    if (plan.bounds != MotionBounds{}) {
      Members bounds;
      bounds.add("velocity_share", numberOf(plan.bounds.velocity_share));
      if (plan.bounds.acceleration.size() > 0) bounds.add("acceleration", valuesOf(plan.bounds.acceleration, joints_));
      if (plan.bounds.jerk.size() > 0) bounds.add("jerk", valuesOf(plan.bounds.jerk, joints_));
      root_.add("bounds", bounds.inLine());
    }
    std::visit(*this, plan.course);
    return root_.inLines(2);
  }

private:
  Members waypoint(const Waypoint& waypoint) const {
    Members members;
    if (waypoint.pose.empty()) {
      members.add("q", valuesOf(waypoint.q, joints_));
    } else {
      members.add("pose", jsonString(waypoint.pose));
    }
    return members;
  }

  static void add(const Move& move, Members& members) {
    members.add("move", jsonString(toString(move.kind)));
    members.add("law", jsonString(toString(move.law.law)));
    const MotionLaw standard;
    if (move.law.ramp != standard.ramp) members.add("ramp", numberOf(move.law.ramp));
    if (move.law.round != standard.round) members.add("round", numberOf(move.law.round));
    if (move.duration > 0.0) members.add("duration", numberOf(move.duration));
    if (move.kind == MoveKind::Arc) members.add("via", listOf(move.via));
    if (!move.keeps_orientation) members.add("free_orientation", "true");
  }

  static std::string rowsOf(const Eigen::MatrixXd& m) {
    std::vector<std::string> rows;
    for (Eigen::Index k = 0; k < m.rows(); ++k) {
      const Eigen::VectorXd row = m.row(k).transpose();
      rows.push_back(listOf(row.data(), row.size()));
    }
    return itemsInLines(rows, 6);
  }

  const std::vector<std::string>& joints_;
  Members root_;
};

}  // namespace

std::string trajectoryOf(const TrajectoryPlan& plan, const std::vector<std::string>& joints) {
  return TrajectoryWriter(joints).text(plan);
}

}  // namespace linkwright::scene
