// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_link.h"
#include "core/mechanism/mechanism.h"

#include <Eigen/Core>

#include <optional>

namespace linkwright {

/// Where the beam of a link ends, in the link's frame, m: as `spec` says, otherwise at the first joint further out that
/// is not at the beam's root. Absent: there is none. `link`: index into Mechanism::links.
std::optional<Eigen::Vector3d> beamTip(const Mechanism& mechanism, int link, const ElasticLink& spec);

/// What a link that is to bend starts with: the section of the bar that its shapes look like, steel, four elements; its
/// tip, where no joint gives it, is the farthest of the bar's end, a payload and twice the way to its centre of mass.
ElasticLink suggestedBeam(const Mechanism& mechanism, int link);

/// Whether a link is more than a frame: it has mass, a shape, a payload, or a joint away from its origin.
bool couldBend(const Mechanism& mechanism, int link);

/// The figures of a beam that people go by. N m^2, N, m, kg, Hz.
struct BeamProperties {
  double EI_y = 0.0, EI_z = 0.0, EA = 0.0;
  double length = 0.0;
  double mass = 0.0;
  bool has_own_mass = false;              ///< the link's own; otherwise density times volume
  double across_y = 0.0, across_z = 0.0;  ///< of the first bending mode of a cantilever, along y and along z
};
/// f = 1.8751^2 / (2 pi L^2) sqrt(E I / (m / L)), of Euler and Bernoulli's beam. Absent: it has no length.
std::optional<BeamProperties> beamProperties(const Mechanism& mechanism, int link, const ElasticLink& spec);

}  // namespace linkwright
