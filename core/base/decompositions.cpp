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

}  // namespace Eigen
