// SPDX-License-Identifier: GPL-3.0-or-later
// The diagrams of a bent link: they are the core's numbers, at the document's time.
#include "ui/workspaces/elastic/bending_panel.h"

#include "tests/support/catch.h"
#include "tests/ui/elastic/elastic_fixture.h"
#include "ui/document/elastic_edit.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/wrapped_label.h"

#include <QCheckBox>
#include <QComboBox>

#include <algorithm>
#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

struct BendingFixture : ElasticPanelFixture<BendingPanel> {
  using ElasticPanelFixture::ElasticPanelFixture;

  PlotView& plot(const char* name) const { return *find<PlotView>(QString::fromLatin1(name)); }
  const PlotCurve* curve(const char* plot_name, const QString& start) const {
    for (const PlotCurve& each : plot(plot_name).curves()) {
      if (each.name.startsWith(start)) return &each;
    }
    return nullptr;
  }
  bool hasPeaks() {
    return waitUntil([this] { return curve("bendingMoments", QStringLiteral("±")) != nullptr; });
  }
};

}  // namespace

TEST_CASE("The moment's diagram is that of the instant, within the largest of the run") {
  BendingFixture bending;
  REQUIRE(bending.hasPeaks());
  for (const double t : {0.4, 1.3}) {
    bending.document.playback().setTime(t);
    bending.settle();
    const auto instant = bending.study.instant();
    const int body = beamBodies(*instant->result->run().tree).at(0);
    const BeamBearing bearing = beamBearing(instant->pass, instant->state, body);
    const PlotCurve* z = bending.curve("bendingMoments", "M_z");
    const PlotCurve* most = bending.curve("bendingMoments", QStringLiteral("±"));
    REQUIRE(z != nullptr);
    REQUIRE(most != nullptr);
    REQUIRE(z->y.size() == bearing.ends.size());
    for (std::size_t k = 0; k < z->y.size(); ++k) {
      CHECK(z->x[k] == Approx(1e3 * bearing.ends[k].x));  // mm
      CHECK(z->y[k] == bearing.ends[k].moment.z());
      CHECK(std::abs(z->y[k]) <= most->y[k]);
    }
    CHECK(std::abs(z->y.front()) > 0.0);
    // the arm moves in a plane
    for (const double value : bending.curve("bendingMoments", "M_y")->y) CHECK(std::abs(value) < 1e-9);
  }
}

TEST_CASE("The deflection's diagram ends where the tip is, in a unit that suits it") {
  BendingFixture bending;
  REQUIRE(bending.hasPeaks());
  bending.document.playback().setTime(0.9);
  bending.settle();
  const auto instant = bending.study.instant();
  const PlotCurve* y = bending.curve("bendingDeflection", "along y");
  REQUIRE(y != nullptr);
  const QString label = bending.plot("bendingDeflection").yAxis->label();
  const double unit = label.contains(QStringLiteral("µm")) ? 1e6 : label.contains("mm") ? 1e3 : 1.0;
  CHECK(y->y.back() == Approx(unit * instant->state.u[1]));
  CHECK(y->y.front() == 0.0);
  CHECK(y->x.back() == Approx(250.0));
  const PlotCurve* most = bending.curve("bendingDeflection", QStringLiteral("±"));
  REQUIRE(most != nullptr);
  CHECK(std::abs(y->y.back()) <= most->y.back());
  CHECK(bending.find<WrappedLabel>("bendingWords")
            ->text()
            .contains("At t = 0.900 s, the bending moment at the root is |M| = "));
}

TEST_CASE("Shear, axial force and torsion are there when they are asked for") {
  BendingFixture bending;
  CHECK_FALSE(bending.plot("bendingForces").isVisible());
  CHECK(bending.curve("bendingMoments", "T") == nullptr);
  for (const char* name : {"bendingShear", "bendingAxial", "bendingTorsion"})
    bending.find<QCheckBox>(QString::fromLatin1(name))->click();
  bending.settle();
  CHECK(bending.plot("bendingForces").isVisible());
  CHECK(bending.curve("bendingMoments", "T") != nullptr);
  for (const char* name : {"V_y", "V_z", "N"})
    CHECK(bending.curve("bendingForces", QString::fromLatin1(name)) != nullptr);
  bending.find<QCheckBox>("bendingShear")->click();
  bending.settle();
  CHECK(bending.curve("bendingForces", "V_y") == nullptr);
  CHECK(bending.curve("bendingForces", "N") != nullptr);
}

TEST_CASE("The link is chosen here and elsewhere alike") {
  BendingFixture bending;
  changeElastic(bending.study.document(), QStringLiteral("Both bend"), [](ElasticSettings& settings) {
    linkwright::ElasticLink second = settings.links.at(0);
    second.link = "link_2";
    second.elements = 2;
    settings.links.push_back(second);
  });
  REQUIRE(bending.analysed());
  auto* choice = bending.find<QComboBox>("bendingLink");
  REQUIRE(choice->count() == 2);
  choice->setCurrentIndex(1);
  emit choice->activated(1);
  bending.settle();
  CHECK(bending.look.link() == 1);
  CHECK(bending.curve("bendingMoments", "M_z")->y.size() == 4);
  bending.look.setLink(0);
  bending.settle();
  CHECK(choice->currentIndex() == 0);
  CHECK(bending.curve("bendingMoments", "M_z")->y.size() == 2);
}

TEST_CASE("Where no link bends the bending panel says what to do") {
  BendingFixture bending;
  changeElastic(bending.study.document(), QStringLiteral("None bends"),
                [](ElasticSettings& settings) { settings.links.clear(); });
  bending.analysed();
  bending.settle();
  CHECK(bending.find<WrappedLabel>("bendingNothing")->isVisible());
  CHECK(bending.find<WrappedLabel>("bendingNothing")->text().startsWith("No elastic link"));
  CHECK_FALSE(bending.plot("bendingMoments").isVisible());
}

TEST_CASE("A hidden bending panel does nothing until it is shown") {
  ElasticFixture elastic;
  BendingPanel panel(elastic.document, elastic.interaction, elastic.study, elastic.look);
  elastic.document.playback().setTime(0.5);
  elastic.settle();
  CHECK(findWidget<PlotView>(panel, "bendingMoments")->curves().empty());
  panel.show();
  REQUIRE(waitUntil([&] { return panel.isVisible(); }));
  elastic.settle();
  CHECK_FALSE(findWidget<PlotView>(panel, "bendingMoments")->curves().empty());
}
