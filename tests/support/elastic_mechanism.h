// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_tree.h"
#include "tests/support/passive_arm.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright::test {

/// 10 mm by 5 mm of steel, bending across its 5 mm in the x-y plane: 97.5 g in 0.25 m.
BeamSection goldenSection();

ElasticLink elasticLink(const std::string& link, const Eigen::Vector3d& tip, int elements,
                        ElementKind kind = ElementKind::EulerBernoulli, BeamMass mass = BeamMass::Consistent);

/// A steel beam 0.8 m long that is not as thick as it is wide.
ElasticLink steelBeam(int elements, ElementKind kind = ElementKind::EulerBernoulli);

/// The rods of a plane as a tree in which these bend.
ElasticTree elasticTreeOf(const PlanarTree& tree, const std::vector<ElasticLink>& links);

/// One beam that is fixed to the world, along x, without a mass of its own but for the material's.
Mechanism cantilever();
ElasticTree cantileverTree(const ElasticLink& spec);

}  // namespace linkwright::test
