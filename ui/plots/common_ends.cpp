// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/common_ends.h"

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr qsizetype kLeastLeft = 3;

bool isSeparator(QChar letter) { return letter == '_' || letter == '-' || letter == '.' || letter == ' '; }

}  // namespace

CommonEnds commonEnds(QStringList names) {
  names.removeDuplicates();
  if (names.size() < 2) return {};
  const QString& first = names.front();
  qsizetype shortest = first.size(), front = first.size(), back = first.size();
  for (const QString& name : names) {
    const qsizetype most = std::min(first.size(), name.size());
    qsizetype same = 0;
    while (same < most && first[same] == name[same]) ++same;
    front = std::min(front, same);
    same = 0;
    while (same < most && first[first.size() - 1 - same] == name[name.size() - 1 - same]) ++same;
    back = std::min(back, same);
    shortest = std::min(shortest, name.size());
  }
  // up to the last separator within
  while (front > 0 && !isSeparator(first[front - 1])) --front;
  while (back > 0 && !isSeparator(first[first.size() - back])) --back;
  if (shortest - back < kLeastLeft) back = 0;
  if (shortest - back - front < kLeastLeft) front = 0;
  return {front, back};
}

QString withoutEnds(const QString& name, const CommonEnds& ends) {
  return name.size() - ends.front - ends.back < kLeastLeft ? name
                                                           : name.mid(ends.front, name.size() - ends.front - ends.back);
}

}  // namespace linkwright::ui
