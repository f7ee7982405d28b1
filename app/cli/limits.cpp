// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/limits.h"

#include <cstdio>
#include <vector>

namespace linkwright::cli {
namespace {

constexpr double kMostNumbers = 1e7;  // with their names about 1 GB
constexpr double kMostTerms = 1e8;    // some seconds

/// Three significant digits, as a person reads them.
std::string roughly(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3g", number);
  return text;
}

/// How many joints lie between each body and the base, its own included.
std::vector<double> depths(const Model& model) {
  std::vector<double> depth;
  depth.reserve(static_cast<std::size_t>(model.bodyCount()));
  for (const Body& body : model.bodies()) {
    const double above = body.parent < 0 ? 0.0 : depth[static_cast<std::size_t>(body.parent)];
    depth.push_back(above + (body.dof >= 0 ? 1.0 : 0.0));
  }
  return depth;
}

}  // namespace

void refuseLarge(const Options& options, const std::string& what, double count, const std::string& instead) {
  if (count > kMostNumbers) {
    fail(options.model, 0,
         what + " would have " + roughly(count) + " numbers, more than the limit of " + roughly(kMostNumbers) + "; " +
             instead);
  }
}

std::string whyEndless(const Model& model, Formulation formulation) {
  if (formulation != Formulation::NonRecursive) return {};
  // a body d joints away from the base takes d (d (d + 1) / 2 + d^2) terms; to look for what carries it, dof d steps,
  // each about a sixteenth of a term
  double terms = 0.0;
  for (const double d : depths(model)) {
    terms += d * (0.5 * d * (d + 1.0) + d * d) + d * model.dof() / 16.0;
  }
  if (terms <= kMostTerms) return {};
  return "the formulation 'nonrecursive' would sum " + roughly(terms) +
         " terms for this model, more than the limit of " + roughly(kMostTerms);
}

void refuseEndless(const Options& options, const Model& model, Formulation formulation) {
  const std::string why = whyEndless(model, formulation);
  if (!why.empty()) fail(options.model, 0, why + "; use 'spatial', 'world-spatial' or 'body-frame'");
}

void refuseLongChains(const Options& options, const Model& model, const std::string& what) {
  const std::vector<double> depth = depths(model);
  double terms = 0.0;
  for (const ModelLink& link : model.links()) {
    if (link.body >= 0) terms += depth[static_cast<std::size_t>(link.body)];
  }
  if (terms > kMostTerms) {
    fail(options.model, 0,
         what + " would sum " + roughly(terms) + " terms for this model, more than the limit of " +
             roughly(kMostTerms) + "; omit them");
  }
}

}  // namespace linkwright::cli
