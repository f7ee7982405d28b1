// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/nodal_scheme.h"
#include "ui/work/elastic_study.h"

#include <QString>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// A torque by one way of computing it, and what it differs by from the way before all others.
struct NodalSum {
  QString name, tip;
  double value = 0.0;
  std::optional<double> difference;
};

/// The ways to one joint's torque at an instant: [L][T]{P} (with lumped masses too, where `lumped` is given), the
/// recursion over the tree, friction and rotor where there are any, Newton-Euler of rigid links.
std::vector<NodalSum> nodalSums(const ElasticInstant& instant, const NodalScheme& scheme, const NodalScheme* lumped,
                                int joint);
/// What it comes to, in a sentence or two.
QString nodalVerdict(const ElasticInstant& instant, const NodalScheme& scheme, const NodalScheme* lumped, int joint);

}  // namespace linkwright::ui
