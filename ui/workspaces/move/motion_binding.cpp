// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/motion_binding.h"

#include "ui/document/look.h"
#include "ui/widgets/theme.h"

#include <utility>

namespace linkwright::ui {

MotionBinding::MotionBinding(View3D& view, Document& document, Interaction& interaction, MoveViewOptions& look)
    : QObject(&view), view_(view), document_(document), interaction_(interaction), look_(look) {
  connect(&document_, &Document::snapshotChanged, this, &MotionBinding::show);
  connect(&look_, &MoveViewOptions::changed, this, &MotionBinding::showLook);
  connect(&interaction_, &Interaction::themeChoiceChanged, this, &MotionBinding::show);
  connect(&interaction_, &Interaction::angleUnitChanged, this, &MotionBinding::show);
  connect(&view_, &View3D::markClicked, this, &MotionBinding::choose);
  connect(&view_, &View3D::wayClicked, this, &MotionBinding::goTo);
  connect(&view_, &View3D::wayDragged, this, &MotionBinding::goTo);
  show();
}

void MotionBinding::showLook() {
  look_changed_ = true;
  show();
}

void MotionBinding::clear() {
  look_.setScale(std::nullopt);
  made_of_ = {};
  path_ = {};
  decor_ = {};
  if (!std::exchange(shown_, false)) return;
  view_.setDecor(QStringLiteral("motion"), {});
}

void MotionBinding::show() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (!snapshot || !snapshot->model || !look_.isOn() || !snapshot->motion.plan) return clear();
  const Motion& motion = snapshot->motion;
  const Made now{snapshot->model,
                 motion.curves,
                 motion.plan,
                 snapshot->waypoint,
                 motionHand(*snapshot),
                 snapshot->dragging,
                 isDark(interaction_.themeChoice()),
                 interaction_.angleUnit()};
  if (now == made_of_ && !look_changed_) return;
  const Made before = std::exchange(made_of_, now);
  const bool other_look = std::exchange(look_changed_, false) || now.dark != before.dark;
  const bool other_motion = now.model != before.model || now.curves != before.curves;
  // while something is dragged the colours are made quickly, and afterwards well
  const bool ended = before.dragging && !now.dragging;
  if (other_motion || other_look) makeGhosts(*snapshot);
  if (other_motion || other_look || ended || now.hand != before.hand) makePath(*snapshot);
  decor_.colour_key = pathKey(look_.scale(), *now.model, now.unit, now.dark);
  decor_.marks.clear();
  decor_.names.clear();
  addWaypoints(decor_, *snapshot, now.hand, now.dark);
  shown_ = true;
  ++made_;
  view_.setDecor(QStringLiteral("motion"), decor_);
}

void MotionBinding::makeGhosts(const Snapshot& snapshot) {
  decor_.ghosts.clear();
  if (!snapshot.motion.curves) return;
  decor_.ghosts = motionGhosts(snapshot, ghostTimes(*snapshot.motion.curves, look_), made_of_.dark);
}

void MotionBinding::makePath(const Snapshot& snapshot) {
  decor_.trails.clear();
  decor_.way_W.clear();
  path_ = look_.showsPath() ? motionPath(snapshot, made_of_.hand) : MotionPath();
  std::optional<PathScale> scale;
  if (!path_.empty()) {
    const std::vector<double> values = pathValues(snapshot, path_, made_of_.hand, look_.curve(), snapshot.dragging);
    scale = pathScale(look_.curve(), values);
    decor_.trails = motionTrails(path_, values, scale, made_of_.dark);
    decor_.way_W = path_.points_W;
  }
  look_.setScale(scale);
}

void MotionBinding::choose(int mark) {
  editWaypoint(document_, waypointClicked(decor_, mark, document_.snapshot()->waypoint));
}

void MotionBinding::goTo(double at) {
  if (!path_.empty()) document_.playback().setTime(path_.timeAt(at));
}

}  // namespace linkwright::ui

#include "moc_motion_binding.cpp"
