// SPDX-License-Identifier: MIT
#include "core/io/text_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace linkwright {
namespace {

Result<std::string> failure(const std::string& path, int reason) {
  return Result<std::string>::failure(
      Diagnostics{{Severity::Error, path, 0, std::string("cannot be read: ") + std::strerror(reason)}});
}

}  // namespace

Result<std::string> readTextFile(const std::string& path) {
  const bool is_standard_input = path == "-";
  const auto close = [is_standard_input](std::FILE* file) {
    if (file != nullptr && !is_standard_input) {
      std::fclose(file);
    }
  };
  const std::unique_ptr<std::FILE, decltype(close)> file(is_standard_input ? stdin : std::fopen(path.c_str(), "rb"),
                                                         close);
  const std::string name = is_standard_input ? "standard input" : path;
  if (!file) {
    return failure(name, errno);
  }
  std::string text;
  std::array<char, 65536> buffer;
  while (true) {
    const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file.get());
    text.append(buffer.data(), count);
    if (count < buffer.size()) {
      break;
    }
  }
  if (std::ferror(file.get()) != 0) {
    return failure(name, errno);
  }
  return text;
}

}  // namespace linkwright
