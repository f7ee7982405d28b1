// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "ui/widgets/language.h"

namespace linkwright::test {

/// The texts of that language, a code or a file, for as long as it lives; English again then.
struct LoadedTexts {
  explicit LoadedTexts(const QString& language_or_file) { REQUIRE(ui::loadTexts(language_or_file)); }
  ~LoadedTexts() { ui::loadTexts(QStringLiteral("en")); }
  LoadedTexts(const LoadedTexts&) = delete;
  LoadedTexts& operator=(const LoadedTexts&) = delete;
};

}  // namespace linkwright::test
