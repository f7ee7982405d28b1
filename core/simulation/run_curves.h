// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact.h"
#include "core/simulation/simulated_system.h"
#include "core/simulation/simulation_record.h"
#include "core/trajectory/curve_name.h"

#include <Eigen/Core>

#include <optional>
#include <vector>

namespace linkwright {

/// The curves that a run has beside those of any motion (isOfRun), in the order of the quantities, contacts and joints
/// within.
std::vector<CurveName> runCurveNames(const SimulationSetup& setup);

/// The values of one of them at the times `t` (s, growing): a sample's own numbers, between two in proportion unless
/// the contact has changed its mode; before the first sample and after the last those. NaN is what is not there: slip
/// speed and margin of a contact that is free. None for a curve that the run has not. O(samples + times).
std::optional<Eigen::VectorXd> runCurve(const SimulationSetup& setup, const SimulationRecord& record,
                                        const CurveName& name, const Eigen::VectorXd& t);

/// What friction could still hold, N: K |f_n| less its magnitude, with the static coefficient where the point sticks.
/// NaN while it is free.
double slipMargin(const Contact& contact, const ContactSample& sample);

}  // namespace linkwright
