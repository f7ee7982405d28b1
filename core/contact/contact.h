// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact_geometry.h"
#include "core/contact/contact_mode.h"
#include "core/contact/surface.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright {

/// A point of a link that meets a surface, as a person edits it.
struct Contact {
  std::string name;
  std::string link;                                 ///< name of the link
  Eigen::Vector3d point = Eigen::Vector3d::Zero();  ///< in the link's frame, m
  Surface surface;
  double friction = 0.0;         ///< kinetic coefficient, K of f_t = K f_n; not less than 0
  double static_friction = 0.0;  ///< of the stick-slip law; not less than the kinetic one
  bool operator==(const Contact&) const = default;
};

/// `link`: index of the contact's link in Model::links(). A surface whose gradient vanishes at the point (the axis of a
/// cylinder) has a `length` of 0 and the normal z. O(depth), allocates nothing.
ContactGeometry contactGeometry(const Model& model, const std::vector<Pose>& X_WB, const Eigen::VectorXd& qd, int link,
                                const Contact& contact);

/// What is wrong with the contacts themselves (a link that is not there, one that is fixed to the world, figures out of
/// their ranges, names that stand twice); none: fine.
Diagnostics contactProblems(const Model& model, const std::vector<Contact>& contacts);

}  // namespace linkwright
