// SPDX-License-Identifier: GPL-3.0-or-later
// Torques of elastic and of rigid links, as a person reads them off the curves.
#include "ui/workspaces/elastic/torques_panel.h"

#include "core/beam/elastic_run.h"
#include "tests/ui/elastic/elastic_fixture.h"
#include "ui/document/elastic_edit.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/significant.h"
#include "ui/workspaces/elastic/empty_words.h"
#include "ui/workspaces/elastic/torques_curves.h"

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

using Fixture = ElasticPanelFixture<ElasticTorquesPanel>;

QString textOf(const Fixture& f, const char* name) { return f.find<QLabel>(QLatin1String(name))->text(); }

void choose(const Fixture& f, int joint) {
  auto* box = f.find<QComboBox>("torquesJoint");
  const int row = box->findData(joint);
  REQUIRE(row >= 0);
  box->setCurrentIndex(row);
  emit box->activated(row);
}

}  // namespace

TEST_CASE("The rigid torque runs thick and pale below the elastic one, with words of what is seen", "[ui][elastic]") {
  const Fixture f;
  const ElasticResult& result = *f.study.result();
  const auto& curves = f.find<PlotView>("torquesPlot")->curves();
  REQUIRE(curves.size() == 2);
  CHECK(curves[0].width > 3.0 * curves[1].width);
  CHECK(curves[0].colour.alpha() < 128);
  // what is still held at t = 0 would be ten times as high as the rest
  CHECK(curves[1].x.front() == result.run().t[1]);
  CHECK(curves[1].x.size() == 2000);
  CHECK(curves[1].y[500] == result.run().tau(501, 0));
  const TorqueResults figures = figuresOf(result, 0);
  // 0.0184 N m of 0.0578: an independent program's run of the same arm
  CHECK(figures.ripple == Approx(0.0184).margin(2e-4));
  CHECK(figures.largest == Approx(0.0578).margin(1e-3));
  CHECK(figures.held == Approx(0.194386).margin(1e-5));
  CHECK(textOf(f, "torquesSeen").contains(significant(figures.ripple)));
  CHECK(textOf(f, "torquesSeen").contains("link_1 bends"));
  CHECK(textOf(f, "torquesSeen").contains("0.194"));
  CHECK(textOf(f, "torquesPassive").contains(QStringLiteral("joint_2 is passive, with a residual torque of at most ")));
  CHECK(f.find<PlotView>("torquesDifferences")->curves().size() == 3);
}

TEST_CASE("Switches show and hide the curves, and numbers stand beside them at the time", "[ui][elastic]") {
  Fixture f;
  auto* plot = f.find<PlotView>("torquesPlot");
  f.find<QCheckBox>("torquesNewtonEuler")->click();
  CHECK(plot->curves().size() == 3);
  f.find<QCheckBox>("torquesRigid")->click();
  f.find<QCheckBox>("torquesNewtonEuler")->click();
  REQUIRE(plot->curves().size() == 1);
  // a click into the plot is a time
  plot->replot();
  const QPoint at(qRound(plot->xAxis->coordToPixel(0.5)), plot->axisRect()->center().y());
  QTest::mouseClick(plot, Qt::LeftButton, {}, at);
  // a click counts when it cannot become a double click any more
  REQUIRE(waitUntil([&] { return f.document.snapshot()->time == Approx(0.5).margin(0.01); }));
  Fixture::settle();
  const double time = f.document.snapshot()->time;
  CHECK(time == Approx(0.5).margin(0.01));
  const Eigen::Index sample = f.study.result()->run().sampleAt(time);
  QString shown = textOf(f, "torquesElasticValue");
  shown.replace(QChar(0x2212), '-');
  CHECK(shown.section(' ', 0, 0).toDouble() == Approx(f.study.result()->run().tau(sample, 0)).margin(1e-6));
  CHECK(textOf(f, "torquesTime").contains(QString::number(f.study.result()->run().t[sample], 'f', 3)));
  // differences by a linear scale
  auto* differences = f.find<PlotView>("torquesDifferences");
  CHECK(differences->yAxis->scaleType() == QCPAxis::stLogarithmic);
  f.find<QCheckBox>("torquesLogarithmic")->click();
  CHECK(differences->yAxis->scaleType() == QCPAxis::stLinear);
}

TEST_CASE("A joint without a motor is plainly marked", "[ui][elastic]") {
  const Fixture f;
  auto* box = f.find<QComboBox>("torquesJoint");
  CHECK(box->currentText() == "joint_1");
  CHECK(box->findText("joint_2 (passive)") >= 0);
  choose(f, 1);
  CHECK(textOf(f, "torquesSeen").contains("is passive"));
}

TEST_CASE("Where nothing bends the three ways agree, and the words say how far", "[ui][elastic]") {
  Fixture f;
  changeElastic(f.study.document(), "rigid", [](ElasticSettings& settings) {
    settings.links.clear();
    settings.start = ElasticStart::Consistent;
  });
  REQUIRE(f.analysed());
  const TorqueResults figures = figuresOf(*f.study.result(), 0);
  const double gap = std::max(figures.motion_gap, figures.hybrid_gap);
  CHECK(gap < 1e-3 * figures.largest);
  CHECK(textOf(f, "torquesSeen").contains("All links are rigid"));
  CHECK(textOf(f, "torquesSeen").contains(significant(gap)));
}

TEST_CASE("Fine ripples keep their height in a curve of few points", "[ui][elastic]") {
  const Fixture f;
  const ElasticRun& run = f.study.result()->run();
  const PlotCurve few = curveOf(run, 100, [&](Eigen::Index k) { return run.tau(k, 0); });
  CHECK(few.x.size() <= 102);
  CHECK(std::is_sorted(few.x.begin(), few.x.end()));
  CHECK(*std::max_element(few.y.begin(), few.y.end()) == run.tau.col(0).tail(run.samples() - 1).maxCoeff());
  CHECK(*std::min_element(few.y.begin(), few.y.end()) == run.tau.col(0).tail(run.samples() - 1).minCoeff());
}

TEST_CASE("Without anything that bends or is passive the panel says what to do", "[ui][elastic]") {
  const Fixture f("planar_2r.json");
  CHECK(textOf(f, "torquesNone").contains("No elastic links or passive joints"));
  CHECK_FALSE(f.find<PlotView>("torquesPlot")->isVisible());
}

TEST_CASE("Without a result the words say that it is under way, or which button begins it", "[ui][elastic]") {
  Document document;
  ElasticStudy study(document);
  openExample(document, "two_links_one_elastic.json");
  CHECK(whyNoAnalysis(study).contains("Choose Analyse"));
  study.setOn(true);
  CHECK(whyNoAnalysis(study).contains("Analysing the scene"));
}
