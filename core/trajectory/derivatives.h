// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/base/words.h"
#include "core/trajectory/joint_state.h"

#include <Eigen/Core>

namespace linkwright {

/// How velocity and acceleration are made of positions that were sampled.
enum class DerivativeMethod {
  SavitzkyGolay,       ///< a polynomial fitted to the samples around each instant: takes noise away
  Spline,              ///< the cubic spline through all samples: accurate for what is smooth, amplifies noise
  BackwardDifferences  ///< (q_k - q_(k-1)) / dt, twice: the mistake that lags by dt/2 and dt and amplifies noise
};
inline constexpr Words<DerivativeMethod, 3> kDerivativeMethods = {
    {{DerivativeMethod::SavitzkyGolay, "savitzky-golay"},
     {DerivativeMethod::Spline, "spline"},
     {DerivativeMethod::BackwardDifferences, "backward-differences"}}};

struct DerivativeOptions {
  DerivativeMethod method = DerivativeMethod::SavitzkyGolay;
  int window = 9;  ///< Savitzky-Golay: samples of a fit, odd
  int order = 4;   ///< Savitzky-Golay: degree of the polynomial, at least 2 and below the window
  bool operator==(const DerivativeOptions&) const = default;
};

inline constexpr int kLargestWindow = 501;

/// Velocity and acceleration of the positions q [samples x dof] at the times t [samples], which need not be even:
/// Savitzky-Golay then fits anew at each sample (even steps, within 1e-9 of the mean one: one fit serves all). At the
/// ends the window stays whole and looks to one side. The spline's end velocities are those of the polynomial through
/// the five outermost samples. Backward differences begin at rest, as a program does that initialises the value before
/// the first with the first. O(samples window dof) and, for uneven steps, O(samples window order^2). Errors, in words:
/// too few samples, times that do not grow, a window that is even, too long or not longer than the order, an order
/// below 2, numbers that are not finite. Throws PreconditionError where sizes do not fit.
///
/// A. Savitzky, M. Golay, Smoothing and differentiation of data by simplified least squares procedures, Anal. Chem. 36
/// (1964).
Result<JointSamples> differentiate(const Eigen::VectorXd& t, const Eigen::MatrixXd& q,
                                   const DerivativeOptions& options = {});

}  // namespace linkwright
