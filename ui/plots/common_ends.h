// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace linkwright::ui {

/// How many letters all names begin and end with, up to a separator: "_joint" tells nobody which joint it is.
struct CommonEnds {
  qsizetype front = 0, back = 0;
};
/// Those of names that differ; nothing where less than three letters would be left of one.
CommonEnds commonEnds(QStringList names);
/// The name without them; a shorter one stays as it is.
QString withoutEnds(const QString& name, const CommonEnds& ends);

}  // namespace linkwright::ui
