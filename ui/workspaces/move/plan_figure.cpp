// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/plan_figure.h"

#include <utility>

namespace linkwright::ui {

void bindFigure(MotionEditor& editor, FigureField& field, PlanFigure figure) {
  const auto wrong = [test = figure.wrong](double value) { return test ? test(value) : QString(); };
  QObject::connect(&field, &FigureField::typed, &editor, [&editor, &field, figure, wrong](double value) {
    const QString reason = wrong(value);
    if (!reason.isEmpty()) return field.refuse(field.typedText(), reason);
    field.setSi(value);
    editor.change(figure.text, [&](TrajectoryPlan& plan) { figure.write(plan, value); });
  });
  QObject::connect(&field, &FigureField::notTaken, &field, &FigureField::refuse);
  QObject::connect(&field, &FigureField::spun, &editor, [&editor, &field, figure, wrong](double value) {
    // a spin ends at what can be
    if (!wrong(value).isEmpty()) return;
    field.setSi(value);
    editor.spin(figure.text, [&](TrajectoryPlan& plan) { figure.write(plan, value); });
  });
  QObject::connect(&field, &FigureField::spinEnded, &editor, &MotionEditor::endSpin);
  QObject::connect(&field, &FigureField::dropped, &editor, &MotionEditor::cancelSpin);
}

void showFigure(FigureField& field, double value) {
  if (field.isTyping() || (field.si() == value && field.isRefused())) return;
  if (field.si() != value) field.setSi(value);
}

}  // namespace linkwright::ui
