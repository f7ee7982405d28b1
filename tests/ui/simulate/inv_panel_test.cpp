// SPDX-License-Identifier: GPL-3.0-or-later
// INV as a machine: the questions in their order, the numbers of the method behind the cells, a run's own accelerations
// found again, and mistakes beside what is right.
#include "ui/workspaces/simulate/inv_panel.h"

#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/simulated.h"
#include "ui/document/contact_instant.h"
#include "ui/document/edits.h"
#include "ui/widgets/numbers.h"
#include "ui/workspaces/simulate/inv_picture.h"
#include "ui/workspaces/simulate/inv_words.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <limits>
#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using namespace linkwright::test;

namespace {

struct Machine {
  Document document;
  Interaction interaction;
  std::unique_ptr<InvPanel> panel;

  explicit Machine(const char* example) {
    openExample(document, example);
    panel = std::make_unique<InvPanel>(document, interaction);
    panel->resize(480, 500);
    panel->show();
    refresh();
  }
  void refresh() { emit document.snapshotChanged(); }
  void press(const char* name) { findWidget<QToolButton>(*panel, name)->click(); }
  QTableWidget* table(const char* name) const { return findWidget<QTableWidget>(*panel, name); }
  QString text(const char* name) const { return findWidget<QLabel>(*panel, name)->text(); }
  double number(const char* name, int row, int column) const {
    const QTableWidgetItem* item = table(name)->item(row, column);
    REQUIRE(item != nullptr);
    const QVariant value = item->data(Qt::UserRole);
    return value.isValid() ? value.toDouble() : std::numeric_limits<double>::quiet_NaN();
  }
  int columnOf(const char* name, const QString& header) const {
    const QTableWidget* of = table(name);
    for (int c = 0; c < of->columnCount(); ++c)
      if (of->horizontalHeaderItem(c)->text() == header) return c;
    FAIL("no column " << header.toStdString());
    return -1;
  }
  int last() const { return static_cast<int>(panel->machine().steps.size()) - 1; }
  void openTab(int tab) { findWidget<QTabWidget>(*panel, "invTabs")->setCurrentIndex(tab); }
};

}  // namespace

TEST_CASE("The machine asks b, M, j_c, j_t in the order of the method, and M fills up", "[ui][simulate][inv]") {
  Machine at("arm_on_the_ground_i.json");
  const InvMachine& machine = at.panel->machine();
  REQUIRE(machine.contactCount() == 1);
  // b, three columns, j_c, j_c - j_t, d, A and a, f_n, b_n, qdd
  REQUIRE(machine.steps.size() == 11);
  CHECK(at.panel->step() == 0);
  const int first = at.columnOf("invFound", "M e₁");
  CHECK(at.number("invFound", 0, 0) == machine.right.b[0]);
  CHECK(at.table("invFound")->item(0, first)->text() == "·");
  at.press("invNext");
  CHECK(at.panel->step() == 1);
  CHECK(at.number("invFound", 0, first) == machine.right.M(0, 0));
  CHECK(at.table("invFound")->item(0, first + 1)->text() == "·");
  CHECK(at.table("invFound")->item(0, first)->background().color().alpha() > 0);
  CHECK(at.text("invEquation").contains("INV"));
  CHECK(at.text("invSentence").contains("joint_1"));
  // nothing of the acceleration is known before the last
  CHECK(at.table("invFound")->item(0, at.columnOf("invFound", "Acceleration"))->text() == "·");
  at.press("invLast");
  CHECK(at.panel->step() == at.last());
  for (int i = 0; i < 3; ++i)
    CHECK(at.number("invFound", i, at.columnOf("invFound", "Acceleration")) == machine.right.qdd[i]);
  at.press("invPrevious");
  CHECK(at.panel->step() == at.last() - 1);
  at.press("invFirst");
  CHECK(at.panel->step() == 0);
}

TEST_CASE("Torques as the simulation begins give the ground's force of the paper", "[ui][simulate][inv]") {
  Machine at("arm_on_the_ground_i.json");
  at.press("invLast");
  const int f_n = at.columnOf("invContactNumbers", "fₙ");
  // golden: -3 N m in each joint 17.143333 N; without torques a third of the weight
  CHECK(at.number("invContactNumbers", 0, f_n) == Approx(17.143333).epsilon(1e-6));
  auto* torques = findWidget<QComboBox>(*at.panel, "invTorques");
  torques->setCurrentIndex(torques->findData(static_cast<int>(InvTorques::None)));
  emit torques->activated(torques->currentIndex());
  CHECK(at.number("invContactNumbers", 0, f_n) == Approx(9.81).epsilon(1e-9));
  CHECK(at.number("invContactNumbers", 0, at.columnOf("invContactNumbers", "A")) == Approx(1.186813).epsilon(1e-6));
  CHECK(at.number("invContactNumbers", 0, at.columnOf("invContactNumbers", "a")) == Approx(11.64264).epsilon(1e-6));
  // articulated bodies, which ask no INV, find the same accelerations
  REQUIRE(at.panel->machine().difference());
  CHECK(*at.panel->machine().difference() < 1e-10);
}

TEST_CASE("At a sample of a run the machine finds the run's own accelerations and forces", "[ui][simulate][inv]") {
  const char* scene =
      GENERATE("arm_on_the_ground_i.json", "arm_on_the_ground_iii.json", "hanging_arm_on_the_ground_i.json");
  CAPTURE(scene);
  Machine at(scene);
  const auto run = simulateHere(at.document, 0.4);
  const double t = run->record.times()[run->record.sampleAt(0.3)];
  at.document.playback().setTime(t);
  at.refresh();
  const InvMachine& machine = at.panel->machine();
  REQUIRE(machine.is_of_run);
  REQUIRE(machine.contactCount() == 1);
  CHECK(machine.input.tau == at.document.snapshot()->simulated->tau);
  REQUIRE(machine.difference());
  CHECK(*machine.difference() < 1e-9 * machine.right.qdd.cwiseAbs().maxCoeff() + 1e-9);
  CHECK(machine.right.f_n[0] == Approx(at.document.snapshot()->contacts[0].sample->f_n).epsilon(1e-9));
  at.press("invLast");
  CHECK(at.text("invCheck").contains("run"));
}

TEST_CASE("Without contacts it is the unit vector method", "[ui][simulate][inv]") {
  Machine at("panda.urdf");
  const InvMachine& machine = at.panel->machine();
  CHECK(machine.contactCount() == 0);
  CHECK(machine.steps.size() == static_cast<std::size_t>(machine.dof()) + 2);
  at.press("invLast");
  CHECK_FALSE(at.table("invContactNumbers")->isVisible());
  REQUIRE(machine.difference());
  CHECK(*machine.difference() < 1e-8 * machine.right.qdd.cwiseAbs().maxCoeff() + 1e-10);
}

TEST_CASE("Mistakes stand beside what is right and are taken out again", "[ui][simulate][inv]") {
  Machine at("arm_on_the_ground_i.json");
  at.press("invLast");
  at.openTab(3);
  auto* list = findWidget<QListWidget>(*at.panel, "invMistakes");
  REQUIRE(list->count() == static_cast<int>(kExtendedMistakes.size()));
  const Eigen::VectorXd right = at.panel->machine().right.qdd;
  QListWidgetItem* forgotten = list->item(static_cast<int>(ExtendedMistake::ContactForceNotInBias));
  list->setCurrentItem(forgotten);
  forgotten->setCheckState(Qt::Checked);
  REQUIRE(at.panel->machine().wrong);
  CHECK(at.panel->machine().right.qdd == right);
  // f_n of the contact, then the joints
  CHECK(at.number("invDamage", 0, 0) == at.number("invDamage", 0, 1));
  CHECK(at.number("invDamage", 1, 0) == right[0]);
  CHECK(std::abs(at.number("invDamage", 1, 2)) > 0.1);
  CHECK(at.text("invHint").contains("falls through"));
  CHECK(findWidget<QLabel>(*at.panel, "invPlanted")->isVisible());
  // what has no effect says why
  CHECK(list->item(static_cast<int>(ExtendedMistake::VelocityInColumns))->text().contains("at rest"));
  // the wrong numbers are in the machine, and the right ones beside them
  at.openTab(0);
  const QTableWidgetItem* qdd = at.table("invFound")->item(0, at.columnOf("invFound", "Acceleration"));
  CHECK(qdd->toolTip().contains(fullNumber(right[0])));
  at.openTab(3);
  forgotten->setCheckState(Qt::Unchecked);
  CHECK_FALSE(at.panel->machine().wrong);
  CHECK_FALSE(findWidget<QLabel>(*at.panel, "invPlanted")->isVisible());
}

TEST_CASE("Every mistake can be ticked at every step of a moving run", "[ui][simulate][inv]") {
  Machine at("arm_on_the_ground_iii.json");
  simulateHere(at.document, 0.2);
  at.refresh();
  for (const ExtendedMistake mistake : kExtendedMistakes) {
    at.panel->setMistakes({mistake});
    const InvMachine& machine = at.panel->machine();
    REQUIRE(machine.wrong);
    const bool harmless = !whyWithoutEffect(machine, mistake).isEmpty() || mistake == ExtendedMistake::LongEulerStep;
    INFO(nameOf(mistake));
    if (machine.wrong->qdd.size() == machine.right.qdd.size()) {
      const double change = (machine.wrong->qdd - machine.right.qdd).cwiseAbs().maxCoeff();
      CHECK((change <= 1e-9) == harmless);
    }
    for (int tab = 0; tab < 4; ++tab) {
      at.openTab(tab);
      for (int step = 0; step <= at.last(); ++step) at.panel->goTo(step);
    }
  }
}

TEST_CASE("A question's recursion is there link by link, from the contact on", "[ui][simulate][inv]") {
  Machine at("arm_on_the_ground_i.json");
  at.panel->goTo(4);  // j_c
  at.openTab(2);
  QTableWidget* links = at.table("invRecursion");
  REQUIRE(links->rowCount() == 3);
  // what comes out of the recursion is the answer
  for (int i = 0; i < 3; ++i)
    CHECK(at.number("invRecursion", i, links->columnCount() - 1) == at.panel->machine().right.j_c(i, 0));
  at.openTab(1);
  for (int i = 0; i < 3; ++i) CHECK(at.number("invQuestion", i, 3) == at.panel->machine().right.j_c(i, 0));
  // every digit is on the clipboard
  QTableWidget* question = at.table("invQuestion");
  question->setCurrentCell(0, 3);
  question->setFocus();
  QTest::keySequence(question, QKeySequence::Copy);
  CHECK(QApplication::clipboard()->text() == fullNumber(at.panel->machine().right.j_c(0, 0)));
}

TEST_CASE("It plays to the end and stops there, and not while it is hidden", "[ui][simulate][inv]") {
  Machine at("arm_on_the_ground_i.json");
  at.panel->goTo(at.last());
  at.panel->setPlaying(true);
  CHECK(at.panel->step() == 0);
  CHECK(at.panel->isPlaying());
  at.panel->hide();
  CHECK_FALSE(at.panel->isPlaying());
  // hidden it works out nothing
  const Eigen::VectorXd q = at.panel->machine().input.q;
  setJoint(at.document, 0, JointField::Position, 0.3);
  at.refresh();
  CHECK(at.panel->machine().input.q == q);
  at.panel->show();
  CHECK(at.panel->machine().input.q[0] == 0.3);
}

TEST_CASE("The keys walk through the questions", "[ui][simulate][inv]") {
  Machine at("arm_on_the_ground_i.json");
  QTest::keyClick(at.panel.get(), Qt::Key_Right);
  CHECK(at.panel->step() == 1);
  QTest::keyClick(at.panel.get(), Qt::Key_End);
  CHECK(at.panel->step() == at.last());
  CHECK_FALSE(findWidget<InvPicture>(*at.panel, "invPicture")->accessibleDescription().isEmpty());
}
