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
      Diagnostics{{Severity::Error, path, 0, Message("Files", "cannot read the file: %1").arg(std::strerror(reason))}});
}

/// Where the text stops being UTF-8: its size if it is all of it.
std::size_t endOfUtf8(std::string_view text) {
  const auto byte = [&](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0U; };
  std::size_t at = 0;
  while (at < text.size()) {
    const unsigned int lead = byte(at), next = byte(at + 1);
    std::size_t length = 1;
    if (lead >= 0xF0 && lead <= 0xF4)
      length = 4;
    else if (lead >= 0xE0)
      length = 3;
    else if (lead >= 0xC2)
      length = 2;
    const bool is_stray = (lead >= 0x80 && lead < 0xC2) || lead > 0xF4;
    // no overlong forms, no surrogates, nothing beyond the last code point
    const bool is_odd = (lead == 0xE0 && next < 0xA0) || (lead == 0xED && next > 0x9F) ||
                        (lead == 0xF0 && next < 0x90) || (lead == 0xF4 && next > 0x8F);
    if (is_stray || is_odd) return at;
    for (std::size_t k = 1; k < length; ++k) {
      if ((byte(at + k) & 0xC0U) != 0x80U) return at;
    }
    at += length;
  }
  return at;
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
          Diagnostics{{Severity::Error, name, 0, Message("Files", "the file is larger than the limit of 512 MiB")}});
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
    return Diagnostic{Severity::Error, file_name, 0, Message("Files", "the file is empty")};
  }
  const auto lineOf = [&](std::size_t at) {
    return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
  };
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    return Diagnostic{Severity::Error, file_name, lineOf(zero),
                      Message("Files", "the file contains binary data, not text; choose a text file")};
  }
  if (const std::size_t odd = endOfUtf8(text); odd < text.size()) {
    return Diagnostic{Severity::Error, file_name, lineOf(odd),
                      Message("Files", "this line contains characters that are not UTF-8; save the file as UTF-8")};
  }
  return std::nullopt;
}

}  // namespace linkwright
