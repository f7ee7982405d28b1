// SPDX-License-Identifier: MIT
#pragma once

#include <source_location>
#include <stdexcept>
#include <string>
#include <string_view>

namespace linkwright {

/// A caller broke a function's precondition: wrong size, index out of range, NaN where a number is needed.
class PreconditionError : public std::logic_error {
public:
  using std::logic_error::logic_error;
};

/// Throws PreconditionError with the caller's location unless `condition` holds.
/// For a caller's bug only; what a user or a file can get wrong is a Result or a status.
inline void require(bool condition, std::string_view what,
                    std::source_location where = std::source_location::current()) {
  if (!condition) {
    throw PreconditionError(std::string(where.function_name()) + ": " + std::string(what));
  }
}

/// Throws PreconditionError naming both sizes unless they are equal.
inline void requireSize(std::ptrdiff_t actual, std::ptrdiff_t expected, std::string_view what,
                        std::source_location where = std::source_location::current()) {
  if (actual != expected) {
    throw PreconditionError(std::string(where.function_name()) + ": " + std::string(what) + " has " +
                            std::to_string(actual) + " entries where " + std::to_string(expected) + " are needed");
  }
}

}  // namespace linkwright
