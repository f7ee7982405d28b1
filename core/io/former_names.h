// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace linkwright {

/// Where the file at `path` is now: examples of version 0.1 had other names, which old commands, links and lists of
/// recent files still have. The file beside it that has the present name, if nothing is at `path` and there is one;
/// else `path` itself. One look at the file system for any other path.
std::string presentPath(const std::string& path);

}  // namespace linkwright
