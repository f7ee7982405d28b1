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

/// Adds a line to a file, which is made where there is none, on a line of its own: where the last one was cut off, a
/// line break comes before. It is on the disk when this returns, in one piece unless the disk is full. `line` has no
/// line break. Empty on success; one error that says why otherwise.
Diagnostics appendLine(const std::string& path, std::string_view line);

// What it is made of, for who cannot give the text at once. False where the system refuses, and errno says why.

/// Brings a file or a folder to the disk, which a full one may refuse only now.
bool syncToDisk(const std::string& path);
/// Gives a file or a folder another name in its own folder, in the place of the file of that name; on the disk too.
bool renameOnDisk(const std::string& from, const std::string& to);

}  // namespace linkwright
