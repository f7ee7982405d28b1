// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact_mode.h"
#include "core/contact/contact_system.h"

#include <Eigen/Core>

#include <cmath>

namespace linkwright {

/// Integrals over time since the start, J. They stand behind q and qd in the state.
struct EnergyFlows {
  double motor_work = 0.0;     ///< of the motors' torques
  double external_work = 0.0;  ///< of the loads and of the pulling spring
  double joint_loss = 0.0;     ///< friction of the joints
  double contact_loss = 0.0;   ///< friction of the contacts; with the penalty method all that goes into the surfaces
};
inline constexpr Eigen::Index kFlows = 4;

/// One contact at one sample.
struct ContactSample {
  double f_n = 0.0, f_t1 = 0.0, f_t2 = 0.0;  ///< N; friction along t1 and t2 of the contact's geometry
  double gap = 0.0;                          ///< m
  double slip = 0.0;                         ///< speed along the surface, m/s
  ContactMode mode = ContactMode::Free;
  double f_t() const { return std::hypot(f_t1, f_t2); }
};

/// What a sample says of energy and constraints. J, m.
struct EnergySample {
  double kinetic = 0.0, potential = 0.0;
  EnergyFlows flows;
  double impact_loss = 0.0;  ///< of all impacts so far
  double residual = 0.0;     ///< largest |C| / ||dC/dr|| over the contacts that are not free, m
  ContactStatus status = ContactStatus::Determined;
  /// kinetic + potential + losses - work: constant but for the error of the integration.
  double balance() const {
    return kinetic + potential + flows.joint_loss + flows.contact_loss + impact_loss - flows.motor_work -
           flows.external_work;
  }
};

/// A link that is pulled at one sample.
struct PullSample {
  int link = -1;                                    ///< index into Model::links(); -1: none is
  Eigen::Vector3d point = Eigen::Vector3d::Zero();  ///< in the link's frame, m
  Eigen::Vector3d force = Eigen::Vector3d::Zero();  ///< ON the link, world axes, N
};

}  // namespace linkwright
