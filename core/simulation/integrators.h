// SPDX-License-Identifier: MIT
#pragma once

// One step of each integrator, over the state y = [q; qd; w]: n positions, n velocities, and integrals of powers that
// nothing depends on. `f(t, y, dy)` gives dy = [qd; qdd; w'], and each step is given dy at its beginning, so that an
// evaluation serves the end of one step and the beginning of the next. No allocation once the scratch has grown.
// Dormand and Prince 1980; coefficients as in Hairer, Norsett and Wanner, Solving Ordinary Differential Equations I.

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <limits>

namespace linkwright {

struct IntegratorScratch {
  Eigen::VectorXd y, k2, k3, k4, k5, k6, k7, error;
};

/// qd += h qdd, then q += h qd: order 1, and the energy of an undamped motion does not drift away.
inline void semiImplicitEulerStep(const Eigen::VectorXd& y, const Eigen::VectorXd& dy, double h, Eigen::Index n,
                                  Eigen::VectorXd& out) {
  out = y + h * dy;
  out.head(n) = y.head(n) + h * out.segment(n, n);
}

/// The classical method of order 4. O(4 f).
template <class F>
void rungeKutta4Step(F&& f, double t, const Eigen::VectorXd& y, const Eigen::VectorXd& k1, double h,
                     IntegratorScratch& s, Eigen::VectorXd& out) {
  s.y = y + 0.5 * h * k1;
  f(t + 0.5 * h, s.y, s.k2);
  s.y = y + 0.5 * h * s.k2;
  f(t + 0.5 * h, s.y, s.k3);
  s.y = y + h * s.k3;
  f(t + h, s.y, s.k4);
  out = y + h / 6.0 * (k1 + 2.0 * (s.k2 + s.k3) + s.k4);
}

/// Dormand-Prince 5(4): `out` of order 5; s.error becomes the difference from the embedded solution of order 4, and
/// s.k7 is f at the end. O(6 f).
template <class F>
void dormandPrince5Step(F&& f, double t, const Eigen::VectorXd& y, const Eigen::VectorXd& k1, double h,
                        IntegratorScratch& s, Eigen::VectorXd& out) {
  s.y = y + h * (1.0 / 5.0) * k1;
  f(t + h / 5.0, s.y, s.k2);
  s.y = y + h * (3.0 / 40.0 * k1 + 9.0 / 40.0 * s.k2);
  f(t + 3.0 / 10.0 * h, s.y, s.k3);
  s.y = y + h * (44.0 / 45.0 * k1 - 56.0 / 15.0 * s.k2 + 32.0 / 9.0 * s.k3);
  f(t + 4.0 / 5.0 * h, s.y, s.k4);
  s.y = y + h * (19372.0 / 6561.0 * k1 - 25360.0 / 2187.0 * s.k2 + 64448.0 / 6561.0 * s.k3 - 212.0 / 729.0 * s.k4);
  f(t + 8.0 / 9.0 * h, s.y, s.k5);
  s.y = y + h * (9017.0 / 3168.0 * k1 - 355.0 / 33.0 * s.k2 + 46732.0 / 5247.0 * s.k3 + 49.0 / 176.0 * s.k4 -
                 5103.0 / 18656.0 * s.k5);
  f(t + h, s.y, s.k6);
  out = y + h * (35.0 / 384.0 * k1 + 500.0 / 1113.0 * s.k3 + 125.0 / 192.0 * s.k4 - 2187.0 / 6784.0 * s.k5 +
                 11.0 / 84.0 * s.k6);
  f(t + h, out, s.k7);
  s.error = h * (71.0 / 57600.0 * k1 - 71.0 / 16695.0 * s.k3 + 71.0 / 1920.0 * s.k4 - 17253.0 / 339200.0 * s.k5 +
                 22.0 / 525.0 * s.k6 - 1.0 / 40.0 * s.k7);
}

/// Largest error of the first `count` entries against tolerance (1 + |y|): 1 is just good enough.
inline double errorRatio(const IntegratorScratch& s, const Eigen::VectorXd& y, const Eigen::VectorXd& out,
                         Eigen::Index count, double tolerance) {
  double worst = 0.0;
  for (Eigen::Index i = 0; i < count; ++i) {
    const double size = 1.0 + std::max(std::abs(y[i]), std::abs(out[i]));
    worst = std::max(worst, std::abs(s.error[i]) / (tolerance * size));
    if (!(worst >= 0.0) || !std::isfinite(out[i])) return std::numeric_limits<double>::infinity();
  }
  return worst;
}

}  // namespace linkwright
