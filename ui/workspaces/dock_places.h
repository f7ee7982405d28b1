// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QtCore/qnamespace.h>

class QDockWidget;
class QMainWindow;

namespace linkwright::ui {

/// Where a dock lies in a workspace. Those of one place lie over each other, each behind its tab. At a side one place
/// is above the other; Below are the sheets under the view, which fold to their tabs (SheetFold); Foot is a line below
/// all.
enum class DockPlace { LeftAbove, Left, Right, RightBelow, Below, Foot };

struct PlacedDock {
  QDockWidget* dock;
  DockPlace place;
};

/// Puts docks into their places, hidden. Of the tabs in a place the first one in the list comes first.
void placeDocks(QMainWindow& window, QList<PlacedDock> docks);

/// Shares the height at a side between two docks that lie there one above the other by what each has to show. Panels
/// say what they miss by a property `missingHeight`, px; one that says nothing takes what it gets.
void shareHeight(QMainWindow& window, Qt::DockWidgetArea side);
/// What the panel of a dock misses of its height, px; 0 where it says nothing of it.
int missingHeight(const QDockWidget& dock);

/// A dock's name is on its tab; one that has the property `titled` has it above itself while it lies alone.
void showTitles(QMainWindow& window);

}  // namespace linkwright::ui
