// SPDX-License-Identifier: MIT
#pragma once

#include "core/contact/contact_shares.h"
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

/// A sample as inverse dynamics takes it: its motion, the loads, a pulling spring and the contact forces. Recorded, it
/// is the extended recursion at that instant, whose backward pass starts from the contact forces; jointLoads
/// (internal_forces.h) of it are what the joints carry. Its torques are those of the sample, but for dry friction of
/// joints below their slip speed, which is smoothed in a run.
DynamicsInput sampleInput(const SimulationSetup& setup, const SimulationRecord& record, std::size_t sample);

/// The contact forces of a state of a run term by term, with the modes that its contacts have: `tau` [dof] of the
/// motors, `contacts` as the setup's. At a sample they are the sample's own forces, to round-off where stabilisation is
/// by projection or none. Throws PreconditionError on wrong sizes.
ContactShares shareContactForces(const SimulationSetup& setup, const Eigen::VectorXd& q, const Eigen::VectorXd& qd,
                                 const Eigen::VectorXd& tau, const std::vector<ContactSample>& contacts,
                                 const PullSample& pull);

}  // namespace linkwright
