// SPDX-License-Identifier: MIT
#include "core/dynamics/operation_count.h"

#include "core/dynamics/aba.h"
#include "core/dynamics/added_inertia.h"
#include "core/dynamics/body_frame_newton_euler.h"
#include "core/dynamics/joint_space_factor.h"
#include "core/dynamics/kernel_view.h"
#include "core/dynamics/nonrecursive.h"
#include "core/dynamics/rnea.h"
#include "core/dynamics/world_frame_newton_euler.h"
#include "core/recording/no_recorder.h"

#include <limits>
#include <vector>

namespace linkwright {

namespace {

/// Any state does: all its numbers are what `make` makes of the plain ones.
template <class S>
struct GenericInput {
  template <class Make>
  GenericInput(const Model& model, const TorqueTerms& terms, Make make)
      : q(static_cast<std::size_t>(model.dof()), make(0.4)), qd(q.size(), make(0.5)), qdd(q.size(), make(0.6)) {
    in = kernelView<S>(model, {0.0, 0.0, -kStandardGravity}, terms);
    in.q = q.data();
    in.qd = qd.data();
    in.qdd = qdd.data();
  }
  GenericInput(const GenericInput&) = delete;  // `in` points into itself
  GenericInput& operator=(const GenericInput&) = delete;

  std::vector<S> q, qd, qdd;
  NewtonEulerInput<S> in;
};

/// a + b of numbers that are not negative, the largest number where that is beyond it.
long long saturatedSum(long long a, long long b) {
  constexpr long long kLargest = std::numeric_limits<long long>::max();
  return a > kLargest - b ? kLargest : a + b;
}

}  // namespace

OperationCount countOperations(const Model& model, Formulation formulation, const TorqueTerms& terms) {
  OperationCount tally;
  if (model.dof() == 0) return tally;
  const GenericInput<Counted> input(model, terms, [&](double value) { return Counted(value, tally); });
  const NewtonEulerInput<Counted>& in = input.in;
  std::vector<Counted> tau(input.q.size());
  NoRecorder recorder;
  const auto count = static_cast<std::size_t>(in.count);
  switch (formulation) {
    case Formulation::Spatial: {
      std::vector<RneaState<Counted>> state(count);
      rnea<Counted>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::BodyFrame: {
      std::vector<BodyFrameState<Counted>> state(count);
      bodyFrameNewtonEuler<Counted>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::WorldSpatial: {
      std::vector<WorldFrameState<Counted>> state(count);
      worldFrameNewtonEuler<Counted>(in, state.data(), tau.data(), recorder);
      break;
    }
    case Formulation::NonRecursive: {
      std::vector<NonRecursiveState<Counted>> state(count);
      nonRecursive<Counted>(in, state.data(), tau.data(), recorder);
      break;
    }
  }
  return tally;
}

OperationCount countMassMatrix(const Model& model, MassMatrixForm form, const TorqueTerms& terms) {
  OperationCount tally;
  if (model.dof() == 0) return tally;
  const auto dof = static_cast<std::size_t>(model.dof());
  const auto count = static_cast<std::size_t>(model.bodyCount());
  const std::vector<Counted> q(dof, Counted(0.4, tally));
  std::vector<Counted> M(dof * dof);
  MassMatrixInput<Counted> in;
  in.bodies = model.bodies().data();
  in.count = model.bodyCount();
  in.dof = model.dof();
  in.q = q.data();
  if (terms.rotor) in.reflected_inertia = model.reflectedInertia().data();
  if ((form == MassMatrixForm::Automatic ? massMatrixForm(model) : form) == MassMatrixForm::Link) {
    std::vector<CrbaState<Counted>> state(count);
    crba(in, state.data(), M.data());
  } else {
    std::vector<CrbaWorldState<Counted>> state(count);
    std::vector<Counted> axes(6 * dof);
    std::vector<int> body(dof), chain_start(dof), below(dof);
    crbaWorld(in, {state.data(), axes.data(), body.data(), chain_start.data(), below.data()}, M.data());
  }
  return tally;
}

OperationCount countForwardDynamics(const Model& model, const TorqueTerms& terms) {
  OperationCount tally;
  if (model.dof() == 0) return tally;
  const GenericInput<Counted> input(model, terms, [&](double value) { return Counted(value, tally); });
  const std::vector<Counted> tau(input.q.size(), Counted(0.7, tally));
  std::vector<Counted> qdd(input.q.size());
  std::vector<AbaState<Counted>> state(static_cast<std::size_t>(model.bodyCount()));
  aba(input.in, tau.data(), state.data(), qdd.data());
  return tally;
}

OperationCount countMassMatrixSolution(const Model& model) {
  OperationCount tally;
  const auto dof = static_cast<std::size_t>(model.dof());
  if (dof == 0) return tally;
  const std::vector<Counted> q(dof, Counted(0.4, tally)), tau(dof, Counted(0.7, tally)), b(dof, Counted(0.3, tally));
  // what an entry of the diagonal is held against
  std::vector<AddedInertia<Counted>> composites(model.bodies().size());
  std::vector<Counted> least(dof), x(dof);
  addedInertia(model.bodies().data(), model.bodyCount(), q.data(), composites.data(), least.data());
  for (Counted& each : least) each = Counted((kLostInertia * each).value() * 0.0, tally);
  for (std::size_t i = 0; i < dof; ++i) x[i] = tau[i] - b[i];
  // any matrix with these zeros that has a factor does: larger on the diagonal than beside it
  const std::vector<int> below = jointsBelow(model);
  std::vector<Counted> M(dof * dof);
  for (int i = 0; i < model.dof(); ++i) {
    for (int j = i; j >= 0; j = below[static_cast<std::size_t>(j)]) {
      M[static_cast<std::size_t>(i) * dof + static_cast<std::size_t>(j)] =
          Counted(i == j ? static_cast<double>(dof) + 1.0 : 0.5, tally);
    }
  }
  factorJointSpace(M.data(), model.dof(), below.data(), least.data());
  solveJointSpace(M.data(), model.dof(), below.data(), x.data());
  return tally;
}

OperationCount countForwardDynamics(const Model& model, ForwardDynamicsMethod method, const TorqueTerms& terms) {
  if (model.dof() == 0) return {};
  const OperationCount call = countOperations(model, Formulation::Spatial, terms);
  switch (method) {
    case ForwardDynamicsMethod::Aba: break;
    case ForwardDynamicsMethod::Crba:
      return call + countMassMatrix(model, MassMatrixForm::Automatic, terms) + countMassMatrixSolution(model);
    case ForwardDynamicsMethod::UnitVector: {
      TorqueTerms without_springs = terms;
      without_springs.springs = false;
      const OperationCount column = countOperations(model, Formulation::Spatial, without_springs);
      OperationCount all = countMassMatrixSolution(model) + call;
      for (int i = 0; i < model.dof(); ++i) all = all + column;
      return all;
    }
  }
  return countForwardDynamics(model, terms);
}

std::vector<std::vector<int>> rateTerms(const Model& model) {
  std::vector<std::vector<int>> terms(static_cast<std::size_t>(model.bodyCount()));
  // V_i = sum_{j <= i} S_j qd_j (direct.3)
  for (int i = 0; i < model.bodyCount(); ++i) {
    for (int j = i; j >= 0; j = model.bodies()[static_cast<std::size_t>(j)].parent) {
      const int dof = model.bodies()[static_cast<std::size_t>(j)].dof;
      if (dof >= 0) terms[static_cast<std::size_t>(i)].push_back(dof);
    }
  }
  return terms;
}

std::vector<int> rateEvaluations(const Model& model) {
  std::vector<int> times(static_cast<std::size_t>(model.dof()), 0);
  for (const std::vector<int>& sum : rateTerms(model)) {
    for (const int joint : sum) ++times[static_cast<std::size_t>(joint)];
  }
  return times;
}

VectorTerms countVectorTerms(const Model& model) {
  // no term of a body depends on more than the number d of moving joints that carry it, its own included: V_i has d
  // terms; A_i has one and what lies below it for each, 1 + 2 + ... + d; its wrench has those of A_i and d^2 products,
  // and each of the d joints writes it out for itself
  VectorTerms terms;
  std::vector<long long> depth(static_cast<std::size_t>(model.bodyCount()));
  for (std::size_t i = 0; i < depth.size(); ++i) {
    const Body& body = model.bodies()[i];
    const long long above = body.parent < 0 ? 0 : depth[static_cast<std::size_t>(body.parent)];
    const long long d = depth[i] = above + (body.dof >= 0 ? 1 : 0);
    const long long acceleration = d * (d + 1) / 2;
    terms.velocity += d;
    terms.acceleration += acceleration;
    terms.torque = saturatedSum(terms.torque, d * (acceleration + d * d));
  }
  return terms;
}

}  // namespace linkwright
