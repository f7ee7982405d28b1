// SPDX-License-Identifier: MIT
#include "core/comparison/fit.h"

#include "core/base/decompositions.h"
#include "core/comparison/assignment.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace linkwright {
namespace {

constexpr double kNeeded = 10.0;  // what a parameter of one joint must gain, beyond the usual price of a parameter

/// A term that is fitted to one joint's torques: what it is multiplied by, and where the coefficient goes.
struct FittedTerm {
  Eigen::VectorXd values;
  double* coefficient;
  bool may_be_negative;
};

constexpr Eigen::Index kRowsOfTerm = 4;  // a term that fits a few numbers anyhow says nothing
constexpr double kSurely = 25.0;         // squared: five standard deviations

class Fitter {
public:
  Fitter(VariantRunner& runner, const TorqueVariant& variant, const NoiseLevel& noise)
      : variant_(variant),
        noise_(noise),
        states_(runner.states(variant.delay)),
        theirs_(runner.theirs()),
        ours_(runner.torques(variant)) {}

  FittedVariant fitted() {
    const Eigen::Index joints = theirs_.cols();
    result_.order.resize(static_cast<std::size_t>(joints));
    std::iota(result_.order.begin(), result_.order.end(), 0);
    result_.factor = Eigen::VectorXd::Ones(joints);
    result_.rotor = result_.viscous = result_.coulomb = Eigen::VectorXd::Zero(joints);
    if (variant_.reorder) reorder();
    if (variant_.scale_all) scaleAll();
    result_.residual = theirs_ - ours_;
    for (int j = 0; j < joints; ++j) fitJoint(j);
    result_.squares = result_.residual.colwise().squaredNorm().transpose();
    result_.score = -result_.parameters * priceOfParameter();
    for (int j = 0; j < joints; ++j) result_.score -= noise_.cost(j, result_.squares[j], theirs_.rows());
    if (!std::isfinite(result_.score)) result_.score = std::numeric_limits<double>::lowest();  // numbers too large
    return std::move(result_);
  }

private:
  double priceOfParameter() const { return std::log(static_cast<double>(theirs_.size())); }

  void reorder() {
    const Eigen::Index joints = theirs_.cols();
    Eigen::MatrixXd costs(joints, joints);
    for (Eigen::Index j = 0; j < joints; ++j) {
      for (Eigen::Index k = 0; k < joints; ++k) {
        // with a factor that is still to be found, by the shape of the curves alone
        const double own = ours_.col(k).squaredNorm();
        const double factor = variant_.scale_all && own > 0.0 ? theirs_.col(j).dot(ours_.col(k)) / own : 1.0;
        costs(j, k) =
            noise_.cost(static_cast<int>(j), (theirs_.col(j) - factor * ours_.col(k)).squaredNorm(), theirs_.rows());
      }
    }
    if (!costs.allFinite()) return;
    result_.order = cheapestAssignment(costs);
    const Eigen::MatrixXd in_order = ours_;
    for (Eigen::Index j = 0; j < joints; ++j) ours_.col(j) = in_order.col(result_.order[static_cast<std::size_t>(j)]);
  }

  /// One factor for all joints; joints count by how little is left at them.
  void scaleAll() {
    Eigen::VectorXd weight = noise_.scale.cwiseAbs2().cwiseInverse();
    double factor = 1.0, size = 0.0;
    for (int pass = 0; pass < 4; ++pass) {
      double with_theirs = 0.0, with_ours = 0.0;
      for (Eigen::Index j = 0; j < theirs_.cols(); ++j) {
        with_theirs += weight[j] * ours_.col(j).dot(theirs_.col(j));
        with_ours += weight[j] * ours_.col(j).squaredNorm();
      }
      if (with_ours <= 0.0) return;
      factor = with_theirs / with_ours;
      size = factor * factor * with_ours;
      for (Eigen::Index j = 0; j < theirs_.cols(); ++j) {
        const double left = (theirs_.col(j) - factor * ours_.col(j)).squaredNorm();
        weight[j] = noise_.is_known
                        ? 1.0 / (noise_.sigma[j] * noise_.sigma[j])
                        : static_cast<double>(theirs_.rows()) /
                              (left + static_cast<double>(theirs_.rows()) * noise_.floor[j] * noise_.floor[j]);
      }
    }
    ours_ *= factor;
    result_.factor.setConstant(factor);
    result_.vanishes = size < kSurely;
    ++result_.parameters;
  }

  void fitJoint(int j) {
    const int source = result_.order[static_cast<std::size_t>(j)];
    std::vector<FittedTerm> terms;
    if (std::count(variant_.scaled.begin(), variant_.scaled.end(), j) > 0)
      terms.push_back({ours_.col(j), &result_.factor[j], true});
    if (variant_.rotor) terms.push_back({states_.qdd.col(source), &result_.rotor[j], false});
    if (variant_.friction) {
      terms.push_back({states_.qd.col(source), &result_.viscous[j], false});
      terms.push_back({states_.qd.col(source).array().sign().matrix(), &result_.coulomb[j], false});
    }
    while (!terms.empty() && !solve(j, terms)) {
    }
  }

  /// Fits the terms; false where one of them came out negative that must not, and was taken out.
  bool solve(int j, std::vector<FittedTerm>& terms) {
    const auto count = static_cast<Eigen::Index>(terms.size());
    if (theirs_.rows() < kRowsOfTerm * count) return true;
    Eigen::MatrixXd A(theirs_.rows(), count);
    for (Eigen::Index k = 0; k < count; ++k) A.col(k) = terms[static_cast<std::size_t>(k)].values;
    const Eigen::VectorXd residual = result_.residual.col(j);
    const Eigen::MatrixXd normal = A.transpose() * A;
    const Eigen::VectorXd right = A.transpose() * residual;
    const Eigen::VectorXd x = Eigen::ColPivHouseholderQR<Eigen::MatrixXd>(normal).solve(right);
    for (Eigen::Index k = 0; k < count; ++k) {
      const auto at = static_cast<std::size_t>(k);
      if (std::isfinite(x[k]) && (x[k] > 0.0 || terms[at].may_be_negative)) continue;
      terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(at));
      return false;
    }
    const Eigen::VectorXd left = residual - A * x;
    const double gain =
        noise_.cost(j, residual.squaredNorm(), residual.size()) - noise_.cost(j, left.squaredNorm(), residual.size());
    if (gain < kNeeded + static_cast<double>(count) * priceOfParameter()) return true;
    result_.residual.col(j) = left;
    if (terms.front().coefficient == &result_.factor[j]) {
      const double factor = result_.factor[j] + x[0];
      const double noise =
          noise_.is_known ? noise_.sigma[j] * noise_.sigma[j]
                          : left.squaredNorm() / static_cast<double>(left.size()) + noise_.floor[j] * noise_.floor[j];
      if (factor * factor * A.col(0).squaredNorm() < kSurely * noise) result_.vanishes = true;
    }
    for (Eigen::Index k = 0; k < count; ++k) *terms[static_cast<std::size_t>(k)].coefficient += x[k];
    result_.parameters += static_cast<int>(count);
    return true;
  }

  const TorqueVariant& variant_;
  const NoiseLevel& noise_;
  const BatchInput& states_;
  const Eigen::MatrixXd& theirs_;
  Eigen::MatrixXd ours_;
  FittedVariant result_;
};

}  // namespace

double NoiseLevel::cost(int joint, double squares, Eigen::Index count) const {
  if (is_known) return squares / (sigma[joint] * sigma[joint]);
  const auto samples = static_cast<double>(count);
  return samples * std::log(squares / samples + floor[joint] * floor[joint]);
}

FittedVariant fit(VariantRunner& runner, const TorqueVariant& variant, const NoiseLevel& noise) {
  return Fitter(runner, variant, noise).fitted();
}

}  // namespace linkwright
