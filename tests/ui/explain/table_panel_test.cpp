// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/table/table_panel.h"

#include "core/base/number_text.h"
#include "core/trace/step_terms.h"
#include "tests/support/catch.h"
#include "tests/support/random_mechanism.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/insight.h"
#include "ui/document/look.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QElapsedTimer>
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

struct TableWalk {
  Document document;
  Interaction interaction;
  std::unique_ptr<TablePanel> panel;

  explicit TableWalk(const char* example, Formulation formulation = Formulation::BodyFrame) {
    openExample(document, example);
    setFormulation(document, formulation);
    panel = std::make_unique<TablePanel>(document, interaction);
    panel->resize(900, 230);
    panel->show();
  }
  Walk& walk() { return interaction.walk(); }
  TableModel& model() { return panel->model(); }
  QTableView* view() { return panel->findChild<QTableView*>(QStringLiteral("tableView")); }
  const Snapshot& now() { return *document.snapshot(); }
  void move(linkwright::test::Random& random) {
    const int n = now().model->dof();
    setState(document, random.vectorOf(n, 1.5), random.vectorOf(n, 2.0), random.vectorOf(n, 3.0),
             QStringLiteral("moved"));
    emit document.snapshotChanged();
  }
  CellState stateOf(const QModelIndex& at) { return static_cast<CellState>(at.data(TableModel::StateRole).toInt()); }
  template <class Check>
  void forCells(Check check) {
    for (int row = 0; row < model().rowCount(); ++row) {
      for (int column = 0; column < model().columnCount(); ++column) check(model().index(row, column));
    }
  }
};

}  // namespace

TEST_CASE("Every cell of the table shows its value correctly rounded", "[ui][explain]") {
  const char* example = GENERATE("planar_3r.json", "puma560.json", "torso_with_two_arms.json", "scara.json");
  for (const Formulation formulation : kFormulations) {
    TableWalk t(example, formulation);
    t.panel->findChild<QCheckBox*>(QStringLiteral("tableMatrices"))->setChecked(true);
    linkwright::test::Random random(9100);
    INFO(example << ", " << nameOf(formulation) << ", seed " << random.seed());
    for (const Axes axes : {Axes::Link, Axes::Base, Axes::World}) {
      t.move(random);
      t.walk().setAxes(axes);
      int shown = 0;
      t.forCells([&](const QModelIndex& at) {
        const QuantityKey key = t.model().keyOf(at);
        const QStringList texts = at.data(TableModel::NumbersRole).toStringList();
        if (key.body < 0) {
          CHECK(texts.isEmpty());
          return;
        }
        const Snapshot& now = t.now();
        const Recorded* entry = now.recording->find(key.body, key.quantity, key.other);
        REQUIRE(entry != nullptr);
        const Components value = tableValue(*now.model, now.X_WB, *entry, axes);
        REQUIRE(texts.size() == value.size);
        for (int k = 0; k < value.size; ++k) {
          // half a unit of the last digit shown; a number below the group's digits is written as 0
          QString text = texts[k];
          text.replace(QChar(0x2212), QLatin1Char('-'));
          bool read = false;
          const double back = text.toDouble(&read);
          REQUIRE(read);
          const int decimals = text.contains(QLatin1Char('.')) && !text.contains(QLatin1Char('e'))
                                   ? static_cast<int>(text.size() - text.indexOf(QLatin1Char('.')) - 1)
                                   : 0;
          if (text.contains(QLatin1Char('e')) || text == QLatin1String("0")) continue;
          CHECK(std::abs(back - value.values[k]) <= 0.5 * std::pow(10.0, -decimals) * (1.0 + 1e-9) + 1e-13);
        }
        ++shown;
      });
      CHECK(shown == static_cast<int>(t.now().recording->entries.size()));
    }
  }
}

TEST_CASE("The table fills in as the walk goes on, and marks what the step makes and reads", "[ui][explain]") {
  for (const Formulation formulation : kFormulations) {
    INFO(nameOf(formulation));
    TableWalk t("torso_with_two_arms.json", formulation);
    t.panel->findChild<QCheckBox*>(QStringLiteral("tableMatrices"))->setChecked(true);
    t.forCells([&](const QModelIndex& at) { CHECK(t.stateOf(at) != CellState::NotYet); });
    const std::vector<Step> steps = *t.now().steps;
    for (std::size_t s = 0; s < steps.size(); s += 3) {
      t.walk().setStep(static_cast<int>(s));
      int results = 0, known = 0;
      t.forCells([&](const QModelIndex& at) {
        const QuantityKey key = t.model().keyOf(at);
        if (key.body < 0) return;
        const int entry = entryOf(*t.now().recording, key);
        const CellState state = t.stateOf(at);
        CHECK((state == CellState::NotYet) == (entry >= steps[s].last));
        CHECK(at.data(TableModel::NumbersRole).toStringList().isEmpty() == (state == CellState::NotYet));
        if (state == CellState::Result) {
          ++results;
          CHECK((entry >= steps[s].first && entry < steps[s].last));
        }
        if (state == CellState::Operand) CHECK(entry < steps[s].last);
        known += state != CellState::NotYet ? 1 : 0;
      });
      CHECK(results >= 1);
      CHECK(known == steps[s].last);
    }
  }
  // omega of the second link of a planar arm reads omega of the first, and its own joint
  TableWalk t("planar_3r.json");
  const std::vector<Step> steps = *t.now().steps;
  const auto at = std::find_if(steps.begin(), steps.end(),
                               [](const Step& s) { return s.body == 1 && s.equation == EquationId::AngularVelocity; });
  t.walk().setStep(static_cast<int>(at - steps.begin()));
  CHECK(t.stateOf(t.model().indexOf({1, Quantity::AngularVelocity, -1})) == CellState::Result);
  CHECK(t.stateOf(t.model().indexOf({0, Quantity::AngularVelocity, -1})) == CellState::Operand);
  CHECK(t.stateOf(t.model().indexOf({1, Quantity::JointVelocity, -1})) == CellState::Operand);
  CHECK(t.stateOf(t.model().indexOf({0, Quantity::LinearVelocity, -1})) == CellState::Known);
  CHECK(t.stateOf(t.model().indexOf({1, Quantity::LinearVelocity, -1})) == CellState::NotYet);
}

TEST_CASE("By term a sum is in the table once its last term is added", "[ui][explain]") {
  TableWalk t("ur5e.urdf");
  linkwright::test::Random random(31);
  t.move(random);
  t.walk().setGranularity(Granularity::Term);
  int sums = 0;
  for (int step = 0; step < static_cast<int>(t.now().steps->size()); ++step) {
    const StepTerms& terms = termsOf(t.now(), step);
    const auto count = static_cast<int>(terms.summands.size());
    if (terms.results.size() != 1 || terms.results[0].entry < 0 || terms.results[0].size == 9 || count < 2) continue;
    const Recorded& entry = t.now().recording->entries[static_cast<std::size_t>(terms.results[0].entry)];
    const QModelIndex at = t.model().indexOf({entry.body, entry.quantity, entry.other});
    REQUIRE(at.isValid());
    ++sums;
    for (int term = 0; term < count; ++term) {
      t.walk().setPlace(step, term);
      INFO("step " << step << ", term " << term);
      CHECK(t.stateOf(at) == (term + 1 < count ? CellState::NotYet : CellState::Result));
    }
    t.walk().setPlace(step, -1);
    CHECK(t.stateOf(at) == CellState::Result);
  }
  CHECK(sums > 10);
}

TEST_CASE("What is asked for is hidden in the cell, its tooltip and every copy", "[ui][explain]") {
  TableWalk t("planar_3r.json");
  linkwright::test::Random random(9200);
  t.move(random);
  // a number that stands nowhere else, as a torque does in n_i
  const QuantityKey key = {1, Quantity::LinearVelocity, -1};
  const QString secret = fullNumber(t.now().recording->find(1, Quantity::LinearVelocity)->values[0]);
  const QModelIndex at = t.model().indexOf(key);
  REQUIRE(at.isValid());
  CHECK(t.model().copied(TableFormat::Csv, {}).contains(secret));
  t.walk().ask(key);
  CHECK(at.data().toString() == "?");
  CHECK(at.data(Qt::ToolTipRole).toString().isEmpty());
  CHECK_FALSE(at.data(Qt::AccessibleTextRole).toString().contains(secret));
  CHECK_FALSE(t.model().copiedTabs({at}).contains(secret));
  for (const TableFormat format :
       {TableFormat::Csv, TableFormat::Markdown, TableFormat::Latex, TableFormat::NumPy, TableFormat::Matlab}) {
    CHECK_FALSE(t.model().copied(format, {}).contains(secret));
  }
  t.walk().ask(std::nullopt);
  CHECK(at.data(Qt::ToolTipRole).toString().contains(withTrueMinus(secret)));
}

TEST_CASE("Pointing at a cell marks its quantity everywhere, and a mark from elsewhere shows its cell",
          "[ui][explain]") {
  TableWalk t("ur5e.urdf");
  const QModelIndex at = t.model().indexOf({0, Quantity::AngularVelocity, -1});
  t.view()->scrollTo(at);
  linkwright::test::sendMouse(t.view()->viewport(), QEvent::MouseMove, t.view()->visualRect(at).center(), Qt::NoButton,
                              Qt::NoButton);
  REQUIRE(t.walk().marked());
  CHECK((*t.walk().marked() == QuantityKey{0, Quantity::AngularVelocity, -1}));
  CHECK(at.data(TableModel::MarkedRole).toBool());
  QEvent leave(QEvent::Leave);
  QCoreApplication::sendEvent(t.view()->viewport(), &leave);
  CHECK_FALSE(t.walk().marked());
  // the torque of the last link is far to the right
  const QuantityKey torque = {5, Quantity::JointTorque, -1};
  const QModelIndex far = t.model().indexOf(torque);
  CHECK_FALSE(t.view()->viewport()->rect().contains(t.view()->visualRect(far)));
  t.walk().mark(torque);
  CHECK(t.view()->viewport()->rect().contains(t.view()->visualRect(far)));
  // Enter asks where it comes from
  QSignalSpy wanted(&t.walk(), &Walk::sourceWanted);
  t.view()->setCurrentIndex(far);
  QTest::keyClick(t.view(), Qt::Key_Return);
  REQUIRE(wanted.count() == 1);
  CHECK((wanted[0][0].value<QuantityKey>() == torque));
  QTest::mouseClick(t.view()->viewport(), Qt::LeftButton, {}, t.view()->visualRect(far).center());
  QTest::mouseDClick(t.view()->viewport(), Qt::LeftButton, {}, t.view()->visualRect(far).center());
  CHECK(wanted.count() == 2);
}

TEST_CASE("The table is copied with all digits, whole or in part", "[ui][explain]") {
  TableWalk t("puma560.json");
  linkwright::test::Random random(9300);
  t.move(random);
  const Snapshot& now = t.now();
  auto* copy = t.panel->findChild<QToolButton*>(QStringLiteral("tableCopy"));
  REQUIRE(copy->menu()->actions().size() == 5);
  copy->menu()->actions()[0]->trigger();
  const QuantityTable table = quantityTable(*now.model, *now.recording);
  CHECK(QApplication::clipboard()->text().toStdString() ==
        tableText(TableFormat::Csv, *now.model, *now.recording, now.X_WB, table, wholeOf(table), Axes::Link));
  const QModelIndex at = t.model().indexOf({2, Quantity::JointForce, -1});
  t.view()->setCurrentIndex(at);
  QTest::keyClick(t.view(), Qt::Key_C, Qt::ControlModifier);
  const QStringList numbers = QApplication::clipboard()->text().split(QLatin1Char('\t'));
  REQUIRE(numbers.size() == 3);
  for (int k = 0; k < 3; ++k) CHECK(numbers[k].toDouble() == now.recording->find(2, Quantity::JointForce)->values[k]);
}

TEST_CASE("Axes by button, links across, and a live instant that resets nothing", "[ui][explain]") {
  TableWalk t("iiwa14.urdf");
  for (const auto& [name, axes] : {std::pair{"tableAxesWorld", Axes::World}, std::pair{"tableAxesBase", Axes::Base},
                                   std::pair{"tableAxesLink", Axes::Link}}) {
    auto* button = t.panel->findChild<QToolButton*>(QString::fromLatin1(name));
    CHECK_FALSE(button->accessibleName().isEmpty());
    button->click();
    CHECK(t.walk().axes() == axes);
    CHECK(button->isChecked());
  }
  const int rows = t.model().rowCount(), columns = t.model().columnCount();
  CHECK(rows == 7);
  QSignalSpy resets(&t.model(), &QAbstractItemModel::modelReset), changes(&t.model(), &QAbstractItemModel::dataChanged);
  linkwright::test::Random random(9400);
  t.move(random);
  CHECK(resets.count() == 0);
  CHECK(changes.count() >= 1);
  setFormulation(t.document, Formulation::WorldSpatial);
  emit t.document.snapshotChanged();
  CHECK(resets.count() == 1);
  setFormulation(t.document, Formulation::BodyFrame);
  emit t.document.snapshotChanged();
  t.panel->findChild<QCheckBox*>(QStringLiteral("tableTransposed"))->setChecked(true);
  CHECK(t.model().rowCount() == columns);
  CHECK(t.model().columnCount() == rows);
  // hidden, it does nothing
  t.panel->hide();
  changes.clear();
  t.move(random);
  CHECK(changes.count() == 0);
  t.panel->show();
  CHECK(changes.count() >= 1);
}

TEST_CASE("As the walk goes on no column is cut at the left edge, but where the table ends", "[ui][explain]") {
  TableWalk t("planar_3r.json");
  QScrollBar* bar = t.view()->horizontalScrollBar();
  int scrolled = 0;
  for (int step = 0; step < static_cast<int>(t.now().steps->size()); ++step) {
    t.walk().setStep(step);
    QCoreApplication::processEvents();
    INFO("step " << step << ", scrolled by " << bar->value() << " of " << bar->maximum());
    const QModelIndex result = t.model().resultIndex();
    const int left = t.view()->columnViewportPosition(result.column());
    CHECK(left >= 0);
    CHECK(left + std::min(t.view()->columnWidth(result.column()), t.view()->viewport()->width()) <=
          t.view()->viewport()->width());
    if (bar->value() == 0 || bar->value() == bar->maximum()) continue;
    ++scrolled;
    CHECK(t.view()->columnViewportPosition(t.view()->columnAt(0)) == 0);
  }
  CHECK(scrolled > 3);
}
