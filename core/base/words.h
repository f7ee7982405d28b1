// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace linkwright {

/// The values of an enumeration with the words that stand for them in files and on the command line.
template <class Value, std::size_t N>
using Words = std::array<std::pair<Value, const char*>, N>;

/// The word of `value`; the first one where it has none.
template <class Value, std::size_t N>
const char* wordOf(const Words<Value, N>& words, Value value) {
  for (const auto& [known, word] : words) {
    if (known == value) return word;
  }
  return words.front().second;
}

/// False, with `value` as it was, for a word that stands for none.
template <class Value, std::size_t N>
bool valueOf(const Words<Value, N>& words, std::string_view word, Value& value) {
  for (const auto& [known, name] : words) {
    if (name == word) {
      value = known;
      return true;
    }
  }
  return false;
}

}  // namespace linkwright
