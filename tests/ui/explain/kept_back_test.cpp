// SPDX-License-Identifier: GPL-3.0-or-later
// While steps are predicted nothing beside the walk gives the answers away either: the check of a student's table, the
// curves, the joint that a planted mistake hits most, the hand-out. And answers are not lost without a question.
#include "core/dynamics/mistakes.h"
#include "core/trace/trace_text.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "ui/document/edits.h"
#include "ui/document/look.h"
#include "ui/plots/torque_curves.h"
#include "ui/plots/torque_panel.h"
#include "ui/workspaces/explain/explain_panel.h"
#include "ui/workspaces/explain/hand_out/hand_out_flow.h"
#include "ui/workspaces/explain/questions/check_flow.h"
#include "ui/workspaces/explain/questions/check_panel.h"
#include "ui/workspaces/explain/questions/what_if_panel.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

using namespace linkwright;
using namespace linkwright::ui;
using linkwright::test::openExample;

namespace {

struct Lesson {
  Document document;
  Interaction interaction;
  QWidget window;
  std::unique_ptr<WalkTools> tools;
  std::unique_ptr<ExplainPanel> panel;
  QTemporaryDir folder;

  explicit Lesson(const char* example = "puma560.json") {
    openExample(document, QString::fromLatin1(example));
    const Eigen::VectorXd ramp = Eigen::VectorXd::LinSpaced(document.snapshot()->q.size(), 0.2, 0.9);
    setState(document, 0.5 * ramp, ramp, Eigen::VectorXd(1.5 * ramp), "state");
    tools = std::make_unique<WalkTools>(document, interaction);
    panel = std::make_unique<ExplainPanel>(document, interaction, *tools);
    panel->resize(480, 700);
    panel->show();
    settle();
  }
  static void settle() {
    for (int turn = 0; turn < 4; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  Walk& walk() { return interaction.walk(); }
  PredictionGame& game() { return tools->game; }
  void askSomething() {
    game().setOn(true);
    for (int press = 0; press < 40 && !game().question(); ++press) tools->stepper.next();
    REQUIRE(game().question());
  }
  QString tableWith(const MistakeSet& mistakes) {
    const SnapshotPtr snapshot = document.snapshot();
    Recording wrong;
    recordInverseDynamics(*snapshot->model, snapshot->input(), snapshot->formulation, mistakes, wrong);
    const QString path = folder.filePath("mine.csv");
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    const std::string text = traceCsv(*snapshot->model, wrong);
    file.write(text.data(), static_cast<qint64>(text.size()));
    return path;
  }
};

/// Presses that button of the question that comes up, and counts it.
void press(QMessageBox::StandardButton button, int& asked) {
  QTimer::singleShot(0, qApp, [button, &asked] {
    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (question == nullptr) return;
    ++asked;
    question->button(button)->click();
  });
}

}  // namespace

TEST_CASE("The check keeps ours back while steps are predicted, and goes on where that ends", "[ui][predict]") {
  Lesson c;
  c.askSomething();
  CheckFlow flow(c.document, c.interaction, &c.window);
  const int asked_at = c.walk().step();
  flow.open(c.tableWith({Mistake::NoGyroscopicTerm}));
  CheckPanel& panel = flow.panel();
  const CheckReport& report = panel.report();
  const int first = report.first_difference;
  REQUIRE(first >= 0);
  auto* rows = panel.findChild<QTableWidget*>("checkRows");
  REQUIRE(rows != nullptr);
  // the walk is not taken away from its question
  CHECK(c.walk().step() == asked_at);
  CHECK(c.game().question());
  const QString kept = "hidden while you predict";
  const SnapshotPtr snapshot = c.document.snapshot();
  const int from = (*snapshot->steps)[static_cast<std::size_t>(asked_at)].first;
  int hidden = 0, shown = 0;
  for (int row = 0; row < rows->rowCount(); ++row) {
    const int entry = report.rows[static_cast<std::size_t>(row)].entry;
    const bool input = report.recording.entries[static_cast<std::size_t>(entry)].equation == EquationId::Input;
    const bool later = entry >= from && !input;
    CAPTURE(row, entry, from, input);
    CHECK((rows->item(row, 5)->text() == kept) == later);
    CHECK((rows->item(row, 3)->text() == kept) == later);
    CHECK((rows->item(row, 5)->toolTip() == kept) == later);
    later ? ++hidden : ++shown;
  }
  CHECK(hidden > 20);
  CHECK(shown > 2);
  CHECK(panel.headline().contains("hidden while you predict"));
  CHECK(panel.findChild<QLabel*>("checkSuspicion")->text().isEmpty());
  CHECK_FALSE(panel.findChild<QLabel*>("checkCounts")->text().contains("agree"));

  c.game().setOn(false);
  Lesson::settle();
  CHECK(rows->item(first, 5)->text() != kept);
  CHECK(panel.headline().startsWith("First difference"));
  REQUIRE(rows->selectionModel()->selectedRows().size() == 1);
  CHECK(rows->selectionModel()->selectedRows().front().row() == first);
  const Step& step = snapshot->steps->at(static_cast<std::size_t>(c.walk().step()));
  const int entry = report.rows[static_cast<std::size_t>(first)].entry;
  CHECK((step.first <= entry && entry < step.last));
}

TEST_CASE("A torque that is to be predicted has no curve", "[ui][predict]") {
  Lesson c("iiwa14.urdf");
  TorquePanel torques(c.document);
  torques.follow(c.walk());
  torques.show();
  Lesson::settle();
  auto* note = torques.findChild<QLabel*>("predictNote");
  REQUIRE(note != nullptr);
  CHECK(torques.curves().isCurveSeen(0));
  CHECK_FALSE(note->isVisible());
  c.game().setOn(true);
  c.panel->showTorqueOf(3);
  CHECK(note->isVisible());
  CHECK(note->text().contains("hidden while you predict"));
  CHECK_FALSE(torques.curves().isCurveSeen(3));
  CHECK_FALSE(torques.curves().isCurveSeen(0));  // comes later
  CHECK(torques.curves().isCurveSeen(6));        // has been
  c.game().showIt();
  CHECK(torques.curves().isCurveSeen(3));
  c.game().setOn(false);
  CHECK(torques.curves().isCurveSeen(0));
  CHECK_FALSE(note->isVisible());
}

TEST_CASE("Which joint a planted mistake hits most is kept back with its torque", "[ui][predict]") {
  Lesson c;
  WhatIfPanel what_if(c.document, c.interaction);
  what_if.resize(900, 230);
  what_if.show();
  setMistakes(c.document, {Mistake::GravityLeftOut});
  Lesson::settle();
  auto* hit = what_if.findChild<QLabel*>("mistakeHit");
  auto* torques = what_if.findChild<QTableWidget*>("mistakeTorques");
  REQUIRE(hit != nullptr);
  REQUIRE(torques != nullptr);
  const QString before = hit->text();
  REQUIRE(before.startsWith("Largest error: "));
  c.askSomething();
  Lesson::settle();
  CHECK(hit->text() == "Largest error: hidden while you predict");
  CHECK_FALSE(hit->toolTip().contains("joint"));
  for (int row = 0; row < torques->rowCount(); ++row) CHECK_FALSE(torques->item(row, 3)->font().bold());
  c.game().setOn(false);
  Lesson::settle();
  CHECK(hit->text() == before);
}

TEST_CASE("There is no hand-out while steps are predicted", "[ui][predict]") {
  Lesson c("planar_2r.json");
  HandOutFlow flow(c.document, c.interaction, &c.window);
  QSignalSpy warned(&flow, &HandOutFlow::warned);
  c.askSomething();
  const QString path = c.folder.filePath("answers.md");
  flow.save({HandOutFormat::Markdown, Formulation::BodyFrame, c.walk().step(), false, Notation::Source}, path);
  flow.ask();  // no dialog comes up
  REQUIRE(warned.count() == 2);
  CHECK(warned.first().first().toString().contains("cannot be exported while you predict"));
  CHECK_FALSE(flow.isWriting());
  CHECK_FALSE(QFile::exists(path));
}

TEST_CASE("Only a number can be typed, with point or comma, and is shown with a point", "[ui][predict]") {
  Lesson c;
  c.askSomething();
  auto* edit = c.panel->findChild<QLineEdit*>("predictField0");
  REQUIRE(edit != nullptr);
  const std::pair<const char*, const char*> typed[] = {{"12abc", "12"},   {"-1,5", "-1.5"},  {"1.5.2", "1.52"},
                                                       {"1,2.3", "1.23"}, {"2e-3x", "2e-3"}, {"ten", ""}};
  for (const auto& [keys, stays] : typed) {
    CAPTURE(keys);
    edit->clear();
    QTest::keyClicks(edit, QString::fromLatin1(keys));
    CHECK(edit->text() == QString::fromLatin1(stays));
  }
  for (QLineEdit* each : c.panel->findChildren<QLineEdit*>()) each->clear();
  auto* check = c.panel->findChild<QPushButton*>("predictCheck");
  QTest::keyClicks(edit, "e");
  CHECK_FALSE(check->isEnabled());
  for (int k = 0; k < c.game().question()->size; ++k) {
    auto* field = c.panel->findChild<QLineEdit*>(QStringLiteral("predictField%1").arg(k));
    field->clear();
    QTest::keyClicks(field, "-1,25e1");
  }
  REQUIRE(check->isEnabled());
  check->click();
  REQUIRE(c.game().last() != nullptr);
  CHECK(c.game().last()->answer.values[0] == -12.5);
}

TEST_CASE("Answers that no file has are asked about before another robot takes their place", "[ui][predict]") {
  Lesson c;
  int asked = 0;
  CHECK(c.panel->mayLeaveRun());
  c.askSomething();
  c.game().showIt();
  // what was only shown is no answer
  CHECK(c.panel->mayLeaveRun());
  c.tools->stepper.next();
  for (int press = 0; press < 40 && !c.game().question(); ++press) c.tools->stepper.next();
  c.game().answer({});
  press(QMessageBox::Cancel, asked);
  CHECK_FALSE(c.panel->mayLeaveRun());
  CHECK(asked == 1);
  press(QMessageBox::Discard, asked);
  CHECK(c.panel->mayLeaveRun());
  CHECK(asked == 2);
  CHECK(c.game().save(c.folder.filePath("run.csv")).isEmpty());
  CHECK(c.panel->mayLeaveRun());  // there is nothing to ask
  CHECK(asked == 2);
  // more of them are new again
  c.tools->stepper.next();
  for (int press = 0; press < 40 && !c.game().question(); ++press) c.tools->stepper.next();
  c.game().answer({});
  CHECK(c.game().hasUnsaved());
  openExample(c.document, "planar_2r.json");
  CHECK_FALSE(c.game().hasUnsaved());
}
