// SPDX-License-Identifier: MIT
#include "core/io/translation_stamp.h"

#include "core/io/sha256.h"

#include <string>

namespace linkwright {
namespace {

constexpr std::string_view kBegin = "<!-- English: ";
constexpr std::size_t kBytes = 4;

}  // namespace

std::string_view stampIn(std::string_view translation) {
  if (!translation.starts_with(kBegin)) return {};
  const std::string_view line = translation.substr(0, translation.find('\n'));
  return line.substr(0, line.find_last_not_of('\r') + 1);
}

bool isOutdated(std::string_view stamp, std::string_view original) {
  if (stamp.empty()) return false;
  const auto digest = sha256(original);
  std::string digits;
  for (std::size_t i = 0; i < kBytes; ++i) {
    digits += "0123456789abcdef"[digest[i] >> 4U];
    digits += "0123456789abcdef"[digest[i] & 15U];
  }
  return !stamp.substr(kBegin.size()).starts_with(digits + '.');
}

}  // namespace linkwright
