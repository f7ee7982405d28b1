// SPDX-License-Identifier: MIT
#include "core/trajectory/statistics.h"

#include "core/base/require.h"

#include <algorithm>
#include <cmath>

namespace linkwright {
namespace {

Peak peakOf(const Eigen::VectorXd& t, const Eigen::Ref<const Eigen::VectorXd>& values) {
  Eigen::Index at = 0;
  values.cwiseAbs().maxCoeff(&at);
  return {values[at], t[at]};
}

/// Integral over the samples, by trapezoids.
double integral(const Eigen::VectorXd& t, const Eigen::VectorXd& values) {
  const Eigen::Index n = t.size() - 1;
  return 0.5 * (t.tail(n) - t.head(n)).dot(values.tail(n) + values.head(n));
}

WorstShare shareOf(const Peak& peak, double limit) {
  if (!(limit > 0.0) || !std::isfinite(limit)) return {};
  return {std::abs(peak.value) / limit, peak.time};
}

}  // namespace

std::vector<JointStatistics> statisticsOf(const Model& model, const JointSamples& samples, const Eigen::MatrixXd& tau) {
  require(samples.t.size() > 0, "statistics need a sample");
  for (const Eigen::MatrixXd* m : {&samples.q, &samples.qd, &samples.qdd, &tau}) {
    requireSize(m->rows(), samples.t.size(), "the samples");
    requireSize(m->cols(), model.dof(), "the joints of the samples");
  }
  const double T = samples.t[samples.t.size() - 1] - samples.t[0];
  const auto rms = [&](const Eigen::VectorXd& values) {
    return T > 0.0 ? std::sqrt(integral(samples.t, values.cwiseAbs2()) / T) : std::abs(values[0]);
  };
  std::vector<JointStatistics> all;
  for (int i = 0; i < model.dof(); ++i) {
    const Limits& limits = model.joints()[static_cast<std::size_t>(i)].limits;
    const Eigen::VectorXd torque = tau.col(i), velocity = samples.qd.col(i), power = torque.cwiseProduct(velocity);
    JointStatistics& joint = all.emplace_back();
    joint.torque = peakOf(samples.t, torque);
    joint.velocity = peakOf(samples.t, velocity);
    joint.acceleration = peakOf(samples.t, samples.qdd.col(i));
    joint.power = peakOf(samples.t, power);
    joint.rms_torque = rms(torque);
    joint.rms_velocity = rms(velocity);
    joint.work = integral(samples.t, power);
    joint.energy = integral(samples.t, power.cwiseAbs());
    joint.positive = integral(samples.t, power.cwiseMax(0.0));
    joint.effort = shareOf(joint.torque, limits.effort);
    joint.speed = shareOf(joint.velocity, limits.velocity);
    joint.travel = integral(samples.t, velocity.cwiseAbs());
  }
  return all;
}

int mostLoadedJoint(const std::vector<JointStatistics>& joints) {
  int worst = -1;
  double share = 0.0;
  for (std::size_t i = 0; i < joints.size(); ++i) {
    const double own = std::max(joints[i].effort.share, joints[i].speed.share);
    if (own > share) {
      share = own;
      worst = static_cast<int>(i);
    }
  }
  return worst;
}

}  // namespace linkwright
