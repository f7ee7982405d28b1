// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ik/ik_method.h"

#include <QString>

#include <vector>

namespace linkwright::ui {

class PlotView;

/// What is left after each iteration of one run, from the start on.
struct ResidualCurve {
  QString name;
  IkMethod method = IkMethod::PseudoInverse;  ///< gives the colour
  bool dashed = false;                        ///< the right one beside a mistaken one
  std::vector<double> residual, position, orientation;
};

enum class ResidualShown { Residual, Position, Orientation, All };

/// Draws what is left against the number of iterations, in powers of ten: residual, position and orientation each on an
/// axis of its own. Iterations up to `last` can be pointed at. `step_limit`: a line across the residual where it is
/// finite.
void showResiduals(PlotView& plot, const std::vector<ResidualCurve>& curves, ResidualShown shown, int last,
                   double step_limit);

/// Draws the singular values of the weighted Jacobian as bars with the damping as a line across them, and beside them
/// what the method puts in place of 1/sigma, with 1/sigma itself as rings. `damping` 0: none. `filter` may hold zeros:
/// such a direction is left alone.
void showSingularValues(PlotView& plot, const std::vector<double>& sigma, double damping,
                        const std::vector<double>& filter, IkMethod method);

}  // namespace linkwright::ui
