// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>

class QMainWindow;

namespace linkwright::ui {

/// For a hall: the window fills the screen and shows the robot, the curves and the recursion alone. Leaving it gives
/// back what was there before. What it hides is no part of how a workspace is left: from one to another it gives back
/// what it has hidden and hides it anew.
class Presentation : public QObject {
  Q_OBJECT
public:
  explicit Presentation(QMainWindow& window);

  bool isOn() const { return on_; }
  void setOn(bool on);
  /// The window's place as it is without the presentation (QWidget::saveGeometry).
  QByteArray geometryWithout() const;

public slots:
  /// Before the window remembers how its panels lie.
  void giveBack();
  /// While it is on, once the panels lie as they are to.
  void hideParts();

signals:
  void changed(bool on);

protected:
  /// A desktop that takes the window out of full screen ends it too.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QMainWindow& window_;
  QList<QPointer<QWidget>> hidden_;
  QByteArray geometry_before_;
  bool was_full_screen_ = false;
  bool on_ = false;
};

}  // namespace linkwright::ui
