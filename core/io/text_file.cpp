// SPDX-License-Identifier: MIT
#include "core/io/text_file.h"

#include <algorithm>
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
    if (text.size() > kLargestFile) {
      return Result<std::string>::failure(
          Diagnostics{{Severity::Error, name, 0, "the file is larger than the 512 MiB that are accepted"}});
    }
    if (count < buffer.size()) {
      break;
    }
  }
  if (std::ferror(file.get()) != 0) {
    return failure(name, errno);
  }
  return text;
}

std::optional<Diagnostic> whyNoText(std::string_view text, const std::string& file_name) {
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return Diagnostic{Severity::Error, file_name, 0, "the file is empty"};
  }
  const std::size_t zero = text.find('\0');
  if (zero == std::string_view::npos) {
    return std::nullopt;
  }
  const std::string_view before = text.substr(0, zero);
  const int line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
  return Diagnostic{Severity::Error, file_name, line, "the file holds binary data, not text; name a URDF or a scene file"};
}

}  // namespace linkwright
