// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace linkwright::ui {

/// What an example is there for, in the order in which the gallery shows the groups.
enum class ExampleGroup { Start, Industrial, Contact, Balance, Elastic, Chains };
inline constexpr int kExampleGroups = 6;
QString wordsFor(ExampleGroup group);

/// How an example is presented. Several files of one title are one card, with a choice between them.
struct ExampleTitle {
  QString title;
  ExampleGroup group;
  int place;  ///< in the order of the gallery
};
/// By the file's name; absent for a file that is none of the program's examples.
std::optional<ExampleTitle> exampleTitle(const QString& path);

}  // namespace linkwright::ui
