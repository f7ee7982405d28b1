// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace linkwright {

/// The files of an archive by their paths in it, "text/en.md".
using ZipFiles = std::map<std::string, std::string, std::less<>>;

/// Of all files of an archive together, and how many entries it has, folders among them.
inline constexpr std::size_t kMostZipBytes = 64'000'000;
inline constexpr int kMostZipEntries = 1000;

/// Unpacks a zip archive into memory. Nothing is written. Errors, with what to do: what is no zip archive or is
/// damaged, more than kMostZipBytes or kMostZipEntries, whatever the archive says its sizes are; a name that is an
/// absolute path, leads out of the archive by "..", has a backslash or stands twice; a symbolic link; a file that is
/// encrypted or packed in a way that is not known here. `file_name` is for messages. O(bytes).
Result<ZipFiles> readZip(std::string_view bytes, const std::string& file_name);

/// Packs files into a zip archive, in the order of their names, all of them of the same date: the same files are the
/// same bytes. Errors: no memory. O(bytes).
Result<std::string> writeZip(const ZipFiles& files);

}  // namespace linkwright
