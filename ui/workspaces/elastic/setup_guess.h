// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_link.h"
#include "core/mechanism/mechanism.h"

#include <Eigen/Core>

#include <optional>

namespace linkwright::ui {

/// Where the beam of a link ends, in the link's frame: as the settings say it, otherwise the first joint further out
/// (compileElasticTree's rule). Absent: there is none. `link`: index into Mechanism::links.
std::optional<Eigen::Vector3d> tipOf(const Mechanism& mechanism, int link, const ElasticLink& spec);

/// What a link is begun with when it is to bend: the section of the bar that it looks like, steel, four elements; its
/// tip, where no joint says it, the outermost of the bar's end, a payload and twice the way to its centre of mass.
ElasticLink guessedLink(const Mechanism& mechanism, int link);

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
/// f = 1.8751^2 / (2 pi L^2) sqrt(E I / (m / L)). Absent: it has no length.
std::optional<BeamProperties> figuresOf(const Mechanism& mechanism, int link, const ElasticLink& spec);

}  // namespace linkwright::ui
