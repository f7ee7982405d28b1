// SPDX-License-Identifier: MIT
#include "core/simulation/contact_question.h"

#include <cmath>
#include <memory>

namespace linkwright {
namespace {

/// Slower than this a direction of motion is taken from the friction that the run found, m/s.
constexpr double kNoDirection = 1e-9;

/// The direction that friction is against, by the law of the simulation.
Eigen::Vector3d slipDirection(const ContactNow& now, const ContactLaws& laws) {
  const Eigen::Vector3d v = now.geometry.slipVelocity();
  if (laws.friction == FrictionLaw::Regularised)
    return v / std::sqrt(v.squaredNorm() + laws.slip_speed * laws.slip_speed);
  const double sign = now.sample != nullptr && now.sample->f_n < 0.0 ? -1.0 : 1.0;
  if (v.norm() > kNoDirection) return sign * v.normalized();
  const Eigen::Vector3d f_t =
      now.sample == nullptr ? Eigen::Vector3d::Zero() : frictionForce(now.geometry, *now.sample);
  return f_t.norm() > 0.0 ? Eigen::Vector3d(-sign * f_t.normalized()) : Eigen::Vector3d::Zero();
}

}  // namespace

Eigen::Vector3d frictionForce(const ContactGeometry& geometry, const ContactSample& sample) {
  return sample.f_t1 * geometry.t1 + sample.f_t2 * geometry.t2;
}

ContactQuestion questionOf(const ContactNow& now, const ContactLaws& laws) {
  ContactQuestion question;
  question.link = now.link;
  question.point = now.contact.point;
  question.surface = std::make_shared<const Surface>(now.contact.surface);
  if (now.sticks(laws)) return question;
  question.K = now.contact.friction;
  question.t = slipDirection(now, laws);
  return question;
}

}  // namespace linkwright
