// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/extended_newton_euler.h"
#include "core/simulation/simulated_system.h"
#include "core/simulation/simulation_record.h"

#include <cstddef>
#include <vector>

namespace linkwright {

/// The contact forces of a sample of a run, as INV takes them: normal and friction along t1 and t2 as one force each,
/// of the contacts that carry one. O(contacts depth).
std::vector<ContactForce> sampleContactForces(const SimulationSetup& setup, const SimulationRecord& record,
                                              std::size_t sample);

/// A sample as inverse dynamics takes it: its motion, the loads, a pulling spring and the contact forces. Recorded, it is the extended
/// recursion at that instant, whose backward pass starts from the contact forces; jointLoads (internal_forces.h) of it
/// are what the joints carry. Its torques are those of the sample, but for dry friction of joints below their slip speed,
/// which is smoothed in a run.
DynamicsInput sampleInput(const SimulationSetup& setup, const SimulationRecord& record, std::size_t sample);

}  // namespace linkwright
