// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/motion_editor.h"

#include "core/scene/scene.h"
#include "core/trajectory/quintic.h"
#include "ui/document/edits.h"
#include "ui/document/evaluate.h"
#include "ui/document/look.h"
#include "ui/workspaces/move/motion_words.h"

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kComfortable = 1.0;  // s: quicker ones are over before the eye has followed
constexpr double kTenths = 10.0;      // a new duration is a round number
constexpr double kLeastShare = 0.02;  // of a segment: a new waypoint is not put on top of another
constexpr double kAtBreak = 1e-6;     // s

}  // namespace

MotionEditor::MotionEditor(Document& document, Interaction& interaction, QObject* parent)
    : QObject(parent), document_(document), interaction_(interaction) {
  connect(&document_, &Document::snapshotChanged, this, &MotionEditor::follow);
  connect(&document_, &Document::opened, this, [this] { setChosen(-1); });
}

int MotionEditor::waypointCount() const {
  return plan() == nullptr ? 0 : static_cast<int>(waypointsOf(*plan()).size());
}

std::vector<double> MotionEditor::breaks() const {
  const Motion& now = motion();
  return now.curves ? segmentBreaks(*now.plan, now.curves->trajectory) : std::vector<double>();
}

// whoever has told the document which waypoint is edited, and an undo that took some away
void MotionEditor::follow() {
  const SnapshotPtr snapshot = document_.snapshot();
  if (snapshot->waypoint) return setChosen(*snapshot->waypoint);
  if (chosen_ >= waypointCount()) setChosen(waypointCount() - 1);
  if (snapshot->dragging) return;
  spinning_ = false;
}

void MotionEditor::setChosen(int waypoint) {
  if (waypoint == chosen_) return;
  chosen_ = waypoint;
  emit chosenChanged(waypoint);
}

void MotionEditor::choose(int waypoint) {
  const bool is_one = waypoint >= 0 && waypoint < waypointCount();
  setChosen(is_one ? waypoint : -1);
  editWaypoint(document_, is_one ? std::optional(waypoint) : std::nullopt);
}

void MotionEditor::standAt(int waypoint) {
  choose(waypoint);
  editWaypoint(document_, std::nullopt);
}

void MotionEditor::chooseNext(int by) {
  const int count = waypointCount();
  if (count == 0) return;
  choose(chosen_ < 0 ? (by > 0 ? 0 : count - 1) : std::clamp(chosen_ + by, 0, count - 1));
}

void MotionEditor::change(const QString& text, const Change& change) {
  if (plan() == nullptr) return;
  endSpin();
  TrajectoryPlan next = *plan();
  change(next);
  setTrajectory(document_, next, text);
}

void MotionEditor::spin(const QString& text, const Change& change) {
  if (plan() == nullptr) return;
  if (!isSpinning()) {
    document_.beginGesture(text);
    spin_begins_at_ = document_.undoStack()->index();
  }
  spinning_ = true;
  TrajectoryPlan next = *plan();
  change(next);
  document_.previewTrajectory(next);
}

// another gesture that has begun since has ended this one, by a step of its own
bool MotionEditor::isSpinning() const {
  return spinning_ && document_.gestureActive() && document_.undoStack()->index() == spin_begins_at_;
}

void MotionEditor::endSpin() {
  if (isSpinning()) document_.commitGesture();
  spinning_ = false;
}

void MotionEditor::cancelSpin() {
  if (isSpinning()) document_.cancelGesture();
  spinning_ = false;
}

void MotionEditor::addPresentPose() {
  if (document_.gestureActive()) document_.commitGesture();
  add({{}, document_.snapshot()->q});
}

void MotionEditor::addStoredPose(const QString& name) {
  if (document_.gestureActive()) document_.commitGesture();
  if (findPose(document_.scene(), name) != nullptr) add({name.toStdString(), {}});
}

void MotionEditor::add(const Waypoint& waypoint) {
  const SnapshotPtr snapshot = document_.snapshot();
  const int dof = snapshot->model->dof();
  if (dof == 0) return;
  TrajectoryPlan next = plan() == nullptr ? TrajectoryPlan() : *plan();
  if (!hasWaypointList(next)) return;
  const int count = waypointCount();
  int place = chosen_ >= 0 && chosen_ < count ? chosen_ + 1 : count;
  double share = 0.5;
  const std::vector<double> times = breaks();
  if (snapshot->source == StateSource::Motion && !times.empty() && !snapshot->waypoint) {
    // where the robot is in time
    const auto after = std::upper_bound(times.begin(), times.end(), snapshot->time + kAtBreak);
    place = static_cast<int>(after - times.begin());
    if (after != times.end() && after != times.begin()) {
      share = std::clamp((snapshot->time - *(after - 1)) / (*after - *(after - 1)), 0.0, 1.0);
      if (share < kLeastShare) share = 0.5;
      share = std::clamp(share, kLeastShare, 1.0 - kLeastShare);
    }
  }
  const auto& poses = document_.scene().poses;
  const auto before = place > 0 ? positionsAt(*waypointsOf(next)[static_cast<std::size_t>(place - 1)], poses, dof)
                                : std::optional<Eigen::VectorXd>();
  const auto there = positionsAt(waypoint, poses, dof);
  if (!there) return;
  double duration = 0.0;
  if (before) {
    Eigen::VectorXd velocity(dof);
    for (int i = 0; i < dof; ++i) velocity[i] = snapshot->model->joints()[static_cast<std::size_t>(i)].limits.velocity;
    duration = std::ceil(kTenths * shortestDuration(*before, *there, velocity, kComfortable) - 1e-9) / kTenths;
  }
  insertWaypoint(next, place, waypoint, duration, share);
  setTrajectory(document_, next, tr("Add waypoint %1").arg(place + 1));
  if (waypointCount() <= place) return;
  standAt(place);
}

void MotionEditor::duplicate() {
  if (chosen_ < 0 || plan() == nullptr || !hasWaypointList(*plan())) return;
  const int copy = chosen_ + 1;
  change(tr("Duplicate waypoint %1").arg(chosen_ + 1),
         [this](TrajectoryPlan& next) { duplicateWaypoint(next, chosen_); });
  choose(copy);
}

void MotionEditor::remove() {
  if (chosen_ < 0 || plan() == nullptr || !hasWaypointList(*plan())) return;
  endSpin();
  const int gone = chosen_;
  editWaypoint(document_, std::nullopt);
  TrajectoryPlan next = *plan();
  removeWaypoint(next, gone);
  const bool is_empty = waypointsOf(next).empty();
  setTrajectory(document_, is_empty ? std::nullopt : std::optional(next), tr("Remove waypoint %1").arg(gone + 1));
  setChosen(std::min(gone, waypointCount() - 1));
}

void MotionEditor::reorder(int by) {
  const int to = chosen_ + by;
  if (chosen_ < 0 || to < 0 || to >= waypointCount() || !hasWaypointList(*plan())) return;
  const bool goes_along = goesAlong();
  editWaypoint(document_, std::nullopt);
  //: undo step; %1: number of the waypoint, %2: its new number in the list
  change(tr("Move waypoint %1 to position %2 in the list").arg(chosen_ + 1).arg(to + 1),
         [&](TrajectoryPlan& next) { moveWaypoint(next, chosen_, to); });
  if (goes_along)
    choose(to);
  else
    setChosen(to);
}

void MotionEditor::nameWaypoint(const QString& name) {
  endSpin();
  ui::nameWaypoint(document_, chosen_, name);
}

bool MotionEditor::setCourse(CourseKind kind) {
  if (plan() == nullptr || document_.snapshot()->model->dof() == 0) return false;
  endSpin();
  const Trajectory* played = motion().curves ? &motion().curves->trajectory : nullptr;
  const std::optional<TrajectoryPlan> next =
      withCourse(*plan(), kind, *document_.snapshot()->model, document_.scene().poses, chosen_, played);
  if (!next) return false;
  setTrajectory(document_, next, tr("Change motion type to %1").arg(wordsFor(kind)));
  return true;
}

void MotionEditor::setRangeStart() {
  const auto curves = motion().curves;
  if (!curves) return;
  Playback& playback = document_.playback();
  const double time = document_.snapshot()->time, end = playback.played().to;
  playback.setRange(TimeRange{time, time < end ? end : curves->duration()});
}

void MotionEditor::setRangeEnd() {
  if (!motion().curves) return;
  Playback& playback = document_.playback();
  const double time = document_.snapshot()->time, start = playback.played().from;
  playback.setRange(TimeRange{start < time ? start : 0.0, time});
}

}  // namespace linkwright::ui

#include "moc_motion_editor.cpp"
