// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact.h"
#include "core/simulation/settings.h"

#include <string>
#include <vector>

namespace linkwright::test {

/// A contact with each kind of surface, at this link.
std::vector<Contact> everyContact(const std::string& link);

/// Settings with each source of torques, for a robot of `dof` joints.
std::vector<SimulationSettings> everySimulation(int dof);

}  // namespace linkwright::test
