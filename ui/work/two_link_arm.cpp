// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/two_link_arm.h"

#include "core/beam/elastic_link.h"
#include "core/beam/nodal_rod.h"
#include "core/beam/nodal_scheme.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

std::optional<TwoLinkArm> twoLinkArmOf(const ElasticInstant& instant) {
  const ElasticTree& tree = instant.pass.tree();
  if (tree.dof != 2 || tree.is_passive[0] || !tree.is_passive[1] || tree.beams.size() != 1) return std::nullopt;
  const NodalScheme scheme = instant.scheme();
  const SchemeJoint &first = scheme.joints()[0], &second = scheme.joints()[1];
  if (!scheme.isPlanar() || first.is_prismatic || second.is_prismatic) return std::nullopt;
  const auto bodyAt = [&](int index) -> const ElasticBody& { return tree.bodies[static_cast<std::size_t>(index)]; };
  const ElasticBody &one = bodyAt(first.body), &two = bodyAt(second.body);
  const std::optional<NodalRod> rod = nodalRodOf(tree, second.body);
  const bool is_chain = one.beam == 0 && one.X_JB.p.isZero(1e-12) && two.parent == first.body &&
                        two.node == tree.beams[0].nodes() - 1 && two.X_NJ.p.isZero(1e-9) && rod;
  if (!is_chain) return std::nullopt;
  // both across their axes, nothing else with mass but at the tips
  const Eigen::Vector3d axis = one.s.head<3>();
  if (std::abs(axis.x()) > 1e-9 || std::abs(two.s.head<3>().dot(rod->end)) > 1e-9) return std::nullopt;
  TwoLinkArm arm;
  arm.link_1 = {-1, tree.beams[0].x.back(), 0.0, 0.0, false};
  arm.link_2 = {0, rod->end.norm(), two.mass, 0.0, true};
  for (const BeamElement& element : tree.beams[0].elements)
    arm.link_1.mass += 2.0 * (element.mass_own + element.mass_other);
  for (int i = 0; i < std::ssize(tree.bodies); ++i) {
    const ElasticBody& body = bodyAt(i);
    if (i == first.body || i == second.body || body.parent < 0 || !(body.mass > 0.0)) continue;
    const bool at_tip_2 = body.parent == second.body && (body.X_NJ.p - rod->end).norm() < 1e-9;
    const bool at_tip_1 = body.parent == first.body && body.node == two.node && body.X_NJ.p.isZero(1e-9);
    if (body.link >= 0 || (!at_tip_1 && !at_tip_2)) return std::nullopt;
    (at_tip_1 ? arm.link_1 : arm.link_2).tip_mass += body.mass;
  }
  const auto& links = instant.result->run().setup->links();
  const auto spec =
      std::find_if(links.begin(), links.end(), [&](const ElasticLink& link) { return link.link == one.name; });
  if (spec == links.end() || std::max(std::abs(axis.y()), std::abs(axis.z())) < 1.0 - 1e-9) return std::nullopt;
  arm.EI = spec->material.young * (std::abs(axis.z()) > 0.5 ? spec->section.I_z : spec->section.I_y);
  arm.EA = spec->material.young * spec->section.area;
  return arm;
}

std::optional<FrozenTwoLinks> frozenTwoLinks(const ElasticInstant& instant) {
  const std::optional<TwoLinkArm> arm = twoLinkArmOf(instant);
  if (!arm || !(arm->link_1.tip_mass + arm->link_2.tip_mass + arm->link_2.mass > 0.0)) return std::nullopt;
  const double dt = instant.result->run().setup->dt();
  const auto frozenAt = [&](double theta) { return frozenArm(*arm, theta, RevisionOptions(), dt); };
  return FrozenTwoLinks{frozenAt(instant.state.joints.q[1]), frozenAt(0.0), frozenAt(0.5 * std::numbers::pi)};
}

}  // namespace linkwright::ui
