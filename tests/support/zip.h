// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace linkwright::test {

struct ZipEntry {
  enum Kind { File, SymbolicLink, Encrypted };
  std::string name;  ///< a folder where it ends with /
  std::string text;
  Kind kind = File;
};

/// The bytes of a zip archive with these entries. Empty where something is to be encrypted and libzip cannot.
std::string zipOf(const std::vector<ZipEntry>& entries);
/// The same of all files of a folder, below `top`, "" or "levers/".
std::string zipOfFolder(const std::filesystem::path& folder, const std::string& top = "");

}  // namespace linkwright::test
