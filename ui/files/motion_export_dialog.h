// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace linkwright::ui {

class UnitField;

/// At which step a motion is to be written, and what that comes to.
class MotionExportDialog : public QDialog {
  Q_OBJECT
public:
  MotionExportDialog(SnapshotPtr snapshot, bool has_loads, double step, QWidget* parent);

  double step() const;  ///< s

private:
  void showCount();

  SnapshotPtr snapshot_;
  UnitField* step_;
  QLabel* count_;
  QPushButton* save_;
};

/// The most numbers that a file is given.
inline constexpr double kMostExportedNumbers = 3e7;

}  // namespace linkwright::ui
