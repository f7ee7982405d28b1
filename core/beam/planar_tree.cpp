// SPDX-License-Identifier: MIT
#include "core/beam/planar_tree.h"

#include "core/base/require.h"

#include <cmath>
#include <string>
#include <utility>

namespace linkwright {

namespace {

Eigen::Index count(const PlanarTree& tree) { return std::ssize(tree.links); }
const PlanarLink& link(const PlanarTree& tree, Eigen::Index i) { return tree.links[static_cast<std::size_t>(i)]; }

}  // namespace

Result<PlanarTree> checked(PlanarTree tree) {
  Diagnostics problems;
  const auto error = [&](Eigen::Index i, const Message& what) {
    problems.push_back({Severity::Error, {}, 0, Message("Elastic", "link %1 %2").arg(i + 1, what)});
  };
  for (Eigen::Index i = 0; i < count(tree); ++i) {
    const PlanarLink& rod = link(tree, i);
    if (rod.parent < -1 || rod.parent >= i)
      error(i, Message("Elastic", "has no earlier link as its parent; parents must come before their children"));
    if (!(std::isfinite(rod.length) && rod.length > 0.0))
      error(i, Message("Elastic", "needs a length greater than 0 m"));
    const bool has_mass = std::isfinite(rod.mass + rod.tip_mass) && rod.mass >= 0.0 && rod.tip_mass >= 0.0;
    if (!has_mass) error(i, Message("Elastic", "has an invalid mass; it must be at least 0 kg"));
  }
  if (!tree.gravity.allFinite())
    problems.push_back(
        {Severity::Error, {}, 0, Message("Elastic", "the components of gravity must be finite numbers")});
  if (hasErrors(problems)) return Result<PlanarTree>::failure(std::move(problems));
  return tree;
}

PlanarNodes nodesOf(const PlanarTree& tree, const JointMotion& motion) {
  const Eigen::Index n = count(tree);
  requireSize(motion.q.size(), n, "q");
  requireSize(motion.qd.size(), n, "qd");
  requireSize(motion.qdd.size(), n, "qdd");
  require((motion.q + motion.qd + motion.qdd).allFinite(), "the motion must be finite numbers");
  PlanarNodes nodes{Eigen::VectorXd(n), Eigen::VectorXd(2 * n), Eigen::VectorXd(2 * n)};
  Eigen::VectorXd rate(n), acceleration(n);
  for (Eigen::Index i = 0; i < n; ++i) {
    const Eigen::Index p = link(tree, i).parent;
    // angle, its rate and acceleration: the parent's plus the joint's
    nodes.angle[i] = (p < 0 ? 0.0 : nodes.angle[p]) + motion.q[i];
    rate[i] = (p < 0 ? 0.0 : rate[p]) + motion.qd[i];
    acceleration[i] = (p < 0 ? 0.0 : acceleration[p]) + motion.qdd[i];
    // the tip turns about the parent's: tangential and centripetal
    const double l = link(tree, i).length;
    const Eigen::Vector2d along = l * Eigen::Vector2d(std::cos(nodes.angle[i]), std::sin(nodes.angle[i]));
    const Eigen::Vector2d across(-along.y(), along.x());
    const Eigen::Vector2d a = acceleration[i] * across - rate[i] * rate[i] * along;
    const Eigen::Vector2d p_parent =
        p < 0 ? Eigen::Vector2d(0.0, 0.0) : Eigen::Vector2d(nodes.position.segment<2>(2 * p));
    const Eigen::Vector2d a_parent =
        p < 0 ? Eigen::Vector2d(0.0, 0.0) : Eigen::Vector2d(nodes.acceleration.segment<2>(2 * p));
    nodes.position.segment<2>(2 * i) = p_parent + along;
    nodes.acceleration.segment<2>(2 * i) = a_parent + a;
  }
  return nodes;
}

Eigen::VectorXd nodalForces(const PlanarTree& tree, const Eigen::VectorXd& acceleration, NodalMass mass) {
  const Eigen::Index n = count(tree);
  requireSize(acceleration.size(), 2 * n, "acceleration");
  Eigen::VectorXd P = Eigen::VectorXd::Zero(2 * n);
  for (Eigen::Index i = 0; i < n; ++i) {
    const PlanarLink& rod = link(tree, i);
    // weight as an acceleration of everything, the origin too
    const Eigen::Vector2d tip = Eigen::Vector2d(acceleration.segment<2>(2 * i)) - tree.gravity;
    Eigen::Vector2d root = -tree.gravity;
    if (rod.parent >= 0) root += acceleration.segment<2>(2 * rod.parent);
    // m/6 [2 1; 1 2], or m/2 at each end
    const double own = mass == NodalMass::Consistent ? rod.mass / 3.0 : rod.mass / 2.0;
    const double other = mass == NodalMass::Consistent ? rod.mass / 6.0 : 0.0;
    P.segment<2>(2 * i) += (own + rod.tip_mass) * tip + other * root;
    if (rod.parent >= 0) P.segment<2>(2 * rod.parent) += own * root + other * tip;
  }
  return P;
}

ParallelScheme parallelScheme(const PlanarTree& tree, const Eigen::VectorXd& angle, Eigen::VectorXd P) {
  const Eigen::Index n = count(tree);
  requireSize(angle.size(), n, "angle");
  requireSize(P.size(), 2 * n, "P");
  ParallelScheme scheme{Eigen::MatrixXd::Zero(n, n), Eigen::MatrixXd::Zero(n, 2 * n), std::move(P)};
  for (Eigen::Index node = 0; node < n; ++node) {
    // link k carries what acts on this node: itself and every link towards the base
    for (Eigen::Index k = node; k >= 0; k = link(tree, k).parent) {
      scheme.L(k, node) = link(tree, node).length;
      scheme.T(k, 2 * node) = -std::sin(angle[k]);
      scheme.T(k, 2 * node + 1) = std::cos(angle[k]);
    }
  }
  return scheme;
}

Eigen::VectorXd parallelInverseDynamics(const PlanarTree& tree, const JointMotion& motion, NodalMass mass) {
  const PlanarNodes nodes = nodesOf(tree, motion);
  return parallelScheme(tree, nodes.angle, nodalForces(tree, nodes.acceleration, mass)).torque();
}

}  // namespace linkwright
