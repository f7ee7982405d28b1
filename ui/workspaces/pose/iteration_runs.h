// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace linkwright::ui {

/// The methods side by side: which are compared, how each ends and what it leaves; the chosen row is looked into.
class IterationRuns : public QWidget {
  Q_OBJECT
public:
  enum Column { kMethod, kIterations, kEnd, kResidual, kPosition, kOrientation, kColumns };

  explicit IterationRuns(IkStudy& study, QWidget* parent = nullptr);

protected:
  void changeEvent(QEvent* event) override;

private:
  void refresh();
  void sizeTable();

  IkStudy& study_;
  QLabel* story_;
  QTableWidget* table_;
};

}  // namespace linkwright::ui
