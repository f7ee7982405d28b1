// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "ui/document/locks.h"
#include "ui/document/playback.h"
#include "ui/document/scene_part.h"
#include "ui/document/snapshot.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QTimer;

namespace linkwright {
struct Edited;
struct SceneData;
struct ScenePlot;
struct SceneView;
}  // namespace linkwright

namespace linkwright::ui {

class Follower;
struct FileContents;
struct SimulatedFrame;

/// Which of a joint's numbers an edit means.
enum class JointField { Position, Velocity, Acceleration };

/// The one writer of everything the window shows: the scene, its state, the motion and the undo history. Edits by name
/// are functions of a document (edits.h), what is looked at too (look.h). A gesture
/// previews live and becomes one undo step when it is committed, or nothing when it is cancelled. Each change ends in
/// a new Snapshot; `snapshotChanged` is emitted at most once a tick of the event loop. Lives on the UI thread.
class Document : public QObject {
  Q_OBJECT
public:
  explicit Document(QObject* parent = nullptr);
  ~Document() override;

  /// Makes what was read (file_contents.h) the open document: model, poses, history and camera are new.
  void show(FileContents contents);
  /// For views that come to it when it is open: tells all as where it has just been opened.
  void announce();
  /// Reads a file and shows it. On errors the open document stays as it was and the diagnostics say why.
  Diagnostics open(const QString& path);
  /// Writes the scene atomically (URDF where the name ends in .urdf). Errors say what to do; warnings list what the
  /// format cannot hold.
  Diagnostics save(const QString& path);
  QString filePath() const { return file_path_; }
  /// Where what has no file may have come from; empty where it has one.
  QString proposedPath() const { return proposed_path_; }
  /// Name to show in the title.
  QString displayName() const;

  SnapshotPtr snapshot() const { return snapshot_; }
  /// What is open, to be changed (scene_state.h) and handed to commit(). Commits a gesture under way.
  SceneState beginEdit();
  /// Puts `next`, made from beginEdit(), in the place of what is open: one undo step, none where nothing changes. A
  /// robot on its motion stays on it, at the nearest time. False where that fails: the state is as before (failed).
  bool commit(SceneState next, const QString& text);
  /// Undo and redo through undo() and redo() below, which know of a gesture under way.
  QUndoStack* undoStack() { return &undo_stack_; }
  const SceneData& scene() const { return *now_.scene; }
  /// All that a scene file of this moment would hold, in the middle of a gesture too.
  SceneData contents() const;
  /// The camera to save with the scene; not an undo step and no reason for a star in the title.
  void setView(const SceneView& view);
  /// The plots of the motion to save with the scene; an empty list where none are wanted, absent for those that a
  /// program shows at first. What is open is unsaved then, but there is nothing to undo.
  void setPlots(std::optional<std::vector<ScenePlot>> plots);

  /// A gesture: begin, any number of previews, then commit (one undo step named `text`) or cancel (state as before,
  /// to the last bit). Beginning one commits any gesture still open and stops the playback.
  void beginGesture(const QString& text);
  bool gestureActive() const;
  /// The hand towards `X_WT` by inverse kinematics, from the state of the last preview.
  void previewTarget(const Pose& X_WT, bool position_only = false);
  /// The point `p_LE` of any link towards `p_WT`; the link may turn as it likes.
  void previewPoint(int link, const Eigen::Vector3d& p_LE, const Eigen::Vector3d& p_WT);
  /// The arm with its hand where it was when the gesture began: by `amount` from there, along the motion that is left
  /// (core/ik/null_space.h), led by the joint `lead` where it has several dimensions, -1: the one that moves most.
  void previewSlide(HandHold hold, int lead, double amount);
  /// One number of one joint; a position is clamped into the joint's limits.
  void previewJoint(int joint, JointField field, double value);
  /// The motion by a plan, in a gesture that does nothing else.
  void previewTrajectory(const TrajectoryPlan& plan);
  void commitGesture();
  void cancelGesture();

  /// One step back or forth; while a gesture is under way both cancel it and do no more.
  void undo();
  void redo();

  /// The hand to X_WT, or as near as it comes: one undo step. A target that cannot be reached by way of the present
  /// pose is looked for from others too.
  void setHandPose(const Pose& X_WT);

  /// A simulation under way is a gesture: begin it so, and it is committed as the motion, one undo step that goes on
  /// with the one before where the same run goes on (the same setup). To cancel it is no more than to stop it: a run is
  /// never thrown away.
  void beginSimulation();
  bool isSimulating() const;
  /// The robot as it is now. `so_far`, where given, becomes the motion.
  void showSimulated(const SimulatedFrame& frame, const std::shared_ptr<const SimulatedRun>& so_far);

  /// Puts an edited mechanism in the place of what is open (core/mechanism/edit.h, made from snapshot()->mechanism):
  /// the state, the stored poses, the loads and the hand follow, and a robot on its motion stays on it. One undo step.
  /// Where the edited mechanism does not compile nothing changes, and the errors say why.
  Diagnostics edit(const Edited& edited, const QString& text);
  /// The same live, in a gesture that does nothing else.
  Diagnostics previewEdit(const Edited& edited);

  /// What is no undo step (look.h): `change` is given a copy of what is open, which takes its place if all that the
  /// views show of it can be worked out; false where it cannot, or where something of it is locked (failed).
  bool change(const std::function<void(DocumentState&)>& change);
  /// How the hand follows; a drag under way goes on by it at once.
  void setHandSettings(const HandSettings& settings);
  /// From now on these are refused, whoever tries: edits, gestures, undo, looks. What is opened is free of it.
  void setLocks(const Locks& locks) { locks_ = locks; }
  Playback& playback() { return playback_; }

signals:
  void snapshotChanged();
  /// The simulation under way is about to be committed, by whatever is done next: the last that it has to show is to be
  /// shown now.
  void simulationEnding();
  /// These parts are others, by an edit, an undo or a redo; or are to be shown again, where what was asked for them
  /// could not be.
  void changed(linkwright::ui::SceneParts parts);
  /// Another file is open: model, poses, history and camera are new. All parts are others then (changed).
  void opened();
  /// The mechanism has been edited, or an edit undone or redone; `link` is what it was about, in the model that is now
  /// open, -1 where that is gone.
  void edited(int link);
  /// File path or modified state changed.
  void titleChanged();
  /// The open file has just been written, and holds this.
  void saved(const QByteArray& text);
  /// A request could not be carried out (a number too large, no memory): why, in words. The state is as before.
  void failed(const QString& why);

private:
  friend class EditCommand;
  struct Gesture;                                      // gesture.h
  using Renames = std::map<std::string, std::string>;  // of joints

  bool tried(const std::function<void()>& request);
  bool install(SceneState next, SceneParts parts, bool follows_motion);
  bool commit(SceneState next, const QString& text, Renames renames, int link);
  void goTo(const SceneState& side, SceneParts parts, const Renames& renames);
  void push(SceneState before, SceneParts parts, const QString& text, Renames renames, int link);
  void adopt(SceneData scene, std::shared_ptr<const Model> model);
  void pull(int link, const std::optional<Eigen::Vector3d>& p_LE, const Pose& X_WT, bool position_only);
  void pursue(DocumentState& next);
  bool followPull(DocumentState& next, const IkOptions& options);
  void finishPull(DocumentState& next);
  void addToTrail(DocumentState& next) const;
  void beginSlide(HandHold hold, int lead);
  void rememberTarget(SceneData& scene) const;
  std::shared_ptr<Snapshot> snapshotOf(const DocumentState& state) const;
  void publish(std::shared_ptr<Snapshot> next);

  DocumentState now_;
  Locks locks_;
  std::unique_ptr<Gesture> gesture_;  ///< null: none is under way
  std::unique_ptr<Follower> follower_;
  SnapshotPtr snapshot_;  ///< of now_, but for what the scene has that is nobody's edit
  unsigned long long serial_ = 0;
  Playback playback_{*this};
  QUndoStack undo_stack_;
  QTimer* pursuit_ = nullptr;  ///< goes on towards a target that one preview did not reach
  bool announced_ = false;     ///< snapshotChanged comes in this tick
  QString file_path_;
  QString proposed_path_;
};

}  // namespace linkwright::ui
