// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

class QMainWindow;

namespace linkwright::ui {

/// For a hall: the window fills the screen and shows the robot, the curves and the recursion alone. Leaving it gives
/// back what was there before.
class Presentation : public QObject {
  Q_OBJECT
public:
  explicit Presentation(QMainWindow& window);

  bool isOn() const { return on_; }
  void setOn(bool on);

signals:
  void changed(bool on);

protected:
  /// A desktop that takes the window out of full screen ends it too.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QMainWindow& window_;
  QList<QPointer<QWidget>> hidden_;
  bool was_full_screen_ = false;
  bool on_ = false;
};

}  // namespace linkwright::ui
