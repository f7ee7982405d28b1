// SPDX-License-Identifier: MIT
#pragma once

// The terms of the recursions that a mistake can change. A kernel that can be made to go wrong asks for each of them by
// name; with NoMistakes every one is the right one at compile time, and nothing of this is left in the kernel. The
// right term stands last in each function. No Eigen and no allocation.

#include "core/dynamics/mistake.h"
#include "core/dynamics/world_origin.h"

namespace linkwright {

/// What the wrong terms need besides the kernel's input.
struct PlantedData {
  MistakeSet mistakes;
  /// [count] Model::linkFromBody: mistakes with axes and rotations are made in the links' own frames.
  const Mat3<double>* R_LB = nullptr;
  /// [count] gravity in each body's axes: only for GravityTwice in link frames.
  const Vec3<double>* g_B = nullptr;
};

template <bool kPlanted>
class RecursionTerms {
public:
  RecursionTerms() = default;
  explicit RecursionTerms(const PlantedData& data) : data_(data) {}

  // --- in every formulation

  /// omega x (omega x r)
  template <class S, class R>
  Vec3<S> centripetal(const Vec3<S>& omega, const Vec3<R>& r) const {
    if constexpr (kPlanted) {
      if (has(Mistake::NoCentripetalTerm)) return {};
    }
    return cross(omega, cross(omega, r));
  }
  /// A child's share of a sum over the children
  template <class S>
  Vec3<S> fromChild(const Vec3<S>& share) const {
    if constexpr (kPlanted) {
      if (has(Mistake::ChildForceSign)) return scaled(-1.0, share);
    }
    return share;
  }

  // --- in link frames; those of spatial vectors too

  /// R_i^T v: from the parent's axes into the link's
  template <class S>
  Vec3<S> intoLink(const NewtonEulerInput<S>& in, int i, const Mat3<S>& R, const Vec3<S>& v) const {
    if constexpr (kPlanted) {
      if (has(Mistake::TransposedRotation)) return asInLink(in, i, R * asInLink(in, i, v));
    }
    return transposeTimes(R, v);
  }
  /// R_i v: from the link's axes into the parent's
  template <class S>
  Vec3<S> intoParent(const NewtonEulerInput<S>& in, int i, const Mat3<S>& R, const Vec3<S>& v) const {
    if constexpr (kPlanted) {
      if (has(Mistake::TransposedRotation)) return asInParent(in, i, transposeTimes(R, asInParent(in, i, v)));
    }
    return R * v;
  }
  /// The omega of 2 omega x s qd
  template <class S>
  Vec3<S> coriolisRate(const NewtonEulerInput<S>& in, int i, const Vec3<S>& omega, const Vec3<S>& omega_p) const {
    if constexpr (kPlanted) {
      if (has(Mistake::ParentOmegaInCoriolis)) return asInLink(in, i, omega_p);
    }
    return omega;
  }
  /// omega x I omega
  template <class S>
  Vec3<S> gyroscopic(const Sym3<double>& I, const Vec3<S>& omega) const {
    if constexpr (kPlanted) {
      if (has(Mistake::NoGyroscopicTerm)) return {};
    }
    return cross(omega, I * omega);
  }
  /// F: it holds the weight already
  template <class S>
  Vec3<S> forceAndWeight(const NewtonEulerInput<S>& in, int i, const Vec3<S>& F) const {
    if constexpr (kPlanted) {
      if (has(Mistake::GravityTwice)) return F - scaled(in.bodies[i].mass, data_.g_B[i]);
    }
    return F;
  }
  /// c x F
  template <class S>
  Vec3<S> centreMoment(const Vec3<double>& c, const Vec3<S>& F) const {
    if constexpr (kPlanted) {
      if (has(Mistake::NoCentreLever)) return {};
    }
    return cross(c, F);
  }
  /// f^E or n^E, as the joint feels it
  template <class S>
  Vec3<S> felt(const Vec3<S>& external) const {
    if constexpr (kPlanted) {
      if (has(Mistake::ExternalForceIgnored)) return {};
    }
    return external;
  }
  /// r_k x R_k f_k
  template <class S>
  Vec3<S> childMoment(const NewtonEulerInput<S>& in, int child, const Vec3<S>& r, const Vec3<S>& f_P) const {
    if constexpr (kPlanted) {
      if (has(Mistake::NoChildLever)) return {};
      if (has(Mistake::MomentAboutWrongPoint)) return cross(r - in.centres[in.bodies[child].parent].c, f_P);
    }
    return cross(r, f_P);
  }

  // --- in spatial vectors

  /// I_i about the link's origin: that about the centre of mass and m hat(c) hat(c)^T
  template <class S>
  Sym3<double> inertiaAboutOrigin(const NewtonEulerInput<S>& in, int i) const {
    if (has(Mistake::NoParallelAxisTerm)) return in.centres[i].I_Bcm;
    return in.bodies[i].I_Bo;
  }
  /// What V x* I V loses: nothing
  template <class S>
  Vec3<S> gyroscopicLost(const NewtonEulerInput<S>& in, int i, const Vec3<S>& omega, const Vec3<S>& none) const {
    if constexpr (kPlanted) {
      if (has(Mistake::NoGyroscopicTerm)) return cross(omega, in.centres[i].I_Bcm * omega);
    }
    return none;
  }

  // --- in the world's axes

  /// R_j, which turns vectors of the link into the world
  template <class S>
  Mat3<S> intoWorld(int j, const Mat3<S>& R) const {
    if constexpr (kPlanted) {
      if (has(Mistake::TransposedRotation)) return data_.R_LB[j] * (transposed(R) * data_.R_LB[j]);
    }
    return R;
  }
  /// R_p b_j; `up` is the parent's state, null for the base
  template <class S, class State>
  Vec3<S> offset(const NewtonEulerInput<S>& in, int j, const State* up, const Vec3<S>& R_p_b) const {
    if constexpr (kPlanted) {
      if (has(Mistake::TransposedRotation) && up != nullptr) {
        return intoWorld(in.bodies[j].parent, up->R) * transposeTimes(up->R, R_p_b);
      }
    }
    return R_p_b;
  }
  /// dv of the base: gravity is a force here
  template <class S>
  Vec3<S> baseAcceleration(const NewtonEulerInput<S>& in, const Vec3<S>& none) const {
    if constexpr (kPlanted) {
      if (has(Mistake::GravityTwice)) return none - in.gravity;
    }
    return none;
  }
  /// sw_j = R_j a_j
  template <class S, class State>
  Vec3<S> axis(const NewtonEulerInput<S>& in, int j, const State* up, const Vec3<S>& sw) const {
    if constexpr (kPlanted) {
      if (has(Mistake::AxisTurnedByParent)) {
        const Vec3<S> a = {data_.R_LB[j].xz, data_.R_LB[j].yz, data_.R_LB[j].zz};
        return up == nullptr ? a : up->R * transposeTimes(data_.R_LB[in.bodies[j].parent], a);
      }
    }
    return sw;
  }
  /// I^s_j [dv_o; dw] + [hat(w), 0; hat(v_o), hat(w)] I^s_j [v_o; w], which f and tau hold
  template <class S, class State>
  void ownWrench(const WorldInertia<S>& Is, const Vec3<S>& v_o, const Vec3<S>& dv_o, State& me) const {
    if constexpr (kPlanted) plantInOwnWrench(Is, v_o, dv_o, me);
  }
  bool ignoresExternal() const {
    if constexpr (kPlanted) return has(Mistake::ExternalForceIgnored);
    return false;
  }
  /// p_j x sw_j of a turning joint's S_j
  template <class S>
  Vec3<S> aboutOrigin(const Vec3<S>& p, const Vec3<S>& sw) const {
    if constexpr (kPlanted) {
      if (has(Mistake::MomentAboutWrongPoint)) return {};
    }
    return cross(p, sw);
  }

private:
  bool has(Mistake mistake) const { return data_.mistakes.contains(mistake); }

  /// The numbers that v has in the parent's link frame, taken for numbers in the link's; and the other way round.
  template <class S>
  Vec3<S> asInLink(const NewtonEulerInput<S>& in, int i, const Vec3<S>& v) const {
    const int p = in.bodies[i].parent;
    return transposeTimes(data_.R_LB[i], p < 0 ? v : data_.R_LB[p] * v);
  }
  template <class S>
  Vec3<S> asInParent(const NewtonEulerInput<S>& in, int i, const Vec3<S>& v) const {
    const int p = in.bodies[i].parent;
    const Vec3<S> numbers = data_.R_LB[i] * v;
    return p < 0 ? numbers : transposeTimes(data_.R_LB[p], numbers);
  }
  template <class S>
  static Mat3<S> transposed(const Mat3<S>& m) {
    return {m.xx, m.yx, m.zx, m.xy, m.yy, m.zy, m.xz, m.yz, m.zz};
  }

  /// hat(x) y as it is used here, and hat(x)^T y: -z in the second row where -x belongs, if that is planted.
  template <class S>
  Vec3<S> hat(const Vec3<S>& x, const Vec3<S>& y) const {
    const S& k = has(Mistake::HatMatrixMisprint) ? x.z : x.x;
    return {x.y * y.z - x.z * y.y, x.z * y.x - k * y.z, x.x * y.y - x.y * y.x};
  }
  template <class S>
  Vec3<S> hatTransposed(const Vec3<S>& x, const Vec3<S>& y) const {
    const S& k = has(Mistake::HatMatrixMisprint) ? x.z : x.x;
    return {x.z * y.y - x.y * y.z, x.x * y.z - x.z * y.x, x.y * y.x - k * y.y};
  }

  template <class S, class State>
  void plantInOwnWrench(const WorldInertia<S>& Is, const Vec3<S>& v_o, const Vec3<S>& dv_o, State& me) const {
    const bool matrix = has(Mistake::HatMatrixMisprint) || has(Mistake::NoParallelAxisTerm);
    const bool velocity = has(Mistake::NoGyroscopicTerm) || has(Mistake::NoCentripetalTerm);
    if (!matrix && !velocity) return;
    // I^s times a six-vector, with its blocks as they are printed
    const auto linear = [&](const Vec3<S>& v, const Vec3<S>& w) { return scaled(Is.mass, v + hatTransposed(Is.c, w)); };
    const auto angular = [&](const Vec3<S>& v, const Vec3<S>& w) {
      const Vec3<S> first = scaled(Is.mass, hat(Is.c, v));
      if (has(Mistake::NoParallelAxisTerm)) return first + Is.I * w;
      return first + scaled(Is.mass, hat(Is.c, hatTransposed(Is.c, w))) + Is.I * w;
    };
    const Vec3<S> P = linear(v_o, me.w), L = angular(v_o, me.w);
    me.f = linear(dv_o, me.dw) + cross(me.w, P);
    me.tau = angular(dv_o, me.dw) + cross(v_o, P) + cross(me.w, L);
    if (has(Mistake::NoGyroscopicTerm)) me.tau = me.tau - cross(me.w, Is.I * me.w);
    if (has(Mistake::NoCentripetalTerm)) {
      // the centre's own part, about the link's origin; dv_o has lost the origin's
      const Vec3<S> lost = scaled(Is.mass, cross(me.w, cross(me.w, Is.c - me.p)));
      me.f = me.f - lost;
      me.tau = me.tau - cross(Is.c, lost);
    }
  }

  PlantedData data_;
};

/// Every term right: what the kernels use.
using NoMistakes = RecursionTerms<false>;
/// The terms with mistakes in them.
using PlantedMistakes = RecursionTerms<true>;

}  // namespace linkwright
