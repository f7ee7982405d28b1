// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/interaction.h"

namespace linkwright::ui {

void Interaction::selectLink(int link) {
  if (link == selected_link_) return;
  selected_link_ = link;
  emit selectionChanged(link);
}

void Interaction::setAngleUnit(AngleUnit unit) {
  if (unit == angle_unit_) return;
  angle_unit_ = unit;
  emit angleUnitChanged(unit);
}

void Interaction::setGizmoMode(GizmoMode mode) {
  if (mode == gizmo_mode_) return;
  gizmo_mode_ = mode;
  emit gizmoModeChanged(mode);
}

void Interaction::setGizmoAxes(GizmoAxes axes) {
  if (axes == gizmo_axes_) return;
  gizmo_axes_ = axes;
  emit gizmoAxesChanged(axes);
}

void Interaction::setThemeChoice(ThemeChoice choice) {
  if (choice == theme_choice_) return;
  theme_choice_ = choice;
  emit themeChoiceChanged(choice);
}

void Interaction::setMouseStyle(MouseStyle style) {
  if (style == mouse_style_) return;
  mouse_style_ = style;
  emit mouseStyleChanged(style);
}

void Interaction::setDisplayOption(bool DisplayOptions::*option, bool on) {
  if (display_.*option == on) return;
  display_.*option = on;
  emit displayOptionsChanged();
}

}  // namespace linkwright::ui

#include "moc_interaction.cpp"
