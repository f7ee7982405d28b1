// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <QString>
#include <QStringList>

namespace linkwright::ui {

/// A message of core as a sentence that begins with a capital and ends with a full stop.
QString sentence(const Message& message);

/// Words or names as the language lists them: "a, b". Lists of numbers are the same in all languages and not for this.
QString joinedWords(const QStringList& words);
/// Clauses of one sentence: "a; b".
QString joinedClauses(const QStringList& clauses);
/// Sentences one behind the other, in Japanese and Chinese without a blank.
QString joinedSentences(const QStringList& sentences);
/// What ends a sentence.
QString fullStop();

}  // namespace linkwright::ui
