// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/simulation_sample.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright::ui {

/// What a simulation says of one instant beside the state.
struct SimulatedInstant {
  double t = 0.0;                       ///< s
  Eigen::VectorXd tau;                  ///< [dof] of the motors
  std::vector<ContactSample> contacts;  ///< as SimulationSetup::contacts
  PullSample pull;
  EnergySample energy;
  double balance_at_start = 0.0;  ///< J: what EnergySample::balance() was at t = 0, and should have stayed
};

}  // namespace linkwright::ui
