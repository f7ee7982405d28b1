// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ability_view_options.h"
#include "ui/document/document.h"
#include "ui/work/background.h"

#include <QGroupBox>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace linkwright::ui {

/// The reachable workspace as a cloud of points: how many, computed off the UI thread with progress and a way to stop,
/// and how they are coloured.
class ReachGroup : public QGroupBox {
  Q_OBJECT
public:
  ReachGroup(Document& document, AbilityViewOptions& look, QWidget* parent = nullptr);

private:
  void build();
  void compute();
  void showState();
  void showRamp();
  QString cloudWords() const;

  Document& document_;
  AbilityViewOptions& look_;
  Background work_{tr("Reachable Workspace"), this};
  QString failure_;
  QComboBox* count_ = nullptr;
  QComboBox* colours_ = nullptr;
  QPushButton* compute_ = nullptr;
  QPushButton* cancel_ = nullptr;
  QPushButton* clear_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QLabel* words_ = nullptr;
  QLabel* ramp_ = nullptr;
};

}  // namespace linkwright::ui
