// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/simulation/simulated_system.h"

#include <string>

namespace linkwright {

/// The fastest decay that friction makes of a motion at an instant, the fastest swing that springs of joints make of
/// it, and what they mean for the step.
struct StepStability {
  double joint_rate = 0.0;    ///< largest eigenvalue of M^-1 D, D the viscous friction of the joints, with the gains kd
                              ///< of a PD control, 1/s
  double contact_rate = 0.0;  ///< the same with the friction of the contacts at small speed, K f_n / eps
  double spring_rate = 0.0;   ///< root of the largest eigenvalue of M^-1 K, K the springs of the joints, rad/s
  double limit = 0.0;         ///< most that rate x step may be with this integrator; infinite: any
  double longestStep() const;
  bool isStable(double step) const;
};

/// Of the initial state or any later one: `y` at time `t`, after which the system's last evaluation is that one. The
/// friction of the contacts counts where it is integrated explicitly. O(dof^3).
StepStability stepStability(SimulatedSystem& system, double t, const Eigen::VectorXd& y);

/// "rate 142 1/s times step 0.02 s is 2.84, more than 2.78: ..." with what to do.
Message unstableMessage(const StepStability& stability, const SimulationSettings& settings);

}  // namespace linkwright
