// SPDX-License-Identifier: MIT
#include "core/dynamics/riccati.h"

#include "core/base/decompositions.h"
#include "core/base/require.h"

namespace linkwright {

Result<Regulator> linearQuadraticRegulator(const Eigen::MatrixXd& A, const Eigen::MatrixXd& B, const Eigen::MatrixXd& Q,
                                           const Eigen::MatrixXd& R) {
  using Found = Result<Regulator>;
  const Eigen::Index n = A.rows();
  requireSize(A.cols(), n, "A");
  requireSize(B.rows(), n, "B");
  requireSize(Q.rows(), n, "Q");
  requireSize(Q.cols(), n, "Q");
  requireSize(R.rows(), B.cols(), "R");
  requireSize(R.cols(), B.cols(), "R");
  require(A.allFinite() && B.allFinite() && Q.allFinite() && R.allFinite(), "A, B, Q and R must be finite numbers");
  const Eigen::LLT<Eigen::MatrixXd> R_factor(R);
  if (R_factor.info() != Eigen::Success) return Found::failure(Message("Dynamics", "R must be positive definite"));

  // H = [A, -B R^-1 B^T; -Q, -A^T]: its stable eigenvectors span [X; P X]
  Eigen::MatrixXd H(2 * n, 2 * n);
  H << A, -B * R_factor.solve(Eigen::MatrixXd(B.transpose())), -Q, -A.transpose();
  const Eigen::EigenSolver<Eigen::MatrixXd> solver(H);
  if (solver.info() != Eigen::Success)
    return Found::failure(Message("Dynamics", "the eigenvalues of the Hamiltonian matrix could not be computed"));
  const double size = solver.eigenvalues().cwiseAbs().maxCoeff();
  // real and imaginary part of a pair span what the pair does
  const Eigen::MatrixXd& vectors = solver.pseudoEigenvectors();
  Eigen::MatrixXd stable(2 * n, n);
  Eigen::Index count = 0;
  for (Eigen::Index k = 0; k < 2 * n; ++k) {
    if (solver.eigenvalues()[k].real() > -1e-10 * size) continue;
    if (count == n) break;
    stable.col(count++) = vectors.col(k);
  }
  const Eigen::FullPivLU<Eigen::MatrixXd> X(stable.topRows(n));
  if (count != n || !X.isInvertible()) {
    return Found::failure(Message("Dynamics",
                                  "no stabilising regulator exists because an unstable or undamped mode is not "
                                  "controllable, or an undamped mode is not observable through Q"));
  }
  Regulator regulator;
  // P = (P X) X^-1
  regulator.P = stable.bottomRows(n) * X.solve(Eigen::MatrixXd(Eigen::MatrixXd::Identity(n, n)));
  regulator.P = (0.5 * (regulator.P + regulator.P.transpose())).eval();
  regulator.K = R_factor.solve(Eigen::MatrixXd(B.transpose() * regulator.P));
  return regulator;
}

}  // namespace linkwright
