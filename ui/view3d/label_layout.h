// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace linkwright::ui {

/// A label that wants to stand at a point of the screen.
struct LabelPlace {
  QPointF anchor;       ///< pixel that it belongs to
  QPointF away;         ///< direction, on the screen, in which it likes to stand from the anchor; may be zero
  QSizeF size;          ///< of the label, pixels
  QPointF centre;       ///< out: where its middle goes
  bool shown = true;    ///< out: false where there is no room left within reach of the anchor
};

/// Places the labels in their order so that none covers an earlier one: each beside its anchor, and where that is
/// taken, on the next free of a few places around it. O(n^2), for tens of labels.
void layoutLabels(std::vector<LabelPlace>& labels);

}  // namespace linkwright::ui
