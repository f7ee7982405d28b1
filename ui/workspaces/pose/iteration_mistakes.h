// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"
#include "ui/widgets/mistake_list.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace linkwright::ui {

/// The mistakes that can be made in the iteration, and how each is recognised.
class IterationMistakes : public QWidget {
  Q_OBJECT
public:
  explicit IterationMistakes(IkStudy& study, QWidget* parent = nullptr);

private:
  void refresh();
  void showHint();

  IkStudy& study_;
  MistakeList<IkMistake>* list_;
  QLabel* hint_;
  QPushButton* none_;
};

}  // namespace linkwright::ui
