// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace linkwright {

/// The bytes of a file; `-` reads standard input to its end. Errors name the file and the system's reason; what is
/// larger than kLargestFile is refused.
Result<std::string> readTextFile(const std::string& path);
inline constexpr std::size_t kLargestFile = 512U * 1024U * 1024U;

/// What keeps `text` from being a text at all, with its line: it is empty or holds binary data.
std::optional<Diagnostic> whyNoText(std::string_view text, const std::string& file_name);

}  // namespace linkwright
