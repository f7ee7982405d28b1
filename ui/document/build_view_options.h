// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/view_options.h"

namespace linkwright::ui {

/// Whether the 3D view is for building, and what of a joint its handles move then.
class BuildViewOptions : public ViewOptions {
  Q_OBJECT
public:
  using ViewOptions::ViewOptions;

  /// The selected link shows its tip, the gizmo stands on its joint, and Del takes it away.
  bool isOn() const { return on_; }
  /// The rings turn the joint's axis; else arrows move its origin, and rings turn it (Interaction::gizmoMode()).
  bool turnsAxis() const { return on_ && turns_axis_; }

public slots:
  void setOn(bool on);
  void setTurnsAxis(bool turns);

private:
  bool on_ = false;
  bool turns_axis_ = false;
};

}  // namespace linkwright::ui
