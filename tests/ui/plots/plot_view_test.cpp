// SPDX-License-Identifier: GPL-3.0-or-later
// What every plot of the program does alike: gestures, keys, what is seen, copy.
#include "ui/plots/plot_view.h"

#include "tests/support/catch.h"
#include "tests/ui/support/pointer.h"
#include "ui/plots/plot_export.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::sendMouse;
using linkwright::test::waitUntil;

namespace {

/// A sine over 2 s, seen whole.
struct Sine {
  PlotView plot;
  std::vector<double> asked;

  Sine() {
    PlotCurve curve;
    curve.name = "sine";
    curve.colour = Qt::red;
    for (int k = 0; k <= 200; ++k) {
      curve.x.push_back(0.01 * k);
      curve.y.push_back(std::sin(0.05 * k));
    }
    plot.resize(500, 300);
    plot.setAxes("Time (s)", "Sine");
    plot.setCurves({curve});
    QObject::connect(&plot, &PlotView::placeWanted, &plot, [this](double x) {
      asked.push_back(x);
      plot.placeCursor(x);
    });
    plot.show();
    REQUIRE(QTest::qWaitForWindowExposed(&plot));
    plot.replot(QCustomPlot::rpImmediateRefresh);
  }
  QPoint at(double across, double up = 0.5) const {
    const QRect area = plot.axisRect()->rect();
    return {area.left() + static_cast<int>(across * area.width()),
            area.bottom() - static_cast<int>(up * area.height())};
  }
  void drag(const QPoint& from, const QPoint& to, Qt::MouseButton button = Qt::LeftButton,
            Qt::KeyboardModifiers keys = {}) {
    sendMouse(&plot, QEvent::MouseButtonPress, from, button, button, keys);
    for (int i = 1; i <= 5; ++i)
      sendMouse(&plot, QEvent::MouseMove, from + (to - from) * i / 5.0, Qt::NoButton, button, keys);
    sendMouse(&plot, QEvent::MouseButtonRelease, to, button, Qt::NoButton, keys);
  }
  void turnWheel(const QPoint& where, int notches, Qt::KeyboardModifiers keys = {}) {
    QWheelEvent event(where, plot.mapToGlobal(where), {}, {0, 120 * notches}, Qt::NoButton, keys, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&plot, &event);
  }
  QCPRange x() const { return plot.xAxis->range(); }
  QCPRange y() const { return plot.yAxis->range(); }
};

}  // namespace

TEST_CASE("Where nothing can be pointed at a drag pans; the view stays within what there is", "[ui][plots]") {
  Sine f;
  const QCPRange whole = f.x(), values = f.y();
  CHECK(whole.lower == 0.0);
  CHECK(whole.upper == Approx(2.0));
  f.drag(f.at(0.2), f.at(0.8));
  CHECK(f.x().lower == Approx(whole.lower).margin(1e-9));
  CHECK(f.x().size() == Approx(whole.size()));
  // with Ctrl it is a box
  f.drag(f.at(0.25, 0.25), f.at(0.75, 0.75), Qt::LeftButton, Qt::ControlModifier);
  CHECK(f.x().size() == Approx(1.0).margin(0.03));
  CHECK(f.y().size() == Approx(0.5 * values.size()).epsilon(0.1));
  f.drag(f.at(0.5), f.at(0.25));
  CHECK(f.x().lower == Approx(0.75).margin(0.03));
  CHECK(f.asked.empty());
  QTest::mouseDClick(&f.plot, Qt::LeftButton, {}, f.at(0.5));
  CHECK(f.x() == whole);
  CHECK(f.y() == values);
  f.turnWheel(f.at(0.5), 1);
  CHECK(f.x().size() == Approx(0.85 * whole.size()).epsilon(1e-9));
  CHECK(f.y().lower == Approx(values.lower));
  CHECK(f.y().upper == Approx(values.upper));
  f.turnWheel(f.at(0.5), 1, Qt::ControlModifier);
  CHECK(f.y().size() == Approx(0.85 * values.size()).epsilon(1e-9));
  for (int i = 0; i < 20; ++i) f.turnWheel(f.at(0.5), -1);
  CHECK(f.x().size() == Approx(whole.size()));
  QTest::keyClick(&f.plot, Qt::Key_Plus);
  CHECK(f.x().size() == Approx(0.85 * whole.size()).epsilon(1e-9));
  QTest::keyClick(&f.plot, Qt::Key_PageDown);
  CHECK(f.x().upper == Approx(whole.upper));
  QTest::keyClick(&f.plot, Qt::Key_Home);
  CHECK(f.x() == whole);
}

TEST_CASE("Where a place can be pointed at a drag does so, and a click once it is no double click", "[ui][plots]") {
  Sine f;
  f.plot.setPointed(true);
  f.drag(f.at(0.1), f.at(0.75));
  REQUIRE_FALSE(f.asked.empty());
  CHECK(f.asked.back() == Approx(1.5).margin(0.02));
  f.asked.clear();
  QTest::mouseClick(&f.plot, Qt::LeftButton, {}, f.at(0.25));
  CHECK(f.asked.empty());
  REQUIRE(waitUntil([&] { return !f.asked.empty(); }));
  CHECK(f.asked.back() == Approx(0.5).margin(0.02));
  f.asked.clear();
  QTest::mouseClick(&f.plot, Qt::LeftButton, {}, f.at(0.75));
  QTest::mouseDClick(&f.plot, Qt::LeftButton, {}, f.at(0.75));
  QTest::qWait(QApplication::doubleClickInterval() + 100);
  CHECK(f.asked.empty());
  // Shift pans where there is no second cursor
  f.drag(f.at(0.25, 0.25), f.at(0.75, 0.75), Qt::LeftButton, Qt::ControlModifier);
  f.drag(f.at(0.5), f.at(0.25), Qt::LeftButton, Qt::ShiftModifier);
  CHECK(f.x().lower == Approx(0.75).margin(0.03));
  CHECK(f.asked.empty());
  double by = 0.0;
  QObject::connect(&f.plot, &PlotView::stepWanted, &f.plot, [&](double step) { by = step; });
  QTest::keyClick(&f.plot, Qt::Key_Left);
  CHECK(by < 0.0);
}

TEST_CASE("A view that was chosen stays while the curves change, and goes with their axes", "[ui][plots]") {
  Sine f;
  f.turnWheel(f.at(0.5), 2);
  const QCPRange chosen = f.x();
  std::vector<PlotCurve> curves = f.plot.curves();
  for (double& y : curves.front().y) y *= 2.0;
  f.plot.setCurves(curves);
  CHECK(f.x() == chosen);
  f.plot.setAxes("Time (s)", "Twice");
  f.plot.setCurves(curves);
  CHECK(f.x().size() == Approx(2.0));
  CHECK(f.y().contains(2.0));
}

TEST_CASE("Powers of ten are zoomed and panned by their exponents", "[ui][plots]") {
  PlotView plot;
  plot.resize(500, 300);
  plot.setAxes("n", "cost", true, true);
  plot.setCurves({{"line", {1.0, 10.0, 100.0}, {1.0, 100.0, 1e4}, Qt::red, Qt::SolidLine, 1.5, false, {}}});
  const QCPRange x = plot.xAxis->range(), y = plot.yAxis->range();
  CHECK(x.lower == Approx(0.5));
  CHECK(x.upper == Approx(200.0));
  QTest::keyClick(&plot, Qt::Key_Plus);
  const double decades = std::log10(plot.xAxis->range().upper / plot.xAxis->range().lower);
  CHECK(decades == Approx(0.85 * std::log10(x.upper / x.lower)));
  for (int i = 0; i < 20; ++i) QTest::keyClick(&plot, Qt::Key_PageDown);
  CHECK(plot.xAxis->range().upper == Approx(x.upper));
  CHECK(std::log10(plot.xAxis->range().upper / plot.xAxis->range().lower) == Approx(decades));
  plot.showAll();
  CHECK(plot.xAxis->range().lower == Approx(x.lower));
  CHECK(plot.yAxis->range().upper == Approx(y.upper));
}

TEST_CASE("A plot is copied as a picture and as numbers", "[ui][plots]") {
  Sine f;
  QGuiApplication::clipboard()->clear();
  QTest::keyClick(&f.plot, Qt::Key_C, Qt::ControlModifier);
  CHECK(QGuiApplication::clipboard()->image().width() == 2 * f.plot.width());
  copyNumbers(f.plot);
  const QStringList lines = QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
  REQUIRE(lines.size() == 202);
  CHECK(lines[0] == "curve,Time (s),Sine");
  CHECK(lines[101].section(',', 0, 0) == "sine");
  CHECK(lines[101].section(',', 1, 1).toDouble() == 0.01 * 100);
  CHECK(lines[101].section(',', 2, 2).toDouble() == std::sin(0.05 * 100));
}
