// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/plots/plot_view.h"
#include "ui/workspaces/pose/iteration_curves.h"

#include <QTest>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;

namespace {

ResidualCurve curve(IkMethod method, int count) {
  ResidualCurve made;
  made.method = method;
  for (int k = 0; k <= count; ++k) {
    made.residual.push_back(std::pow(10.0, -k));
    made.position.push_back(2.0 * std::pow(10.0, -k));
    made.orientation.push_back(k == count ? 0.0 : 0.5);
  }
  return made;
}

/// Where an iteration is drawn, pixels of the widget, in the first pane.
QPoint pointOf(const PlotView& plot, int place) {
  return {static_cast<int>(std::lround(plot.xAxis->coordToPixel(place))), plot.axisRect()->rect().center().y()};
}

/// Where a bar ends, the axis' own number.
double barHeight(PlotView& plot, int index) {
  const auto* bars = qobject_cast<QCPBars*>(plot.plottable(0));
  REQUIRE(bars != nullptr);
  const auto bar = bars->data()->findBegin(index + 1.0, false);
  const bool is_there = bar != bars->data()->constEnd() && bar->key == index + 1.0;
  return is_there ? bars->baseValue() + bar->value : std::nan("");
}

}  // namespace

TEST_CASE("A click and the arrow keys choose an iteration of the residual plot") {
  PlotView plot;
  plot.setPointed(true);
  plot.resize(420, 240);
  showResiduals(plot, {curve(IkMethod::PseudoInverse, 12), curve(IkMethod::Safeguarded, 8)}, ResidualShown::Residual, 8,
                0.1);
  plot.show();
  REQUIRE(QTest::qWaitForWindowExposed(&plot));
  plot.replot(QCustomPlot::rpImmediateRefresh);
  int chosen = -1;
  QObject::connect(&plot, &PlotView::placeWanted, &plot, [&](double place) {
    chosen = static_cast<int>(place);
    plot.placeCursor(place);
  });
  QTest::mouseClick(&plot, Qt::LeftButton, {}, pointOf(plot, 5));
  CHECK(chosen == 5);
  QTest::keyClick(&plot, Qt::Key_Right);
  CHECK(chosen == 6);
  QTest::keyClick(&plot, Qt::Key_Home);
  CHECK(chosen == 0);
  QTest::keyClick(&plot, Qt::Key_End);
  CHECK(chosen == 8);
  // beyond the end of the run that is looked into there is nothing
  QTest::keyClick(&plot, Qt::Key_Right);
  CHECK(chosen == 8);
  QTest::mouseClick(&plot, Qt::LeftButton, {}, pointOf(plot, 12));
  CHECK(plot.cursor() == 8.0);
}

TEST_CASE("Residual, position and orientation each have their axis, and a zero does not break it") {
  PlotView plot;
  plot.resize(800, 240);
  for (const auto shown :
       {ResidualShown::Residual, ResidualShown::Position, ResidualShown::Orientation, ResidualShown::All}) {
    showResiduals(plot, {curve(IkMethod::PseudoInverse, 6)}, shown, 6, 0.1);
    plot.replot(QCustomPlot::rpImmediateRefresh);
    int visible = 0;
    for (QCPAxisRect* rect : plot.axisRects()) {
      ++visible;
      const QCPRange range = rect->axis(QCPAxis::atLeft)->range();
      CHECK(range.lower > 0.0);
      CHECK(std::isfinite(range.upper));
    }
    CHECK(visible == (shown == ResidualShown::All ? 3 : 1));
  }
}

TEST_CASE("A bar ends at its singular value, and a lost direction has none") {
  PlotView plot;
  plot.resize(420, 200);
  showSingularValues(plot, {2.0, 0.3, 0.0}, 0.05, {2.0 / (4.0 + 0.0025), 0.3 / (0.09 + 0.0025), 0.0}, IkMethod::Damped);
  plot.replot(QCustomPlot::rpImmediateRefresh);
  CHECK(barHeight(plot, 0) == Approx(2.0).epsilon(1e-12));
  CHECK(barHeight(plot, 1) == Approx(0.3).epsilon(1e-12));
  CHECK_FALSE(std::isfinite(barHeight(plot, 2)));
  REQUIRE(plot.levels().size() == 1);
  CHECK(plot.levels()[0].y == 0.05);
}
