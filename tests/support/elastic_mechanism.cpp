// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/elastic_mechanism.h"

#include "core/beam/elastic_link.h"
#include "tests/support/random_mechanism.h"

#include <utility>

namespace linkwright::test {

BeamSection goldenSection() {
  BeamSection section = rectangleSection(0.005, 0.010);
  section.I_z = 1.042e-10;  // as the figures have it, rounded
  return section;
}

ElasticLink elasticLink(const std::string& link, const Eigen::Vector3d& tip, int elements, ElementKind kind,
                        BeamMass mass) {
  ElasticLink spec;
  spec.link = link;
  spec.section = goldenSection();
  spec.elements = elements;
  spec.kind = kind;
  spec.mass = mass;
  spec.tip = tip;
  return spec;
}

ElasticLink steelBeam(int elements, ElementKind kind) {
  ElasticLink spec = elasticLink("beam", {0.8, 0.0, 0.0}, elements, kind);
  spec.section = rectangleSection(0.02, 0.01);
  return spec;
}

ElasticTree elasticTreeOf(const PlanarTree& tree, const std::vector<ElasticLink>& links) {
  const Mechanism mechanism = mechanismOf(tree);
  const Model model = compiled(mechanism);
  return std::move(compileElasticTree(mechanism, model, links)).value();
}

Mechanism cantilever() {
  Mechanism mechanism;
  mechanism.name = "cantilever";
  mechanism.links.push_back({"beam", {}, {}});
  return mechanism;
}

ElasticTree cantileverTree(const ElasticLink& spec) {
  const Mechanism mechanism = cantilever();
  const Model model = compiled(mechanism);
  return std::move(compileElasticTree(mechanism, model, {spec})).value();
}

}  // namespace linkwright::test
