// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/recording/formulation.h"

namespace linkwright::cli {

/// Refuses (as fail) results that would not fit in memory: `count` numbers of `what` a state, for all states together.
/// The largest model makes a mass matrix of 80 GB.
void refuseLarge(const Options& options, const StateTable& states, const char* what, double count);

/// Refuses (as fail) a formulation whose work on this model has no end in sight: the non-recursive one grows with the
/// fourth power of the joints in a row.
void refuseEndless(const Options& options, const Model& model, Formulation formulation);

}  // namespace linkwright::cli
