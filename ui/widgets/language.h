// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace linkwright::ui {

/// A language that the window has texts in.
struct Language {
  QString code;  ///< of its file: "zh_CN"
  QString name;  ///< in itself: "Deutsch"
};
/// English first.
const std::vector<Language>& languages();

/// Stands for the language of the operating system.
inline const QString kSystemLanguage = QStringLiteral("system");
/// The code that a person asks for: "system", "de", "de_AT". Empty: there are no texts in that language. For "system"
/// the first of the system's languages that there are texts in, else English.
QString languageFor(const QString& asked);

/// Loads the texts of a language, its code or a file made by lrelease, in place of those loaded before, with Qt's own
/// texts and the characters as that language writes them. English has a file for its plurals. False where there is
/// none; then the texts stay as they are. Needs an application. Texts that are shown already stay.
bool loadTexts(const QString& language_or_file);
/// The code of the texts that are loaded; "en" before any are.
QString currentLanguage();
/// A text whose lines are joined where they end between two full-width characters: no blank belongs there.
QString withFullWidthJoined(QString text);
/// Says that the English text of what is shown is newer than its translation.
QString outdatedNote();
/// A name as it stands within a sentence: in small letters where the language writes nouns so.
QString inSentence(const QString& name);

}  // namespace linkwright::ui
