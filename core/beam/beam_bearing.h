// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_pass.h"
#include "core/beam/elastic_run.h"

#include <Eigen/Core>

#include <stop_token>
#include <vector>

namespace linkwright {

/// What is cut through at one place of a beam: force (N, V_y, V_z) and moment (T, M_y, M_z) with which the part further
/// out acts on the part nearer to the root, about the bent place, in the beam's axes at its root. N, N m. N is positive
/// in tension. Of a force F across, in y, at the tip of a cantilever: V_y = F, M_z = F (L - x); of one in z: V_z = F,
/// M_y = -F (L - x).
struct SectionLoad {
  double x = 0.0;  ///< along the straight beam, m
  Eigen::Vector3d force = Eigen::Vector3d::Zero();
  Eigen::Vector3d moment = Eigen::Vector3d::Zero();

  double bending() const;  ///< |M|, of M_y and M_z together
};

/// What a beam bears: both ends of every element, [2 elements], from the root outward.
struct BeamBearing {
  int body = -1;
  std::vector<SectionLoad> ends;

  double length() const { return ends.empty() ? 0.0 : ends.back().x; }
  /// `at` in elements from the root: 2.5 is in the middle of the third. A straight line within an element, as the cubic
  /// has it: of a load q (N/m) along an element of length l that is up to q l^2 / 8 off the parabola. Exact at nodes.
  SectionLoad at(double at) const;
};

/// Bodies of the tree that bend, in their order.
std::vector<int> beamBodies(const ElasticTree& tree);

/// Of a body that bends, from `pass` after outward(state). An element's two ends bear K (u + b u') with the stiffness
/// of its tension and M (a + a_damping u'), as the nodes' equations have them, so that what the root bears is what its
/// joint carries (the opposite of BodyPass::total) and two elements agree at their node where nothing hangs on it. Node
/// 0 has no deformation. O(elements).
BeamBearing beamBearing(const ElasticPass& pass, const ElasticState& state, int body);

/// Place of the bent centre line in its body's frame, m; `at` as in BeamBearing::at, `u` [tree.size]. Euler-Bernoulli:
/// the cubic; shifted integration: straight between nodes.
Eigen::Vector3d centreLine(const ElasticTree& tree, int body, const Eigen::VectorXd& u, double at);

/// Poses of all bodies with joints at `q` and deformations `u`, by ElasticTree::bodies. With u made larger what hangs
/// beyond goes along: nodes turn by exp of their rotation vectors, so that far beyond small angles the line's slope and
/// that turn come apart. O(n).
std::vector<Pose> placesOf(const ElasticTree& tree, const Eigen::VectorXd& q, const Eigen::VectorXd& u);
/// The links' frames of those, by Model::links().
std::vector<Pose> linkPlaces(const ElasticTree& tree, const std::vector<Pose>& X_WB);
/// Links that an elastic link carries, and that do not bend themselves: indices into Model::links().
std::vector<int> carriedLinks(const ElasticTree& tree);

/// The largest of a whole run, without the first sample of one that begins locked: that is of a system still held.
struct BearingPeaks {
  struct Beam {
    int body = -1;
    std::vector<double> x;        ///< [2 elements], as BeamBearing::ends
    std::vector<double> bending;  ///< |M| there, at the instant at which it is largest, N m
    double deflection = 0.0;      ///< of the tip across the straight beam, m
  };
  std::vector<Beam> beams;   ///< by beamBodies()
  double bending = 0.0;      ///< of all beams, N m
  double nodal_force = 0.0;  ///< of {P} and of rigid bodies' own forces, N
};
/// O(samples n). `stop` ends it early, with what has been looked through by then.
BearingPeaks bearingPeaks(const ElasticRun& run, const std::stop_token& stop = {});

}  // namespace linkwright
