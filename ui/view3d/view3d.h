// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/scene_file.h"
#include "core/recording/recording.h"
#include "ui/document/interaction.h"
#include "ui/document/snapshot.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

class QWidget;

namespace linkwright::ui {

/// An arrow in the scene, world frame, metres: a shaft from `tail` to `tip` with a head; moments have two heads.
struct Arrow {
  Eigen::Vector3d tail = Eigen::Vector3d::Zero();
  Eigen::Vector3d tip = Eigen::Vector3d::Zero();
  Quantity quantity = Quantity::JointForce;  ///< gives the colour (palette.h)
  bool double_headed = false;
  QString label;  ///< a short text that always faces the viewer; may be empty; what follows a low line is a subscript
  int aside = 0;  ///< drawn so many widths of a shaft aside: arrows before it lie on the same line
};

/// The central 3D view, in our own types: the toolkit that draws it stays inside ui/view3d and can be replaced.
/// It reads snapshots and reports gestures; it holds no state of the robot and calls no algorithm.
class View3D : public QObject {
  Q_OBJECT
public:
  using QObject::QObject;

  /// The widget to put at the window's centre. Where no OpenGL context can be made it shows why, in words.
  virtual QWidget* widget() = 0;
  virtual void setSnapshot(const SnapshotPtr& snapshot) = 0;
  /// The arrows of the recursion's step, replaced as a whole.
  virtual void setArrows(const std::vector<Arrow>& arrows) = 0;
  /// The link that the recursion is at (index into Model::links(), -1: none) and those it has visited.
  virtual void setLitLink(int link, const std::vector<int>& visited) = 0;
  virtual void setSelectedLink(int link) = 0;
  virtual void setGizmoMode(GizmoMode mode) = 0;
  virtual void setDisplayOptions(bool triads, bool centres_of_mass, bool joint_axes) = 0;
  virtual void setDark(bool dark) = 0;

  virtual SceneView camera() const = 0;
  virtual void setCamera(const SceneView& view) = 0;
  virtual void frameAll() = 0;
  virtual void frameSelection() = 0;  ///< all where nothing is selected

  /// Where a world point is drawn, in widget coordinates (device-independent pixels). For tests and demonstrations.
  virtual QPointF project(const Eigen::Vector3d& point_W) const = 0;
  /// Widget coordinates of the middle of a gizmo handle: 0..2 are the x, y, z arrows or rings, 3 the centre.
  virtual QPointF gizmoHandle(int handle) const = 0;
  /// The object that receives the mouse: tests send their events there.
  virtual QObject* inputTarget() = 0;
  /// Frames drawn so far.
  virtual int frameCount() const = 0;

signals:
  void linkClicked(int link);  ///< -1: the background
  void dragStarted();
  /// Where the gizmo has been dragged to: the new pose of the hand's frame.
  void targetDragged(const linkwright::Pose& X_WT);
  void dragFinished();
  void dragCancelled();
  /// By the person, or by a call of setCamera or a frame function; a new robot or size that is framed by itself says
  /// nothing.
  void cameraChanged();
  void firstFrameDrawn();
};

/// Makes the view that this platform can show.
std::unique_ptr<View3D> makeView3D();

}  // namespace linkwright::ui
