// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/build_look.h"

namespace linkwright::ui {

void BuildLook::setOn(bool on) {
  if (on == on_) return;
  on_ = on;
  if (!on_) turns_axis_ = false;
  emit changed();
}

void BuildLook::setTurnsAxis(bool turns) {
  if (turns == turns_axis_) return;
  turns_axis_ = turns;
  emit changed();
}

}  // namespace linkwright::ui

#include "moc_build_look.cpp"
