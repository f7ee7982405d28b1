// SPDX-License-Identifier: MIT
#include "core/trajectory/violations.h"

#include "core/base/require.h"
#include "core/mechanism/beyond_limit.h"
#include "core/trajectory/instants.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

namespace linkwright {
namespace {

class Watch {
public:
  Watch(const Model& model, const MotionBounds& bounds) : model_(model), bounds_(bounds) {
    if (bounds.acceleration.size() > 0) requireSize(bounds.acceleration.size(), model.dof(), "the acceleration limits");
    found_.resize(static_cast<std::size_t>(3 * model.dof()));
  }

  void look(double t, const JointState& at) {
    for (int i = 0; i < model_.dof(); ++i) {
      const Limits& limits = model_.joints()[static_cast<std::size_t>(i)].limits;
      const double q = at.q[i], excess = beyondRange(q, limits.lower, limits.upper);
      if (excess > 0.0) note(i, LimitKind::Position, t, q, q > limits.upper ? limits.upper : limits.lower, excess);
      noteRate(i, LimitKind::Velocity, t, at.qd[i], limits.velocity);
      if (bounds_.acceleration.size() > 0) noteRate(i, LimitKind::Acceleration, t, at.qdd[i], bounds_.acceleration[i]);
    }
  }

  std::vector<LimitViolation> found() const {
    std::vector<LimitViolation> list;
    for (const Entry& entry : found_) {
      if (entry.violation.joint >= 0) list.push_back(entry.violation);
    }
    return list;
  }

private:
  struct Entry {
    LimitViolation violation;
    double excess = 0.0;
  };
  void noteRate(int joint, LimitKind kind, double t, double value, double limit) {
    const double excess = beyondRate(value, limit);
    if (excess > 0.0) note(joint, kind, t, value, limit, excess);
  }
  void note(int joint, LimitKind kind, double t, double value, double limit, double excess) {
    Entry& entry = found_[static_cast<std::size_t>(3 * joint + static_cast<int>(kind))];
    if (entry.violation.joint < 0) entry.violation = {joint, kind, t, t, value, limit};
    if (excess > entry.excess) {
      entry.excess = excess;
      entry.violation.worst = t;
      entry.violation.value = value;
      entry.violation.limit = limit;
    }
  }

  const Model& model_;
  const MotionBounds& bounds_;
  std::vector<Entry> found_;
};

}  // namespace

std::vector<LimitViolation> violationsOf(const Trajectory& trajectory, const Model& model, const MotionBounds& bounds,
                                         int samples) {
  requireSize(trajectory.dof(), model.dof(), "the trajectory's joints");
  require(samples >= 2, "two samples at least");
  InstantsWish wish;
  wish.step = trajectory.duration() / (samples - 1);
  wish.most = std::max<Eigen::Index>(wish.most, samples);
  Watch watch(model, bounds);
  JointState at;
  for (const double t : instantsOf(trajectory, wish).t) {
    trajectory.sample(t, at);
    watch.look(t, at);
  }
  return watch.found();
}

Message toString(const LimitViolation& violation, const Model& model) {
  const ModelJoint& joint = model.joints().at(static_cast<std::size_t>(violation.joint));
  const std::string base = joint.type == JointType::Prismatic ? " m" : " rad";
  const auto text = [](double number, const std::string& unit) {
    char digits[40];
    std::snprintf(digits, sizeof digits, "%.4g", number);
    return digits + unit;
  };
  const auto say = [&](const Message& pattern, const std::string& unit) {
    return pattern.arg(joint.name, text(violation.value, unit), text(violation.worst, " s"),
                       text(violation.limit, unit));
  };
  switch (violation.kind) {
    case LimitKind::Velocity:
      return say(Message("Trajectory", "joint '%1' reaches a velocity of %2 at t = %3; its limit is %4"), base + "/s");
    case LimitKind::Acceleration:
      return say(Message("Trajectory", "joint '%1' reaches an acceleration of %2 at t = %3; its limit is %4"),
                 base + "/s^2");
    default: return say(Message("Trajectory", "joint '%1' reaches the position %2 at t = %3; its limit is %4"), base);
  }
}

}  // namespace linkwright
