// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/motion_canvas.h"
#include "ui/plots/motion_plot.h"
#include "ui/plots/motion_plots_panel.h"
#include "ui/plots/plot_export.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace linkwright::ui {

void MotionPlotsPanel::saveByDialog(MotionPlot* one) {
  std::vector<MotionCanvas*> canvases;
  for (MotionPlot* plot : plots_) {
    if (one == nullptr || plot == one) canvases.push_back(plot->canvas());
  }
  if (canvases.empty()) return;
  const QString csv = tr("Table of what is seen (*.csv)"), png = tr("Picture (*.png)"), svg = tr("Drawing (*.svg)"),
                pdf = tr("Page (*.pdf)");
  QString filter = png;
  QString path = QFileDialog::getSaveFileName(this, one ? tr("Save the plot") : tr("Save the plots"), tr("plots.png"),
                                              QStringList{png, svg, pdf, csv}.join(";;"), &filter);
  if (path.isEmpty()) return;
  // the ending says what it is; without one the choice does
  if (QFileInfo(path).suffix().isEmpty()) {
    path += filter == csv ? ".csv" : filter == svg ? ".svg" : filter == pdf ? ".pdf" : ".png";
  }
  const QString problem = savePlots(path, canvases);
  if (!problem.isEmpty()) {
    QMessageBox::warning(this, tr("Not saved"), tr("%1 was not written: %2").arg(path, problem));
    return;
  }
  if (QFileInfo(path).suffix().toLower() != QLatin1String("csv")) return;
  std::vector<const PlotData*> saved;
  for (const MotionCanvas* canvas : canvases) saved.push_back(&canvas->data());
  const QString left_out = leftOutOfCsv(saved);
  if (!left_out.isEmpty()) QMessageBox::information(this, tr("Saved"), tr("Not in the table: %1.").arg(left_out));
}

}  // namespace linkwright::ui
