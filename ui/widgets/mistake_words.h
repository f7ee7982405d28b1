// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mistake_row.h"

#include <QString>
#include <QStringList>

namespace linkwright::ui {

/// A text of a mistake's row in the user's language.
QString mistakeText(const char* text);
/// What has been done, and how it is recognised.
template <MistakeKind Kind>
QString mistakeTitle(Kind mistake) {
  return mistakeText(titleOf(mistake));
}
template <MistakeKind Kind>
QString mistakeHint(Kind mistake) {
  return mistakeText(hintOf(mistake));
}

/// A mistake with the reason why it changes nothing here.
QString withReason(const QString& title, const QString& reason);

/// "Mistake planted: Gravity left out", "2 mistakes planted: ...; ...": for every view that shows wrong numbers. Empty
/// where nothing is planted.
QString plantedText(const QStringList& titles);
template <MistakeKind Kind>
QString plantedText(const EnumSet<Kind>& mistakes) {
  QStringList titles;
  for (const Kind mistake : mistakes) titles << mistakeTitle(mistake);
  return plantedText(titles);
}

}  // namespace linkwright::ui
