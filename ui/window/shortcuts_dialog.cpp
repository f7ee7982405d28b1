// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcuts_dialog.h"

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
  list->setHeaderLabels({tr("Key"), tr("What it does")});
  list->setRootIsDecorated(false);
  list->setSelectionMode(QAbstractItemView::NoSelection);
  const auto add = [list](const QString& keys, const QString& what) { new QTreeWidgetItem(list, {keys, what}); };
  for (const QAction* action : actions) {
    QStringList keys;
    for (const QKeySequence& key : action->shortcuts()) keys << key.toString(QKeySequence::NativeText);
    if (!keys.isEmpty()) add(keys.join(tr(" or ")), action->text().remove('&').remove(QStringLiteral("...")));
  }
  add(tr("Left, Right"),
      tr("Act on what has the focus: time in the timeline and the plot, the recursion in its panel"));
  const bool left_orbits = mouse == MouseStyle::LeftOrbits;
  add(tr("Left drag in 3D"), left_orbits ? tr("Beside the robot orbit; on a handle or a link, drag it")
                                         : tr("On a handle or a link, drag it"));
  add(tr("Ctrl and left drag in 3D"), tr("On a handle, in steps of 10 mm or 5 degrees; elsewhere orbit"));
  add(tr("Drag of the arrow at a link's end in 3D"), tr("While building, make the link longer or shorter"));
  add(tr("Delete or Backspace in 3D"), tr("While building, delete the selected link; with Shift its branch"));
  if (!left_orbits) add(tr("Right drag in 3D"), tr("Orbit"));
  add(left_orbits ? tr("Middle or right drag in 3D") : tr("Middle drag, or Shift and left drag, in 3D"), tr("Pan"));
  add(tr("Wheel"), tr("Zoom in 3D and in the plot"));
  add(tr("Double click in the plot"), tr("Show the whole plot"));
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
