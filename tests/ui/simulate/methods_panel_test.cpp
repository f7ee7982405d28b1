// SPDX-License-Identifier: GPL-3.0-or-later
// Methods side by side, as a person compares them.
#include "ui/workspaces/simulate/methods_panel.h"

#include "core/scene/scene.h"
#include "core/simulation/simulator.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/plots/plot_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

struct Methods {
  Document document;
  Interaction interaction;
  SimulationSession session{document};
  std::unique_ptr<MethodsPanel> panel;

  Methods(const QString& example, double duration) {
    openExample(document, example);
    SimulationSettings settings = simulationSettings(document);
    settings.duration = duration;
    setSimulation(document, document.scene().contacts.orDefault(), settings, "short");
    panel = std::make_unique<MethodsPanel>(document, interaction, session);
    panel->resize(480, 620);
    panel->show();
  }
  void press() { QTest::mouseClick(panel->findChild<QPushButton*>("methodsCompare"), Qt::LeftButton); }
  bool finishes() {
    return waitUntil([&] { return !panel->isRunning(); });
  }
  QString status() const { return panel->findChild<QLabel*>("methodsStatus")->text(); }
  QString cell(int row, int column) const {
    return panel->findChild<QTableWidget*>("methodsTable")->item(row, column)->text();
  }
};

}  // namespace

TEST_CASE("Three methods run the scene, and the table says how they agree", "[ui][simulate][methods]") {
  Methods f("arm_on_the_ground_i.json", 0.5);
  CHECK(f.status().contains("No comparison"));
  f.press();
  CHECK(f.panel->isRunning());
  REQUIRE(f.finishes());
  REQUIRE(f.panel->results().size() == 3);
  for (const auto& run : f.panel->results()) {
    REQUIRE(run);
    CHECK(run->status == SimulationStatus::Finished);
  }
  CHECK(f.cell(0, 4) == QStringLiteral("—"));
  CHECK(f.cell(1, 0).contains("Lagrange"));
  CHECK(f.cell(1, 4).toDouble() < 1e-7);
  CHECK(f.cell(1, 5).toDouble() < 1e-7);
  // the spring gives way by f_n / k = 17 N / 1e5 N/m
  CHECK(f.cell(2, 2).toDouble() > 5e-5);
  CHECK(f.cell(2, 2).toDouble() < 5e-4);
  auto* plot = f.panel->findChild<PlotView*>();
  REQUIRE(plot->curves().size() == 3);
  CHECK(plot->curves()[0].y.front() == Approx(17.1433333).margin(1e-6));
  auto* shown = f.panel->findChild<QComboBox*>("methodsShown");
  shown->setCurrentIndex(1);
  emit shown->activated(1);
  CHECK(plot->yAxis->scaleType() == QCPAxis::stLogarithmic);

  // another scene from now on
  SimulationSettings settings = simulationSettings(f.document);
  settings.laws.stiffness = 1e4;
  setSimulation(f.document, f.document.scene().contacts.orDefault(), settings, "softer");
  CHECK(f.status().contains("changed since"));
}

TEST_CASE("A comparison is stopped by the same button", "[ui][simulate][methods]") {
  Methods f("arm_on_the_ground_i.json", 1000.0);
  f.press();
  REQUIRE(f.panel->isRunning());
  f.press();
  CHECK_FALSE(f.panel->isRunning());
  CHECK(f.status().contains("Stopped"));
  CHECK(f.panel->findChild<QPushButton*>("methodsCompare")->text() == "Compare");
}

TEST_CASE("A start that is off the surface and a scene without contacts have words", "[ui][simulate][methods]") {
  Methods off("arm_on_the_ground_i.json", 0.5);
  setJoint(off.document, 0, JointField::Position, 0.3);
  off.press();
  REQUIRE(off.finishes());
  REQUIRE(off.panel->results().front());
  CHECK(off.panel->findChild<QLabel*>("methodsMessages")->text().contains("surface"));

  Methods free("pendulum.json", 0.5);
  CHECK(free.status().contains("Without contacts"));
  free.press();
  REQUIRE(free.finishes());
  CHECK(free.panel->results().size() == 3);
  CHECK(free.cell(0, 0).contains("Runge-Kutta"));
}
