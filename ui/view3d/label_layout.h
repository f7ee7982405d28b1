// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace linkwright::ui {

/// A label that wants to stand at a point of the screen.
struct LabelPlace {
  QPointF anchor;     ///< pixel that it belongs to
  QPointF away;       ///< direction, on the screen, in which it likes to stand from the anchor; may be zero
  QSizeF size;        ///< of the label, pixels
  QPointF centre;     ///< out: where its middle goes
  bool shown = true;  ///< out: false where there is no room left within reach of the anchor
};

/// Where labels may stand.
struct LabelRoom {
  QRectF inside;               ///< labels stay within; empty: anywhere
  std::vector<QRectF> closed;  ///< no label covers these
};

/// Places the labels in their order so that none covers an earlier one or leaves the room: each beside its anchor, and
/// where that is taken or outside, on the next free of a few places around it. A label whose anchor is outside is shown
/// at the border nearest to it. O(n^2), for tens of labels.
void layoutLabels(std::vector<LabelPlace>& labels, const LabelRoom& room = {});

}  // namespace linkwright::ui
