// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace linkwright::ui {

/// Whether the 3D view is for building, and what of a joint its handles move then. Shared by the window's commands and
/// the view, never saved, never undone.
class BuildViewOptions : public QObject {
  Q_OBJECT
public:
  using QObject::QObject;

  /// The selected link shows its tip, the gizmo stands on its joint, and Del takes it away.
  bool isOn() const { return on_; }
  /// The rings turn the joint's axis; else arrows move its origin, and rings turn it (Interaction::gizmoMode()).
  bool turnsAxis() const { return on_ && turns_axis_; }

public slots:
  void setOn(bool on);
  void setTurnsAxis(bool turns);

signals:
  void changed();

private:
  bool on_ = false;
  bool turns_axis_ = false;
};

}  // namespace linkwright::ui
