// SPDX-License-Identifier: GPL-3.0-or-later
// The ripple's spectrum and periods beside theory, as a person reads them.
#include "ui/workspaces/elastic/ripple_panel.h"

#include "tests/ui/elastic/elastic_fixture.h"
#include "ui/document/elastic_edit.h"
#include "ui/plots/plot_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

struct Shown : ElasticPanelFixture<RipplePanel> {
  using ElasticPanelFixture<RipplePanel>::ElasticPanelFixture;
  bool hasTheory() {
    const bool ended = waitUntil([this] { return !panel.isRunning(); });
    settle();
    return ended && panel.figures().has_theory;
  }
  QString text(const char* name) const { return find<QLabel>(QLatin1String(name))->text(); }
};

}  // namespace

TEST_CASE("Periods between zero crossings lie on those of the frozen arm", "[ui][elastic][ripple]") {
  Shown f;
  REQUIRE(f.hasTheory());
  const RippleResults& figures = f.panel.figures();
  REQUIRE(figures.peak);
  CHECK(figures.peak->period() == Approx(0.036).margin(0.001));
  CHECK(figures.shortest == Approx(0.0250).margin(2e-4));
  CHECK(figures.longest == Approx(0.0477).margin(2e-4));
  CHECK(figures.deviation < 0.005);
  CHECK(figures.usual_deviation < 0.001);
  // steps of 1 ms lengthen 25 ms by (pi / 25)^2 / 3
  CHECK(figures.lengthening == Approx(0.0053).margin(2e-4));
  const auto& curves = f.find<PlotView>("ripplePeriods")->curves();
  REQUIRE(curves.size() == 2);
  CHECK(curves[0].line == Qt::NoPen);
  CHECK(curves[0].x.size() > 100);
  CHECK(curves[1].name.contains("natural period at the pose"));
  auto* spectrum = f.find<PlotView>("rippleSpectrum");
  REQUIRE(spectrum->bands().size() == 1);
  CHECK(spectrum->bands()[0].from == Approx(figures.theory_shortest));
  CHECK(spectrum->bands()[0].to == Approx(figures.theory_longest));
  REQUIRE(spectrum->marks().size() == 1);
  CHECK(spectrum->marks()[0].x == Approx(figures.peak->period()));
  CHECK(f.text("rippleWords").contains("link_1"));

  auto* over = f.find<QComboBox>("rippleOver");
  over->setCurrentIndex(1);
  emit over->activated(1);
  CHECK(spectrum->marks()[0].x == Approx(figures.peak->frequency));
  CHECK(spectrum->bands()[0].from == Approx(1.0 / figures.theory_longest));
}

TEST_CASE("The time is that of the document, both ways, with theory there", "[ui][elastic][ripple]") {
  Shown f;
  REQUIRE(f.hasTheory());
  auto* plot = f.find<PlotView>("ripplePeriods");
  plot->replot();
  QTest::mouseClick(plot, Qt::LeftButton, {}, {qRound(plot->xAxis->coordToPixel(0.7)), plot->axisRect()->center().y()});
  // a click counts when it cannot become a double click any more
  REQUIRE(waitUntil([&] { return f.document.snapshot()->time == Approx(0.7).margin(0.01); }));
  Shown::settle();
  CHECK(f.document.snapshot()->time == Approx(0.7).margin(0.01));
  // joint 2 stands across: the longest of all
  CHECK(f.text("rippleNow").contains(secondsWords(f.panel.figures().theory_longest)));
}

TEST_CASE("Samples every 10 ms make the periods jump, and words say why", "[ui][elastic][ripple]") {
  Shown f;
  REQUIRE(f.hasTheory());
  const double before = f.panel.figures().deviation;
  CHECK_FALSE(f.find<QLabel>("rippleHint")->isVisible());
  f.find<QCheckBox>("rippleSlow")->click();
  const RippleResults& figures = f.panel.figures();
  CHECK(figures.dt == Approx(0.01));
  CHECK(figures.deviation > 20.0 * before);
  CHECK(f.find<QLabel>("rippleHint")->isVisible());
  CHECK(f.text("rippleHint").contains("2.5"));
  CHECK(f.text("rippleHint").contains("0.035 s"));  // what steps of 10 ms would make of it
}

TEST_CASE("Without a link that bends, or without anything at all, the panel says so", "[ui][elastic][ripple]") {
  Shown f;
  changeElastic(f.study.document(), "rigid", [](ElasticSettings& settings) { settings.links.clear(); });
  REQUIRE(f.analysed());
  CHECK(f.text("rippleWords").contains("No elastic link"));
  CHECK_FALSE(f.panel.isRunning());
  CHECK_FALSE(f.find<PlotView>("ripplePeriods")->isVisible());

  const Shown none("planar_2r.json");
  CHECK(none.text("rippleNone").contains("No elastic links or passive joints"));
}

TEST_CASE("Of too many elements there is no theory, and the words say what to do", "[ui][elastic][ripple]") {
  Shown f;
  changeElastic(f.study.document(), "many elements", [](ElasticSettings& settings) {
    settings.links.front().elements = 67;
    settings.duration = 8.0 * settings.dt;
  });
  REQUIRE(f.analysed());
  CHECK_FALSE(f.panel.isRunning());
  CHECK_FALSE(f.panel.figures().has_theory);
  CHECK(f.text("rippleWords").contains("402 degrees of freedom"));
  CHECK(f.text("rippleWords").contains("fewer elements"));
  CHECK(f.text("rippleNow").isEmpty());
  CHECK(f.find<PlotView>("rippleSpectrum")->bands().empty());
}
