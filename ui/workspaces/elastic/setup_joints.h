// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QWidget>

namespace linkwright::ui {

class SetupRows;

/// Which joints have a motor, and which are left to the dynamics.
class JointsForm : public QWidget {
  Q_OBJECT
public:
  JointsForm(Document& document, QWidget* parent);
  void refresh();

private:
  void setMotor(int joint, bool motor);

  Document& document_;
  SetupRows* rows_;
};

}  // namespace linkwright::ui
