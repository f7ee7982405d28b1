// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_export.h"

#include "core/io/result_table.h"
#include "ui/plots/motion_canvas.h"
#include "ui/widgets/pdf_pages.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>
#include <set>

namespace linkwright::ui {

namespace {

constexpr double kPngScale = 2.0;
constexpr double kPixelsPerInch = 96.0;

struct PlotExportText {
  Q_DECLARE_TR_FUNCTIONS(PlotExport)
};

QSize sizeOf(const std::vector<MotionCanvas*>& plots) {
  QSize size(1, 1);
  for (const MotionCanvas* plot : plots) {
    size = QSize(std::max(size.width(), plot->width()), size.height() + plot->height());
  }
  return size;
}

void paintPlots(QPaintDevice& device, double scale, const std::vector<MotionCanvas*>& plots) {
  QCPPainter painter(&device);
  painter.setMode(QCPPainter::pmVectorized, scale == 1.0);
  painter.scale(scale, scale);
  for (MotionCanvas* plot : plots) {
    plot->setLegendDrawn(true);
    plot->toPainter(&painter, plot->width(), plot->height());
    plot->setLegendDrawn(false);
    painter.translate(0, plot->height());
  }
  painter.end();
  for (MotionCanvas* plot : plots) plot->replot(QCustomPlot::rpQueuedReplot);
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
  QStringList left_out;
  const auto spectra = std::count_if(plots.begin(), plots.end(), is_spectrum);
  if (spectra > 0 && spectra < std::ssize(plots)) {
    left_out << PlotExportText::tr("spectra, which have no time (save such a plot by itself)");
  }
  if (std::any_of(plots.begin(), plots.end(), has_runs))
    left_out << PlotExportText::tr("frozen curves, which have their own times");
  return left_out.join(PlotExportText::tr(", and "));
}

QByteArray plotPng(const std::vector<MotionCanvas*>& plots) {
  QImage image(sizeOf(plots) * kPngScale, QImage::Format_RGB32);
  image.fill(QGuiApplication::palette().color(QPalette::Base));
  paintPlots(image, kPngScale, plots);
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray plotSvg(const std::vector<MotionCanvas*>& plots) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator svg;
  svg.setOutputDevice(&buffer);
  svg.setResolution(static_cast<int>(kPixelsPerInch));
  svg.setSize(sizeOf(plots));
  svg.setViewBox(QRect(QPoint(), sizeOf(plots)));
  paintPlots(svg, 1.0, plots);
  return bytes;
}

QByteArray plotPdf(const std::vector<MotionCanvas*>& plots) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter pdf(&buffer);
  pdf.setResolution(kPdfDpi);
  pdf.setPageSize(QPageSize(QSizeF(sizeOf(plots)) / kPixelsPerInch, QPageSize::Inch, QString(), QPageSize::ExactMatch));
  pdf.setPageMargins(QMarginsF());
  paintPlots(pdf, kPdfDpi / kPixelsPerInch, plots);
  return bytes;
}

QString savePlots(const QString& path, const std::vector<MotionCanvas*>& plots) {
  const QString ending = QFileInfo(path).suffix().toLower();
  QByteArray bytes;
  if (ending == "png") {
    bytes = plotPng(plots);
  } else if (ending == "svg") {
    bytes = plotSvg(plots);
  } else if (ending == "pdf") {
    bytes = plotPdf(plots);
  } else if (ending == "csv") {
    std::vector<const PlotData*> data;
    // what the plots over time show; a spectrum alone what it shows
    QCPRange range(-QCPRange::maxRange, QCPRange::maxRange);
    for (const MotionCanvas* plot : plots) {
      data.push_back(&plot->data());
      if (plot->data().isOverTime() || plots.size() == 1) range = plot->xAxis->range();
    }
    const bool is_path =
        plots.size() == 1 && !plots[0]->data().isOverTime() && plots[0]->data().kind != PlotKind::Spectrum;
    if (is_path) range = QCPRange(-QCPRange::maxRange, QCPRange::maxRange);
    bytes = plotCsv(data, range);
  } else {
    return PlotExportText::tr("A plot is saved as .png, .svg, .pdf or .csv");
  }
  QSaveFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
    return file.errorString();
  return {};
}

}  // namespace linkwright::ui
