// SPDX-License-Identifier: MIT
#include "core/dynamics/operation_count.h"

#include "core/dynamics/body_frame_newton_euler.h"
#include "core/dynamics/nonrecursive.h"
#include "core/dynamics/rnea.h"
#include "core/dynamics/world_frame_newton_euler.h"
#include "core/recording/no_recorder.h"

#include <vector>

namespace linkwright {

namespace {

/// Any state does: all its numbers are what `make` makes of the plain ones.
template <class S>
struct GenericInput {
  template <class Make>
  GenericInput(const Model& model, const TorqueTerms& terms, Make make)
      : q(static_cast<std::size_t>(model.dof()), make(0.4)), qd(q.size(), make(0.5)), qdd(q.size(), make(0.6)) {
    in.bodies = model.bodies().data();
    in.centres = model.centres().data();
    in.count = model.bodyCount();
    in.q = q.data();
    in.qd = qd.data();
    in.qdd = qdd.data();
    in.gravity = {0.0, 0.0, -kStandardGravity};
    if (terms.joint_friction) in.terms.friction = model.jointFriction().data();
    if (terms.rotor) in.terms.reflected_inertia = model.reflectedInertia().data();
  }
  GenericInput(const GenericInput&) = delete;  // `in` points into itself
  GenericInput& operator=(const GenericInput&) = delete;

  std::vector<S> q, qd, qdd;
  NewtonEulerInput<S> in;
};

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

VectorTerms countVectorTerms(const Model& model) {
  VectorTerms terms;
  if (model.dof() == 0) return terms;
  const GenericInput<double> input(model, {}, [](double value) { return value; });
  std::vector<double> tau(input.q.size());
  std::vector<NonRecursiveState<double>> state(static_cast<std::size_t>(model.bodyCount()));
  NoRecorder recorder;
  nonRecursive<double>(input.in, state.data(), tau.data(), recorder, &terms);
  return terms;
}

}  // namespace linkwright
