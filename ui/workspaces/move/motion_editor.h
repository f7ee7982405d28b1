// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trajectory/plan_edit.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"

#include <QObject>

#include <functional>

namespace linkwright::ui {

/// The motion as the panels of Move change it: which waypoint is chosen, and the way by which a control changes the
/// plan of the moment: one undo step each, or one for all that is spun or dragged in one go.
class MotionEditor : public QObject {
  Q_OBJECT
public:
  using Change = std::function<void(TrajectoryPlan&)>;

  MotionEditor(Document& document, Interaction& interaction, QObject* parent);

  Document& document() { return document_; }
  Interaction& interaction() { return interaction_; }
  const Motion& motion() const { return document_.snapshot()->motion; }
  const TrajectoryPlan* plan() const { return motion().plan.get(); }
  int waypointCount() const;
  /// [segments + 1], s; empty where the motion cannot be played.
  std::vector<double> breaks() const;

  /// The waypoint that the panels speak of; -1: none.
  int chosen() const { return chosen_; }
  /// Whether a drag changes it now.
  bool goesAlong() const { return document_.snapshot()->waypoint == chosen_ && chosen_ >= 0; }
  /// Chooses it, and takes the robot there: a drag changes it from now on.
  void choose(int waypoint);
  /// The same, but no drag changes it: the next one leads on from there.
  void standAt(int waypoint);
  void chooseNext(int by);

  void change(const QString& text, const Change& change);
  /// The same live: a step when endSpin() is called, nothing after cancelSpin().
  void spin(const QString& text, const Change& change);
  void endSpin();
  void cancelSpin();

  /// What the present pose is put behind: the instant of the motion that the robot is at, else the chosen waypoint,
  /// else the last one. The robot stands at the new one then (standAt).
  void addPresentPose();
  void addStoredPose(const QString& name);
  void duplicate();
  void remove();
  void reorder(int by);
  /// The chosen waypoint becomes a stored pose of that name, or the stored pose that it is gets it.
  void nameWaypoint(const QString& name);
  /// Goes on as a course of another kind. False, with nothing changed, where it cannot be.
  bool setCourse(CourseKind kind);

  /// The part that is played begins, or ends, where the robot is.
  void setRangeStart();
  void setRangeEnd();

signals:
  void chosenChanged(int waypoint);

private:
  void follow();
  void setChosen(int waypoint);
  void add(const Waypoint& waypoint);

  Document& document_;
  Interaction& interaction_;
  int chosen_ = -1;
  bool isSpinning() const;

  bool spinning_ = false;
  int spin_begins_at_ = 0;  // index of the undo stack
};

}  // namespace linkwright::ui
