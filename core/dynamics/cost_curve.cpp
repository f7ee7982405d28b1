// SPDX-License-Identifier: MIT
#include "core/dynamics/cost_curve.h"

#include "core/base/require.h"
#include "core/spatial/to_eigen.h"

#include <algorithm>
#include <string>
#include <utility>

namespace linkwright {

namespace {

/// The numbers of joints of a curve.
std::vector<int> stepsTo(int last, int own) {
  std::vector<int> joints;
  for (int n = 1; n < last; n = std::max(n + 1, n < 8 ? n + 1 : n + n / 4)) joints.push_back(n);
  joints.push_back(last);
  joints.push_back(own);
  std::sort(joints.begin(), joints.end());
  joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
  return joints;
}

}  // namespace

CostCounts countCosts(const Model& model, const TorqueTerms& terms) {
  CostCounts counts;
  counts.joints = model.dof();
  counts.recursive = recursiveTerms(model.bodyCount());
  counts.written_out = countVectorTerms(model);
  const auto set = [&](CostMethod method, const OperationCount& count) {
    counts.operations[static_cast<std::size_t>(method)] = count;
  };
  set(CostMethod::SpatialId, countOperations(model, Formulation::Spatial, terms));
  set(CostMethod::BodyFrameId, countOperations(model, Formulation::BodyFrame, terms));
  set(CostMethod::WorldSpatialId, countOperations(model, Formulation::WorldSpatial, terms));
  if (counts.written_out.torque <= kMostCountedTerms) {
    set(CostMethod::NonRecursiveId, countOperations(model, Formulation::NonRecursive, terms));
  }
  set(CostMethod::MassMatrix, countMassMatrix(model, MassMatrixForm::Automatic, terms));
  set(CostMethod::AbaFd, countForwardDynamics(model, ForwardDynamicsMethod::Aba, terms));
  set(CostMethod::CrbaFd, countForwardDynamics(model, ForwardDynamicsMethod::Crba, terms));
  set(CostMethod::UnitVectorFd, countForwardDynamics(model, ForwardDynamicsMethod::UnitVector, terms));
  return counts;
}

Model chainLike(const Model& model, int joints) {
  require(model.dof() > 0, "a model without joints has no chain like it");
  require(joints >= 1, "a chain has at least one joint");
  Mechanism chain;
  chain.name = model.name();
  chain.links.push_back({"base", {}, {}});
  for (int k = 0; k < joints; ++k) {
    const auto like = static_cast<std::size_t>(k % model.dof());
    const ModelJoint& entry = model.joints()[like];
    const auto b = static_cast<std::size_t>(entry.body);
    const Body& body = model.bodies()[b];
    const BodyCentre& centre = model.centres()[b];
    Inertial inertial;
    inertial.mass = body.mass;
    inertial.p_LLcm = toEigen(centre.c);
    inertial.I_LLcm_L = toEigen(centre.I_Bcm);
    chain.links.push_back({"link_" + std::to_string(k + 1), inertial, {}});
    Joint joint;
    joint.name = "joint_" + std::to_string(k + 1);
    joint.type = entry.type;
    joint.parent = k;
    joint.child = k + 1;
    joint.X_PJ = {toEigen(body.R_PJ), toEigen(body.p_PJ)};
    joint.motor = {entry.reflected_inertia, 1.0};
    joint.damping = entry.damping;
    joint.coulomb = entry.coulomb;
    joint.spring = entry.spring;
    chain.joints.push_back(std::move(joint));
  }
  return std::move(Model::compile(chain)).value();
}

std::vector<CostCounts> costCurve(const Model& model, const TorqueTerms& terms, const std::function<bool()>& stop) {
  std::vector<CostCounts> curve;
  if (model.dof() == 0) return curve;
  for (const int joints : stepsTo(std::max(20, 2 * model.dof()), model.dof())) {
    if (stop && stop()) break;
    curve.push_back(countCosts(chainLike(model, joints), terms));
  }
  return curve;
}

}  // namespace linkwright
