// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace linkwright {

/// The bytes of a lesson.json as 16 hexadecimal digits (FNV-1a, 64 bits), the same on every machine. It tells versions
/// of a lesson apart and protects from nothing: whoever wants to can make another text with the same one. O(bytes).
std::string lessonHash(std::string_view bytes);

}  // namespace linkwright
