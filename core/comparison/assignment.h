// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// The column that each row of a square matrix of costs is given so that the sum is least and every column is given
/// once (the Hungarian method with potentials, O(n^3): Kuhn 1955, Munkres 1957). Costs must be finite.
std::vector<int> cheapestAssignment(const Eigen::MatrixXd& costs);

}  // namespace linkwright
