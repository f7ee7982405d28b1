// SPDX-License-Identifier: MIT
#pragma once

// The recursive Newton-Euler algorithm in Featherstone's spatial vectors as his table 5.1 has it, nothing multiplied
// out: the text of rnea.h for those who want to see it go wrong. It is slower and gives the same to round-off. Equation
// numbers spatial.1 to spatial.9 are those of NOTATION.md; six-vectors are [angular; linear], in the body's axes about
// its origin. No Eigen and no allocation.

#include "core/dynamics/planted_mistakes.h"
#include "core/scalar/vec6.h"

namespace linkwright {

/// What the recursion keeps of a body between its two passes.
template <class S>
struct SpatialState {
  Mat3<S> R;     // R_PB, orientation in the parent
  Vec3<S> r;     // origin in the parent
  Vec6<S> V, A;  // spatial velocity and acceleration
  Vec6<S> F;     // wrench that the parent exerts through the joint
};

/// tau [dof] = M(q) qdd + h(q, qd) + g(q) - J^T F_ext + the terms that are switched on. O(n).
/// `state` [count] is scratch. `terms` are the right ones unless a mistake is planted in them.
template <class S, class Recorder, class Terms = NoMistakes>
void spatialNewtonEuler(const NewtonEulerInput<S>& in, SpatialState<S>* state, S* tau, Recorder& recorder,
                        const Terms& terms = {}) {
  const S zero = zeroOf(in);
  const Vec3<S> none = {zero, zero, zero};

  // outward: velocities, accelerations and the wrench that each body's motion needs
  for (int i = 0; i < in.count; ++i) {
    const Body& body = in.bodies[i];
    SpatialState<S>& me = state[i];
    const bool moving = body.dof >= 0;
    const S q_i = moving ? in.q[body.dof] : zero;
    const S qd_i = moving ? in.qd[body.dof] : zero;
    const S qdd_i = moving ? in.qdd[body.dof] : zero;

    // R_i, r_i: what X_i is made of (spatial.1)
    placeBody(body, q_i, me.R, me.r);
    // X_i M = [R^T m; R^T (m_o + m x r)]
    const auto X = [&](const Vec6<S>& M) -> Vec6<S> {
      return {terms.intoLink(in, i, me.R, M.angular), terms.intoLink(in, i, me.R, M.linear + cross(M.angular, me.r))};
    };
    // the base is at rest, and accelerates in gravity's place: V_0 = 0, A_0 = -[0; g]
    Vec6<S> V_p = {none, none}, A_p = {none, none - in.gravity};
    if (body.parent >= 0) {
      V_p = state[body.parent].V;
      A_p = state[body.parent].A;
    }
    // S_i = [s_i; 0], sliding [0; s_i]
    const auto along = [&](const S& rate) -> Vec6<S> {
      const Vec3<S> s = {zero, zero, moving ? rate : zero};
      return body.prismatic ? Vec6<S>{none, s} : Vec6<S>{s, none};
    };
    // V_i = X_i V_p + S_i qd_i (spatial.2)
    me.V = X(V_p) + along(qd_i);
    // A_i = X_i A_p + S_i qdd_i + V_i x S_i qd_i (spatial.3)
    me.A = X(A_p) + along(qdd_i) + crossMotion(me.V, along(qd_i));
    // F^I_i = I_i A_i + V_i x* I_i V_i (spatial.4)
    const Sym3<double> I_o = terms.inertiaAboutOrigin(in, i);
    const auto I = [&](const Vec6<S>& M) -> Vec6<S> {
      return {I_o * M.angular + cross(body.mc, M.linear), scaled(body.mass, M.linear) - cross(body.mc, M.angular)};
    };
    me.F = I(me.A) + crossForce(me.V, I(me.V));
    me.F.angular = me.F.angular - terms.gyroscopicLost(in, i, me.V.angular, none);

    if constexpr (Recorder::kActive) {
      const auto record = [&](Quantity quantity, EquationId equation, const Vec6<S>& value) {
        recorder.sixVector(Pass::Forward, i, quantity, equation, Frame::Link, value.angular, value.linear);
      };
      recorder.input(Pass::Forward, i, Quantity::JointPosition, q_i);
      recorder.placedInParent(i, me.R, me.r);
      recorder.input(Pass::Forward, i, Quantity::JointVelocity, qd_i);
      record(Quantity::SpatialVelocity, EquationId::SpatialVelocity, me.V);
      recorder.input(Pass::Forward, i, Quantity::JointAcceleration, qdd_i);
      record(Quantity::SpatialAcceleration, EquationId::SpatialAcceleration, me.A);
      record(Quantity::InertialWrench, EquationId::InertialWrench, me.F);
    }
    // it holds the weight already
    const Vec3<S> weighed = terms.forceAndWeight(in, i, me.F.linear);
    me.F.angular = me.F.angular + cross(in.centres[i].c, weighed - me.F.linear);
    me.F.linear = weighed;
  }

  // back: wrenches gather from the hands to the base
  for (int i = in.count - 1; i >= 0; --i) {
    const Body& body = in.bodies[i];
    SpatialState<S>& me = state[i];
    const auto record = [&](Quantity quantity, EquationId equation, const Vec6<S>& value) {
      if constexpr (Recorder::kActive) {
        recorder.sixVector(Pass::Backward, i, quantity, equation, Frame::Link, value.angular, value.linear);
      }
    };

    // what acts from outside need not come through the joint (spatial.5)
    if (in.external != nullptr) {
      const S* e = in.external + 6 * i;
      const Vec6<S> F_E = {{e[3], e[4], e[5]}, {e[0], e[1], e[2]}};
      me.F = me.F - Vec6<S>{terms.felt(F_E.angular), terms.felt(F_E.linear)};
      record(Quantity::ExternalWrench, EquationId::ExternalWrench, F_E);
    }
    // F_i = F^I_i - F^E_i + sum_k X_k^T F_k (spatial.6): the children have added theirs already
    if constexpr (Recorder::kActive) recorder.received(i, Quantity::JointWrench);
    record(Quantity::JointWrench, EquationId::JointWrench, me.F);

    // tau_i = S_i . F_i, plus what the motor adds (spatial.7 to spatial.9)
    if (body.dof >= 0) {
      tau[body.dof] = motorTorque(in, i, body.prismatic ? me.F.linear.z : me.F.angular.z, recorder);
    }

    // hand the wrench on to the parent: X_i^T F_i = [R n + r x R f; R f]
    if (body.parent >= 0) {
      SpatialState<S>& up = state[body.parent];
      const Vec3<S> f_P = terms.intoParent(in, i, me.R, me.F.linear);
      const Vec3<S> n_P = terms.intoParent(in, i, me.R, me.F.angular) + terms.childMoment(in, i, me.r, f_P);
      up.F = up.F + Vec6<S>{terms.fromChild(n_P), terms.fromChild(f_P)};
      if constexpr (Recorder::kActive) {
        recorder.handedOn(i, Quantity::JointWrench, EquationId::JointWrench, Frame::Link, n_P, f_P);
      }
    }
  }
}

}  // namespace linkwright
