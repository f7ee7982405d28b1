// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QStatusBar;
class QToolButton;

namespace linkwright::ui {

class ElidedLabel;

/// What takes long, in the line at the foot of the window: its name, how far it is where that is known, and a button
/// that stops it. It appears when a task has run for a while, so that short ones do not flash; of several it shows the
/// one that has run the longest.
class ProgressLine : public QWidget {
  Q_OBJECT
public:
  explicit ProgressLine(QStatusBar& bar);

  /// From now on shows the tasks of `owner` and of its children that have a name.
  void watch(const QObject& owner);
  /// How long a task runs before it is shown, ms.
  void setPatience(int ms) { patience_.setInterval(ms); }

private:
  void follow(Background& task);
  void drop(const QObject* task);
  void refresh();
  void leave();

  std::vector<Background*> running_;  ///< the one that began first, first
  QTimer patience_;
  ElidedLabel* words_;
  QToolButton* stop_;
};

}  // namespace linkwright::ui
