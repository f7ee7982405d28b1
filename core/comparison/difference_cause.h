// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/enum_set.h"
#include "core/base/message.h"
#include "core/base/mistake_row.h"
#include "core/dynamics/mistake.h"
#include "core/recording/quantity.h"

#include <compare>
#include <optional>

namespace linkwright {

/// Why the torques of another program, or of a real robot, differ from ours: what they have done where we have not.
enum class DifferenceCause {
  GravityLeftOut,      ///< g = 0
  GravityWrongSign,    ///< -g for g
  GravityTwice,        ///< 2 g for g
  GravityValue,        ///< 9.81 for 9.80665 m/s^2 or the other way round
  WrenchInLinkAxes,    ///< external wrenches taken to be in the axes of their link
  WrenchAboutWorld,    ///< their moments taken to be about the world's origin
  WrenchWrongSign,     ///< taken to be what the robot exerts
  WrenchLeftOut,       ///< not counted
  JointOrder,          ///< the columns of torques stand in another order
  AxisReversed,        ///< the axis of one joint points the other way
  Degrees,             ///< degrees taken for radians, or the other way round, in q, qd and qdd
  RotorPutIn,          ///< reflected inertia of rotors, which we have not
  RotorLeftOut,        ///< which we have
  FrictionPutIn,       ///< viscous and Coulomb friction of joints, which we have not
  FrictionLeftOut,     ///< which we have
  SpringsLeftOut,      ///< springs of joints, which we always have
  MassLeftOut,         ///< mass, centre and inertia of one link
  InertiaAboutOrigin,  ///< I about the link's origin taken for that about the centre of mass: m d^2 too much
  InertiaAboutCentre,  ///< I about the centre of mass taken for that about the link's origin: m d^2 missing
  ProductsOfInertia,   ///< I_xy, I_xz and I_yz with the other sign
  Delay,               ///< torques of another sample of the motion
  Scale,               ///< another unit or gear ratio, at one joint or at all
  Recursion,           ///< a mistake of the recursion (mistake.h) that is none of the above
};
inline constexpr auto kDifferenceCauses = everyUpTo<DifferenceCause::Recursion>();

/// Name, title and hint; of Recursion those of its mistake say more.
std::span<const MistakeRow<DifferenceCause>> mistakeRows(DifferenceCause);

/// One cause at one place. What does not belong to its kind keeps its default.
struct PlacedCause {
  DifferenceCause cause = DifferenceCause::GravityLeftOut;
  int joint = -1;       ///< AxisReversed, Scale (-1: all joints): index into Model::joints()
  int link = -1;        ///< MassLeftOut and those of inertia (-1: all links): index into Model::links()
  int samples = 0;      ///< Delay: by how many samples; negative: theirs are ahead
  double factor = 1.0;  ///< Degrees: their angle by ours. GravityValue: their g, m/s^2
  std::optional<Mistake> mistake = std::nullopt;  ///< Recursion
  bool fitted = false;  ///< RotorPutIn, FrictionPutIn: with values that are fitted, not the model's own
  bool operator==(const PlacedCause&) const = default;
};

/// The equation of the recursion in link frames in which the cause changes a term; nothing where it is a matter of the
/// data and not of the recursion (order, units, delay).
std::optional<EquationId> equationOf(const PlacedCause& cause);
/// The mistake that makes the same torques, to be planted in the recursion; nothing where no mistake does.
std::optional<Mistake> mistakeOf(const PlacedCause& cause);
/// The stable name of a cause: that of its kind, of Recursion that of the mistake.
const char* nameOf(const PlacedCause& cause);
/// Its title and its hint: those of its kind, of Recursion those of the mistake.
Message titleOf(const PlacedCause& cause);
Message hintOf(const PlacedCause& cause);

}  // namespace linkwright
