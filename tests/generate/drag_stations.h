// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <cstdint>
#include <string>
#include <vector>

namespace linkwright::generate {

/// The hand of an arm, its length scale, and the weighted Jacobian that the solver's statuses speak of, all by central
/// differences of forward kinematics: none of the solver's own code.
class HandOf {
public:
  explicit HandOf(const Model& model);

  const Model& model() const { return *model_; }
  Pose at(const Eigen::VectorXd& q) const;
  /// From `from` to `to`: rotation vector, then the shift in length scales.
  Eigen::Matrix<double, 6, 1> difference(const Pose& from, const Pose& to) const;
  Eigen::MatrixXd jacobian(const Eigen::VectorXd& q) const;
  double sigmaMin(const Eigen::VectorXd& q) const;

private:
  const Model* model_;
  int link_;
  double length_;
};

/// A pose that the path goes through.
struct Station {
  std::string what;
  Eigen::VectorXd q;
  double pull = 0.0;  ///< m: how far the target is pulled outwards here, beyond the arm's reach
};

/// The stations of an arm by the name of its file.
std::vector<Station> stationsOf(const HandOf& hand, const std::string& file, std::uint64_t seed);

}  // namespace linkwright::generate
