// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

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
inline constexpr std::array kIkMistakes = {
    IkMistake::NoFrameTransform, IkMistake::WrongSign, IkMistake::EulerDifference, IkMistake::UnweightedJacobian,
    IkMistake::JacobianOfOrigin, IkMistake::NoLimiter, IkMistake::ResidualTestOnly};

/// "no-frame-transform", ...: a stable name for files and settings.
const char* nameOf(IkMistake mistake);
/// The mistake of that name.
std::optional<IkMistake> ikMistakeNamed(std::string_view name);
/// One line of English: what has been done.
const char* titleOf(IkMistake mistake);
/// How to find out that it is this one: one or two sentences of English.
const char* hintOf(IkMistake mistake);

/// Several mistakes at once: a value, as small as a number.
class IkMistakeSet {
public:
  constexpr IkMistakeSet() = default;
  constexpr IkMistakeSet(std::initializer_list<IkMistake> mistakes) {
    for (const IkMistake mistake : mistakes) insert(mistake);
  }

  constexpr bool contains(IkMistake mistake) const { return (bits_ & bit(mistake)) != 0; }
  constexpr void insert(IkMistake mistake) { bits_ |= bit(mistake); }
  constexpr void erase(IkMistake mistake) { bits_ &= ~bit(mistake); }
  constexpr void clear() { bits_ = 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool operator==(const IkMistakeSet&) const = default;

private:
  static constexpr std::uint32_t bit(IkMistake mistake) { return std::uint32_t{1} << static_cast<int>(mistake); }
  std::uint32_t bits_ = 0;
};

}  // namespace linkwright
