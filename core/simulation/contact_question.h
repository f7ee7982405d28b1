// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact.h"
#include "core/contact/contact_laws.h"
#include "core/contact/extended_newton_euler.h"
#include "core/simulation/simulation_sample.h"

#include <Eigen/Core>

namespace linkwright {

/// The friction of a sample, ON the robot, world axes, N.
Eigen::Vector3d frictionForce(const ContactGeometry& geometry, const ContactSample& sample);

/// A contact where it is now, of the link with that index in Model::links(); what a run says of it, null: the state is
/// none of a run.
struct ContactNow {
  const Contact& contact;
  int link = -1;
  const ContactGeometry& geometry;
  const ContactSample* sample = nullptr;

  /// Whether friction holds it: a given force then, which the method is not asked about.
  bool sticks(const ContactLaws& laws) const {
    return laws.friction == FrictionLaw::StickSlip && sample != nullptr && sample->mode == ContactMode::Stick;
  }
};

/// What the extended Newton-Euler method is asked about it, with the friction of the simulation's laws where it slides.
ContactQuestion questionOf(const ContactNow& now, const ContactLaws& laws);

}  // namespace linkwright
