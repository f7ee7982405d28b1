// SPDX-License-Identifier: MIT
#include "core/ik/first_weights.h"

#include "core/base/decompositions.h"
#include "core/ik/ik_method.h"
#include "core/kinematics/jacobian.h"

#include <cmath>

namespace linkwright {
namespace {

constexpr double kOneRank = 1e-9;  // of the largest singular value

// rows that the joints can choose, of the first `rows` (position) or of all
int rankOf(const Model& model, int link, int rows) {
  Eigen::Matrix<double, 6, Eigen::Dynamic> J = jacobian(model, bentPose(model), link);
  const Eigen::MatrixXd part = rows == 3 ? Eigen::MatrixXd(J.bottomRows<3>()) : Eigen::MatrixXd(J);
  if (part.cols() == 0) return 0;
  const Eigen::VectorXd sigma = Eigen::JacobiSVD<Eigen::MatrixXd>(part).singularValues();
  return static_cast<int>((sigma.array() > kOneRank * sigma.maxCoeff()).count());
}

}  // namespace

Eigen::VectorXd bentPose(const Model& model) {
  Eigen::VectorXd q = model.readyPose();
  for (Eigen::Index j = 0; j < q.size(); ++j) q[j] += 0.25 + 0.07 * std::sin(1.0 + 2.0 * static_cast<double>(j));
  return q.cwiseMax(model.lowerLimits()).cwiseMin(model.upperLimits());
}

Eigen::Matrix<double, 6, 1> firstWeights(const Model& model, int link, bool position_only) {
  Eigen::Matrix<double, 6, 1> weights = defaultWeights(model, link);
  constexpr int kWholePose = 6;
  const int all = rankOf(model, link, kWholePose);
  // five joints cannot choose any direction of the hand, and in between lies no square Jacobian
  const bool can_turn = all >= kWholePose || (all > rankOf(model, link, 3) && all != 5);
  if (position_only || !can_turn) weights.tail<3>().setZero();
  return weights;
}

}  // namespace linkwright
