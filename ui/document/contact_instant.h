// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"
#include "core/simulation/simulation_sample.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// A contact as it is at the instant of a snapshot.
struct ContactInstant {
  Contact contact;
  int link = -1;  ///< index into Model::links()
  ContactGeometry geometry;
  std::optional<ContactSample> sample;  ///< absent: the state is none of a simulation

  /// ON the link at the point, world axes, N; zero without a sample.
  Eigen::Vector3d normalForce() const;
  Eigen::Vector3d frictionForce() const;
};

/// The contacts of a setup at a state; `samples` (as many as contacts, or none) says their forces.
std::vector<ContactInstant> contactsAt(const Model& model, const std::vector<Contact>& contacts,
                                       const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd,
                                       const std::vector<ContactSample>& samples);

/// What contacts and a pulling spring do to the links, as inverse dynamics takes it.
std::vector<ExternalWrench> simulatedLoads(const std::vector<ContactInstant>& contacts, const PullSample& pull);

}  // namespace linkwright::ui
