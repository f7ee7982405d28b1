// SPDX-License-Identifier: MIT
#include "core/contact/contact_system.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"
#include "core/base/words.h"

#include <cmath>
#include <limits>

namespace linkwright {
namespace {

constexpr Words<ContactStatus, 4> kStatuses = {{{ContactStatus::Determined, "determined"},
                                                {ContactStatus::Singular, "singular"},
                                                {ContactStatus::Redundant, "redundant"},
                                                {ContactStatus::Jammed, "jammed"}}};

/// Friction takes so much of the mobility away that what is left is round-off.
constexpr double kJammed = 1e-9;

void solveOne(double A, double N, double y, ContactSystemSolution& out) {
  out.condition = 1.0;
  out.indeterminate.resize(1, 0);
  out.status = ContactStatus::Determined;
  if (!(N > 0.0)) {
    // the point cannot move along the normal at all
    out.status = ContactStatus::Redundant;
    out.indeterminate = Eigen::MatrixXd::Ones(1, 1);
    out.f[0] = 0.0;
    return;
  }
  if (!(A > kJammed * N)) out.status = ContactStatus::Jammed;
  out.f[0] = std::abs(A) > std::numeric_limits<double>::min() ? y / A : 0.0;
}

void solveBySingularValues(const Eigen::MatrixXd& A, const Eigen::VectorXd& y, ContactSystemSolution& out) {
  const Eigen::JacobiSVD<Eigen::MatrixXd> svd(A, Eigen::ComputeFullU | Eigen::ComputeFullV);
  const Eigen::VectorXd& sigma = svd.singularValues();
  const Eigen::Index m = sigma.size();
  Eigen::Index rank = 0;
  while (rank < m && sigma[rank] > kLostForce * sigma[0]) ++rank;
  out.f.setZero(m);
  for (Eigen::Index k = 0; k < rank; ++k) {
    out.f += svd.matrixV().col(k) * (svd.matrixU().col(k).dot(y) / sigma[k]);
  }
  out.condition = rank > 0 ? sigma[0] / sigma[rank - 1] : std::numeric_limits<double>::infinity();
  out.indeterminate = svd.matrixV().rightCols(m - rank);
  out.status = rank < m                           ? ContactStatus::Redundant
               : out.condition >= kIllConditioned ? ContactStatus::Singular
                                                  : ContactStatus::Determined;
}

}  // namespace

const char* toString(ContactStatus status) { return wordOf(kStatuses, status); }

void solveContactSystem(const Eigen::MatrixXd& A, const Eigen::MatrixXd& N, const Eigen::VectorXd& y,
                        ContactSystemSolution& out) {
  const Eigen::Index m = y.size();
  requireSize(A.rows(), m, "A");
  requireSize(A.cols(), m, "A");
  requireSize(N.rows(), m, "N");
  requireSize(N.cols(), m, "N");
  out.f.resize(m);
  if (m == 0) return;
  if (m == 1) return solveOne(A(0, 0), N(0, 0), y[0], out);
  solveBySingularValues(A, y, out);
  // friction has turned the sign: on the way from none to all of it A was singular
  if (out.status != ContactStatus::Redundant && A != N && A.determinant() * N.determinant() <= 0.0) {
    out.status = ContactStatus::Jammed;
  }
}

double criticalFrictionFactor(const Eigen::MatrixXd& A, const Eigen::MatrixXd& N) {
  double critical = std::numeric_limits<double>::infinity();
  if (A.size() == 0 || A == N) return critical;
  // N x = s (N - A) x: 1 / s are the eigenvalues of N^+ (N - A)
  const Eigen::MatrixXd share = N.completeOrthogonalDecomposition().solve(Eigen::MatrixXd(N - A));
  const Eigen::VectorXcd eigenvalues = share.eigenvalues();
  for (Eigen::Index k = 0; k < eigenvalues.size(); ++k) {
    const double real = eigenvalues[k].real();
    const bool is_real = std::abs(eigenvalues[k].imag()) <= 1e-9 * std::abs(eigenvalues[k]);
    if (is_real && real > 0.0) critical = std::min(critical, 1.0 / real);
  }
  return critical;
}

}  // namespace linkwright
