// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/scene_file.h"
#include "tests/support/catch.h"
#include "tests/ui/support/examples.h"
#include "tests/ui/support/find_widget.h"
#include "tests/ui/support/pointer.h"
#include "ui/document/edits.h"
#include "ui/workspaces/move/motion_editor.h"

#include <QTest>

#include <string>
#include <variant>

namespace linkwright::test {

/// A robot with a motion, and what changes it.
struct MotionFixture {
  ui::Document document;
  ui::Interaction interaction;
  ui::MotionEditor editor{document, interaction, nullptr};

  explicit MotionFixture(const char* example = "ur5e.urdf") { openExample(document, example); }

  /// Waypoints about the ready pose, joints one after the other, each way in `seconds` (0: the shortest).
  void setWaypoints(int count, double seconds = 1.0) {
    const Eigen::VectorXd q = document.snapshot()->model->readyPose();
    WaypointCourse course;
    for (int k = 0; k < count; ++k) {
      Eigen::VectorXd there = q;
      there[k % 3] += 0.1 * (k % 4 + 1);
      course.waypoints.push_back({{}, there});
    }
    course.moves.assign(static_cast<std::size_t>(count - 1), Move{MoveKind::Joint, {}, seconds});
    TrajectoryPlan plan;
    plan.course = course;
    setTrajectory(document, plan, "Motion");
    settle();
  }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  }
  const WaypointCourse& course() const { return std::get<WaypointCourse>(document.snapshot()->motion.plan->course); }
  const ui::MotionCurves& curves() const {
    REQUIRE(document.snapshot()->motion.curves != nullptr);
    return *document.snapshot()->motion.curves;
  }
  std::string written() const { return writeScene(document.contents()); }
  int steps() { return document.undoStack()->count(); }
};

inline void show(QWidget& widget, const QSize& size) {
  widget.resize(size);
  widget.show();
  REQUIRE(waitUntil([&] { return widget.isVisible(); }));
  for (int turn = 0; turn < 3; ++turn) QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

}  // namespace linkwright::test
