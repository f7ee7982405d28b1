// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <string>

namespace linkwright {

/// The bytes of a file; `-` reads standard input to its end. Errors name the file and the system's reason.
Result<std::string> readTextFile(const std::string& path);

}  // namespace linkwright
