// SPDX-License-Identifier: MIT
#pragma once

// Eigen's decompositions of matrices of doubles. They are long templates, and each takes seconds to compile: their long
// members are compiled once for all of core (decompositions.cpp). Include this in place of Eigen's own headers, and
// solve for a VectorXd or a MatrixXd: of an expression they would be compiled anew.

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
extern template SelfAdjointEigenSolver<MatrixXd>& SelfAdjointEigenSolver<MatrixXd>::compute(const EigenBase<MatrixXd>&,
                                                                                            int);
extern template EigenSolver<MatrixXd>& EigenSolver<MatrixXd>::compute(const EigenBase<MatrixXd>&, bool);
extern template LLT<MatrixXd>& LLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
extern template void LLT<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;
extern template LDLT<MatrixXd>& LDLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
extern template void LDLT<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;
extern template void FullPivLU<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;
extern template void FullPivLU<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;
extern template void HouseholderQR<MatrixXd>::computeInPlace();
extern template void HouseholderQR<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;
extern template void CompleteOrthogonalDecomposition<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;
extern template void CompleteOrthogonalDecomposition<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;

}  // namespace Eigen
