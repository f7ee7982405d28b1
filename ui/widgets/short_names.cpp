// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/short_names.h"

#include <QFontMetrics>
#include <QHash>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr qsizetype kMostCompared = 100;

enum class End { First, Last };

bool separates(QChar letter) { return letter == QLatin1Char('_') || letter == QLatin1Char('-'); }

// its word at that end with the separator; empty where it has one word only
QString wordAt(End end, const QString& name) {
  const auto cut = end == End::First ? std::find_if(name.begin(), name.end(), separates)
                                     : std::find_if(name.rbegin(), name.rend(), separates).base();
  if (cut == name.end() || cut == name.begin()) return {};
  const qsizetype at = cut - name.begin();
  const QString word = end == End::First ? name.left(at + 1) : name.mid(at - 1);
  return word.size() > 1 && word.size() < name.size() ? word : QString();
}

QString without(End end, const QString& word, const QString& name) {
  if (word.isEmpty() || wordAt(end, name) != word) return name;
  return end == End::First ? name.mid(word.size()) : name.chopped(word.size());
}

QStringList withoutCommonWord(End end, const QStringList& names) {
  QHash<QString, qsizetype> counts;
  QString most;
  for (const QString& name : names) {
    const QString word = wordAt(end, name);
    if (!word.isEmpty() && ++counts[word] > counts.value(most)) most = word;
  }
  if (most.isEmpty() || 2 * counts.value(most) <= names.size()) return names;
  QStringList rest;
  for (const QString& name : names) {
    rest << without(end, most, name);
    if (!rest.last().front().isLetter()) return names;
  }
  QStringList distinct = rest;
  return distinct.removeDuplicates() == 0 ? rest : names;
}

}  // namespace

QString shortName(const QString& name, const QStringList& all, const QFontMetrics& metrics, int width) {
  const qsizetype at = all.indexOf(name);
  if (at < 0 || all.size() > kMostCompared) return metrics.elidedText(name, Qt::ElideMiddle, width);
  const auto fits = [&](const QString& each) { return metrics.horizontalAdvance(each) <= width; };
  if (std::all_of(all.begin(), all.end(), fits)) return name;
  const QStringList names = withoutCommonWord(End::First, withoutCommonWord(End::Last, all));
  for (const Qt::TextElideMode mode : {Qt::ElideMiddle, Qt::ElideLeft, Qt::ElideRight}) {
    QString text = metrics.elidedText(names[at], mode, width);
    const auto same = [&](const QString& other) { return metrics.elidedText(other, mode, width) == text; };
    if (std::count_if(names.begin(), names.end(), same) == 1) return text;
  }
  return metrics.elidedText(names[at], Qt::ElideMiddle, width);
}

}  // namespace linkwright::ui
