// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/coverage.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <limits>
#include <vector>

namespace linkwright::ui {

/// A label that wants to stand at a point of the screen.
struct LabelPlace {
  QPointF anchor;  ///< pixel that it belongs to
  QPointF away;    ///< direction, on the screen, in which it likes to stand from the anchor; may be zero
  QSizeF size;     ///< of the label, pixels
  /// How many of its heights it may stand off its anchor before it is rather not shown; infinite: shown in any case.
  double farthest = std::numeric_limits<double>::infinity();
  QPointF centre;     ///< out: where its middle goes
  bool shown = true;  ///< out: false where there is no room left
  QLineF leader;      ///< out: from the label to its anchor where they are apart; else null
};

/// What it covers with its middle there.
QRectF rectAt(const LabelPlace& label, const QPointF& centre);

/// Where labels may stand.
struct LabelRoom {
  QRectF inside;                    ///< labels stay within; empty: anywhere
  std::vector<QRectF> closed = {};  ///< no label covers these
  std::vector<QLineF> lines = {};   ///< labels cover these only where there is no better place near by
  Coverage solids = {};             ///< nor these: they stand beside a link, with a line to what they name
};

/// Places the labels in their order so that none covers an earlier one or leaves the room: each beside its anchor, and
/// where that is taken, outside or on a line, at the best of some places around it; failing these, at the free place
/// that is nearest. A label whose anchor is outside is shown at the border nearest to it. O(n^2), for tens of labels.
void layoutLabels(std::vector<LabelPlace>& labels, const LabelRoom& room = {});

}  // namespace linkwright::ui
