// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ability_view_options.h"
#include "ui/document/build_view_options.h"
#include "ui/document/display_options.h"
#include "ui/document/walk.h"

#include <QObject>

namespace linkwright::ui {

enum class AngleUnit { Degree, Radian };
enum class GizmoMode { Translate, Rotate };
enum class GizmoAxes { World, Hand };
/// What the mouse does beside the robot. The wheel zooms, and a left drag on a handle or a link drags it, in both.
enum class MouseStyle {
  LeftOrbits,   ///< left orbits, middle and right pan
  RightOrbits,  ///< right orbits, middle pans, left selects alone
};
enum class ThemeChoice { System, Light, Dark, HighContrast };

/// What is looked at and how: shared by every view, never saved as an edit, never undone.
class Interaction : public QObject {
  Q_OBJECT
public:
  using QObject::QObject;

  /// The walk through the recursion, with its own signals.
  Walk& walk() { return walk_; }
  const Walk& walk() const { return walk_; }
  /// What of the arm's abilities is looked at, with its own signals.
  AbilityViewOptions& abilities() { return abilities_; }
  /// Whether the 3D view is for building, with its own signal.
  BuildViewOptions& building() { return building_; }
  const BuildViewOptions& building() const { return building_; }
  int selectedLink() const { return selected_link_; }  ///< index into Model::links(), -1: none
  AngleUnit angleUnit() const { return angle_unit_; }
  GizmoMode gizmoMode() const { return gizmo_mode_; }
  GizmoAxes gizmoAxes() const { return gizmo_axes_; }  ///< along which its arrows and about which its rings stand
  ThemeChoice themeChoice() const { return theme_choice_; }
  MouseStyle mouseStyle() const { return mouse_style_; }
  const DisplayOptions& displayOptions() const { return display_; }
  /// One of them; the others stay.
  void setDisplayOption(bool DisplayOptions::*option, bool on);

public slots:
  void selectLink(int link);
  void setAngleUnit(AngleUnit unit);
  void setGizmoMode(GizmoMode mode);
  void setGizmoAxes(GizmoAxes axes);
  void setThemeChoice(ThemeChoice choice);
  void setMouseStyle(MouseStyle style);

signals:
  void selectionChanged(int link);
  void angleUnitChanged(linkwright::ui::AngleUnit unit);
  void gizmoModeChanged(linkwright::ui::GizmoMode mode);
  void gizmoAxesChanged(linkwright::ui::GizmoAxes axes);
  void themeChoiceChanged(linkwright::ui::ThemeChoice choice);
  void mouseStyleChanged(linkwright::ui::MouseStyle style);
  void displayOptionsChanged();

private:
  int selected_link_ = -1;
  Walk walk_;
  AbilityViewOptions abilities_;
  AngleUnit angle_unit_ = AngleUnit::Degree;
  GizmoMode gizmo_mode_ = GizmoMode::Translate;
  GizmoAxes gizmo_axes_ = GizmoAxes::World;
  ThemeChoice theme_choice_ = ThemeChoice::System;
  MouseStyle mouse_style_ = MouseStyle::LeftOrbits;
  DisplayOptions display_;
  BuildViewOptions building_;
};

}  // namespace linkwright::ui
