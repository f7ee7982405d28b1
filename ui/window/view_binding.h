// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/view3d/view3d.h"

#include <Eigen/Core>
#include <QObject>

#include <memory>

namespace linkwright::ui {

/// Ties the 3D view to the document and to what is looked at, both ways. It lives as long as the view.
class ViewBinding : public QObject {
  Q_OBJECT
public:
  ViewBinding(View3D& view, Document& document, Interaction& interaction);

private:
  void connectGestures();
  bool canPreview() const;
  void connectLooks();
  void showSnapshot();
  void showScene();
  void showPull();
  void makeRoom();

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  int pulled_link_ = -1, dragged_joint_ = -1;
  Eigen::Vector3d p_LE_ = Eigen::Vector3d::Zero();
  bool pull_shown_ = false;
  std::shared_ptr<const MotionCurves> room_of_;
  bool showing_scene_ = false;  // the camera moves by itself
};

}  // namespace linkwright::ui
