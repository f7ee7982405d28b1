// SPDX-License-Identifier: GPL-3.0-or-later
// What the dynamics cost: the counts of the core on the screen, times from another thread, duplicates that light up.
#include "ui/workspaces/explain/questions/cost_panel.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/questions/cost_words.h"
#include "ui/workspaces/explain/questions/duplicates_view.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <limits>
#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::examplePath;
using linkwright::test::waitUntil;

namespace {

struct Costs {
  Document document;
  Interaction interaction;
  std::unique_ptr<CostPanel> panel;

  explicit Costs(const char* example) {
    open(examplePath(example));
    panel = std::make_unique<CostPanel>(document, interaction);
    panel->resize(600, 260);
  }
  void open(const QString& path) {
    REQUIRE_FALSE(hasErrors(document.open(path)));
    emit document.snapshotChanged();
  }
  QTableWidget* table() const { return panel->findChild<QTableWidget*>("costTable"); }
  DuplicatesView* duplicates() const { return panel->findChild<DuplicatesView*>(); }
  bool measured() const { return panel->findChild<QPushButton*>("costMeasure")->isEnabled() && panel->figures(); }
  double number(CostMethod method, int column) const {
    const QVariant value = table()->item(static_cast<int>(method), column)->data(Qt::UserRole);
    return value.isValid() ? value.toDouble() : std::numeric_limits<double>::quiet_NaN();
  }
};

}  // namespace

TEST_CASE("The table has the counts of the core and a time beside each", "[ui][explain]") {
  Costs costs("iiwa14.urdf");
  costs.panel->show();
  REQUIRE(waitUntil([&] { return costs.measured(); }));
  const CostCounts counts = countCosts(*costs.document.snapshot()->model);
  for (const CostMethod method : kCostMethods) {
    INFO(methodName(method).toStdString());
    CHECK(costs.number(method, 1) == static_cast<double>(counts.of(method)->multiplications));
    CHECK(costs.number(method, 2) == static_cast<double>(counts.of(method)->additions));
    CHECK(costs.number(method, 5) == static_cast<double>(counts.of(method)->total()));
    CHECK(costs.number(method, 6) > 0.0);
    CHECK(costs.table()->item(static_cast<int>(method), 6)->text() != QStringLiteral("—"));
  }
  CHECK(costs.number(CostMethod::SpatialId, 1) == 721.0);  // 116 n - 91 for seven turning joints
  // measured again on demand, not by every move of the robot
  auto* button = costs.panel->findChild<QPushButton*>("costMeasure");
  CHECK_FALSE(button->accessibleName().isEmpty());
  setJoint(costs.document, 0, JointField::Position, 0.2);
  emit costs.document.snapshotChanged();
  QTest::qWait(200);
  CHECK(button->isEnabled());
  button->click();
  CHECK_FALSE(button->isEnabled());
  REQUIRE(waitUntil([&] { return costs.measured(); }));
}

TEST_CASE("A hidden cost panel counts nothing; switches and another robot are counted anew", "[ui][explain]") {
  Costs costs("planar_2r.json");
  QTest::qWait(200);
  CHECK(costs.panel->figures() == nullptr);
  costs.panel->show();
  REQUIRE(waitUntil([&] { return costs.measured(); }));
  const double before = costs.number(CostMethod::SpatialId, 2);
  setTorqueTerms(costs.document, {.joint_friction = false, .rotor = true});
  emit costs.document.snapshotChanged();
  CHECK(waitUntil([&] { return costs.number(CostMethod::SpatialId, 2) == before + 2.0; }));  // one addition a joint
  costs.open(examplePath("puma560.json"));
  CHECK(waitUntil([&] { return costs.panel->figures()->own.joints == 6; }));
  CHECK(waitUntil([&] { return costs.measured(); }));
}

TEST_CASE("The plot has a line a method and reads its figures off by keys", "[ui][explain]") {
  Costs costs("puma560.json");
  costs.panel->show();
  REQUIRE(waitUntil([&] { return costs.measured(); }));
  auto* plot = costs.panel->findChild<PlotView*>();
  CHECK(plot->plottableCount() == 8);  // four methods, each with the robot's own dot
  CHECK(plot->xAxis->scaleType() == QCPAxis::stLogarithmic);
  costs.panel->findChild<QTabWidget*>()->setCurrentIndex(1);
  QTest::keyClick(plot, Qt::Key_Right);
  const QString words = costs.panel->findChild<QLabel*>("costReading")->text();
  CHECK(words.startsWith(QStringLiteral("n = 6")));
  auto* growth = costs.panel->findChild<QComboBox*>("costGrowth");
  CHECK_FALSE(growth->accessibleName().isEmpty());
  growth->setCurrentIndex(4);
  CHECK(plot->plottableCount() == 4);
  QTest::keyClick(plot, Qt::Key_Right);
  CHECK(costs.panel->findChild<QLabel*>("costReading")->text().contains(QStringLiteral("707")));
}

TEST_CASE("s_1 qd_1 lights up n times, s_2 qd_2 n - 1 times", "[ui][explain]") {
  Costs costs("puma560.json");
  costs.panel->show();
  REQUIRE(waitUntil([&] { return costs.panel->figures() != nullptr; }));
  DuplicatesView* view = costs.duplicates();
  costs.panel->findChild<QTabWidget*>()->setCurrentIndex(2);
  for (int joint = 0; joint < 6; ++joint) CHECK(view->placesOf(joint) == 6 - joint);
  CHECK(view->words().contains(QStringLiteral("written out: 21.")));
  costs.panel->findChild<QToolButton*>("duplicatesOn")->click();
  CHECK(view->lit() == 0);
  CHECK(costs.panel->findChild<QLabel*>("duplicatesWords")->text().contains(QStringLiteral("evaluated 6 times")));
  CHECK(view->accessibleDescription() == view->words());
  QTest::keyClick(view, Qt::Key_Right);
  CHECK(view->lit() == 1);
  QTest::keyClick(view, Qt::Key_End);
  CHECK(view->words().contains(QStringLiteral("only once, as in the recursion")));
  costs.panel->findChild<QToolButton*>("duplicatesPlay")->click();
  CHECK(view->lit() == 0);  // from the start again
  CHECK(waitUntil([&] { return view->lit() == 1; }));
  costs.panel->hide();
  CHECK_FALSE(costs.panel->findChild<QToolButton*>("duplicatesPlay")->isChecked());
}

TEST_CASE("No joints cost nothing, said in words", "[ui][explain]") {
  QTemporaryDir folder;
  QFile file(folder.filePath("fixed.json"));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(R"({"linkwright": 1, "name": "fixed", "links": [{"name": "base"}], "joints": []})");
  file.close();
  Costs costs("planar_2r.json");
  costs.open(file.fileName());
  costs.panel->show();
  REQUIRE(waitUntil([&] { return costs.measured(); }));
  CHECK(costs.panel->findChild<QLabel*>("costStatus")->text().contains(QStringLiteral("no moving joints")));
  CHECK(costs.duplicates()->words().contains(QStringLiteral("no moving joints")));
}

TEST_CASE("Durations and counts as they are written", "[ui][explain]") {
  CHECK(durationText(1.234e-6) == QString::fromUtf8("1.23 µs"));
  CHECK(durationText(45.6e-3) == QStringLiteral("45.6 ms"));
  CHECK(durationText(312e-9) == QStringLiteral("312 ns"));
  CHECK(durationText(std::numeric_limits<double>::quiet_NaN()) == QString::fromUtf8("—"));
  CHECK(countText(54396) == QStringLiteral(u"54\u202f396"));
  CHECK(countText(721) == QStringLiteral("721"));
}

TEST_CASE("Pictures of the cost panel", "[.][pictures]") {
  const QString folder = qEnvironmentVariable("LINKWRIGHT_PICTURES");
  if (folder.isEmpty()) return;  // made by hand, to be looked at
  for (const bool dark : {false, true}) {
    applyTheme(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    for (const char* robot : {"puma560.json", "torso_with_two_arms.json"}) {
      Costs costs(robot);
      costs.panel->show();
      REQUIRE(waitUntil([&] { return costs.measured(); }));
      for (int tab = 0; tab < 3; ++tab) {
        costs.panel->findChild<QTabWidget*>()->setCurrentIndex(tab);
        if (tab == 2) costs.duplicates()->light(1);
        const QString name = QStringLiteral("%1/cost-%2-%3-%4")
                                 .arg(folder, QString(robot).section('.', 0, 0), dark ? "dark" : "light")
                                 .arg(tab);
        costs.panel->resize(600, 260);
        QTest::qWait(50);
        costs.panel->grab().save(name + "-small.png");
        costs.panel->resize(1000, 420);
        QTest::qWait(50);
        costs.panel->grab().save(name + "-large.png");
      }
    }
  }
  applyTextSize(200);
  Costs costs("puma560.json");
  costs.panel->show();
  REQUIRE(waitUntil([&] { return costs.measured(); }));
  QTest::qWait(50);
  costs.panel->resize(900, 420);
  costs.panel->grab().save(folder + "/cost-200.png");
  applyTextSize(100);
  applyTheme(ThemeChoice::System);
}
