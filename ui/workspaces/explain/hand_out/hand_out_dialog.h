// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workspaces/explain/hand_out/hand_out.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;

namespace linkwright::ui {

/// What is to be written: format, formulation, whose symbols, how far, how many digits.
class HandOutDialog : public QDialog {
  Q_OBJECT
public:
  /// `request` is what is proposed. `step` is where the walk is in the formulation `walked`, -1: nowhere; only there
  /// can a hand-out end at it.
  HandOutDialog(const HandOutRequest& request, Formulation walked, int step, int steps, QWidget* parent = nullptr);

  HandOutRequest request() const;

private:
  void showPossible();

  Formulation walked_;
  int step_;
  QComboBox* format_;
  QComboBox* formulation_;
  QComboBox* notation_;
  QComboBox* extent_;
  QCheckBox* full_digits_;
  QLabel* words_;
};

}  // namespace linkwright::ui
