// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/recording/formulation.h"

namespace linkwright::cli {

// The largest model makes a mass matrix of 80 GB and sums that take years: what has no end in sight is refused, as
// `fail` does it, with the reason and with what to do instead.

/// `what` (in words) would be `count` numbers, more than fit in memory.
void refuseLarge(const Options& options, const std::string& what, double count, const std::string& instead);

/// The non-recursive formulation grows with the fourth power of the joints in a row: why it is not to be run for this
/// model, empty where it may be.
std::string whyEndless(const Model& model, Formulation formulation);
/// Refuses what has such a reason.
void refuseEndless(const Options& options, const Model& model, Formulation formulation);

/// What looks from each link at every joint on its way to the base. `what` names the switches that ask for it.
void refuseLongChains(const Options& options, const Model& model, const std::string& what);

}  // namespace linkwright::cli
