// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/explain/step_arrows.h"
#include "ui/view3d/view3d.h"

#include <QObject>

#include <memory>
#include <optional>

namespace linkwright::ui {

/// Ties the 3D view to the document and to what is looked at, both ways. It lives as long as the view.
class ViewLink : public QObject {
  Q_OBJECT
public:
  ViewLink(View3D& view, Document& document, Interaction& interaction);

  /// What the key says of what somebody else draws, beside the recursion's own.
  void setOtherBars(const std::vector<ScaleBar>& bars, const QString& note);

signals:
  /// The metres that the recursion's forces have a newton; 0: none are drawn.
  void forceScaleChanged(double metres_per_newton);

private:
  void connectGestures();
  bool canPreview() const;
  void connectLooks();
  void showSnapshot();
  void showStep();
  void showScene();
  void showPull();
  void showRoom(const Snapshot& snapshot);
  void showFrame(const Snapshot& snapshot, int body);
  void addWrong(std::vector<Arrow>& arrows, const Snapshot& snapshot, const ArrowScales& scales) const;
  ArrowScales scalesOfStep(const Snapshot& snapshot);
  ArrowOptions arrowOptions(const Snapshot& snapshot) const;

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  int pulled_link_ = -1, dragged_joint_ = -1;
  Eigen::Vector3d p_LE_ = Eigen::Vector3d::Zero();
  bool pull_shown_ = false;
  bool showing_scene_ = false;  // the camera moves by itself
  std::vector<ScaleBar> other_bars_;
  QString other_note_;
  ArrowScales scales_;
  std::optional<ArrowScales> step_scales_;       // of the step that is drawn
  int scaled_step_ = -1;                         // that they are of
  unsigned long long scaled_for_ = 0;            // serial of the snapshot that scales_ were made for
  std::shared_ptr<const Model> model_;           // that the scales were made for
  std::optional<Formulation> room_formulation_;  // that room was made for
};

}  // namespace linkwright::ui
