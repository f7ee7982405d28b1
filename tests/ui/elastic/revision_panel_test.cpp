// SPDX-License-Identifier: GPL-3.0-or-later
// The paper's example, as a person goes through it.
#include "ui/workspaces/elastic/revision_panel.h"

#include "tests/support/catch.h"
#include "tests/support/golden_ik.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/plots/plot_view.h"
#include "ui/workspaces/elastic/revision_golden.h"
#include "ui/workspaces/elastic/revision_instant.h"
#include "ui/workspaces/elastic/revision_plots.h"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSlider>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <cmath>
#include <string>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

struct Paper {
  Document document;
  Interaction interaction;
  ElasticStudy study{document};
  ElasticViewOptions look;
  RevisionPanel panel{document, interaction, study, look};

  Paper() {
    panel.resize(540, 500);
    panel.show();
    REQUIRE(ready());
  }
  bool ready() {
    return waitUntil([this] { return panel.result() && !panel.isRunning() && panel.result()->of == panel.settings(); });
  }
  void set(const RevisionCase& which) {
    panel.setSettings(which);
    REQUIRE(ready());
  }
  void choose(const char* name, int value) {
    auto* box = findWidget<QComboBox>(panel, QString::fromLatin1(name));
    const int row = box->findData(value);
    REQUIRE(row >= 0);
    box->setCurrentIndex(row);
    emit box->activated(row);
    REQUIRE(ready());
  }
  const RevisionResults& figures() const { return panel.result()->run().figures; }
  QString words(const char* name) { return findWidget<QLabel>(panel, QString::fromLatin1(name))->text(); }
  QString cell(const char* key, int column) {
    auto* table = findWidget<QTableWidget>(panel, QStringLiteral("revisionTable"));
    for (int row = 0; row < table->rowCount(); ++row) {
      if (table->item(row, 0)->data(Qt::UserRole).toString() == QLatin1String(key))
        return table->item(row, column)->text();
    }
    return {};
  }
};

RevisionCase rigid(bool is_corrected) {
  RevisionCase which;
  which.is_link_1_rigid = true;
  which.starts_consistently = true;
  which.is_corrected = is_corrected;
  return which;
}

/// Largest distance of the dots from the line through the run's own instants.
double dotsOffCurve(const PlotCurve& dots, const PlotCurve& line) {
  double worst = 0.0;
  for (std::size_t k = 0; k < dots.x.size(); ++k) {
    for (std::size_t i = 0; i < line.x.size(); ++i) {
      if (std::abs(line.x[i] - dots.x[k]) < 1e-9) worst = std::max(worst, std::abs(line.y[i] - dots.y[k]));
    }
  }
  return worst;
}

}  // namespace

TEST_CASE("The paper's numbers come out of the panel's own run", "[ui][elastic][revision]") {
  Paper f;
  f.set(rigid(true));
  CHECK(f.figures().angle_error == Approx(1.93e-3).epsilon(0.05));
  CHECK(f.figures().passive_torque < 1e-9);
  f.choose("revisionReading", 0);
  CHECK(f.figures().angle_error == Approx(0.349).epsilon(0.02));
  CHECK(f.cell("angle", 2).startsWith("0.349 rad"));
  f.choose("revisionStep", 1);
  CHECK(f.panel.settings().dt == 0.001);
  CHECK(f.figures().angle_error == Approx(0.0348).epsilon(0.02));
  f.choose("revisionStep", 2);
  CHECK(f.figures().angle_error == Approx(0.00348).epsilon(0.02));
  CHECK(f.panel.result()->run().steps.size() == 20001);
}

TEST_CASE("What the source says stands beside what comes out", "[ui][elastic][revision]") {
  Paper f;
  RevisionCase which;
  which.dt = 1e-3;
  f.set(which);
  CHECK(f.cell("periods", 1).contains("0.025"));
  CHECK(f.figures().shortest_period == Approx(0.0250).margin(2e-4));
  CHECK(f.figures().longest_period == Approx(0.0477).margin(2e-4));
  CHECK(f.cell("periods", 2).contains("0.0477"));
  CHECK(f.cell("theory", 2).contains("0.031016"));
  CHECK(f.cell("theory", 2).contains("0.031411"));
  CHECK(f.cell("mass", 2).contains("0.0305"));
  CHECK(f.cell("mass", 2).contains("0.198"));
  CHECK(f.cell("frozen", 2).startsWith("0.0249, 0.0321, 0.0431, 0.0476"));
  CHECK(f.cell("start", 2).contains("0.194386"));
  CHECK(f.cell("start", 2).contains("0.082835"));
  f.choose("revisionStart", 1);
  // a straight link 1 has nothing to give yet; a rigid one has
  CHECK(f.cell("start", 2).startsWith("0 and 0 N m"));
  f.choose("revisionLink", 1);
  CHECK(f.cell("start", 2).startsWith("0.018557"));
  f.choose("revisionLink", 0);
  CHECK(f.cell("start", 0).contains("0.018557"));
  f.choose("revisionStep", 0);
  CHECK(f.cell("newmark", 2).startsWith("0.0349"));
  CHECK(f.cell("newmark", 2).contains("0.0539"));
  f.choose("revisionElement", static_cast<int>(TipStiffness::ShiftedIntegration));
  CHECK(f.cell("frozen", 2).startsWith("0.0216"));
  f.choose("revisionMass", static_cast<int>(NodalMass::Lumped));
  CHECK(f.cell("element", 2).contains("lumped"));
  f.choose("revisionLink", 1);
  CHECK(f.cell("periods", 2).contains("rigid"));
}

TEST_CASE("Each figure has our curve on the independent program's dots", "[ui][elastic][revision]") {
  Paper f;
  struct Case {
    RevisionFigure figure;
    double dt;
    double tolerance;  // of what is drawn: degrees, N m
  };
  // the links of ours are stretched by some 1e-9 m where those of the golden program are not
  for (const Case& each : {Case{RevisionFigure::ElasticAngles, 1e-3, 6e-5},
                           {RevisionFigure::ElasticTorques, 1e-3, 2e-5},
                           {RevisionFigure::ElasticTorques, 0.01, 2e-5},
                           {RevisionFigure::RigidAngles, 0.01, 2e-6},
                           {RevisionFigure::RigidTorques, 0.01, 2e-8}}) {
    CAPTURE(static_cast<int>(each.figure), each.dt);
    RevisionCase which;
    which.dt = each.dt;
    which.is_link_1_rigid = each.figure == RevisionFigure::RigidAngles || each.figure == RevisionFigure::RigidTorques;
    f.panel.setSettings(which);
    f.panel.setFigure(each.figure);
    REQUIRE(f.ready());
    const auto& curves =
        findWidget<RevisionPlots>(f.panel, QStringLiteral("revisionPlots"))->plot(each.figure).curves();
    REQUIRE(curves.size() == 6);
    for (const std::size_t first : {0U, 3U}) {
      CHECK(curves[first].width > curves[first + 1].width);
      REQUIRE(curves[first + 2].points);
      CHECK(curves[first + 2].x.size() > 30);
      CHECK(dotsOffCurve(curves[first + 2], curves[first + 1]) < each.tolerance);
    }
  }
  // no independent program has made this one
  f.choose("revisionProfile", static_cast<int>(DriveProfile::BangBang));
  CHECK(findWidget<RevisionPlots>(f.panel, QStringLiteral("revisionPlots"))
            ->plot(RevisionFigure::RigidTorques)
            .curves()
            .size() == 4);
  CHECK_FALSE(f.words("revisionKey").contains("independent"));
}

TEST_CASE("All four figures are drawn at once, and link 1 follows the figure", "[ui][elastic][revision]") {
  Paper f;
  f.panel.setFigure(RevisionFigure::All);
  REQUIRE(f.ready());
  auto* plots = findWidget<RevisionPlots>(f.panel, QStringLiteral("revisionPlots"));
  for (const RevisionFigure each : kRevisionFigures) {
    if (each == RevisionFigure::All) continue;
    CHECK(plots->plot(each).isVisible());
    CHECK(plots->plot(each).curves().size() >= 4);
  }
  f.panel.setFigure(RevisionFigure::ElasticTorques);
  CHECK_FALSE(f.panel.settings().is_link_1_rigid);
  CHECK_FALSE(plots->plot(RevisionFigure::RigidAngles).isVisible());
  f.choose("revisionLink", 1);
  CHECK(f.panel.figure() == RevisionFigure::RigidTorques);
}

TEST_CASE("A mistake is seen in the numbers, beside those without it", "[ui][elastic][revision]") {
  Paper f;
  f.set(rigid(true));
  const double right = f.figures().angle_error;
  for (const ElasticMistake mistake :
       {ElasticMistake::LumpedMass, ElasticMistake::RatesNotTurned, ElasticMistake::ForcesDropped}) {
    CAPTURE(nameOf(mistake));
    auto* box = findWidget<QCheckBox>(f.panel, QStringLiteral("revision-") + QLatin1String(nameOf(mistake)));
    box->click();
    REQUIRE(f.ready());
    CHECK(f.panel.settings().mistakes.contains(mistake));
    REQUIRE(f.panel.result()->right);
    CHECK(f.panel.result()->right->angle_error == Approx(right));
    CHECK((f.figures().angle_error > 5.0 * right || std::abs(f.figures().stretch) > 1e-8));
    CHECK(f.words("revisionHint").contains(QString::fromUtf8(hintOf(mistake))));
    box->click();
    REQUIRE(f.ready());
  }
  RevisionCase elastic;
  elastic.dt = 1e-3;
  f.set(elastic);
  const RevisionResults before = f.figures();
  elastic.mistakes = {ElasticMistake::FirstLinkUnstiffened};
  f.set(elastic);
  CHECK(f.figures().deflection > 100.0 * before.deflection);
  // it folds up in the end, and what was before that is shown
  CHECK(f.words("revisionStatus").contains("ends at"));
  CHECK(f.panel.result()->run().steps.size() > 1000);
  elastic.mistakes = {ElasticMistake::CoarseSamples};
  f.set(elastic);
  CHECK(f.panel.result()->run().steps.size() == 201);
  CHECK(f.figures().shortest_period > 1.2 * before.shortest_period);
  CHECK(findWidget<QTabWidget>(f.panel, QStringLiteral("revisionPages"))->tabText(2).contains("1"));
}

TEST_CASE("The story sets the settings of each stage", "[ui][elastic][revision]") {
  Paper f;
  auto* next = findWidget<QToolButton>(f.panel, QStringLiteral("revisionNext"));
  auto* back = findWidget<QToolButton>(f.panel, QStringLiteral("revisionBack"));
  CHECK_FALSE(back->isEnabled());
  CHECK(f.words("revisionStage").contains("1 of 6"));
  for (int stage = 1; stage < 6; ++stage) {
    next->click();
    REQUIRE(f.ready());
    CHECK(f.panel.stage() == stage);
    CHECK(f.panel.settings() == revisionStages()[static_cast<std::size_t>(stage)].settings);
    CHECK(f.panel.figure() == revisionStages()[static_cast<std::size_t>(stage)].figure);
    const RevisionStep* at = findWidget<RevisionInstant>(f.panel, QStringLiteral("revisionInstant"))->step();
    REQUIRE(at != nullptr);
    // the motor that would be needed, and that it is not once the step has swung it
    if (stage == 2) CHECK(at->tau[1] == Approx(0.082835).margin(1e-6));
    if (stage == 3) CHECK(f.figures().passive_torque < 1e-9);
    if (stage == 4) CHECK_FALSE(f.panel.settings().is_corrected);
    if (stage == 5) CHECK(f.figures().periods.size() > 50);
  }
  CHECK_FALSE(next->isEnabled());
  back->click();
  CHECK(f.panel.stage() == 4);
}

TEST_CASE("The numbers are those of the instant, step by step", "[ui][elastic][revision]") {
  Paper f;
  f.set(rigid(true));
  auto* instant = findWidget<RevisionInstant>(f.panel, QStringLiteral("revisionInstant"));
  auto* slider = findWidget<QSlider>(f.panel, QStringLiteral("revisionTime"));
  instant->goTo(0.5);
  CHECK(instant->step()->t == Approx(0.5));
  CHECK(instant->step()->theta == Approx(-0.989576).margin(3e-3));
  QTest::keyClick(slider, Qt::Key_Right);
  CHECK(instant->time() == Approx(0.51));
  QTest::keyClick(slider, Qt::Key_Left);
  QTest::keyClick(slider, Qt::Key_Left);
  CHECK(instant->time() == Approx(0.49));
  // Q_2 is what is left of nothing
  const RevisionStep& at = *instant->step();
  CHECK(std::abs((at.scheme.T * at.scheme.P)[1]) < 1e-9);
  CHECK(f.words("revisionMatrices").contains("[L]"));
  CHECK(f.words("revisionWhen").contains("0.49"));
  // another step of time keeps the instant
  f.choose("revisionStep", 1);
  CHECK(instant->time() == Approx(0.49));
  CHECK(f.words("revisionResults").contains(QStringLiteral("°")));
  f.interaction.setAngleUnit(AngleUnit::Radian);
  CHECK(f.words("revisionResults").contains("rad"));
}

TEST_CASE("Hidden it works nothing out, and catches up when it is shown", "[ui][elastic][revision]") {
  Paper f;
  f.panel.hide();
  RevisionCase which;
  which.profile = DriveProfile::Harmonic;
  f.panel.setSettings(which);
  CHECK_FALSE(f.panel.isRunning());
  // a timer of the panel's would end before this one, which begins later
  bool has_turned = false;
  QTimer::singleShot(0, &f.panel, [&] { has_turned = true; });
  REQUIRE(waitUntil([&] { return has_turned; }));
  CHECK_FALSE(f.panel.isRunning());
  CHECK_FALSE(f.panel.result()->of == which);
  f.panel.show();
  CHECK(f.ready());
}

TEST_CASE("The last of many changes is the one that is worked out", "[ui][elastic][revision]") {
  Paper f;
  RevisionCase which;
  for (int k = 0; k < 20; ++k) {
    which.dt = k % 2 == 0 ? 1e-4 : 1e-3;
    which.profile = kDriveProfiles[k % 6];
    f.panel.setSettings(which);
    QCoreApplication::processEvents();
  }
  REQUIRE(f.ready());
  CHECK(f.panel.result()->elastic.of == which);
}

TEST_CASE("Rows of an independent curve that are none are left out", "[ui][elastic][revision]") {
  QByteArray text("# made elsewhere\n0,0,0,1,2\n\n0.1,0,0,nan,2\n0.2,0,0\nword,0,0,1,2\n0.3,1,2,3,4,5\n");
  QBuffer buffer(&text);
  REQUIRE(buffer.open(QIODevice::ReadOnly));
  const GoldenCurve curve = readGolden(buffer);
  REQUIRE(curve.t.size() == 2);
  CHECK(curve.t[1] == 0.3);
  CHECK(curve.tau_2[1] == 4.0);
  QByteArray nothing;
  QBuffer empty(&nothing);
  REQUIRE(empty.open(QIODevice::ReadOnly));
  CHECK(readGolden(empty).t.empty());
}

TEST_CASE("The curves in the program are thinned copies of the golden data", "[ui][elastic][revision]") {
  RevisionCase which;
  which.dt = 1e-3;
  const auto curve = goldenCurve(which);
  REQUIRE(curve);
  const auto rows = goldenRows("passive_arm_elastic_cubic_dt1ms.csv");
  for (std::size_t k = 0; k < curve->t.size(); ++k) {
    const std::vector<double>& row = rows[13 * k];
    CHECK(curve->t[k] == row[0]);
    CHECK(curve->theta[k] == row[2]);
    CHECK(curve->tau_1[k] == row[3]);
  }
  which.stiffness = TipStiffness::ShiftedIntegration;
  CHECK_FALSE(goldenCurve(which));
}
