// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/widgets/unit_field.h"
#include "ui/workspaces/pose/joint_view.h"

#include <QTest>

namespace linkwright::test {

/// The joints' table somewhere inside a widget, read and worked by the joints' names.
struct JointCells {
  using Cell = ui::JointCell;

  explicit JointCells(const QWidget& inside)
      : view(*findWidget<ui::JointView>(inside, QStringLiteral("jointTable"))),
        table(*qobject_cast<ui::JointTableModel*>(view.model())) {}

  int joint(const QString& name) const {
    for (int i = 0; i < table.jointCount(); ++i) {
      if (table.nameOf(i) == name) return i;
    }
    FAIL("no joint " << name.toStdString());
    return -1;
  }
  QModelIndex index(const QString& name, Cell cell) const { return table.indexOf(joint(name), cell); }
  QString text(const QString& name, Cell cell = Cell::Position) const { return index(name, cell).data().toString(); }

  /// The field of the number, open; null where it cannot be typed.
  ui::UnitField* open(const QString& name, Cell cell = Cell::Position) const {
    view.editNumber(joint(name), cell);
    return field();
  }
  ui::UnitField* field() const {
    // one that has been closed goes in the next turn of the event loop
    for (auto* each : view.findChildren<ui::UnitField*>()) {
      if (each->isVisibleTo(&view)) return each;
    }
    return nullptr;
  }
  void type(const QString& name, const QString& number, Cell cell = Cell::Position) const {
    ui::UnitField* box = open(name, cell);
    REQUIRE(box != nullptr);
    box->selectAll();
    QTest::keyClicks(box, number);
    QTest::keyClick(box, Qt::Key_Return);
    waitUntil([this] { return field() == nullptr; }, 2000);
  }
  QPoint handle(const QString& name) const { return view.handleRect(joint(name)).center(); }
  void key(const QString& name, Qt::Key which, Qt::KeyboardModifiers modifiers = {}) const {
    view.setCurrentJoint(joint(name));
    QTest::keyClick(&view, which, modifiers);
  }

  ui::JointView& view;
  ui::JointTableModel& table;
};

}  // namespace linkwright::test
