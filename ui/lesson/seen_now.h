// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lesson/lesson_draft.h"
#include "core/recording/formulation.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>

class QMainWindow;

namespace linkwright {
struct SceneData;
}

namespace linkwright::ui {

class Document;
class Interaction;
class View3D;
class Workspaces;

/// What a person's window shows at this moment, in the words of a lesson.
class SeenNow {
public:
  /// `view`: the window's, null before it is made.
  SeenNow(QMainWindow& window, Document& document, Interaction& interaction, Workspaces& workspaces,
          std::function<View3D*()> view)
      : window_(window),
        document_(document),
        interaction_(interaction),
        workspaces_(workspaces),
        view_(std::move(view)) {}

  /// The step begins with this from now on: robot, state, mode, panels, camera, walk. What it keeps back and locks
  /// stays.
  void beginWith(LessonDraft& draft, std::size_t step, const std::string& examples) const;
  /// It is the solution from now on, as far as the kind of the step has one that is seen; false: it has none, or there
  /// is nothing (no line of the recursion, no motion, no run).
  bool solveWith(LessonDraft& draft, std::size_t step, const std::string& examples) const;
  /// The robot of a lesson, an example of the program or a file that is added to the draft.
  LessonScene robot(LessonDraft& draft, const std::string& examples) const;
  /// Brings the window to where the step begins: one step to undo. False: that has another robot, or none.
  bool show(const LessonDraft& draft, std::size_t step, const std::string& examples) const;
  QMainWindow& window() const { return window_; }
  /// Where the robot is, and how it is recorded and shown.
  LessonState state() const;
  Formulation formulation() const;
  bool usesDegrees() const;
  /// Where the walk stands.
  std::optional<WalkPlace> place() const;
  /// Whether a step of that kind could be solved with it.
  bool has(StepKind kind) const;

private:
  SceneData scene() const;
  std::optional<LessonScene> sceneOf(LessonDraft& draft, std::size_t step, const std::string& examples) const;
  std::optional<LessonScene> exampleShown(const std::string& examples) const;
  LessonNames panels() const;
  std::string camera() const;

  QMainWindow& window_;
  Document& document_;
  Interaction& interaction_;
  Workspaces& workspaces_;
  std::function<View3D*()> view_;
};

}  // namespace linkwright::ui
