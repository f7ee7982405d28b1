// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"
#include "core/simulation/settings.h"
#include "core/trajectory/trajectory.h"

#include <Eigen/Core>

#include <memory>
#include <optional>
#include <vector>

namespace linkwright {

/// What is to be simulated.
struct SimulationSetup {
  std::shared_ptr<const Model> model;
  Eigen::VectorXd q, qd;  ///< [dof] at t = 0
  Eigen::Vector3d gravity = {0.0, 0.0, -kStandardGravity};
  std::vector<ExternalWrench> loads;  ///< act all the time
  std::vector<Contact> contacts;
  SimulationSettings settings;
  std::optional<Trajectory> motion;  ///< of MotionTorque
};

}  // namespace linkwright
