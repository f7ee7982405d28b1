// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace linkwright {

/// How a mistake of some kind is spoken of: a row of its table.
template <class Kind>
struct MistakeTexts {
  Kind mistake;
  const char* name;
  const char* title;
  const char* hint;
};

/// The row of a mistake. Every mistake has one.
template <class Kind, std::size_t kRows>
const MistakeTexts<Kind>& textsOf(const MistakeTexts<Kind> (&table)[kRows], Kind mistake) {
  return *std::find_if(std::begin(table), std::end(table) - 1,
                       [mistake](const MistakeTexts<Kind>& texts) { return texts.mistake == mistake; });
}

}  // namespace linkwright
