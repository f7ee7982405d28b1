// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <Eigen/Core>

namespace linkwright {

/// How the ends of a curve are faded out before its spectrum is taken.
enum class SpectrumWindow { None, Hann };

/// Amplitudes of a curve over frequency.
struct Spectrum {
  Eigen::VectorXd frequency;  ///< [samples / 2 + 1], Hz, evenly from 0 to at most half the sampling rate
  /// [samples / 2 + 1], of the unit of the curve: a sinusoid of amplitude A at one of the frequencies has A there.
  Eigen::VectorXd amplitude;
};

/// The single-sided amplitude spectrum of the values [samples] at the times t [samples], s, growing. Where the steps
/// are not even (within 1e-6 of the mean one) the curve is first interpolated linearly at as many even instants. The
/// mean is taken off before the ends are faded out. A window makes up for what it takes from a sinusoid, and widens its
/// line to the frequencies beside it. O(n log n) for any number of samples. Errors: fewer than four samples, a number
/// that is not finite, times that do not grow. Throws PreconditionError where sizes do not fit.
Result<Spectrum> spectrumOf(const Eigen::VectorXd& t, const Eigen::VectorXd& values,
                            SpectrumWindow window = SpectrumWindow::Hann);

}  // namespace linkwright
