// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/arrow.h"
#include "ui/view3d/decor.h"
#include "ui/view3d/look.h"

#include <QImage>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace linkwright::ui {

/// The key of colours and scales as it is painted: a row a kind of quantity, or all in one line.
struct Legend {
  enum class Fold {
    None,    ///< there is no more to it
    Closed,  ///< one line: its colours with their names, then the note's first line if there is room
    Open,
  };
  struct Row {
    QColor colour;
    QString value;        ///< "10 N": what the bar is; empty: no bar
    QString name;         ///< "force F, f"
    double pixels = 0.0;  ///< length of the bar
  };
  /// What the tint of a link says.
  struct Tint {
    QColor colour;
    QString name;
  };
  std::vector<Row> rows;
  std::vector<Tint> tints;        ///< side by side in a row of their own
  std::optional<ColourKey> ramp;  ///< a strip between its two values, below its name
  QString note;
  QColor text, ground;
  Fold fold = Fold::None;
  double text_scale = 1.0;  ///< of the desktop's own text size

  /// Different for legends that look different.
  QString key() const;
};

/// A bar stands for 1, 2 or 5 times a power of ten of its unit: the longest such that is no longer than 112 pixels,
/// where a pixel spans `metres_per_pixel`.
/// Tints are in the key as far as links have them.
Legend legendOf(const std::vector<ScaleBar>& bars, const QString& note, double metres_per_pixel, bool dark,
                const LitLinks& lit = {});

/// Folded to one line, or, if `open`, with a mark that it can be; one that is so short that there is nothing to fold
/// stays as it is.
Legend folded(Legend legend, bool open);

/// Its text made smaller where it is larger than `room`, down to the desktop's own size, then without its note. One
/// that is folded gives up its note and its last names first, and stays large.
Legend fitted(Legend legend, const QSizeF& room);
QSizeF sizeOf(const Legend& legend);

QImage paintLegend(const Legend& legend, double pixel_ratio);

}  // namespace linkwright::ui
