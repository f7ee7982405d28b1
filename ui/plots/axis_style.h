// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QCPAxis;
class QCPAxisRect;
class QCPItemStraightLine;
class QCustomPlot;
class QEvent;

namespace linkwright::ui {

/// Powers of ten on the axis.
void makeLogarithmic(QCPAxis& axis);
/// Whatever range is asked for, by a program or a mouse, becomes one that the axis can show (finiteRange).
void keepFinite(QCPAxis& axis);
/// A straight line in the pane, between points in the coordinates of its lower and its left axis.
QCPItemStraightLine* makeLine(QCustomPlot& plot, QCPAxisRect& pane);

/// The axes, their grids and the ground in the colours of the palette and the plot's own font.
void styleAxes(QCustomPlot& plot, const QList<QCPAxis*>& axes);
/// As many numbers beside the axes as there is room for, and names of axes as large as they fit: large text in a low
/// plot.
void fitAxes(QCustomPlot& plot);

/// The name of an axis in the plot's font, smaller where that is longer than so many pixels.
void fitLabel(QCPAxis& axis, double length);

/// Of every event: keeps the plot sharp, whose buffer does not notice a screen of another density.
void keepSharp(QCustomPlot& plot, const QEvent& event);
/// Whether from now on the font or the palette is another.
bool changesLook(const QEvent& event);

}  // namespace linkwright::ui
