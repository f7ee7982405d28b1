// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace linkwright {

/// `text` as a cell of a CSV file: quoted where it has to be.
std::string csvCell(const std::string& text);

}  // namespace linkwright
