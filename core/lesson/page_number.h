// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace linkwright {

/// A number as a page for the teacher has it: with so many digits, round-off as 0, the point a point in every locale.
std::string pageNumber(double value, int digits = 4);
/// The same of an angle (rad) in degrees: "30°".
std::string pageDegrees(double angle);

}  // namespace linkwright
