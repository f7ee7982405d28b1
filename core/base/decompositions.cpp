// SPDX-License-Identifier: MIT
#include "core/base/decompositions.h"

namespace Eigen {

template void PartialPivLU<MatrixXd>::compute();
template void FullPivLU<MatrixXd>::computeInPlace();
template void ColPivHouseholderQR<MatrixXd>::computeInPlace();
template void CompleteOrthogonalDecomposition<MatrixXd>::computeInPlace();
template JacobiSVD<MatrixXd>& JacobiSVD<MatrixXd>::compute(const MatrixXd&, unsigned);
template GeneralizedSelfAdjointEigenSolver<MatrixXd>& GeneralizedSelfAdjointEigenSolver<MatrixXd>::compute(
    const MatrixXd&, const MatrixXd&, int);
template void HessenbergDecomposition<MatrixXd>::_compute(MatrixXd&, VectorXd&, RowVectorXd&);
template RealSchur<MatrixXd>& RealSchur<MatrixXd>::computeFromHessenberg(const MatrixXd&, const MatrixXd&, bool);
template SelfAdjointEigenSolver<MatrixXd>& SelfAdjointEigenSolver<MatrixXd>::compute(const EigenBase<MatrixXd>&, int);
template EigenSolver<MatrixXd>& EigenSolver<MatrixXd>::compute(const EigenBase<MatrixXd>&, bool);
template LLT<MatrixXd>& LLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
template void LLT<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;
template LDLT<MatrixXd>& LDLT<MatrixXd>::compute(const EigenBase<MatrixXd>&);
template void LDLT<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;
template void FullPivLU<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;
template void FullPivLU<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;
template void HouseholderQR<MatrixXd>::computeInPlace();
template void HouseholderQR<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;
template void CompleteOrthogonalDecomposition<MatrixXd>::_solve_impl(const VectorXd&, VectorXd&) const;
template void CompleteOrthogonalDecomposition<MatrixXd>::_solve_impl(const MatrixXd&, MatrixXd&) const;

}  // namespace Eigen
