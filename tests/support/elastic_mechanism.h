// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_motion.h"
#include "core/beam/elastic_tree.h"
#include "tests/support/passive_arm.h"
#include "tests/support/random_mechanism.h"

#include <Eigen/Core>

#include <string>
#include <utility>
#include <vector>

namespace linkwright::test {

/// 10 mm by 5 mm of steel, bending across its 5 mm in the x-y plane: 97.5 g in 0.25 m.
inline BeamSection goldenSection() {
  BeamSection section = rectangleSection(0.005, 0.010);
  section.I_z = 1.042e-10;  // as the figures have it, rounded
  return section;
}

inline ElasticLink elasticLink(const std::string& link, const Eigen::Vector3d& tip, int elements,
                               ElementKind kind = ElementKind::EulerBernoulli, BeamMass mass = BeamMass::Consistent) {
  ElasticLink spec;
  spec.link = link;
  spec.section = goldenSection();
  spec.elements = elements;
  spec.kind = kind;
  spec.mass = mass;
  spec.tip = tip;
  return spec;
}

/// A steel beam 0.8 m long that is not as thick as it is wide.
inline ElasticLink steelBeam(int elements, ElementKind kind = ElementKind::EulerBernoulli) {
  ElasticLink spec = elasticLink("beam", {0.8, 0.0, 0.0}, elements, kind);
  spec.section = rectangleSection(0.02, 0.01);
  return spec;
}

/// The rods of a plane as a tree in which these bend.
inline ElasticTree elasticTreeOf(const PlanarTree& tree, const std::vector<ElasticLink>& links) {
  const Mechanism mechanism = mechanismOf(tree);
  const Model model = compiled(mechanism);
  return std::move(compileElasticTree(mechanism, model, links)).value();
}

/// One beam that is fixed to the world, along x, without a mass of its own but for the material's.
inline Mechanism cantilever() {
  Mechanism mechanism;
  mechanism.name = "cantilever";
  mechanism.links.push_back({"beam", {}, {}});
  return mechanism;
}
inline ElasticTree cantileverTree(const ElasticLink& spec) {
  const Mechanism mechanism = cantilever();
  const Model model = compiled(mechanism);
  return std::move(compileElasticTree(mechanism, model, {spec})).value();
}

}  // namespace linkwright::test
