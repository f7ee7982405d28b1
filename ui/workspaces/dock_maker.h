// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/dock_contents.h"

#include <QString>

#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace linkwright::ui {

/// Where a dock lies. Those of one place lie over each other, each behind its tab; the two at the left are one above
/// the other, Foot is below Below.
enum class DockPlace { LeftAbove, Left, Right, Below, Foot };

/// Makes the docks of a window: each with its panel, hidden, in its place, and in the menu of panels.
class DockMaker {
public:
  DockMaker(QMainWindow& window, QMenu& panels_menu) : window_(window), menu_(panels_menu) {}

  /// A panel in a dock, made in its place: made elsewhere and put there, all of it would be styled anew. Of tabs in one
  /// place those of a lower `rank` come first, and of the same rank the one that was made first.
  template <class Panel, class... Arguments>
  Panel* make(const char* name, const QString& title, DockPlace place, int rank, Arguments&... arguments) {
    DockContents* contents = makeDock(name, title, place, rank);
    auto* panel = new Panel(arguments..., contents);
    contents->hold(panel);
    return panel;
  }
  /// The dock of the last one that was made. Its name is on its tab; alone in its place it may want a title.
  QDockWidget* last() const { return made_.back().dock; }
  void giveTitle();

  /// Puts all docks into their places, once they are made.
  void place();

private:
  struct Made {
    QDockWidget* dock;
    DockPlace place;
    int rank;
  };
  DockContents* makeDock(const char* name, const QString& title, DockPlace place, int rank);

  QMainWindow& window_;
  QMenu& menu_;
  std::vector<Made> made_;
};

/// Shares the height at the left between the two docks there by what each has to show; nothing where they are not one
/// above the other. Panels say what they miss by a property `missingHeight`, px.
void shareLeftHeight(QMainWindow& window);
/// What the panel of a dock misses of its height, px; 0 where it says nothing of it.
int missingHeight(const QDockWidget& dock);

}  // namespace linkwright::ui
