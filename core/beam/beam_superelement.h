// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/band_factor.h"
#include "core/beam/elastic_tree.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// M and K of the free nodes of a beam, root clamped: [size][size], six a node (displacement, rotation).
Eigen::MatrixXd freeMass(const ElasticBeam& beam);
Eigen::MatrixXd freeStiffness(const ElasticBeam& beam);

/// A beam as it is felt from outside while A = w_M M + w_K K weighs what its free nodes do: solved once for all steps,
/// so that a step costs a band solve and matrices of six for each place where something hangs. Where a beam is bent so
/// far that its tension changes the stiffness, A is made anew with K as it is there. Accelerations and wrenches are
/// [angular; linear].
class BeamSuperelement {
public:
  BeamSuperelement(const ElasticBeam& beam, std::vector<int> nodes, double weight_mass, double weight_stiffness);
  /// A with `weight` times what the deformations `u` [size] add to K. O(size).
  void weigh(const ElasticBeam& beam, const Eigen::Ref<const Eigen::VectorXd>& u, double weight);

  BandFactor A;
  std::vector<int> slot_nodes;  ///< nodes that something hangs on, root apart
  Eigen::MatrixXd from_slots;   ///< A^-1 E^T: what a wrench at a slot does [size][6 slots]
  Eigen::MatrixXd from_root;    ///< A^-1 B: what the root's acceleration does [size][6], B = M G of the free nodes
  Eigen::MatrixXd coupling;     ///< B [size][6]
  Eigen::MatrixXd slot_slot;    ///< E A^-1 E^T
  Eigen::MatrixXd slot_root;    ///< E A^-1 B [6 slots][6]
  Matrix6 root_inertia;         ///< G^T M G - B^T A^-1 B

private:
  void solve(const Eigen::MatrixXd& weighed);
  Eigen::MatrixXd straight_, slots_transposed_;  // A of the straight beam, E^T
  Matrix6 whole_inertia_;
};

/// What a tension that bending brings adds to K [size][size] at the deformations `u`: the tangent of a beam whose
/// tension is E A (stretch + half the square of its slope).
void addBentStiffness(const ElasticBeam& beam, const Eigen::Ref<const Eigen::VectorXd>& u, double weight,
                      Eigen::MatrixXd& K);

/// E y at a slot: [rotation; displacement] of node `node` in a beam's own vector of free nodes.
inline Vector6 atNode(const Eigen::Ref<const Eigen::VectorXd>& y, int node) {
  Vector6 out;
  out << y.segment<3>(6 * (node - 1) + 3), y.segment<3>(6 * (node - 1));
  return out;
}

/// What a frame's acceleration is at a place r of it, without rates: [alpha; a + alpha x r].
Matrix6 carriedTo(const Eigen::Vector3d& r);

}  // namespace linkwright
