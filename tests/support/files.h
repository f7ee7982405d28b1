// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace linkwright::test {

/// A file of this source tree by its path from the root, e.g. sourcePath("assets/examples/two_link.json").
std::filesystem::path sourcePath(std::string_view from_root);
/// A golden file, e.g. dataPath("spong_2r.csv") for tests/data/spong_2r.csv.
std::filesystem::path dataPath(std::string_view name);
/// The whole of a file, byte for byte. Throws std::runtime_error where it cannot be read.
std::string readFile(const std::filesystem::path& path);

}  // namespace linkwright::test
