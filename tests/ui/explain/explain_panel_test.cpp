// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/explain_panel.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/widgets/equation_label.h"
#include "ui/widgets/folding_group.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/explain/walk/value_row.h"

#include <QApplication>
#include <QComboBox>
#include <QEnterEvent>
#include <QLabel>
#include <QSlider>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

TEST_CASE("The buttons walk through the steps, and the numbers follow the robot", "[ui][explain]") {
  Document document;
  Interaction interaction;
  openExample(document, "ur5e.urdf");
  WalkTools tools(document, interaction);
  ExplainPanel panel(document, interaction, tools);
  panel.resize(360, 600);
  panel.show();
  const int last = static_cast<int>(document.snapshot()->steps->size()) - 1;
  const auto press = [&panel](const char* name) {
    auto* button = panel.findChild<QToolButton*>(QString::fromLatin1(name));
    REQUIRE(button != nullptr);
    CHECK_FALSE(button->accessibleName().isEmpty());
    button->click();
  };

  CHECK(panel.explanation().body == -1);
  press("explainNext");
  CHECK(interaction.walk().step() == 0);
  press("explainPrevious");
  CHECK(interaction.walk().step() == -1);
  press("explainLast");
  CHECK(interaction.walk().step() == last);
  press("explainNext");
  CHECK(interaction.walk().step() == last);
  CHECK(panel.explanation().equation == EquationId::JointTorque);
  CHECK(panel.findChild<QSlider*>(QStringLiteral("explainScrubber"))->value() == last);

  // another state: the step stays, its number is the new torque
  setJoint(document, 0, JointField::Acceleration, 2.5);
  emit document.snapshotChanged();
  CHECK(interaction.walk().step() == last);
  CHECK(panel.explanation().results.front().values[0] == document.snapshot()->tau(0));
  press("explainFirst");
  CHECK(interaction.walk().step() == 0);
}

namespace {

struct PanelWalk {
  Document document;
  Interaction interaction;
  std::unique_ptr<WalkTools> tools;
  std::unique_ptr<ExplainPanel> panel;

  explicit PanelWalk(const char* example) {
    openExample(document, example);
    tools = std::make_unique<WalkTools>(document, interaction);
    panel = std::make_unique<ExplainPanel>(document, interaction, *tools);
    panel->resize(360, 600);
    panel->show();
  }
  int stepOf(EquationId equation, bool prismatic) const {
    const Snapshot& s = *document.snapshot();
    for (std::size_t i = 0; i < s.steps->size(); ++i) {
      const Step& step = (*s.steps)[i];
      if (step.equation == equation && s.model->bodies()[static_cast<std::size_t>(step.body)].prismatic == prismatic) {
        return static_cast<int>(i);
      }
    }
    return -1;
  }
  ValueRow* row(const char* term) const {
    const auto rows = panel->findChildren<ValueRow*>(QStringLiteral("explainRow_") + term);
    for (ValueRow* each : rows) {
      if (each->isVisible()) return each;
    }
    return nullptr;
  }
};

}  // namespace

TEST_CASE("The arrow keys, Home and End walk wherever the focus is in the panel", "[ui][explain]") {
  PanelWalk walk("puma560.json");
  const int last = static_cast<int>(walk.document.snapshot()->steps->size()) - 1;
  QTest::keyClick(walk.panel.get(), Qt::Key_Right);
  CHECK(walk.interaction.walk().step() == 0);
  QTest::keyClick(walk.panel.get(), Qt::Key_Right);
  QTest::keyClick(walk.panel.get(), Qt::Key_Right);
  CHECK(walk.interaction.walk().step() == 2);
  QTest::keyClick(walk.panel.get(), Qt::Key_Left);
  CHECK(walk.interaction.walk().step() == 1);
  QTest::keyClick(walk.panel.get(), Qt::Key_End);
  CHECK(walk.interaction.walk().step() == last);
  QTest::keyClick(walk.panel.get(), Qt::Key_Home);
  CHECK(walk.interaction.walk().step() == 0);
  // on a button, on a row and on the scrubber the keys mean the same
  for (QWidget* widget : {static_cast<QWidget*>(walk.panel->findChild<QToolButton*>("explainNext")),
                          static_cast<QWidget*>(walk.row("q_i")),
                          static_cast<QWidget*>(walk.panel->findChild<QSlider*>("explainScrubber"))}) {
    REQUIRE(widget != nullptr);
    const int before = walk.interaction.walk().step();
    QTest::keyClick(widget, Qt::Key_Right);
    CHECK(walk.interaction.walk().step() == before + 1);
    QTest::keyClick(widget, Qt::Key_Left);
    CHECK(walk.interaction.walk().step() == before);
  }
}

TEST_CASE("A sliding joint has equations of its own, with its own terms and units", "[ui][explain]") {
  PanelWalk walk("tree_of_three_links.json");
  const auto terms = [&] { return walk.panel->explanation(); };
  const auto has = [](const std::vector<ExplainedValue>& values, const char* term) {
    return std::any_of(values.begin(), values.end(), [term](const ExplainedValue& v) { return v.term == term; });
  };
  walk.interaction.walk().setStep(walk.stepOf(EquationId::Rotation, true));
  REQUIRE(terms().prismatic);
  CHECK(has(terms().results, "R_i"));
  CHECK(has(terms().results, "r_i"));
  CHECK(has(terms().operands, "q_i"));
  walk.interaction.walk().setStep(walk.stepOf(EquationId::AngularVelocity, true));
  CHECK_FALSE(has(terms().operands, "qd_i"));
  walk.interaction.walk().setStep(walk.stepOf(EquationId::AngularVelocity, false));
  CHECK(has(terms().operands, "qd_i"));
  walk.interaction.walk().setStep(walk.stepOf(EquationId::LinearAcceleration, true));
  CHECK(has(terms().operands, "qdd_i"));
  walk.interaction.walk().setStep(walk.stepOf(EquationId::JointTorque, true));
  CHECK(has(terms().operands, "f_i"));
  CHECK(terms().results.front().unit == "N");
  walk.interaction.walk().setStep(walk.stepOf(EquationId::JointTorque, false));
  CHECK(has(terms().operands, "n_i"));
  CHECK(terms().results.front().unit == "N m");
}

TEST_CASE("The first step says by how much the joint is turned, with the matrices folded", "[ui][explain]") {
  PanelWalk walk("tree_of_three_links.json");
  setJoint(walk.document, 0, JointField::Position, 0.5);
  auto* matrices = walk.panel->findChild<FoldingGroup*>("explainMatrices");
  REQUIRE(matrices != nullptr);
  walk.interaction.walk().setStep(walk.stepOf(EquationId::Rotation, false));
  CHECK(walk.panel->explanation().sentence.startsWith(QStringLiteral(u"Turned by q = ")));
  CHECK(matrices->isVisible());
  CHECK_FALSE(matrices->isOpen());
  CHECK(walk.row("R_i") == nullptr);
  CHECK(walk.row("r_i") == nullptr);
  matrices->setOpen(true);
  CHECK(walk.row("r_i") != nullptr);
  CHECK(walk.row("R_i") != nullptr);
  // of a sliding joint it is a length; at other steps there is nothing to fold
  walk.interaction.walk().setStep(walk.stepOf(EquationId::Rotation, true));
  CHECK(walk.panel->explanation().sentence.startsWith(QStringLiteral("Moved by q = ")));
  CHECK(walk.row("R_i") != nullptr);
  walk.interaction.walk().setStep(walk.stepOf(EquationId::AngularVelocity, false));
  CHECK_FALSE(matrices->isVisible());
  CHECK(walk.row("R_i") != nullptr);
}

TEST_CASE("Pointing at a term marks its row, pointing at a row marks its term", "[ui][explain]") {
  for (const bool prismatic : {false, true}) {
    PanelWalk walk("tree_of_three_links.json");
    walk.interaction.walk().setStep(walk.stepOf(EquationId::LinearAcceleration, prismatic));
    auto* equation = walk.panel->findChild<EquationLabel*>("explainEquation");
    REQUIRE(equation != nullptr);
    REQUIRE(linkwright::test::waitUntil(
        [&] { return equation->termRect("alpha_p").isValid() && equation->height() > 20; }));
    for (const char* term : {"alpha_p", "a_i", "R_i"}) {
      INFO(term << (prismatic ? ", sliding" : ", turning"));
      const QPointF at = equation->termRect(term).center();
      linkwright::test::moveTo(equation, at);
      CHECK(equation->markedTerm() == term);
      REQUIRE(walk.row(term) != nullptr);
      CHECK(walk.row(term)->isMarked());
    }
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(equation, &leave);
    CHECK(equation->markedTerm().isEmpty());
    ValueRow* row = walk.row("a_p");
    REQUIRE(row != nullptr);
    QEnterEvent enter({5, 5}, {5, 5}, row->mapToGlobal(QPointF(5, 5)));
    QCoreApplication::sendEvent(row, &enter);
    CHECK(equation->markedTerm() == "a_p");
    CHECK(row->isMarked());
  }
}

TEST_CASE("Switches that add steps leave the walk at the same equation of the same link", "[ui][explain]") {
  PanelWalk walk("puma560.json");
  setTorqueTerms(walk.document, {false, false});
  emit walk.document.snapshotChanged();
  const int before = walk.stepOf(EquationId::JointTorque, false);
  REQUIRE(before >= 0);
  walk.interaction.walk().setStep(before);
  const int body = walk.panel->explanation().body;
  const auto shown = [&] {
    return (*walk.document.snapshot()->steps)[static_cast<std::size_t>(walk.interaction.walk().step())];
  };
  setTorqueTerms(walk.document, {true, true});
  emit walk.document.snapshotChanged();
  CHECK(walk.interaction.walk().step() != before);
  CHECK(shown().equation == EquationId::JointTorque);
  CHECK(shown().body == body);
  CHECK(walk.panel->explanation().body == body);
  // a step that goes gives way to the link's torque
  walk.interaction.walk().setStep(walk.stepOf(EquationId::FrictionTorque, false));
  const int other = walk.panel->explanation().body;
  setTorqueTerms(walk.document, {false, false});
  emit walk.document.snapshotChanged();
  CHECK(shown().equation == EquationId::JointTorque);
  CHECK(shown().body == other);
}

TEST_CASE("Enter or a double click on a torque goes to its step", "[ui][explain]") {
  PanelWalk walk("ur5e.urdf");
  auto* table = walk.panel->findChild<QTableWidget*>("explainTorques");
  REQUIRE(table != nullptr);
  table->setCurrentCell(3, 1);
  QTest::keyClick(table, Qt::Key_Return);
  const Snapshot& s = *walk.document.snapshot();
  REQUIRE(walk.interaction.walk().step() >= 0);
  CHECK(walk.panel->explanation().equation == EquationId::JointTorque);
  CHECK(walk.panel->explanation().body == s.model->joints()[3].body);
  walk.interaction.walk().setStep(-1);
  const QPoint row = table->visualItemRect(table->item(1, 0)).center();
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, row);
  QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, row);
  CHECK(walk.panel->explanation().body == s.model->joints()[1].body);
  const QString words = stepInWords(s, walk.interaction.walk().step());
  CHECK(words.contains("i = 2"));
  CHECK(words.contains(QString::fromStdString(s.model->joints()[1].name)));
}

TEST_CASE("At each size of text the buttons and choices have the room for their words", "[ui][explain]") {
  struct SizeBack {
    ~SizeBack() { applyTextSize(100); }
  } const back;
  PanelWalk walk("ur5e.urdf");
  walk.tools->stepper.next();
  for (const int percent : kTextSizes) {
    INFO(percent << " %");
    applyTextSize(percent);
    applyTheme(ThemeChoice::Light);
    walk.panel->resize(380, 600);
    for (int turn = 0; turn < 5; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    for (const char* name : {"explainPrevious", "explainNext"}) {
      const auto* button = walk.panel->findChild<QToolButton*>(QString::fromLatin1(name));
      INFO(button->text().toStdString());
      CHECK(button->fontMetrics().horizontalAdvance(button->text()) <= button->width());
    }
    for (const char* name : {"explainGranularity", "explainFormulation", "explainAxes"}) {
      const auto* choice = walk.panel->findChild<QComboBox*>(QString::fromLatin1(name));
      INFO(name);
      CHECK(choice->fontMetrics().horizontalAdvance(choice->currentText()) + 16 <= choice->width());
    }
    const auto* title = walk.panel->findChild<QLabel*>(QStringLiteral("explainTitle"));
    CHECK(title->font().pointSizeF() == Approx(1.15 * QApplication::font().pointSizeF()).epsilon(0.01));
  }
}
