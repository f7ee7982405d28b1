// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/mistake_row.h"

namespace linkwright {

/// The slips that are made in numerical inverse kinematics, each a change of one line of the iteration
/// (core/ik/gauss_newton.h).
enum class IkMistake {
  NoFrameTransform,    ///< the rotation vector left in the hand's axes instead of carried to the base's, eq. (4)
  WrongSign,           ///< hand minus target instead of target minus hand, eqs. (3), (4)
  EulerDifference,     ///< the difference of roll, pitch and yaw instead of a rotation vector, eq. (4)
  UnweightedJacobian,  ///< D on the difference, eq. (5), but not on J
  JacobianOfOrigin,    ///< J of the point of the hand that passes the base's origin, not of the hand's own origin
  NoLimiter,           ///< the whole difference in one step however long it is
  ResidualTestOnly,    ///< stop on |e| alone, which a least-squares answer never makes small
};
inline constexpr auto kIkMistakes = everyUpTo<IkMistake::ResidualTestOnly>();

std::span<const MistakeRow<IkMistake>> mistakeRows(IkMistake);

/// Several mistakes at once.
using IkMistakeSet = EnumSet<IkMistake>;

}  // namespace linkwright
