// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"
#include "ui/widgets/when_seen.h"

#include <QScrollArea>

class QLabel;

namespace linkwright::ui {

/// Equations (3) to (8) of one iteration with its numbers put in.
class IterationEquations : public QScrollArea {
  Q_OBJECT
public:
  explicit IterationEquations(IkStudy& study, QWidget* parent = nullptr);

private:
  void refresh();

  IkStudy& study_;
  QLabel* page_;
  WhenSeen when_seen_{*this, &IterationEquations::refresh};
};

}  // namespace linkwright::ui
