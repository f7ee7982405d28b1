// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QFontMetrics;

namespace linkwright::ui {

/// How one of these names is written in `width` pixels: whole where all have room; otherwise without the word at its
/// end or beginning that most of them share ("shoulder_pan" of "shoulder_pan_joint"); otherwise with an ellipsis,
/// placed where another name does not come out the same. More than a hundred names are not compared.
QString shortName(const QString& name, const QStringList& all, const QFontMetrics& metrics, int width);

}  // namespace linkwright::ui
