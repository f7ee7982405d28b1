// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/view3d/view3d.h"
#include "ui/workspaces/move/motion_decor.h"

#include <QObject>

#include <memory>
#include <optional>

namespace linkwright::ui {

/// Has the 3D view draw what is looked at of the motion: ghosts of the arm, the hand's path, waypoints. A click on a
/// waypoint makes it the one that is edited, a click on the path or a drag along it sets the time. What is drawn is
/// made anew only when it changes: time that goes on changes nothing of it. It lives as long as the view.
class MotionBinding : public QObject {
  Q_OBJECT
public:
  MotionBinding(View3D& view, Document& document, Interaction& interaction, MoveViewOptions& look);

  /// How often something has been made anew. For tests.
  int madeCount() const { return made_; }

private:
  /// What the parts were made of.
  struct Made {
    std::shared_ptr<const Model> model;
    std::shared_ptr<const MotionCurves> curves;
    std::shared_ptr<const TrajectoryPlan> plan;
    std::optional<int> waypoint;
    int hand = -1;
    bool dragging = false;
    bool dark = false;
    AngleUnit unit = AngleUnit::Degree;
    bool operator==(const Made&) const = default;
  };
  void showLook();
  void show();
  void clear();
  void makeGhosts(const Snapshot& snapshot);
  void makePath(const Snapshot& snapshot);
  void choose(int mark);
  void goTo(double at);

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  MoveViewOptions& look_;
  Made made_of_;
  bool look_changed_ = true;
  bool shown_ = false;
  MotionPath path_;
  Decor decor_;
  int made_ = 0;
};

}  // namespace linkwright::ui
