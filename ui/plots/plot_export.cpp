// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_export.h"

#include "core/io/result_table.h"
#include "ui/document/translated.h"
#include "ui/document/write_file.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/plot_data.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/drawing.h"
#include "ui/widgets/save_flow.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMessageBox>
#include <QPageSize>
#include <QPalette>

#include <algorithm>
#include <cmath>
#include <set>

namespace linkwright::ui {

namespace {

constexpr double kPngScale = 2.0;
constexpr double kPixelsPerInch = 96.0;

struct PlotExportText {
  Q_DECLARE_TR_FUNCTIONS(PlotExport)
};

QSize sizeOf(const std::vector<PlotView*>& plots) {
  QSize size(1, 1);
  for (const PlotView* plot : plots) {
    size = QSize(std::max(size.width(), plot->width()), size.height() + plot->height());
  }
  return size;
}

void paintPlots(QPaintDevice& device, double scale, const std::vector<PlotView*>& plots) {
  QCPPainter painter(&device);
  painter.setMode(QCPPainter::pmVectorized, scale == 1.0);
  painter.scale(scale, scale);
  for (PlotView* plot : plots) {
    plot->setNamesDrawn(true);
    plot->toPainter(&painter, plot->width(), plot->height());
    plot->setNamesDrawn(false);
    painter.translate(0, plot->height());
  }
  painter.end();
  for (PlotView* plot : plots) plot->replot(QCustomPlot::rpQueuedReplot);
}

/// The columns of one table: their heads and values, over one first column.
struct Columns {
  Column first;
  std::set<std::string> names;
  std::vector<std::pair<std::string, Column>> values;

  void add(const CurveName& name, const Column& column) {
    std::string text = toString(name);
    if (names.insert(text).second) values.emplace_back(std::move(text), column);
  }
};

/// Of those that draw motions.
std::vector<const PlotData*> dataOf(const std::vector<PlotView*>& plots) {
  std::vector<const PlotData*> data;
  for (const PlotView* plot : plots) {
    if (const auto* canvas = qobject_cast<const MotionCanvas*>(plot)) data.push_back(&canvas->data());
  }
  return data;
}

QString cell(QString text, const QString& otherwise) {
  if (text.isEmpty()) text = otherwise;
  if (!text.contains(QLatin1Char(',')) && !text.contains(QLatin1Char('"'))) return text;
  return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

/// A line a point that is seen: its curve, its place, its value, all digits.
QByteArray curveNumbers(PlotView& plot) {
  QStringList lines;
  lines << QStringList{QStringLiteral("curve"), cell(plot.xAxis->label(), QStringLiteral("x")),
                       cell(plot.yAxis->label(), QStringLiteral("y"))}
               .join(QLatin1Char(','));
  const QCPLayer* cursor = plot.layer(QStringLiteral("cursor"));
  for (int i = 0; i < plot.plottableCount(); ++i) {
    QCPAbstractPlottable* curve = plot.plottable(i);
    const QCPPlottableInterface1D* points = curve->interface1D();
    if (!curve->visible() || curve->layer() == cursor || points == nullptr) continue;
    const QCPRange seen = curve->keyAxis()->range();
    const QString name = cell(curve->name(), QString::number(i + 1));
    const auto* bars = qobject_cast<QCPBars*>(curve);
    for (int k = 0; k < points->dataCount(); ++k) {
      const double x = points->dataMainKey(k);
      const double y = points->dataMainValue(k) + (bars != nullptr ? bars->baseValue() : 0.0);
      if (!seen.contains(x) || !std::isfinite(y)) continue;
      lines << QStringList{name, QString::number(x, 'g', 17), QString::number(y, 'g', 17)}.join(QLatin1Char(','));
    }
  }
  return (lines.join(QLatin1Char('\n')) + QLatin1Char('\n')).toUtf8();
}

}  // namespace

QByteArray plotCsv(const std::vector<const PlotData*>& plots, const QCPRange& range) {
  const bool is_spectrum =
      std::all_of(plots.begin(), plots.end(), [](const PlotData* plot) { return plot->kind == PlotKind::Spectrum; });
  Columns columns;
  for (const PlotData* plot : plots) {
    if ((plot->kind == PlotKind::Spectrum) != is_spectrum) continue;
    for (const MotionPlotCurve& curve : plot->curves) {
      const Column& first = is_spectrum ? curve.x : curve.t;
      if (curve.run >= 0) continue;
      if (!columns.first) columns.first = first;
      const bool is_quantity = plot->kind == PlotKind::Xy || plot->kind == PlotKind::TorqueSpeed;
      if (is_quantity) columns.add(curve.x_name, curve.x);
      columns.add(curve.name, curve.y);
    }
  }
  ResultTable table;
  table.has_time = !is_spectrum;
  if (is_spectrum) table.fields.push_back({"frequency", {}, {"frequency"}});
  for (const auto& [name, column] : columns.values) table.fields.push_back({name, {}, {name}});
  for (Eigen::Index k = 0; columns.first && k < columns.first->size(); ++k) {
    const double at = (*columns.first)[k];
    if (!range.contains(at)) continue;
    std::vector<double> row;
    if (is_spectrum)
      row.push_back(at);
    else
      table.times.push_back(at);
    for (const auto& [name, column] : columns.values) row.push_back((*column)[k]);
    table.rows.push_back(std::move(row));
  }
  return QByteArray::fromStdString(resultCsv(table));
}

QString leftOutOfCsv(const std::vector<const PlotData*>& plots) {
  const auto is_spectrum = [](const PlotData* plot) { return plot->kind == PlotKind::Spectrum; };
  const auto has_runs = [](const PlotData* plot) {
    return std::any_of(plot->curves.begin(), plot->curves.end(),
                       [](const MotionPlotCurve& curve) { return curve.run >= 0; });
  };
  const auto spectra = std::count_if(plots.begin(), plots.end(), is_spectrum);
  const bool no_spectra = spectra > 0 && spectra < std::ssize(plots);
  const bool no_frozen = std::any_of(plots.begin(), plots.end(), has_runs);
  if (no_spectra && no_frozen) {
    return PlotExportText::tr(
        "spectra, because they have no time axis (save them separately), and frozen curves, because they have their "
        "own times");
  }
  if (no_spectra) return PlotExportText::tr("spectra, because they have no time axis (save them separately)");
  return no_frozen ? PlotExportText::tr("frozen curves, because they have their own times") : QString();
}

QByteArray plotNumbers(const std::vector<PlotView*>& plots) {
  const std::vector<const PlotData*> data = dataOf(plots);
  if (data.size() < plots.size()) return curveNumbers(*plots.front());
  // what the plots over time show; a spectrum alone what it shows
  QCPRange range(-QCPRange::maxRange, QCPRange::maxRange);
  for (std::size_t i = 0; i < plots.size(); ++i) {
    if (data[i]->isOverTime() || plots.size() == 1) range = plots[i]->xAxis->range();
  }
  const bool is_path = plots.size() == 1 && !data[0]->isOverTime() && data[0]->kind != PlotKind::Spectrum;
  if (is_path) range = QCPRange(-QCPRange::maxRange, QCPRange::maxRange);
  return plotCsv(data, range);
}

QByteArray plotPng(const std::vector<PlotView*>& plots) {
  QImage image(sizeOf(plots) * kPngScale, QImage::Format_RGB32);
  image.fill(QGuiApplication::palette().color(QPalette::Base));
  paintPlots(image, kPngScale, plots);
  return pngBytes(image);
}

QByteArray plotSvg(const std::vector<PlotView*>& plots) {
  return svgBytes(sizeOf(plots), static_cast<int>(kPixelsPerInch),
                  [&](QPaintDevice& device) { paintPlots(device, 1.0, plots); });
}

QByteArray plotPdf(const std::vector<PlotView*>& plots) {
  return pdfBytes(QPageSize(QSizeF(sizeOf(plots)) / kPixelsPerInch, QPageSize::Inch, QString(), QPageSize::ExactMatch),
                  [&](QPaintDevice& device) { paintPlots(device, kPdfDpi / kPixelsPerInch, plots); });
}

QString savePlots(const QString& path, const std::vector<PlotView*>& plots) {
  const QString ending = QFileInfo(path).suffix().toLower();
  QByteArray bytes;
  if (ending == "png") {
    bytes = plotPng(plots);
  } else if (ending == "svg") {
    bytes = plotSvg(plots);
  } else if (ending == "pdf") {
    bytes = plotPdf(plots);
  } else if (ending == "csv") {
    bytes = plotNumbers(plots);
  } else {
    return PlotExportText::tr("plots can be saved only as .png, .svg, .pdf or .csv");
  }
  const Diagnostics problems = writeFile(path, bytes);
  return hasErrors(problems) ? translated(problems.front().message) : QString();
}

void savePlotsByDialog(const std::vector<PlotView*>& plots, QWidget& parent) {
  if (plots.empty()) return;
  const QString path =
      askWhereToSave(&parent, "plotFiles",
                     plots.size() == 1 ? PlotExportText::tr("Save Plot") : PlotExportText::tr("Save Plots"),
                     PlotExportText::tr("plots.png"),
                     {{PlotExportText::tr("PNG image (*.png)"), "png"},
                      {PlotExportText::tr("SVG image (*.svg)"), "svg"},
                      {PlotExportText::tr("Page (*.pdf)"), "pdf"},
                      {PlotExportText::tr("Table (*.csv)"), "csv"}})
          .path;
  if (path.isEmpty()) return;
  const QString problem = savePlots(path, plots);
  if (!problem.isEmpty()) {
    QMessageBox::warning(&parent, PlotExportText::tr("Not Saved"),
                         //: %1: path of a file, %2: why it was not written
                         PlotExportText::tr("Could not write %1: %2.").arg(path, problem));
    return;
  }
  if (QFileInfo(path).suffix().toLower() != QLatin1String("csv")) return;
  const QString left_out = leftOutOfCsv(dataOf(plots));
  if (!left_out.isEmpty()) {
    QMessageBox::information(&parent, PlotExportText::tr("Saved"),
                             PlotExportText::tr("Not in the table: %1.").arg(left_out));
  }
}

void copyPicture(PlotView& plot) { QGuiApplication::clipboard()->setImage(QImage::fromData(plotPng({&plot}), "PNG")); }

void copyNumbers(PlotView& plot) { QGuiApplication::clipboard()->setText(QString::fromUtf8(plotNumbers({&plot}))); }

}  // namespace linkwright::ui
