// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/build_view_options.h"

namespace linkwright::ui {

void BuildViewOptions::setOn(bool on) {
  if (on == on_) return;
  on_ = on;
  if (!on_) turns_axis_ = false;
  emit changed();
}

void BuildViewOptions::setTurnsAxis(bool turns) { set(turns_axis_, turns); }

}  // namespace linkwright::ui

#include "moc_build_view_options.cpp"
