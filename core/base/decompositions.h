// SPDX-License-Identifier: MIT
#pragma once

// Eigen's decompositions of matrices of doubles. They are long templates, and each takes seconds to compile: their long
// members are compiled once for all of core (decompositions.cpp). Include this in place of Eigen's own headers.

#include <Eigen/Cholesky>
#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <Eigen/QR>
#include <Eigen/SVD>

namespace Eigen {

extern template void PartialPivLU<MatrixXd>::compute();
extern template void FullPivLU<MatrixXd>::computeInPlace();
extern template void ColPivHouseholderQR<MatrixXd>::computeInPlace();
extern template void CompleteOrthogonalDecomposition<MatrixXd>::computeInPlace();
extern template JacobiSVD<MatrixXd>& JacobiSVD<MatrixXd>::compute(const MatrixXd&, unsigned);
extern template GeneralizedSelfAdjointEigenSolver<MatrixXd>& GeneralizedSelfAdjointEigenSolver<MatrixXd>::compute(
    const MatrixXd&, const MatrixXd&, int);
extern template void HessenbergDecomposition<MatrixXd>::_compute(MatrixXd&, VectorXd&, RowVectorXd&);
extern template RealSchur<MatrixXd>& RealSchur<MatrixXd>::computeFromHessenberg(const MatrixXd&, const MatrixXd&, bool);

}  // namespace Eigen
