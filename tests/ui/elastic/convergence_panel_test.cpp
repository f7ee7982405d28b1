// SPDX-License-Identifier: GPL-3.0-or-later
// How an analysis settles with shorter steps and more elements, as a person sees it.
#include "ui/workspaces/elastic/convergence_panel.h"

#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/elastic_edit.h"
#include "ui/plots/plot_view.h"
#include "ui/workspaces/elastic/convergence_words.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

#include <cmath>
#include <functional>
#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

struct Convergence {
  Document document;
  Interaction interaction;
  ElasticStudy study{document};
  ElasticViewOptions look;
  std::unique_ptr<ConvergencePanel> panel;

  explicit Convergence(const QString& example = "two_links_one_elastic.json", double duration = 0.25) {
    openExample(document, example);
    if (duration > 0.0) change([&](ElasticSettings& settings) { settings.duration = duration; });
    panel = std::make_unique<ConvergencePanel>(document, interaction, study, look);
    panel->resize(560, 620);
    panel->show();
    REQUIRE(waitUntil([&] { return panel->isVisible(); }));
  }
  void change(const std::function<void(ElasticSettings&)>& edit) { changeElastic(study.document(), "edit", edit); }
  void press() { findWidget<QPushButton>(*panel, "convergenceCompute")->click(); }
  void choose(ConvergencePanel::Kind kind) {
    auto* box = findWidget<QComboBox>(*panel, "convergenceKind");
    box->setCurrentIndex(box->findData(static_cast<int>(kind)));
    emit box->activated(box->currentIndex());
  }
  bool finishes() {
    return waitUntil([&] { return !panel->isRunning(); }, 60000);
  }
  QString text(const char* name) { return findWidget<QLabel>(*panel, name)->text(); }
  QTableWidget* table() { return findWidget<QTableWidget>(*panel, "convergenceTable"); }
  PlotView* plot() { return findWidget<PlotView>(*panel, "convergencePlot"); }
  double cell(int row, int column) { return table()->item(row, column)->text().toDouble(); }
};

}  // namespace

TEST_CASE("Sentences of an order say what half the step brings", "[ui][elastic][convergence]") {
  CHECK(orderWords(2.0, true) == "The order is 2.00, so halving the time step gives a quarter of the error.");
  CHECK(orderWords(3.98, false) ==
        "The order is 3.98, so doubling the number of elements gives a sixteenth of the error.");
  CHECK(orderWords(1.02, true).contains("half the error"));
  CHECK(orderWords(2.5, true).contains("1/5.7 of the error"));
  CHECK(orderWords(-0.5, true).contains("1.4 times the error"));
  CHECK(orderWords(std::nan(""), true).isEmpty());
}

TEST_CASE("Rigid links: order 2 against the exact motion, in the table, the plot and the words",
          "[ui][elastic][convergence]") {
  Convergence f;
  f.change([](ElasticSettings& settings) {
    settings.links.clear();
    settings.start = ElasticStart::Consistent;
  });
  CHECK(f.text("convergenceStatus").contains("Choose Compute to simulate the scene"));
  CHECK_FALSE(f.plot()->isVisible());
  f.press();
  CHECK(f.panel->isRunning());
  REQUIRE(f.finishes());
  const auto& study = f.panel->steps();
  REQUIRE(study);
  CHECK(study->against == StepReference::ExactRigid);
  REQUIRE(f.table()->rowCount() == 6);
  CHECK(f.cell(0, 0) == 8.0);
  CHECK(f.cell(5, 0) == 0.25);
  // degrees: the study's radians
  CHECK(f.table()->horizontalHeaderItem(1)->text().contains(QStringLiteral("(°)")));
  CHECK(f.cell(3, 1) == Approx(study->rows[3].q * 180.0 / 3.14159265358979).epsilon(0.01));
  CHECK(f.cell(3, 2) == Approx(2.0).margin(0.05));
  CHECK(f.table()->item(3, 0)->font().bold());
  CHECK_FALSE(f.table()->item(2, 0)->font().bold());
  CHECK(f.text("convergenceWords").contains("halving the time step gives a quarter of the error"));
  CHECK(f.text("convergenceWords").contains("reference motion of rigid links"));
  CHECK(f.text("convergenceStatus").isEmpty());
  REQUIRE(f.plot()->isVisible());
  CHECK(f.plot()->xAxis->scaleType() == QCPAxis::stLogarithmic);
  REQUIRE(f.plot()->marks().size() == 1);
  CHECK(f.plot()->marks()[0].x == Approx(1.0));
  CHECK(f.plot()->curves().back().name.contains("slope 2"));

  f.interaction.setAngleUnit(AngleUnit::Radian);
  CHECK(f.table()->horizontalHeaderItem(1)->text().contains("(rad)"));
  CHECK(f.cell(3, 1) == Approx(study->rows[3].q).epsilon(0.01));

  // after an edit it is marked, and stays to be read
  f.change([](ElasticSettings& settings) { settings.dt = 2e-3; });
  CHECK(f.text("convergenceStatus").contains("Out of date since the last edit"));
  CHECK(f.table()->rowCount() == 6);
  f.press();
  REQUIRE(f.finishes());
  CHECK(f.cell(0, 0) == 16.0);
  CHECK_FALSE(f.text("convergenceStatus").contains("Out of date since the last edit"));
}

TEST_CASE("Where a link bends the finest run is the measure", "[ui][elastic][convergence]") {
  Convergence f;
  f.press();
  REQUIRE(f.finishes());
  REQUIRE(f.panel->steps());
  CHECK(f.panel->steps()->against == StepReference::FinestRun);
  CHECK(f.text("convergenceWords").contains("finest run, dt = 0.25 ms"));
  const int last = f.table()->rowCount() - 1;
  CHECK(f.table()->item(last, 1)->text() == QStringLiteral("—"));
  CHECK(f.table()->item(last, 0)->toolTip().contains("Reference for the other rows"));
}

TEST_CASE("Frequencies over the elements", "[ui][elastic][convergence]") {
  Convergence f;
  f.change([](ElasticSettings& settings) { settings.links[0].mass = BeamMass::Consistent; });
  f.choose(ConvergencePanel::Kind::Elements);
  CHECK(f.text("convergenceStatus").contains("natural frequencies"));
  f.press();
  REQUIRE(f.finishes());
  REQUIRE(f.panel->elements());
  CHECK(f.panel->elements()->finest == 32);
  REQUIRE(f.table()->rowCount() == 6);
  CHECK(f.table()->item(0, 0)->text() == "1");
  CHECK(f.table()->item(0, 0)->font().bold());
  CHECK(f.cell(5, 2) == Approx(f.panel->elements()->rows[5].frequency[0]).epsilon(1e-5));
  CHECK(f.text("convergenceWords").contains("doubling the number of elements"));
  CHECK(f.plot()->marks()[0].x == 1.0);

  // the other kind is as it was: not asked for
  f.choose(ConvergencePanel::Kind::Steps);
  CHECK_FALSE(f.plot()->isVisible());
  f.choose(ConvergencePanel::Kind::Elements);
  CHECK(f.plot()->isVisible());
}

TEST_CASE("A study is stopped by the same button", "[ui][elastic][convergence]") {
  Convergence f;
  f.change([](ElasticSettings& settings) {
    settings.dt = 1e-4;
    settings.duration = 2.0;
    settings.links[0].elements = 8;
  });
  f.press();
  REQUIRE(f.panel->isRunning());
  CHECK(findWidget<QPushButton>(*f.panel, "convergenceCompute")->text() == "Stop");
  CHECK(f.text("convergenceStatus").contains("Computing"));
  f.press();
  CHECK_FALSE(f.panel->isRunning());
  CHECK(f.text("convergenceStatus").contains("Stopped"));
  CHECK(findWidget<QPushButton>(*f.panel, "convergenceCompute")->text() == "Compute");
}

TEST_CASE("What is missing has words", "[ui][elastic][convergence]") {
  Convergence f("pendulum.json", 0.0);
  CHECK(f.text("convergenceStatus").contains("No elastic links or passive joints"));
  CHECK_FALSE(findWidget<QPushButton>(*f.panel, "convergenceCompute")->isEnabled());

  Convergence rigid;
  rigid.change([](ElasticSettings& settings) { settings.links.clear(); });
  rigid.choose(ConvergencePanel::Kind::Elements);
  CHECK(rigid.text("convergenceStatus").contains("no elements to refine"));

  // too short for two steps
  Convergence brief("two_links_one_elastic.json", 2e-4);
  brief.press();
  REQUIRE(brief.finishes());
  CHECK(brief.text("convergenceStatus").contains("Could not run the convergence study"));

  // another file: nothing of the last one is left
  Convergence other;
  other.press();
  REQUIRE(other.finishes());
  openExample(other.document, "two_links_one_elastic.json");
  CHECK_FALSE(other.panel->steps());
  CHECK_FALSE(other.plot()->isVisible());
}

TEST_CASE("Where the scene's own run is quick nobody has to ask", "[ui][elastic][convergence]") {
  Convergence f("two_links_one_elastic.json", 0.01);
  f.panel->setPatience(1e9);
  f.study.setOn(true);
  CHECK(waitUntil([&] { return f.panel->steps() != nullptr && !f.panel->isRunning(); }));

  Convergence slow("two_links_one_elastic.json", 0.01);
  slow.panel->setPatience(0.0);
  slow.study.setOn(true);
  REQUIRE(waitUntil([&] { return slow.study.result() != nullptr; }));
  // it would have begun as the result came
  CHECK_FALSE(slow.panel->isRunning());
  CHECK(slow.panel->steps() == nullptr);
}
