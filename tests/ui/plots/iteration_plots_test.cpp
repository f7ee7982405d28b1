// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/plots/residual_plot.h"
#include "ui/plots/singular_plot.h"

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

}  // namespace

TEST_CASE("A click and the arrow keys choose an iteration of the residual plot") {
  ResidualPlot plot;
  plot.resize(420, 240);
  plot.setCurves({curve(IkMethod::PseudoInverse, 12), curve(IkMethod::Safeguarded, 8)}, 8, 0.1);
  plot.show();
  REQUIRE(QTest::qWaitForWindowExposed(&plot));
  plot.replot(QCustomPlot::rpImmediateRefresh);
  int chosen = -1;
  QObject::connect(&plot, &ResidualPlot::placeChosen, &plot, [&](int place) {
    chosen = place;
    plot.setPlace(place);
  });
  QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.pointOf(5));
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
  QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.pointOf(12));
  CHECK(plot.place() == 8);
}

TEST_CASE("Residual, position and orientation each have their axis, and a zero does not break it") {
  ResidualPlot plot;
  plot.resize(800, 240);
  plot.setCurves({curve(IkMethod::PseudoInverse, 6)}, 6, 0.1);
  for (const auto shown : {ResidualPlot::Shown::Residual, ResidualPlot::Shown::Position,
                           ResidualPlot::Shown::Orientation, ResidualPlot::Shown::All}) {
    plot.setShown(shown);
    plot.replot(QCustomPlot::rpImmediateRefresh);
    int visible = 0;
    for (QCPAxisRect* rect : plot.axisRects()) {
      ++visible;
      const QCPRange range = rect->axis(QCPAxis::atLeft)->range();
      CHECK(range.lower > 0.0);
      CHECK(std::isfinite(range.upper));
    }
    CHECK(visible == (shown == ResidualPlot::Shown::All ? 3 : 1));
  }
}

TEST_CASE("A bar ends at its singular value, and a lost direction has none") {
  SingularPlot plot;
  plot.resize(420, 200);
  plot.setValues({2.0, 0.3, 0.0}, 0.05, {2.0 / (4.0 + 0.0025), 0.3 / (0.09 + 0.0025), 0.0}, IkMethod::Damped);
  plot.replot(QCustomPlot::rpImmediateRefresh);
  CHECK(plot.barHeight(0) == Approx(2.0).epsilon(1e-12));
  CHECK(plot.barHeight(1) == Approx(0.3).epsilon(1e-12));
  CHECK_FALSE(std::isfinite(plot.barHeight(2)));
  CHECK(plot.damping() == 0.05);
}
