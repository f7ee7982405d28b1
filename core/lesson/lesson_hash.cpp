// SPDX-License-Identifier: MIT
#include "core/lesson/lesson_hash.h"

#include <cstdint>

namespace linkwright {

std::string lessonHash(std::string_view bytes) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211U;
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; hash >>= 4U) text[i] = "0123456789abcdef"[hash & 15U];
  return text;
}

}  // namespace linkwright
