// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcuts_dialog.h"

#include "ui/widgets/action_maker.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace linkwright::ui {

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& actions, MouseStyle mouse, QWidget* parent) : QDialog(parent) {
  setObjectName("shortcutsDialog");
  setWindowTitle(tr("Keyboard Shortcuts"));
  auto* list = new QTreeWidget(this);
  list->setObjectName("shortcutsList");
  list->setAccessibleName(windowTitle());
  //: noun: on the keyboard
  const QString key_head = tr("Key");
  //: noun: what a key does
  list->setHeaderLabels({key_head, tr("Action")});
  list->setRootIsDecorated(false);
  list->setSelectionMode(QAbstractItemView::NoSelection);
  const auto add = [list](const QString& keys, const QString& what) { new QTreeWidgetItem(list, {keys, what}); };
  for (const QAction* action : actions) {
    QStringList keys;
    for (const QKeySequence& key : action->shortcuts()) keys << key.toString(QKeySequence::NativeText);
    if (keys.isEmpty()) continue;
    QString all = keys.front();
    //: %1 and %2: keys that do the same
    for (const QString& key : keys.mid(1)) all = tr("%1 or %2").arg(all, key);
    add(all, plainText(action->text()));
  }
  add(tr("Left, Right"), tr("Change the time in the timeline and the plots, or the step in the recursion"));
  const bool left_orbits = mouse == MouseStyle::LeftOrbits;
  add(tr("Left-drag in the 3D view"),
      left_orbits ? tr("Drag a handle or a link; elsewhere, orbit the view") : tr("Drag a handle or a link"));
  add(tr("Ctrl+left-drag in the 3D view"), tr("Drag a handle in steps of 10 mm or 5°; elsewhere, orbit the view"));
  add(tr("Drag the arrow at the end of a link"), tr("While building, change the length of the link"));
  add(tr("Delete or Backspace in the 3D view"),
      tr("While building, delete the selected link or, with Shift, its subtree"));
  //: verb: turn the view about the robot
  const QString orbit = tr("Orbit");
  if (!left_orbits) add(tr("Right-drag in the 3D view"), orbit);
  //: verb: shift the view
  const QString pan = tr("Pan");
  add(left_orbits ? tr("Middle-drag or right-drag in the 3D view")
                  : tr("Middle-drag or Shift+left-drag in the 3D view"),
      pan);
  //: noun: wheel of the mouse
  add(tr("Mouse wheel"), tr("Zoom the 3D view or a plot"));
  add(tr("Double-click in a plot"), tr("Show the whole plot"));
  list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
  layout->setSpacing(kSpace);
  layout->addWidget(list, 1);
  layout->addWidget(buttons);
  resize(72 * kSpace, 76 * kSpace);
}

}  // namespace linkwright::ui

#include "moc_shortcuts_dialog.cpp"
