// SPDX-License-Identifier: MIT
#pragma once

// What students read of an exercise, in the languages that the program has it in: without Qt, so that the command line
// and Python write the same sheets as the window.

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace linkwright {

inline constexpr std::array<const char*, 5> kSheetLanguages = {"en", "de", "es", "ja", "zh"};
/// A text in each of them.
using SheetRow = std::array<const char*, kSheetLanguages.size()>;

/// The column of a text's language: "de_AT" has the German words, "zh_CN" the Chinese ones. English where there are
/// none, and for Chinese in traditional characters.
std::size_t sheetColumn(std::string_view language);

/// All that is said beside the fixed words (exercise_words.h) and what is said of mistakes: titles of mistakes,
/// quantities, and suggested questions with %1 to %3 where names stand.
std::span<const SheetRow> sheetRows();
/// One of them by its English text, in that language. English where no row has it.
std::string_view saidIn(std::string_view language, std::string_view english);

}  // namespace linkwright
