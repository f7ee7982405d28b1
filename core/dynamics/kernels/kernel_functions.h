// SPDX-License-Identifier: MIT
#pragma once

// The kernels behind plain pointers, for the files that are compiled for one instruction set: each includes this and
// fills its table. All is a template over the file's own tag type (see core/scalar/batch.h), so nothing here has a
// symbol that another file could share.

#include "core/dynamics/aba.h"
#include "core/dynamics/crba.h"
#include "core/dynamics/kernels/dynamics_kernels.h"
#include "core/dynamics/rnea.h"
#include "core/recording/no_recorder.h"
#include "core/scalar/batch.h"
#include "core/scalar/batch_columns.h"
#include "core/scalar/finite.h"

namespace linkwright {

/// Hands every step to the recorder behind the function pointers.
template <class Isa>
struct ForwardingRecorder {
  using S = Batch<Isa, 1>;
  static constexpr bool kActive = true;
  const RecorderCalls& to;

  static Vec3<double> plain(const Vec3<S>& v) { return {v.x.lanes, v.y.lanes, v.z.lanes}; }

  void input(Pass pass, int body, Quantity quantity, const S& value) {
    to.input(to.self, pass, body, quantity, value.lanes);
  }
  void placedInParent(int body, const Mat3<S>& R, const Vec3<S>& r) {
    to.placed_in_parent(
        to.self, body,
        {R.xx.lanes, R.xy.lanes, R.xz.lanes, R.yx.lanes, R.yy.lanes, R.yz.lanes, R.zx.lanes, R.zy.lanes, R.zz.lanes},
        plain(r));
  }
  void scalar(Pass pass, int body, Quantity quantity, EquationId equation, const S& value) {
    to.scalar(to.self, pass, body, quantity, equation, value.lanes);
  }
  void sixVector(Pass pass, int body, Quantity quantity, EquationId equation, Frame frame, const Vec3<S>& first,
                 const Vec3<S>& second) {
    to.six_vector(to.self, pass, body, quantity, equation, frame, plain(first), plain(second));
  }
  void handedOn(int child, Quantity quantity, EquationId equation, Frame frame, const Vec3<S>& first,
                const Vec3<S>& second) {
    to.handed_on(to.self, child, quantity, equation, frame, plain(first), plain(second));
  }
  void received(int body, Quantity quantity) { to.received(to.self, body, quantity); }
};

template <class Isa>
struct KernelFunctions {
  static constexpr int kLanes = Isa::kLanes;
  using One = Batch<Isa, 1>;
  using Many = Batch<Isa, kLanes>;

  static const One* seen(const double* x) { return seenAs<Isa>(x); }
  static One* seen(double* x) { return seenAs<Isa>(x); }

  static NewtonEulerInput<One> one(const NewtonEulerInput<double>& in) {
    return {in.bodies,   in.centres,   in.count,   seen(in.q),
            seen(in.qd), seen(in.qdd), in.gravity, in.external != nullptr ? seen(in.external) : nullptr,
            in.terms};
  }

  static std::size_t rneaScratch(int bodies) { return static_cast<std::size_t>(bodies) * sizeof(RneaState<One>); }

  [[gnu::flatten]] static void rneaOne(const NewtonEulerInput<double>& in, void* scratch, double* tau) {
    NoRecorder none;
    rnea<One>(one(in), static_cast<RneaState<One>*>(scratch), seen(tau), none);
  }

  static void rneaRecorded(const NewtonEulerInput<double>& in, void* scratch, double* tau, const RecorderCalls& calls) {
    ForwardingRecorder<Isa> recorder{calls};
    rnea<One>(one(in), static_cast<RneaState<One>*>(scratch), seen(tau), recorder);
  }

  static std::size_t rneaBatchScratch(int bodies, int dof, bool external) {
    return static_cast<std::size_t>(bodies) * sizeof(RneaState<Many>) +
           static_cast<std::size_t>(4 * dof + (external ? 6 * bodies : 0)) * sizeof(Many);
  }

  static void rneaBatch(const NewtonEulerInput<double>& in, int dof, const StateColumns& columns, void* scratch,
                        double* tau, std::ptrdiff_t tau_stride) {
    auto* state = static_cast<RneaState<Many>*>(scratch);
    Many* q = reinterpret_cast<Many*>(state + in.count);
    Many *qd = q + dof, *qdd = qd + dof, *tau_lanes = qdd + dof;
    Many* external = columns.external != nullptr ? tau_lanes + dof : nullptr;
    const NewtonEulerInput<Many> lanes = {in.bodies, in.centres, in.count, q, qd, qdd, in.gravity, external, in.terms};
    for (int first = 0; first < columns.states; first += kLanes) {
      gatherColumns(columns.q, columns.stride, dof, first, columns.states, q);
      gatherColumns(columns.qd, columns.stride, dof, first, columns.states, qd);
      gatherColumns(columns.qdd, columns.stride, dof, first, columns.states, qdd);
      if (external != nullptr) {
        gatherColumns(columns.external, columns.external_stride, 6 * in.count, first, columns.states, external);
      }
      rneaLanes(lanes, state, tau_lanes);
      scatterColumns(tau_lanes, dof, first, columns.states, tau, tau_stride);
    }
  }
  [[gnu::flatten]] static void rneaLanes(const NewtonEulerInput<Many>& in, RneaState<Many>* state, Many* tau) {
    NoRecorder none;
    rnea<Many>(in, state, tau, none);
  }

  [[gnu::flatten]] static int abaOne(const NewtonEulerInput<double>& in, const double* tau, void* scratch,
                                     double* qdd) {
    return aba<One>(one(in), seen(tau), static_cast<AbaState<One>*>(scratch), seen(qdd));
  }

  static std::size_t abaBatchScratch(int bodies, int dof, bool external) {
    return static_cast<std::size_t>(bodies) * sizeof(AbaState<Many>) +
           static_cast<std::size_t>(4 * dof + (external ? 6 * bodies : 0)) * sizeof(Many);
  }
  static int abaBatch(const NewtonEulerInput<double>& in, int dof, const StateColumns& columns, void* scratch,
                      double* qdd, std::ptrdiff_t qdd_stride) {
    auto* state = static_cast<AbaState<Many>*>(scratch);
    Many* q = reinterpret_cast<Many*>(state + in.count);
    Many *qd = q + dof, *tau = qd + dof, *qdd_lanes = tau + dof;
    Many* external = columns.external != nullptr ? qdd_lanes + dof : nullptr;
    const NewtonEulerInput<Many> lanes = {in.bodies, in.centres, in.count, q,       qd,
                                          nullptr,   in.gravity, external, in.terms};
    int massless = -1;
    for (int first = 0; first < columns.states; first += kLanes) {
      gatherColumns(columns.q, columns.stride, dof, first, columns.states, q);
      gatherColumns(columns.qd, columns.stride, dof, first, columns.states, qd);
      gatherColumns(columns.qdd, columns.stride, dof, first, columns.states, tau);
      if (external != nullptr) {
        gatherColumns(columns.external, columns.external_stride, 6 * in.count, first, columns.states, external);
      }
      if (abaLanes(lanes, tau, state, qdd_lanes) < 0) {
        scatterColumns(qdd_lanes, dof, first, columns.states, qdd, qdd_stride);
      } else {
        // one of them has no answer: each by itself
        for (int k = first; k < columns.states && k < first + kLanes; ++k) {
          const int body = abaOfColumn(in, dof, columns, k, scratch, qdd + k, qdd_stride);
          if (body >= 0) massless = body;
        }
      }
    }
    return massless;
  }
  [[gnu::flatten]] static int abaLanes(const NewtonEulerInput<Many>& in, const Many* tau, AbaState<Many>* state,
                                       Many* qdd) {
    return aba<Many>(in, tau, state, qdd);
  }
  /// State k of the columns alone; `scratch` serves for one state too.
  [[gnu::noinline, gnu::cold]] static int abaOfColumn(const NewtonEulerInput<double>& in, int dof,
                                                      const StateColumns& columns, int k, void* scratch, double* qdd,
                                                      std::ptrdiff_t qdd_stride) {
    auto* state = static_cast<AbaState<One>*>(scratch);
    double* q = reinterpret_cast<double*>(state + in.count);
    double *qd = q + dof, *tau = qd + dof, *answer = tau + dof, *external = answer + dof;
    for (int j = 0; j < dof; ++j) {
      q[j] = columns.q[k + columns.stride * j];
      qd[j] = columns.qd[k + columns.stride * j];
      tau[j] = columns.qdd[k + columns.stride * j];
    }
    NewtonEulerInput<double> alone = in;
    alone.q = q;
    alone.qd = qd;
    if (columns.external != nullptr) {
      for (int c = 0; c < 6 * in.count; ++c) external[c] = columns.external[k + columns.external_stride * c];
      alone.external = external;
    }
    const int massless = abaOne(alone, tau, scratch, answer);
    for (int j = 0; j < dof; ++j) qdd[qdd_stride * j] = massless < 0 ? answer[j] : __builtin_nan("");
    return massless;
  }

  [[gnu::flatten]] static void crbaOne(const MassMatrixInput<double>& in, void* scratch, double* M) {
    const MassMatrixInput<One> seen_in = {in.bodies, in.count, in.dof, seen(in.q), in.reflected_inertia};
    crba<One>(seen_in, static_cast<CrbaState<One>*>(scratch), seen(M));
  }

  static void sineCosineOne(const double* angles, int count, double* sines, double* cosines) {
    for (int i = 0; i < count; ++i) sineCosine(One(angles[i]), seen(sines)[i], seen(cosines)[i]);
  }
  static void sineCosineBatch(const double* angles, int count, double* sines, double* cosines) {
    for (int first = 0; first < count; first += kLanes) {
      Many angle, s, c;
      gatherColumns(angles, 0, 1, first, count, &angle);
      sineCosine(angle, s, c);
      scatterColumns(&s, 1, first, count, sines, 0);
      scatterColumns(&c, 1, first, count, cosines, 0);
    }
  }

  static constexpr DynamicsKernels table() {
    return {Isa::kSet,  kLanes,  &allFinite<Isa>,  &rneaScratch, &rneaOne, &rneaRecorded,  &rneaBatchScratch,
            &rneaBatch, &abaOne, &abaBatchScratch, &abaBatch,    &crbaOne, &sineCosineOne, &sineCosineBatch};
  }
};

}  // namespace linkwright
