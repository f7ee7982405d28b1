// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace linkwright {

/// How many letters of one word have to be put in, taken out, replaced or swapped with the next one to get the other
/// (bytes; Damerau 1964). O(length squared).
inline std::size_t lettersApart(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before, last(b.size() + 1), row(b.size() + 1);
  for (std::size_t k = 0; k <= b.size(); ++k) last[k] = k;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t k = 1; k <= b.size(); ++k) {
      row[k] = std::min({last[k] + 1, row[k - 1] + 1, last[k - 1] + (a[i - 1] == b[k - 1] ? 0U : 1U)});
      const bool swapped = i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1];
      if (swapped) row[k] = std::min(row[k], before[k - 2] + 1);
    }
    before = last;
    last = row;
  }
  return last[b.size()];
}

/// The word that may have been meant: the nearest one, at most a third of its letters apart and no more than three.
/// Empty: none.
inline std::string nearWord(std::string_view word, const std::vector<std::string>& words) {
  constexpr std::size_t kMostApart = 3;
  std::size_t least = kMostApart + 1;
  std::string near;
  for (const std::string& each : words) {
    const std::size_t size = std::max(word.size(), each.size());
    if (size - std::min(word.size(), each.size()) >= least) continue;
    const std::size_t apart = lettersApart(word, each);
    if (apart >= least || 3 * apart > size) continue;
    least = apart;
    near = each;
  }
  return near;
}

}  // namespace linkwright
