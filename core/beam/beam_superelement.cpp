// SPDX-License-Identifier: MIT
#include "core/beam/beam_superelement.h"

#include "core/spatial/rotation.h"

#include <utility>

namespace linkwright {

namespace {

constexpr int kWidth = 11;

Eigen::MatrixXd assembled(const ElasticBeam& beam, Matrix12 (*matrixOf)(const BeamElement&)) {
  const Eigen::Index all = 6 * beam.nodes();
  Eigen::MatrixXd A = Eigen::MatrixXd::Zero(all, all);
  for (std::size_t k = 0; k < beam.elements.size(); ++k) {
    const auto at = 6 * static_cast<Eigen::Index>(k);
    A.block<12, 12>(at, at) += matrixOf(beam.elements[k]);
  }
  return A;
}

/// Rows of all nodes: what a frame's acceleration [alpha; a] gives them, displacement then rotation.
Eigen::MatrixXd carried(const ElasticBeam& beam) {
  Eigen::MatrixXd G = Eigen::MatrixXd::Zero(6 * beam.nodes(), 6);
  for (int k = 0; k < beam.nodes(); ++k) {
    G.block<3, 3>(6 * k, 0) = -skew(Eigen::Vector3d(beam.x[static_cast<std::size_t>(k)], 0.0, 0.0));
    G.block<3, 3>(6 * k, 3).setIdentity();
    G.block<3, 3>(6 * k + 3, 0).setIdentity();
  }
  return G;
}

}  // namespace

Eigen::MatrixXd freeMass(const ElasticBeam& beam) {
  return assembled(beam, massOf).bottomRightCorner(beam.size(), beam.size());
}
Eigen::MatrixXd freeStiffness(const ElasticBeam& beam) {
  return assembled(beam, stiffnessOf).bottomRightCorner(beam.size(), beam.size());
}

Matrix6 carriedTo(const Eigen::Vector3d& r) {
  Matrix6 X = Matrix6::Identity();
  X.bottomLeftCorner<3, 3>() = -skew(r);
  return X;
}

BeamSuperelement::BeamSuperelement(const ElasticBeam& beam, std::vector<int> places, double weight_mass,
                                   double weight_stiffness)
    : slot_nodes(std::move(places)) {
  const Eigen::Index n = beam.size(), m = 6 * std::ssize(slot_nodes);
  const Eigen::MatrixXd M = assembled(beam, massOf), G = carried(beam);
  const Eigen::MatrixXd MG = M * G;
  coupling = MG.bottomRows(n);
  whole_inertia_ = G.transpose() * MG;
  slots_transposed_ = Eigen::MatrixXd::Zero(n, m);
  for (std::size_t s = 0; s < slot_nodes.size(); ++s) {
    const Eigen::Index row = 6 * (slot_nodes[s] - 1), column = 6 * static_cast<Eigen::Index>(s);
    slots_transposed_.block<3, 3>(row, column + 3).setIdentity();
    slots_transposed_.block<3, 3>(row + 3, column).setIdentity();
  }
  straight_ = weight_mass * M.bottomRightCorner(n, n) + weight_stiffness * freeStiffness(beam);
  solve(straight_);
}

void BeamSuperelement::weigh(const ElasticBeam& beam, const Eigen::Ref<const Eigen::VectorXd>& u, double weight) {
  Eigen::MatrixXd weighed = straight_;
  addBentStiffness(beam, u, weight, weighed);
  solve(weighed);
}

void BeamSuperelement::solve(const Eigen::MatrixXd& weighed) {
  A = BandFactor(weighed, kWidth);
  from_slots = A.solved(slots_transposed_);
  from_root = A.solved(coupling);
  slot_slot = slots_transposed_.transpose() * from_slots;
  slot_root = slots_transposed_.transpose() * from_root;
  root_inertia = whole_inertia_ - coupling.transpose() * from_root;
}

void addBentStiffness(const ElasticBeam& beam, const Eigen::Ref<const Eigen::VectorXd>& u, double weight,
                      Eigen::MatrixXd& K) {
  if (!beam.has_geometric_stiffness) return;
  for (std::size_t k = 0; k < beam.elements.size(); ++k) {
    const BeamElement& element = beam.elements[k];
    const auto at = 6 * static_cast<Eigen::Index>(k) - 6;
    Eigen::Matrix<double, 12, 1> x = Eigen::Matrix<double, 12, 1>::Zero();
    if (k > 0) x.head<6>() = u.segment<6>(at);
    x.tail<6>() = u.segment<6>(at + 6);
    // N G + E A / l (c + G x)(c + G x)^T, less what K has of it already: c is the stretch's direction
    const Matrix12 G = geometricStiffnessOf(element);
    const Eigen::Matrix<double, 12, 1> Gx = G * x;
    const double N = element.axial * (x[6] - x[0] + 0.5 * x.dot(Gx));
    Eigen::Matrix<double, 12, 1> c = Eigen::Matrix<double, 12, 1>::Zero();
    c[0] = -1.0;
    c[6] = 1.0;
    const Matrix12 bent = N * G + element.axial * (c * Gx.transpose() + Gx * c.transpose() + Gx * Gx.transpose());
    if (k > 0) {
      K.block<12, 12>(at, at) += weight * bent;
    } else {
      K.block<6, 6>(0, 0) += weight * bent.bottomRightCorner<6, 6>();
    }
  }
}

}  // namespace linkwright
