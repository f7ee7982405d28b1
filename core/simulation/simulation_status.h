// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

/// How far a simulation has come.
enum class SimulationStatus {
  Running,   ///< it can go on
  Finished,  ///< at its duration
  Diverged,  ///< numbers without end, or a step too small to be one: the step is too long, or the motion has no bounds
  Jammed,    ///< friction leaves no solution, or none to be trusted, for a contact force (Painleve)
  BadTorque  ///< a formula is not a finite number
};
/// "running", "finished", "diverged", "jammed", "bad-torque".
const char* toString(SimulationStatus status);

}  // namespace linkwright
