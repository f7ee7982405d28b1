// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/plots/motion_canvas.h"
#include "ui/plots/motion_plot.h"
#include "ui/plots/motion_plots_panel.h"
#include "ui/plots/plot_legend.h"

#include <memory>

namespace linkwright::test {

/// The plots over a motion of 2 s of an example, shown and drawn.
struct MotionPlots {
  ui::Document document;
  ui::Interaction interaction;
  std::unique_ptr<ui::MotionPlotsPanel> panel;

  explicit MotionPlots(const QString& path, double by = 0.4) {
    REQUIRE_FALSE(hasErrors(document.open(path)));
    const Eigen::VectorXd here = document.snapshot()->q;
    const Eigen::VectorXd rest = Eigen::VectorXd::Zero(here.size());
    storePose(document, "one");
    setState(document, here + Eigen::VectorXd::Constant(here.size(), by), rest, rest, "there");
    storePose(document, "two");
    setMotion(document, "one", "two", 2.0);
    document.playback().setTime(0.75);
    panel = std::make_unique<ui::MotionPlotsPanel>(document, interaction);
    panel->resize(700, 600);
    panel->show();
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 4; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    for (ui::MotionPlot* plot : panel->plots()) plot->canvas()->replot(QCustomPlot::rpImmediateRefresh);
  }
  /// One plot in the place of those there were.
  ui::MotionPlot& only(const ScenePlot& plot) {
    while (!panel->plots().empty()) panel->removePlot(panel->plots().back());
    ui::MotionPlot* made = panel->addPlot(plot);
    settle();
    return *made;
  }
  const Eigen::VectorXd& column(const std::string& name) const {
    const Eigen::VectorXd* values = panel->source().figures->curve(*parseCurveName(name));
    REQUIRE(values != nullptr);
    return *values;
  }
  double time() const { return document.snapshot()->time; }
  std::string joint(int index) const {
    return document.snapshot()->model->joints()[static_cast<std::size_t>(index)].name;
  }
  static QPoint at(const ui::MotionPlot& plot, double across, double up = 0.5) {
    const QRect area = plot.canvas()->axisRect()->rect();
    return {area.left() + static_cast<int>(across * area.width()),
            area.bottom() - static_cast<int>(up * area.height())};
  }
  void drag(ui::MotionPlot& plot, const QPoint& from, const QPoint& to, Qt::MouseButton button = Qt::LeftButton,
            Qt::KeyboardModifiers keys = {}) {
    QObject* canvas = plot.canvas();
    sendMouse(canvas, QEvent::MouseButtonPress, from, button, button, keys);
    for (int i = 1; i <= 5; ++i) {
      sendMouse(canvas, QEvent::MouseMove, from + (to - from) * i / 5.0, Qt::NoButton, button, keys);
    }
    sendMouse(canvas, QEvent::MouseButtonRelease, to, button, Qt::NoButton, keys);
    settle();
  }
};

/// Whether the drawn curve is the column in another unit, to round-off of the product.
inline void checkDrawn(const ui::MotionCanvas& canvas, std::size_t curve, const Eigen::VectorXd& values, double scale) {
  const std::vector<QPointF> points = canvas.drawnPoints(curve);
  REQUIRE(std::ssize(points) == values.size());
  const double largest = values.cwiseAbs().maxCoeff() * scale;
  double worst = 0.0;
  for (Eigen::Index k = 0; k < values.size(); ++k) {
    worst = std::max(worst, std::abs(points[static_cast<std::size_t>(k)].y() - values[k] * scale));
  }
  CHECK(worst <= 1e-15 * largest);
}

}  // namespace linkwright::test
