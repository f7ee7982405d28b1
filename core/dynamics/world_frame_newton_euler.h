// SPDX-License-Identifier: MIT
#pragma once

// The recursive Newton-Euler algorithm with every vector in world axes and every velocity and wrench reduced to the
// world's origin, as Choreonoid computes inverse dynamics. Equation numbers world.1 to world.20 are those of a
// published account of that program; see NOTATION.md.
//
// Six-vectors are linear first here: [v_o; w] and [f; tau]. v_o is the velocity of the point of the (extended) body
// that passes the world's origin, tau the moment about the world's origin. j is the body, p its parent. Gravity is an
// external force at each centre of mass, part of F^E_j, and the base does not accelerate: the accelerations here are
// the true ones. No Eigen and no allocation.

#include "core/dynamics/planted_mistakes.h"
#include "core/dynamics/world_origin.h"

namespace linkwright {

/// What the recursion keeps of a body between its two passes. World axes.
template <class S>
struct WorldFrameState {
  Mat3<S> R;       // R_j: link axes in the world
  Vec3<S> p;       // origin of the link
  Vec3<S> sw;      // R_j a_j: joint axis
  Vec3<S> w, v;    // angular velocity; velocity of p_j
  Vec3<S> dw, dv;  // their rates
  Vec3<S> c;       // centre of mass
  Vec3<S> f, tau;  // F_j: wrench that the parent exerts, about the world's origin
};

/// u [dof] = M(q) qdd + h(q, qd) + g(q) - J^T F_ext + the terms that are switched on. O(n).
/// `state` [count] is scratch. `terms` are the right ones unless a mistake is planted in them.
template <class S, class Recorder, class Terms = NoMistakes>
void worldFrameNewtonEuler(const NewtonEulerInput<S>& in, WorldFrameState<S>* state, S* u, Recorder& recorder,
                           const Terms& terms = {}) {
  const S zero = zeroOf(in);
  const Vec3<S> none = {zero, zero, zero};

  // outward: motion, and the wrench that it needs
  for (int j = 0; j < in.count; ++j) {
    const Body& body = in.bodies[j];
    WorldFrameState<S>& me = state[j];
    const bool moving = body.dof >= 0;
    const S q_j = moving ? in.q[body.dof] : zero;
    const S qd_j = moving ? in.qd[body.dof] : zero;
    const S qdd_j = moving ? in.qdd[body.dof] : zero;

    // the base: w = v = dw = dv = 0
    const WorldFrameState<S>* up = body.parent >= 0 ? state + body.parent : nullptr;
    const Vec3<S> w_p = up != nullptr ? up->w : none, v_p = up != nullptr ? up->v : none;
    const Vec3<S> dw_p = up != nullptr ? up->dw : none,
                  dv_p = up != nullptr ? up->dv : terms.baseAcceleration(in, none);

    // R_j = R_p R_j^0 exp(hat(a_j) q_j), p_j = p_p + R_p b_j, sw_j = R_j a_j (world.pose); R_p b_j holds the slide
    Vec3<S> R_p_b;
    placeInWorld(up, body, q_j, me.R, R_p_b);
    R_p_b = terms.offset(in, j, up, R_p_b);
    me.p = up != nullptr ? up->p + R_p_b : R_p_b;
    const Mat3<S> R = terms.intoWorld(j, me.R);
    me.sw = terms.axis(in, j, up, {R.xz, R.yz, R.zz});

    // w_j = w_p + sw_j qd_j (world.3)
    me.w = body.prismatic ? w_p : w_p + scaled(qd_j, me.sw);
    // v_j = v_p + w_p x R_p b_j (world.4)
    me.v = v_p + cross(w_p, R_p_b);
    // dw_j = dw_p + (w_p x sw_j) qd_j + sw_j qdd_j (world.6a)
    me.dw = body.prismatic ? dw_p : dw_p + scaled(qd_j, cross(w_p, me.sw)) + scaled(qdd_j, me.sw);
    // dv_j = dv_p + dw_p x R_p b_j + w_p x (w_p x R_p b_j) (world.6b)
    me.dv = dv_p + cross(dw_p, R_p_b) + terms.centripetal(w_p, R_p_b);
    if (body.prismatic) {
      // v_j + sw_j qd_j; dv_j + 2 w_p x sw_j qd_j + sw_j qdd_j
      me.v = me.v + scaled(qd_j, me.sw);
      me.dv = me.dv + scaled(qd_j + qd_j, cross(w_p, me.sw)) + scaled(qdd_j, me.sw);
    }

    // v_oj = v_j - w_j x p_j (world.1)
    const Vec3<S> v_o = me.v - cross(me.w, me.p);
    // dv_oj = dv_j - dw_j x p_j - w_j x v_j (world.19)
    const Vec3<S> dv_o = me.dv - cross(me.dw, me.p) - cross(me.w, me.v);

    // c_j and I_j in the world, I^s_j made of them (world.17)
    const WorldInertia<S> Is = inertiaInWorld(in, j, R, me.p);
    me.c = Is.c;
    // [P; L] = I^s_j [v_oj; w_j]: momentum
    const Vec3<S> P = Is.linear(v_o, me.w);
    const Vec3<S> L = Is.angular(P, me.w);
    // I^s_j [dv_oj; dw_j] + [hat(w_j), 0; hat(v_oj), hat(w_j)] [P; L] (world.18a): what the link's own motion needs
    const Vec3<S> inertial = Is.linear(dv_o, me.dw);
    me.f = inertial + cross(me.w, P);
    me.tau = Is.angular(inertial, me.dw) + cross(v_o, P) + cross(me.w, L);
    terms.ownWrench(Is, v_o, dv_o, me);

    if constexpr (Recorder::kActive) {
      const auto record = [&](Quantity quantity, EquationId equation, const Vec3<S>& value) {
        recorder.vector(Pass::Forward, j, quantity, equation, Frame::World, value);
      };
      recorder.input(Pass::Forward, j, Quantity::JointPosition, q_j);
      recorder.placedInWorld(j, me.R, me.p);
      if (moving) record(Quantity::JointAxis, EquationId::Rotation, me.sw);
      recorder.input(Pass::Forward, j, Quantity::JointVelocity, qd_j);
      record(Quantity::AngularVelocity, EquationId::AngularVelocity, me.w);
      record(Quantity::LinearVelocity, EquationId::LinearVelocity, me.v);
      recorder.input(Pass::Forward, j, Quantity::JointAcceleration, qdd_j);
      record(Quantity::AngularAcceleration, EquationId::AngularAcceleration, me.dw);
      record(Quantity::LinearAcceleration, EquationId::LinearAcceleration, me.dv);
      record(Quantity::VelocityAtOrigin, EquationId::VelocityAtOrigin, v_o);
      record(Quantity::AccelerationAtOrigin, EquationId::AccelerationAtOrigin, dv_o);
      record(Quantity::CentreOfMass, EquationId::SpatialInertia, Is.c);
      recorder.inertia(Pass::Forward, j, Quantity::Inertia, EquationId::SpatialInertia, Is.I);
      recorder.sixVector(Pass::Forward, j, Quantity::InertialWrench, EquationId::InertialWrench, Frame::World, me.f,
                         me.tau);
    }
  }

  // back: wrenches gather from the hands to the base; all about one point, so that they simply add up
  for (int j = in.count - 1; j >= 0; --j) {
    const Body& body = in.bodies[j];
    WorldFrameState<S>& me = state[j];
    const auto record = [&](Quantity quantity, EquationId equation, const Vec3<S>& first, const Vec3<S>& second) {
      if constexpr (Recorder::kActive) {
        recorder.sixVector(Pass::Backward, j, quantity, equation, Frame::World, first, second);
      }
    };

    // F^E_j = [m g; c_j x m g] + what is given (world.external)
    const Vec3<double> weight = scaled(body.mass, in.gravity);
    Vec3<S> f_E = none + weight, tau_E = cross(me.c, weight);
    if (in.external != nullptr && !terms.ignoresExternal()) {
      Vec3<S> f_given, tau_given;
      externalAtWorldOrigin(in, j, terms.intoWorld(j, me.R), me.p, f_given, tau_given);
      f_E = f_E + f_given;
      tau_E = tau_E + tau_given;
    }
    record(Quantity::ExternalWrench, EquationId::ExternalWrench, f_E, tau_E);

    // F_j = (world.18a) - F^E_j + sum_k F_k (world.18): the children have added theirs already
    me.f = me.f - f_E;
    me.tau = me.tau - tau_E;
    if constexpr (Recorder::kActive) recorder.received(j, Quantity::JointWrench);
    record(Quantity::JointWrench, EquationId::JointWrench, me.f, me.tau);

    // u_j = S_j . F_j with S_j = [p_j x sw_j; sw_j], sliding [sw_j; 0] (world.axis), plus the motor's (world.20)
    if (body.dof >= 0) {
      const Vec3<S> S_f = body.prismatic ? me.sw : terms.aboutOrigin(me.p, me.sw);
      const Vec3<S> S_tau = body.prismatic ? none : me.sw;
      record(Quantity::MotionAxis, EquationId::MotionAxis, S_f, S_tau);
      u[body.dof] = motorTorque(in, j, dot(S_f, me.f) + dot(S_tau, me.tau), recorder);
    }

    // hand the wrench on to the parent, as it is
    if (body.parent >= 0) {
      WorldFrameState<S>& up = state[body.parent];
      up.f = up.f + terms.fromChild(me.f);
      up.tau = up.tau + terms.fromChild(me.tau);
      if constexpr (Recorder::kActive) {
        recorder.handedOn(j, Quantity::JointWrench, EquationId::JointWrench, Frame::World, me.f, me.tau);
      }
    }
  }
}

}  // namespace linkwright
