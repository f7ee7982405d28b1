// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSize>

class QMainWindow;
class QWidget;

namespace linkwright::ui {

class Workspaces;

/// For a hall: the window fills the screen and shows the robot and what the workspace has for the stage alone, without
/// the tools, in large text (hallTextPercent). Leaving it gives back how all lay before.
class Presentation : public QObject {
  Q_OBJECT
public:
  Presentation(QMainWindow& window, Workspaces& workspaces, QWidget& tools);

  bool isOn() const { return on_; }
  void setOn(bool on);
  /// The window's place as it is without the presentation (QWidget::saveGeometry).
  QByteArray geometryWithout() const;

signals:
  /// Before the panels are laid anew: text of another size takes another room.
  void changed(bool on);

protected:
  /// A desktop that takes the window out of full screen ends it too.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QMainWindow& window_;
  Workspaces& workspaces_;
  QWidget& tools_;
  QByteArray geometry_before_;
  QSize size_before_;
  bool had_tools_ = true;
  bool was_full_screen_ = false;
  bool on_ = false;
  bool lays_when_sized_ = false;  ///< the desktop gives the window its size later
  bool has_asked_for_size_ = false;
};

/// The size of text for a hall, percent: on a screen of 1080 pixels none is smaller than 24 pixels.
int hallTextPercent(const QSize& screen);

}  // namespace linkwright::ui
