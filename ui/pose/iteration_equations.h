// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"

#include <QScrollArea>

class QLabel;

namespace linkwright::ui {

/// Equations (3) to (8) of one iteration with its numbers put in.
class IterationEquations : public QScrollArea {
  Q_OBJECT
public:
  explicit IterationEquations(IkStudy& study, QWidget* parent = nullptr);

protected:
  void showEvent(QShowEvent* event) override;

private:
  void refresh();

  IkStudy& study_;
  QLabel* page_;
};

}  // namespace linkwright::ui
