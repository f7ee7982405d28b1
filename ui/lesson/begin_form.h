// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace linkwright::ui {

class DraftDesk;
class DraftLine;

/// What a step begins with, in words; what it shows, keeps back and locks.
class BeginForm : public QWidget {
  Q_OBJECT
public:
  explicit BeginForm(DraftDesk& desk, QWidget* parent = nullptr);

  void refresh();

signals:
  /// The step is to begin with what the window shows now.
  void seenWanted();

private:
  DraftDesk& desk_;
  QLabel* words_;
  DraftLine *panels_, *hide_, *locked_;
};

}  // namespace linkwright::ui
