// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>

class QCPAxis;
class QCPCurve;
class QCPGraph;

namespace linkwright::ui {

// What leaves the axes is cut off before it is painted: where a smooth line or a ground goes beyond 32,767 pixels, the
// toolkit's painter cuts it itself, in a time that grows with the square of its points. A zoom into 800 points takes 40
// s then. So all graphs and curves of the program are made here (tests/architecture). Nothing else of them is
// different.

/// A graph of these axes; the plot owns it.
QCPGraph* addClippedGraph(QCPAxis* keys, QCPAxis* values);
/// A curve of these axes; the plot owns it.
QCPCurve* addClippedCurve(QCPAxis* keys, QCPAxis* values);

/// The pieces of a line that are in the area, with a gap (NaN) between them. NaN among its points is a gap too, an
/// infinite coordinate very far away.
QPolygonF clippedLine(const QPolygonF& line, const QRectF& area);
/// The part of a filled polygon that is in the area.
QPolygonF clippedPolygon(const QPolygonF& polygon, const QRectF& area);

}  // namespace linkwright::ui
