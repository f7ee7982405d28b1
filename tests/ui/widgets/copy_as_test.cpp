// SPDX-License-Identifier: GPL-3.0-or-later
// Copying a matrix from the context menu, by the mouse and by the menu key.
#include "ui/widgets/copy_as.h"

#include "tests/support/catch.h"
#include "ui/widgets/unit_field.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

using namespace linkwright;
using namespace linkwright::ui;

namespace {

std::vector<NamedMatrix> matrices() { return {{"I", "I", "inertia; kg m^2", Eigen::Matrix2d::Identity() / 3.0}}; }

/// The menu that is open, and its copy menu.
QMenu* openMenu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
QMenu* copyMenuOf(QMenu* menu, const QString& title) {
  for (QAction* action : menu->actions()) {
    if (action->menu() != nullptr && action->text() == title) return action->menu();
  }
  return nullptr;
}

void askForMenu(QWidget* widget, QContextMenuEvent::Reason reason) {
  QContextMenuEvent event(reason, widget->rect().center(), widget->mapToGlobal(widget->rect().center()));
  QApplication::sendEvent(widget, &event);
}

}  // namespace

TEST_CASE("A table offers its copies where the mouse asks and where the menu key does", "[ui]") {
  QTableWidget table(2, 2);
  QString copied;
  offerCopies(table,
              {copyOffer("Copy all as", matrices),
               {"Copy part as", [&](TableFormat f) { copied = QString::number(static_cast<int>(f)); }, "CSV, whole"}});
  table.show();
  REQUIRE(QTest::qWaitForWindowExposed(&table));
  for (const auto& [widget, reason] :
       {std::pair{table.viewport(), QContextMenuEvent::Mouse},
        std::pair<QWidget*, QContextMenuEvent::Reason>{&table, QContextMenuEvent::Keyboard}}) {
    askForMenu(widget, reason);
    QMenu* menu = openMenu();
    REQUIRE(menu != nullptr);
    QMenu* all = copyMenuOf(menu, "Copy all as");
    QMenu* part = copyMenuOf(menu, "Copy part as");
    REQUIRE(all != nullptr);
    REQUIRE(part != nullptr);
    REQUIRE(all->actions().size() == 5);
    CHECK(part->actions()[0]->text() == "CSV, whole");
    all->actions()[4]->trigger();
    CHECK(QApplication::clipboard()->text().toStdString() == matrixText(TableFormat::Matlab, matrices()));
    all->actions()[3]->trigger();
    CHECK(QApplication::clipboard()->text().toStdString() == matrixText(TableFormat::NumPy, matrices()));
    part->actions()[2]->trigger();
    CHECK(copied == QString::number(static_cast<int>(TableFormat::Latex)));
    menu->close();
  }
}

TEST_CASE("A field keeps what its menu has, and a matrix that is not there leaves the clipboard alone", "[ui]") {
  UnitField field(Measure::Length);
  offerCopies(field, {copyOffer("Copy Pose As", [] { return std::vector<NamedMatrix>(); })});
  field.show();
  REQUIRE(QTest::qWaitForWindowExposed(&field));
  QApplication::clipboard()->setText("before");
  askForMenu(&field, QContextMenuEvent::Keyboard);
  QMenu* menu = openMenu();
  REQUIRE(menu != nullptr);
  CHECK(menu->actions().size() > 5);  // undo, cut, copy, paste, ...
  QMenu* copies = copyMenuOf(menu, "Copy Pose As");
  REQUIRE(copies != nullptr);
  copies->actions()[0]->trigger();
  CHECK(QApplication::clipboard()->text() == "before");
  menu->close();
}
