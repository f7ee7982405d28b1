// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/widgets/number_field.h"
#include "ui/workspaces/simulate/simulation_panel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

#include <string>

namespace linkwright::test {

/// The panel of the simulation beside a robot, shown.
struct SimulationFixture {
  ui::Document document;
  ui::Interaction interaction;
  ui::SimulationSession session{document};
  ui::SimulationViewOptions look;
  ui::SimulationPanel panel{document, interaction, session, look};

  explicit SimulationFixture(const char* example = "arm_on_the_ground_i.json") {
    openExample(document, QString::fromLatin1(example));
    session.setSpeed(0.0);
    panel.resize(340, 640);
    panel.show();
    REQUIRE(waitUntil([this] { return panel.isVisible(); }));
    panel.activateWindow();
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  template <class T>
  T* find(const QString& name) {
    return findWidget<T>(panel, name);
  }
  void type(const QString& name, const QString& text) {
    auto* field = find<ui::NumberField>(name);
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    settle();
  }
  void write(const QString& name, const QString& text) {
    auto* line = find<QLineEdit>(name);
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    settle();
  }
  void choose(const QString& name, int value) {
    auto* box = find<QComboBox>(name);
    const int row = box->findData(value);
    REQUIRE(row >= 0);
    box->setCurrentIndex(row);
    emit box->activated(row);
    settle();
  }
  void click(const QString& name) {
    find<QAbstractButton>(name)->click();
    settle();
  }
  bool runToTheEnd() {
    click("simulationRun");
    return waitUntil([this] { return session.stage() != ui::SimulationSession::Stage::Running; });
  }
  SimulationSettings settings() const { return simulationSettings(document); }
  const std::vector<Contact>& contacts() const { return document.scene().contacts.orDefault(); }
  std::string written() const { return writeScene(document.contents()); }
  int steps() { return document.undoStack()->count(); }
};

}  // namespace linkwright::test
