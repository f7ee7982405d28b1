// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace linkwright {

/// SHA-256 (FIPS 180-4) of bytes.
std::array<std::uint8_t, 32> sha256(std::string_view bytes);

}  // namespace linkwright
