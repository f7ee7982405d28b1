// SPDX-License-Identifier: MIT
#pragma once

// Inverse dynamics without recursion: every sum written out, naive on purpose. It shows what the recursion saves: no
// link's velocity, acceleration or wrench is kept for the next one, so each is made anew wherever it is needed, and
// the work grows as the fourth power of the number of joints in a chain. Equation numbers direct.1 to direct.9 are
// those of NOTATION.md.
//
// All six-vectors are [angular; linear], in world axes about the world's origin: the one common frame in which the
// sums need no transformations. Only geometry is made once a link: its pose, its axis S_j and its inertia I_j. Gravity
// enters as an upward acceleration of the base, A_0 = -[0; g]. j <= i reads: j is i or carries i. No Eigen and no
// allocation.

#include "core/dynamics/vector_terms.h"
#include "core/dynamics/world_origin.h"
#include "core/scalar/vec6.h"

namespace linkwright {

/// The geometry of a body in the world: nothing of its motion.
template <class S>
struct NonRecursiveState {
  Mat3<S> R;          // orientation
  Vec3<S> p;          // origin
  Vec6<S> axis;       // S_j about the world's origin; not set for a fixed body
  WorldInertia<S> I;  // I_j about the world's origin
};

/// The sums of the non-recursive form. Each call writes its sum out from the joints alone and adds to `terms` how many
/// vector terms it has evaluated.
template <class S>
struct WrittenOut {
  const NewtonEulerInput<S>& in;
  const NonRecursiveState<S>* state;
  Vec6<S> none;

  bool moves(int i) const { return in.bodies[i].dof >= 0; }
  int parent(int i) const { return in.bodies[i].parent; }
  /// i <= j: whether joint i carries body j.
  bool carries(int i, int j) const {
    while (j > i) j = parent(j);
    return j == i;
  }
  /// S_j qd_j
  Vec6<S> rate(int j) const { return scaled(in.qd[in.bodies[j].dof], state[j].axis); }
  /// I_j M
  Vec6<S> times(const WorldInertia<S>& I, const Vec6<S>& M) const {
    const Vec3<S> f = I.linear(M.linear, M.angular);
    return {I.angular(f, M.angular), f};
  }

  /// V_i = sum_{j <= i} S_j qd_j (direct.3)
  Vec6<S> velocity(int i, long long& terms) const {
    Vec6<S> V = none;
    for (int j = i; j >= 0; j = parent(j)) {
      if (!moves(j)) continue;
      V = V + rate(j);
      ++terms;
    }
    return V;
  }

  /// A_i = A_0 + sum_{j <= i} (S_j qdd_j + sum_{k < j} S_k qd_k x S_j qd_j) (direct.4): V_j x S_j qd_j written out,
  /// without its term k = j, which is zero
  Vec6<S> acceleration(int i, long long& terms) const {
    Vec6<S> A = none;
    A.linear = A.linear - in.gravity;
    for (int j = i; j >= 0; j = parent(j)) {
      if (!moves(j)) continue;
      A = A + scaled(in.qdd[in.bodies[j].dof], state[j].axis);
      ++terms;
      for (int k = parent(j); k >= 0; k = parent(k)) {
        if (!moves(k)) continue;
        A = A + crossMotion(rate(k), rate(j));
        ++terms;
      }
    }
    return A;
  }

  /// F^E_j, as given (direct.5)
  Vec6<S> external(int j) const {
    Vec6<S> F;
    externalAtWorldOrigin(in, j, state[j].R, state[j].p, F.linear, F.angular);
    return F;
  }

  /// I_j A_j + sum_{k <= j} sum_{l <= j} S_k qd_k x* I_j S_l qd_l - F^E_j: V_j x* I_j V_j written out
  Vec6<S> wrench(int j, long long& terms) const {
    Vec6<S> F = times(state[j].I, acceleration(j, terms));
    for (int k = j; k >= 0; k = parent(k)) {
      if (!moves(k)) continue;
      for (int l = j; l >= 0; l = parent(l)) {
        if (!moves(l)) continue;
        F = F + crossForce(rate(k), times(state[j].I, rate(l)));
        ++terms;
      }
    }
    if (in.external != nullptr) F = F - external(j);
    return F;
  }
};

/// tau [dof] = M(q) qdd + h(q, qd) + g(q) - J^T F_ext + the terms that are switched on. O(n^4) in a chain of n joints:
/// 40 joints take about a million vector terms, 200 take six hundred million. `state` [count] is scratch. `counted`,
/// where given, receives how many vector terms the sums of all velocities, accelerations and torques have evaluated;
/// velocities and accelerations as such are made only for it and for a recording.
template <class S, class Recorder>
void nonRecursive(const NewtonEulerInput<S>& in, NonRecursiveState<S>* state, S* tau, Recorder& recorder,
                  VectorTerms* counted = nullptr) {
  const S zero = zeroOf(in);
  const Vec3<S> none = {zero, zero, zero};
  const WrittenOut<S> sums = {in, state, {none, none}};
  VectorTerms terms;

  // geometry: poses, axes and inertias in the world
  for (int i = 0; i < in.count; ++i) {
    const Body& body = in.bodies[i];
    NonRecursiveState<S>& me = state[i];
    const NonRecursiveState<S>* up = body.parent >= 0 ? state + body.parent : nullptr;
    // R_i = R_p R_i^0 exp(hat(s_i) q_i), p_i = p_p + R_p r_i (direct.1)
    Vec3<S> R_p_r;
    placeInWorld(up, body, body.dof >= 0 ? in.q[body.dof] : zero, me.R, R_p_r);
    me.p = up != nullptr ? up->p + R_p_r : R_p_r;
    // S_i = [s_i; p_i x s_i], sliding [0; s_i] (direct.2)
    const Vec3<S> s = {me.R.xz, me.R.yz, me.R.zz};
    if (body.dof >= 0) me.axis = body.prismatic ? Vec6<S>{none, s} : Vec6<S>{s, cross(me.p, s)};
    me.I = inertiaInWorld(in, i, me.R, me.p);
  }

  // V_i and A_i of every link (direct.3, direct.4): shown and counted, the torque writes them out itself
  if (Recorder::kActive || counted != nullptr) {
    for (int i = 0; i < in.count; ++i) {
      const int dof = in.bodies[i].dof;
      const Vec6<S> V = sums.velocity(i, terms.velocity);
      const Vec6<S> A = sums.acceleration(i, terms.acceleration);
      if constexpr (Recorder::kActive) {
        const auto record = [&](Quantity quantity, EquationId equation, const Vec6<S>& value) {
          recorder.sixVector(Pass::Forward, i, quantity, equation, Frame::World, value.angular, value.linear);
        };
        recorder.input(Pass::Forward, i, Quantity::JointPosition, dof >= 0 ? in.q[dof] : zero);
        recorder.placedInWorld(i, state[i].R, state[i].p);
        if (dof >= 0) record(Quantity::MotionAxis, EquationId::MotionAxis, state[i].axis);
        recorder.input(Pass::Forward, i, Quantity::JointVelocity, dof >= 0 ? in.qd[dof] : zero);
        record(Quantity::SpatialVelocity, EquationId::SpatialVelocity, V);
        recorder.input(Pass::Forward, i, Quantity::JointAcceleration, dof >= 0 ? in.qdd[dof] : zero);
        record(Quantity::SpatialAcceleration, EquationId::SpatialAcceleration, A);
        if (in.external != nullptr) {
          record(Quantity::ExternalWrench, EquationId::ExternalWrench, sums.external(i));
        }
      }
    }
  }

  for (int i = in.count - 1; i >= 0; --i) {
    if (in.bodies[i].dof < 0) continue;
    // tau_i = sum_{j >= i} tau_ij, tau_ij = S_i . (I_j A_j + V_j x* I_j V_j - F^E_j) (direct.6), plus what the motor
    // adds (direct.7 to direct.9)
    S carried = zero;
    for (int j = i; j < in.count; ++j) {
      if (!sums.carries(i, j)) continue;
      const S share = dot(state[i].axis, sums.wrench(j, terms.torque));
      carried = carried + share;
      if constexpr (Recorder::kActive) {
        recorder.scalar(Pass::Backward, i, Quantity::TorqueShare, EquationId::TorqueShare, share, j);
      }
    }
    tau[in.bodies[i].dof] = motorTorque(in, i, carried, recorder);
  }
  if (counted != nullptr) *counted = terms;
}

}  // namespace linkwright
