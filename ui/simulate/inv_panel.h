// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/interaction.h"
#include "ui/document/simulation_look.h"
#include "ui/work/simulation_session.h"

#include <QWidget>

namespace linkwright::ui {

/// INV as a machine: forward dynamics found by asking inverse dynamics, question by question.
class InvPanel : public QWidget {
  Q_OBJECT
public:
  InvPanel(Document& document, Interaction& interaction, QWidget* parent = nullptr);
  void setDark(bool dark);
};

}  // namespace linkwright::ui
