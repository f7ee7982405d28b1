// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

class QCPRange;
class QWidget;

namespace linkwright::ui {

class PlotView;
struct PlotData;

/// Time and the curves of these plots as a table: heads as toString(CurveName) has them, SI units, all digits, the
/// samples within the range. Each curve once; of other runs, and of spectra beside curves over time, none. A spectrum
/// alone has its frequencies in the first column.
QByteArray plotCsv(const std::vector<const PlotData*>& plots, const QCPRange& range);

/// What of these plots is not in that table, in words; empty where all of it is.
QString leftOutOfCsv(const std::vector<const PlotData*>& plots);

/// The numbers of what is seen: of motions the table above, of another plot a line a point.
QByteArray plotNumbers(const std::vector<PlotView*>& plots);

/// The plots one below the other as they are on the screen, with their legends in them.
QByteArray plotPng(const std::vector<PlotView*>& plots);  ///< at twice the resolution
QByteArray plotSvg(const std::vector<PlotView*>& plots);
QByteArray plotPdf(const std::vector<PlotView*>& plots);

/// By the ending of the name: .csv, .png, .svg, .pdf. Empty when it is written, else why not.
QString savePlots(const QString& path, const std::vector<PlotView*>& plots);

/// Asks for a name and saves them under it; says what went wrong, or is not in the table.
void savePlotsByDialog(const std::vector<PlotView*>& plots, QWidget& parent);

/// To the clipboard.
void copyPicture(PlotView& plot);
void copyNumbers(PlotView& plot);

}  // namespace linkwright::ui
