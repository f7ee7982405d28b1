// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QStackedWidget;

namespace linkwright::ui {

class ElidedLabel;
class FoldingGroup;
class UnitField;

/// The motion between two stored poses: which two, and how long, below its timeline. One that is more than that is only
/// named here: it is made in Move.
class QuickMotionPanel : public QWidget {
  Q_OBJECT
public:
  explicit QuickMotionPanel(Document& document, QWidget* parent = nullptr);

private:
  QWidget* makeEmptyState();
  QWidget* makeMotionRow();
  void connectEverything();
  void refresh();
  void refreshPoses();
  void showWhatItIs();
  void chooseMotion(bool shortest);

  Document& document_;
  std::shared_ptr<const MotionCurves> curves_;
  QComboBox* from_ = nullptr;
  QComboBox* to_ = nullptr;
  UnitField* duration_ = nullptr;
  QPushButton* shortest_ = nullptr;
  FoldingGroup* poses_ = nullptr;
  QStackedWidget* stack_ = nullptr;
  ElidedLabel* hint_ = nullptr;
  QPushButton* from_ready_ = nullptr;
  QWidget* between_ = nullptr;         ///< the fields of a motion between two poses
  ElidedLabel* what_it_is_ = nullptr;  ///< in their place: what else the motion is
};

}  // namespace linkwright::ui
