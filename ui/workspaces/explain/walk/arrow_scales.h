// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recording/notation.h"
#include "ui/document/snapshot.h"
#include "ui/view3d/arrow.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// The kinds of vectors that share a scale: forces with forces, so that what adds up in the equation adds up in the
/// scene.
enum class ArrowKind { AngularVelocity, LinearVelocity, AngularAcceleration, LinearAcceleration, Force, Moment };
inline constexpr std::size_t kArrowKinds = 6;

/// Metres an arrow has per unit of its quantity; 0: all vectors of that kind vanish.
struct ArrowScales {
  std::array<double, kArrowKinds> metres_per_unit{};
  double reach = 1.0;  ///< of the chain, m: the longest way from the base to a tip along the links
  Formulation formulation = Formulation::BodyFrame;
  double of(ArrowKind kind) const { return metres_per_unit.at(static_cast<std::size_t>(kind)); }
};

/// The kind of a vector, or of a torque along its joint; absent for what is no arrow.
std::optional<ArrowKind> kindOf(Quantity quantity, bool prismatic);

/// Scales at which the longest vector of each kind over all links is 0.3 of the chain's reach.
ArrowScales arrowScales(const Snapshot& snapshot);

/// The scales to go on with: `before` for each kind whose longest arrow still has a readable length, else new ones.
/// While a gesture is under way an arrow may grow threefold before its scale moves: lengths can be compared.
ArrowScales steadyArrowScales(const ArrowScales& before, const Snapshot& snapshot);

/// The key to these arrows: each colour that they have, what it stands for, in the letters of the notation, and its
/// scale.
std::vector<ScaleBar> scaleBars(const Snapshot& snapshot, const std::vector<Arrow>& arrows, const ArrowScales& scales,
                                Notation notation = Notation::Source);
/// What the key says besides, in lines: what a hollow arrow is, how the labels give signs and lengths, which arrows are
/// zero and so only small rings. Empty where there is nothing to say.
QString keyNote(const std::vector<Arrow>& arrows);

}  // namespace linkwright::ui
