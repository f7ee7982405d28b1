// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/files.h"

#include <fstream>
#include <stdexcept>

namespace linkwright::test {

std::filesystem::path sourcePath(std::string_view from_root) {
  return std::filesystem::path(LINKWRIGHT_SOURCE_DIR) / from_root;
}

std::filesystem::path dataPath(std::string_view name) { return sourcePath("tests/data") / name; }

std::string readFile(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary | std::ios::ate);
  if (!stream) throw std::runtime_error("cannot read " + path.string());
  std::string text(static_cast<std::size_t>(stream.tellg()), '\0');
  stream.seekg(0);
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  return text;
}

}  // namespace linkwright::test
