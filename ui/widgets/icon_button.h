// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/theme.h"

#include <QToolButton>

namespace linkwright::ui {

/// A button that is its icon; the tip is its name too.
inline QToolButton* iconButton(const QString& object_name, const QString& icon, const QString& tip, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(object_name);
  button->setAccessibleName(tip);
  button->setToolTip(tip);
  button->setIcon(themedIcon(icon));
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

}  // namespace linkwright::ui
