// SPDX-License-Identifier: MIT
#include "core/comparison/residual_structure.h"

#include "core/base/decompositions.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace linkwright {
namespace {

constexpr int kParametersOfBody = 10;

/// Ten bodies whose torques span those of any body.
Inertial unitBody(int k) {
  Inertial unit;
  if (k < 4) {
    unit.mass = 1.0;
    if (k > 0) unit.p_LLcm[k - 1] = 1.0;
    return unit;
  }
  constexpr std::array<std::array<int, 2>, 6> kElements = {{{0, 0}, {1, 1}, {2, 2}, {0, 1}, {0, 2}, {1, 2}}};
  const std::array<int, 2>& at = kElements[static_cast<std::size_t>(k - 4)];
  unit.I_LLcm_L(at[0], at[1]) = unit.I_LLcm_L(at[1], at[0]) = 1.0;
  return unit;
}

/// The F-distribution's variable as a normal deviate (Paulson 1942).
double fDeviate(double F, double a, double b) {
  const double p = 2.0 / (9.0 * a), q = 2.0 / (9.0 * b), root = std::cbrt(F);
  return ((1.0 - q) * root - (1.0 - p)) / std::sqrt(q * root * root + p);
}

}  // namespace

const char* nameOf(ResidualShape shape) {
  switch (shape) {
    case ResidualShape::Constant: return "constant";
    case ResidualShape::OfPosition: return "of-position";
    case ResidualShape::OfVelocity: return "of-velocity";
    case ResidualShape::OfAcceleration: return "of-acceleration";
    case ResidualShape::OfLink: return "of-link";
    case ResidualShape::OfForce: return "of-force";
  }
  return "";
}

ResidualStructure::ResidualStructure(VariantRunner& runner, const Mechanism& mechanism, const TorqueRecord& record)
    : model_(runner.model()), states_(runner.states()) {
  addBodies(runner, mechanism, record);
  addForce(runner);
  decompose(runner, record);
}

void ResidualStructure::addBodies(VariantRunner& runner, const Mechanism& mechanism, const TorqueRecord& record) {
  Mechanism massless = mechanism;
  for (Link& link : massless.links) {
    link.inertial.reset();
    link.payloads.clear();
  }
  BatchInput input = runner.states();
  input.external.clear();
  input.terms = {.joint_friction = false, .rotor = false, .springs = false};
  if (input.gravity.isZero()) input.gravity = record.states.gravity;
  BatchWorkspace workspace;
  for (int body = 0; body < model_.bodyCount(); ++body) {
    const ModelLink& link = model_.links()[static_cast<std::size_t>(model_.linkOfBody(body))];
    std::optional<Inertial>& inertial = massless.links[static_cast<std::size_t>(link.link)].inertial;
    std::vector<Eigen::MatrixXd>& torques = of_body_.emplace_back(kParametersOfBody);
    for (int k = 0; k < kParametersOfBody; ++k) {
      inertial = unitBody(k);
      inverseDynamics(Result<Model>(Model::compile(massless)).value(), input, workspace,
                      torques[static_cast<std::size_t>(k)]);
    }
    inertial.reset();
  }
}

void ResidualStructure::addForce(VariantRunner& runner) {
  BatchInput input = runner.states();
  input.external.clear();
  BatchWorkspace workspace;
  Eigen::MatrixXd without, with;
  inverseDynamics(model_, input, workspace, without);
  for (int k = 0; k < 6; ++k) {
    ExternalWrench unit{model_.deepestLink(), {}};
    (k < 3 ? unit.wrench.force : unit.wrench.moment)[k % 3] = 1.0;
    input.external.assign(static_cast<std::size_t>(without.rows()), {unit});
    inverseDynamics(model_, input, workspace, with);
    of_force_.emplace_back(with - without);
  }
}

void ResidualStructure::decompose(VariantRunner& runner, const TorqueRecord& record) {
  const Eigen::MatrixXd ours = runner.torques(TorqueVariant(record));
  const Eigen::Index rows = ours.rows();
  Eigen::MatrixXd earlier = Eigen::MatrixXd::Zero(rows, ours.cols());
  if (record.is_motion) {
    TorqueVariant late(record);
    late.delay = 1;
    earlier = ours - runner.torques(late);
  }
  for (Eigen::Index j = 0; j < ours.cols(); ++j) {
    std::vector<Eigen::VectorXd> columns = {Eigen::VectorXd::Ones(rows),
                                            states_.q.col(j),
                                            states_.qd.col(j),
                                            states_.qd.col(j).array().sign().matrix(),
                                            states_.qd.col(j).array().cube().matrix(),
                                            states_.qdd.col(j),
                                            earlier.col(j)};
    for (Eigen::Index k = 0; k < ours.cols(); ++k) columns.emplace_back(ours.col(k));
    for (const Eigen::MatrixXd& torques : of_force_) columns.emplace_back(torques.col(j));
    for (const std::vector<Eigen::MatrixXd>& body : of_body_) {
      for (const Eigen::MatrixXd& torques : body) columns.emplace_back(torques.col(j));
    }
    Eigen::MatrixXd A(rows, 0);
    for (const Eigen::VectorXd& column : columns) {
      const double size = column.norm();
      if (size < 1e-12) continue;
      A.conservativeResize(Eigen::NoChange, A.cols() + 1);
      A.rightCols(1) = column / size;
    }
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr;
    qr.setThreshold(1e-7);
    qr.compute(A);
    const Eigen::Index rank = std::min(qr.rank(), rows / 3);
    basis_.emplace_back(qr.householderQ() * Eigen::MatrixXd::Identity(rows, rank));
  }
}

Eigen::VectorXd ResidualStructure::noise(const Eigen::MatrixXd& residual) const {
  Eigen::VectorXd sigma(residual.cols());
  for (Eigen::Index j = 0; j < residual.cols(); ++j) {
    const Eigen::MatrixXd& Q = basis_[static_cast<std::size_t>(j)];
    const double left = residual.col(j).squaredNorm() - (Q.transpose() * residual.col(j)).squaredNorm();
    sigma[j] = std::sqrt(std::max(left, 0.0) / static_cast<double>(residual.rows() - Q.cols()));
  }
  return sigma;
}

Eigen::VectorXd ResidualStructure::lackOfFit(const Eigen::MatrixXd& residual) const {
  Eigen::VectorXd deviates(residual.cols());
  for (Eigen::Index j = 0; j < residual.cols(); ++j) {
    const Eigen::MatrixXd& Q = basis_[static_cast<std::size_t>(j)];
    const double of_terms = (Q.transpose() * residual.col(j)).squaredNorm();
    const double left = std::max(residual.col(j).squaredNorm() - of_terms, 1e-300);
    const auto a = static_cast<double>(Q.cols()), b = static_cast<double>(residual.rows() - Q.cols());
    deviates[j] = a > 0.0 ? fDeviate((of_terms / a) / (left / b), a, b) : 0.0;
  }
  return deviates;
}

ShapedResidual ResidualStructure::shaped(ResidualShape shape, const std::vector<int>& joints,
                                         const std::vector<Eigen::MatrixXd>& terms, const Eigen::MatrixXd& residual,
                                         const NoiseLevel& noise, const Eigen::VectorXd& sigma) const {
  const auto count = static_cast<Eigen::Index>(terms.size());
  Eigen::MatrixXd normal = Eigen::MatrixXd::Zero(count, count);
  Eigen::VectorXd right = Eigen::VectorXd::Zero(count);
  for (const int j : joints) {
    Eigen::MatrixXd A(residual.rows(), count);
    for (Eigen::Index k = 0; k < count; ++k) A.col(k) = terms[static_cast<std::size_t>(k)].col(j) / sigma[j];
    normal += A.transpose() * A;
    right += A.transpose() * residual.col(j) / sigma[j];
  }
  Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> solver;
  solver.setThreshold(1e-9);
  solver.compute(normal);
  const Eigen::VectorXd x = solver.solve(right);
  ShapedResidual result;
  result.shape = shape;
  double before = 0.0, after = 0.0;
  for (int j = 0; j < residual.cols(); ++j) {
    Eigen::VectorXd left = residual.col(j);
    before += left.squaredNorm() / (sigma[j] * sigma[j]);
    if (std::count(joints.begin(), joints.end(), j) > 0) {
      for (Eigen::Index k = 0; k < count; ++k) left -= x[k] * terms[static_cast<std::size_t>(k)].col(j);
    }
    after += left.squaredNorm() / (sigma[j] * sigma[j]);
    result.score -= noise.cost(j, left.squaredNorm(), left.size());
  }
  result.score -= static_cast<double>(solver.rank()) * std::log(static_cast<double>(residual.size()));
  result.explained = before > 0.0 ? 1.0 - after / before : 0.0;
  return result;
}

std::vector<ShapedResidual> ResidualStructure::shapes(const Eigen::MatrixXd& residual, const NoiseLevel& noise) const {
  const Eigen::VectorXd sigma = this->noise(residual).cwiseMax(noise.floor);
  const Eigen::MatrixXd one = Eigen::MatrixXd::Ones(residual.rows(), residual.cols());
  const Eigen::MatrixXd sign = states_.qd.array().sign();
  const Eigen::MatrixXd cube = states_.qd.array().cube();
  std::vector<ShapedResidual> found;
  std::vector<int> all;
  for (int j = 0; j < residual.cols(); ++j) {
    const std::vector<int> joint = {j};
    all.push_back(j);
    for (const auto& [shape, terms] : std::initializer_list<std::pair<ResidualShape, std::vector<Eigen::MatrixXd>>>{
             {ResidualShape::Constant, {one}},
             {ResidualShape::OfPosition, {one, states_.q}},
             {ResidualShape::OfVelocity, {states_.qd, sign, cube}},
             {ResidualShape::OfAcceleration, {states_.qdd}}}) {
      found.push_back(shaped(shape, joint, terms, residual, noise, sigma));
      found.back().joint = j;
    }
  }
  for (int body = 0; body < model_.bodyCount(); ++body) {
    found.push_back(
        shaped(ResidualShape::OfLink, all, of_body_[static_cast<std::size_t>(body)], residual, noise, sigma));
    found.back().link = model_.linkOfBody(body);
  }
  found.push_back(shaped(ResidualShape::OfForce, all, of_force_, residual, noise, sigma));
  found.back().link = model_.deepestLink();
  std::sort(found.begin(), found.end(),
            [](const ShapedResidual& a, const ShapedResidual& b) { return a.score > b.score; });
  return found;
}

}  // namespace linkwright
