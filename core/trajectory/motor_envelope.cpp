// SPDX-License-Identifier: MIT
#include "core/trajectory/motor_envelope.h"

#include "core/base/require.h"
#include "core/mechanism/beyond_limit.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

bool isLimit(double limit) { return limit > 0.0 && std::isfinite(limit); }

/// Whether torques fall between the corner speed and the largest: both have to be known.
bool falls(const MotorEnvelope& envelope) {
  return envelope.corner < 1.0 && isLimit(envelope.effort) && isLimit(envelope.velocity);
}

}  // namespace

double MotorEnvelope::share(double qd, double tau) const {
  const double speed = isLimit(velocity) ? std::abs(qd) / velocity : 0.0;
  const double torque = isLimit(effort) ? std::abs(tau) / effort : 0.0;
  // the line through (corner, 1) and (1, 0) of the shares of speed and torque
  const double fall = falls(*this) ? (1.0 - corner) * torque : 0.0;
  return std::max(torque, speed + fall);
}

double MotorEnvelope::largestTorque(double qd) const {
  const double speed = isLimit(velocity) ? std::abs(qd) / velocity : 0.0;
  if (speed > 1.0) return 0.0;
  return falls(*this) ? effort * std::min(1.0, (1.0 - speed) / (1.0 - corner)) : effort;
}

MotorEnvelope motorEnvelope(const Limits& limits, double corner) {
  require(corner > 0.0 && corner <= 1.0, "the corner speed is a share of the velocity limit");
  MotorEnvelope envelope;
  if (isLimit(limits.effort)) envelope.effort = limits.effort;
  if (isLimit(limits.velocity)) envelope.velocity = limits.velocity;
  envelope.corner = corner;
  return envelope;
}

std::vector<Eigen::Vector2d> boundaryOf(const MotorEnvelope& envelope, const Eigen::Vector2d& ends) {
  const double speed = isLimit(envelope.velocity) ? envelope.velocity : ends.x();
  const double torque = isLimit(envelope.effort) ? envelope.effort : ends.y();
  const double corner = falls(envelope) ? envelope.corner * speed : speed;
  std::vector<Eigen::Vector2d> corners = {{corner, torque}, {-corner, torque}};
  if (corner < speed) corners.emplace_back(-speed, 0.0);
  corners.emplace_back(-corner, -torque);
  corners.emplace_back(corner, -torque);
  if (corner < speed) corners.emplace_back(speed, 0.0);
  return corners;
}

EnvelopeExcess excessOf(const MotorEnvelope& envelope, const Eigen::VectorXd& qd, const Eigen::VectorXd& tau) {
  requireSize(tau.size(), qd.size(), "tau");
  EnvelopeExcess excess;
  for (Eigen::Index k = 0; k < qd.size(); ++k) {
    const double share = envelope.share(qd[k], tau[k]);
    if (beyondRate(share, 1.0) > 0.0) excess.outside.push_back(k);
    if (excess.worst < 0 || share > excess.worst_share) {
      excess.worst = k;
      excess.worst_share = share;
    }
  }
  return excess;
}

}  // namespace linkwright
