// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/contact/contact_laws.h"
#include "core/simulation/settings.h"
#include "core/simulation/simulation_record.h"
#include "core/simulation/simulation_status.h"

#include <Eigen/Core>

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace linkwright {

struct SimulationSetup;

/// A way to go from the same start: the equations of the contacts, and how they are integrated.
struct MethodChoice {
  ContactMethod method = ContactMethod::ExtendedNewtonEuler;
  Integrator integrator = Integrator::RungeKutta4;
  int substeps = 1;  ///< steps in each of the scene's: samples stand at the same times
  bool operator==(const MethodChoice&) const = default;
};

/// The run of one of them, and its figures.
struct MethodRun {
  MethodChoice choice;
  std::shared_ptr<const SimulationRecord> record;       ///< as far as it has come; null: it could not begin
  SimulationStatus status = SimulationStatus::Running;  ///< Running: it was stopped
  Message message;                                      ///< why it did not begin or go on; empty: nothing
  double wall_time = 0.0;                               ///< s of a clock, samples included
  double largest_residual = 0.0;                        ///< of the constraints, m
  double energy_drift = 0.0;  ///< J: the largest change of the balance since the start, either way
};

/// Runs the setup that way, to its duration unless it cannot or is stopped. Never throws for what a person can set: the
/// message says it.
MethodRun runMethod(SimulationSetup setup, const MethodChoice& choice, std::stop_token stop = {});
/// The same; but the springs of penalty may be too stiff for the scene's step: where it runs away it is run again with
/// a quarter and with a sixteenth of the step, and the choice says so.
MethodRun runMethodFinely(const SimulationSetup& setup, MethodChoice choice, std::stop_token stop = {});

/// The largest differences from another run, at the instants that both have a sample at. None where there is none.
struct MethodDifference {
  double q = 0.0;            ///< rad or m, of any joint
  double f_n = 0.0;          ///< N, of any contact
  double f_n_settled = 0.0;  ///< N, the same without the first tenth of the time: a spring at rest begins without force
  double until = 0.0;        ///< s: how far the two go together
};
std::optional<MethodDifference> differenceOf(const MethodRun& run, const MethodRun& from);

/// Where penalty is a good stand-in: how deep the largest normal force of the run presses its spring, m. The residual
/// of a penalty run is of this size.
double springDepth(const MethodRun& run, double stiffness);

}  // namespace linkwright
