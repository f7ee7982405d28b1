// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/revision_results.h"
#include "ui/work/elastic_study.h"

#include <optional>

namespace linkwright::ui {

/// The arm of the paper: joint 1 driven and its link elastic, joint 2 passive with a rigid rod, in a plane. None where
/// the robot is another.
std::optional<TwoLinkArm> twoLinkArmOf(const ElasticInstant& instant);
/// It frozen as it is, straight, and at a right angle. Link 1 counts as one element.
struct FrozenTwoLinks {
  FrozenArm here, straight, across;
};
/// None where the robot is another, or where nothing would vibrate.
std::optional<FrozenTwoLinks> frozenTwoLinks(const ElasticInstant& instant);

}  // namespace linkwright::ui
