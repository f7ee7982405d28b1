// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/property_form.h"
#include "ui/workspaces/move/motion_editor.h"

#include <functional>
#include <utility>

namespace linkwright::ui {

/// Rows of a part of the motion's plan. What is spun is followed live, and is one undo step in the end.
template <class Part>
class PlanForm : public PropertyForm<Part> {
public:
  /// Where the part is in a plan; null where that has none.
  using Find = std::function<Part*(TrajectoryPlan&)>;

  PlanForm(MotionEditor& editor, Find find) : PropertyForm<Part>(nullptr), editor_(editor), find_(std::move(find)) {}

  void change(const QString& text, const std::function<void(Part&)>& change) { editor_.change(text, inPlan(change)); }

protected:
  void bind(PropertyRow<Part>& row) override {
    const auto put = [&row](double value) { return [&row, value](Part& part) { row.put(part, value); }; };
    row.bind([this, &row, put](double value) { change(row.text, put(value)); },
             {.to = [this, &row, put](double value) { editor_.spin(row.text, inPlan(put(value))); },
              .end = [this] { editor_.endSpin(); },
              .cancel = [this] { editor_.cancelSpin(); }});
  }

private:
  MotionEditor::Change inPlan(const std::function<void(Part&)>& change) const {
    return [this, change](TrajectoryPlan& plan) {
      if (Part* part = find_(plan)) change(*part);
    };
  }

  MotionEditor& editor_;
  Find find_;
};

/// A plan's course of that kind.
template <class Course>
Course* courseIn(TrajectoryPlan& plan) {
  return std::get_if<Course>(&plan.course);
}

}  // namespace linkwright::ui
