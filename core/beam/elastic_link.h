// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/beam_element.h"
#include "core/beam/beam_section.h"

#include <Eigen/Core>

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

/// A link that bends: a straight beam from `root` to `tip`, in the link's frame. m.
struct ElasticLink {
  std::string link;
  BeamSection section;
  BeamMaterial material;
  int elements = 10;             ///< of equal length, unless `stations` says where they meet
  std::vector<double> stations;  ///< inner nodes as shares of the length, growing, between 0 and 1; may be empty
  ElementKind kind = ElementKind::EulerBernoulli;
  BeamMass mass = BeamMass::Consistent;
  Eigen::Vector3d root = Eigen::Vector3d::Zero();
  std::optional<Eigen::Vector3d> tip;             ///< absent: the first joint further out that is not at the root
  Eigen::Vector3d up = Eigen::Vector3d::UnitZ();  ///< the section's z axis lies in the plane of this and the beam
  bool operator==(const ElasticLink&) const = default;
};

}  // namespace linkwright
