// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diagnostic.h"

#include <string>
#include <string_view>

namespace linkwright {

/// Writes `text` to `path` so that whatever happens the file holds either what it held before or all of `text`: a
/// temporary file beside it is written, synced and renamed over it, then the folder is synced. An existing file keeps
/// its permissions; a symbolic link is followed. Empty on success; one error that says what failed and why otherwise,
/// and then nothing is left behind.
Diagnostics writeFileAtomically(const std::string& path, std::string_view text);

}  // namespace linkwright
