// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace linkwright {

/// `text` as a JSON string, quotes included. What is not UTF-8 is replaced, never an error.
std::string jsonString(const std::string& text);

}  // namespace linkwright
