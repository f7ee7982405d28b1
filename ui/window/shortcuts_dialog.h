// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"

#include <QDialog>
#include <QList>

class QAction;

namespace linkwright::ui {

/// All keys on one page: those of the commands, read from the commands, and those of the mouse.
class ShortcutsDialog : public QDialog {
  Q_OBJECT
public:
  ShortcutsDialog(const QList<QAction*>& actions, MouseStyle mouse, QWidget* parent);
};

}  // namespace linkwright::ui
