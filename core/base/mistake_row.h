// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/enum_set.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace linkwright {

/// A slip that is made in calculations of one kind: a row of the table of that kind.
template <class Kind>
struct MistakeRow {
  Kind mistake;
  const char* name;   ///< "gravity-left-out": stable, for files and settings
  const char* title;  ///< one line of English: what has been done
  const char* hint;   ///< one or two sentences of English: what it leads to and how it is recognised; may be empty
};

/// An enumeration of mistakes: beside it stands `mistakeRows(Kind)`, the whole table in the enumeration's order,
/// whichever mistake is given.
template <class Kind>
concept MistakeKind = requires(Kind kind) {
  std::span<const MistakeRow<Kind>>(mistakeRows(kind));
};

/// Whether a table has a row for each mistake up to the last, in order.
template <class Kind, std::size_t kRows>
constexpr bool isWhole(const MistakeRow<Kind> (&rows)[kRows], Kind last) {
  for (std::size_t i = 0; i < kRows; ++i) {
    if (static_cast<std::size_t>(rows[i].mistake) != i) return false;
  }
  return rows[kRows - 1].mistake == last;
}

template <MistakeKind Kind>
const MistakeRow<Kind>& rowOf(Kind mistake) {
  return mistakeRows(mistake)[static_cast<std::size_t>(mistake)];
}
template <MistakeKind Kind>
const char* nameOf(Kind mistake) {
  return rowOf(mistake).name;
}
template <MistakeKind Kind>
const char* titleOf(Kind mistake) {
  return rowOf(mistake).title;
}
template <MistakeKind Kind>
const char* hintOf(Kind mistake) {
  return rowOf(mistake).hint;
}
/// False, with `mistake` as it was, for a word that is the name of none.
template <MistakeKind Kind>
bool parseMistake(std::string_view word, Kind& mistake) {
  for (const MistakeRow<Kind>& row : mistakeRows(mistake)) {
    if (word != row.name) continue;
    mistake = row.mistake;
    return true;
  }
  return false;
}

}  // namespace linkwright
