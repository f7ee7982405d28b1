// SPDX-License-Identifier: MIT
#pragma once

#include "core/exercise/exercise.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace linkwright {

/// Numbers that follow from a secret and a student alone, the same on every machine. Without the secret nobody can
/// tell them.
class Draw {
public:
  Draw(std::string_view secret, std::string_view student);

  /// A whole number of [0, count), all equally likely, for a field: blocks of SHA-256 of (secret, student, field,
  /// number of the block), each read as four big-endian numbers of 64 bits; one that would favour some results is
  /// passed over. Throws PreconditionError on count = 0.
  std::uint64_t below(std::uint64_t count, std::string_view field) const;
  /// Eight hexadecimal digits that name what was drawn, `printed`, and tell neither secret nor student: other numbers
  /// have another code.
  std::string code(std::string_view printed) const;

private:
  std::string before_;  // secret and student, each after its length
};

/// A number with so many digits after the point; -0 is 0.
std::string fixedText(double value, int digits);

/// How many numbers a grid has.
std::uint64_t countOf(const NumberGrid& grid);
/// One of them, as its decimal text: with as many digits after the point as low and step have.
std::string textAt(const NumberGrid& grid, std::uint64_t index);

}  // namespace linkwright
