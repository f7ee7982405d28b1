// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/limits.h"

#include <cstdio>
#include <vector>

namespace linkwright::cli {
namespace {

constexpr double kMostNumbers = 1e7;  // with their names about 1 GB
constexpr double kMostTerms = 1e8;    // some seconds, to count them ten

/// Three significant digits, as a person reads them.
std::string roughly(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3g", number);
  return text;
}

}  // namespace

void refuseLarge(const Options& options, const StateTable& states, const char* what, double count) {
  const double numbers = count * static_cast<double>(states.states.size());
  if (numbers <= kMostNumbers) {
    return;
  }
  const std::string states_text =
      states.states.size() == 1 ? "one state" : std::to_string(states.states.size()) + " states";
  fail(options.model, 0,
       std::string(what) + " of " + states_text + " would be " + roughly(numbers) + " numbers, and " +
           roughly(kMostNumbers) + " is the limit: give fewer states or a smaller model");
}

void refuseEndless(const Options& options, const Model& model, Formulation formulation) {
  if (formulation != Formulation::NonRecursive) {
    return;
  }
  // a body d joints away from the base takes d (d (d + 1) / 2 + d^2) terms; to look for what carries it, dof d steps,
  // each about a sixteenth of a term
  std::vector<double> depth(static_cast<std::size_t>(model.bodyCount()));
  double terms = 0.0;
  for (std::size_t i = 0; i < depth.size(); ++i) {
    const Body& body = model.bodies()[i];
    const double above = body.parent < 0 ? 0.0 : depth[static_cast<std::size_t>(body.parent)];
    const double d = above + (body.dof >= 0 ? 1.0 : 0.0);
    depth[i] = d;
    terms += d * (0.5 * d * (d + 1.0) + d * d) + d * model.dof() / 16.0;
  }
  if (terms > kMostTerms) {
    fail(options.model, 0,
         "the formulation `nonrecursive` would sum " + roughly(terms) + " terms for this model, and " +
             roughly(kMostTerms) + " is the limit: use `spatial`, `world-spatial` or `body-frame`");
  }
}

}  // namespace linkwright::cli
