// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse and the keys over the picture become.
#include "ui/view3d/qt3d_view.h"
#include "ui/view3d/way_picking.h"

#include <Qt3DExtras/Qt3DWindow>

namespace linkwright::ui {

void Qt3DView::connectInput() {
  connect(&input_, &InputController::cameraMoved, this, &Qt3DView::cameraChangedByHand);
  connect(&input_, &InputController::hotHandleChanged, this, [this] { markStale(Stale::Gizmo); });
  connect(&input_, &InputController::hovered, this, &Qt3DView::hover);
  connect(&input_, &InputController::clicked, this, [this](const QPointF& pixel) {
    if (!state_.snapshot) return;
    if (labelAtEdge().contains(pixel)) return frameAll();
    if (legendPlace().contains(pixel)) return emit legendClicked();
    // arrows are drawn over the links, so they are met first
    if (const std::optional<QuantityKey> key = arrowAt(pixel)) {
      emit arrowClicked(*key);
      return;
    }
    if (const int mark = markAt(state_, pixel); mark >= 0) {
      emit markClicked(mark);
      return;
    }
    if (const std::optional<double> at = wayAt(state_, pixel)) {
      emit wayClicked(*at);
      return;
    }
    emit linkClicked(pickLink(state_.camera.rayThrough(pixel), state_.solids, state_.snapshot->X_WL));
  });
  connect(&input_, &InputController::wayDragged, this, &View3D::wayDragged);
  connect(&input_, &InputController::cursorChanged, this, [this](Qt::CursorShape shape) {
    if (window_) window_->setCursor(shape);
  });
  connect(&input_, &InputController::deleteAsked, this, &View3D::deleteAsked);
  connectDrags();
}

void Qt3DView::connectDrags() {
  // the reports of a drag come after what is remembered of it
  const auto begins = [this] { drag_acknowledged_ = false; };
  connect(&input_, &InputController::dragStarted, this, begins);
  connect(&input_, &InputController::linkDragStarted, this, begins);
  connect(&input_, &InputController::jointDragStarted, this, begins);
  connect(&input_, &InputController::tipDragStarted, this, begins);
  connect(&input_, &InputController::dragStarted, this, [this] {
    drags_part_ = state_.build.on;
    if (drags_part_) stopFraming();
    drags_part_ ? emit partDragStarted() : emit dragStarted();
  });
  connect(&input_, &InputController::targetDragged, this,
          [this](const Pose& X_WG) { drags_part_ ? emit partDragged(X_WG) : emit targetDragged(X_WG); });
  connect(&input_, &InputController::tipDragStarted, this, [this] {
    stopFraming();
    emit tipDragStarted();
  });
  connect(&input_, &InputController::tipDragged, this, &View3D::tipDragged);
  connect(&input_, &InputController::linkHeld, this, &View3D::linkHeld);
  connect(&input_, &InputController::linkDragStarted, this, &View3D::linkDragStarted);
  connect(&input_, &InputController::linkDragged, this, &View3D::linkDragged);
  connect(&input_, &InputController::jointDragStarted, this, &View3D::jointDragStarted);
  connect(&input_, &InputController::jointDragged, this, &View3D::jointDragged);
  connect(&input_, &InputController::dragFinished, this, &View3D::dragFinished);
  connect(&input_, &InputController::dragCancelled, this, &View3D::dragCancelled);
}

// a robot that grows under the mouse is not framed anew: what is held would leave it
void Qt3DView::stopFraming() {
  frames_whole_robot_ = false;
  before_arrows_.reset();
}

}  // namespace linkwright::ui
