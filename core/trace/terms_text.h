// SPDX-License-Identifier: MIT
#pragma once

// A step's equation in one line of numbers, and in words to be spoken.

#include "core/trace/step_terms.h"

#include <string>
#include <string_view>

namespace linkwright {

/// A number with so many places after the point, correctly rounded (half to even of the exact value), with a true
/// minus; what rounds to zero has none. Whatever the locale, the point is a point.
std::string fixedNumber(double value, int decimals);
/// "(0.0000, 0.0000, −1.3757)"; the halves of a six-vector and the rows of a matrix are set off by semicolons.
std::string fixedNumbers(const double* values, int size, int decimals);

/// The equation with its numbers written in, a line for each left side:
/// "(0.0000, 0.0000, −1.3757) = (0.0000, 0.0000, 0.2500) + (0.0000, 0.0000, −1.6257)". What is subtracted stands behind
/// a minus with its own sign. Terms that this kind of joint does not have are left out, as in the picture.
std::string plainWithNumbers(const StepTerms& terms, int decimals);

/// Symbols of plain text as one would read them out: "Rᵢᵀ (αₚ × rᵢ)" is "R i transposed ( alpha p cross r i )".
std::string spokenSymbols(std::string_view plain);

/// A step for a screen reader, in English: what it gives, its terms with their numbers, and why others are zero.
std::string spokenStep(const Model& model, const Recording& recording, const StepTerms& terms, int decimals);

}  // namespace linkwright
