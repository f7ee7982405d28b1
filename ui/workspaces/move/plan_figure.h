// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/figure_field.h"
#include "ui/workspaces/move/motion_editor.h"

namespace linkwright::ui {

/// A number of the plan: what its undo step is called, where it goes, and why a number cannot be (empty: it can).
struct PlanFigure {
  QString text;
  std::function<void(TrajectoryPlan&, double)> write;
  std::function<QString(double)> wrong = {};
};

/// Ties a field to a number of the plan: what is typed is one undo step, what is spun is live and one step in the end,
/// what cannot be stays in the field with the reason.
void bindFigure(MotionEditor& editor, FigureField& field, PlanFigure figure);

/// Shows the number, unless the field keeps one that was refused or is being typed.
void showFigure(FigureField& field, double value);

}  // namespace linkwright::ui
