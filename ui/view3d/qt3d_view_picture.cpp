// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the view, of any size: the scene is drawn into a texture for some frames, while the window keeps what it
// shows.
#include "ui/view3d/arrow_lanes.h"
#include "ui/view3d/qt3d_view.h"

#include <QImage>
#include <Qt3DExtras/Qt3DWindow>
#include <Qt3DRender/QRenderCapture>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr Stale kByCamera = Stale::Camera | Stale::Marks | Stale::Gizmo;

// what the window shows is all in it: where it is narrower the camera steps back
void fitInto(OrbitCamera& camera, const QSizeF& size) {
  const double before = camera.viewport().width() / std::max(1.0, camera.viewport().height());
  const double now = size.width() / std::max(1.0, size.height());
  camera.setViewport(size);
  if (now >= before) return;
  SceneView view = camera.view();
  view.distance *= before / now;
  camera.setView(view);
}

}  // namespace

void View3D::takePicture(const QSize&, std::function<void(const QImage&)> taken) { taken({}); }

void Qt3DView::takePicture(const QSize& pixels, std::function<void(const QImage&)> taken) {
  if (!scene_ || !window_ || pixels.isEmpty()) {
    taken({});
    return;
  }
  picture_ = {pixels, std::move(taken), false, false};
  ++pictures_;
  markStale(Stale::Nothing);
}

// after the scene has been brought up to the state
void Qt3DView::drawPicture() {
  ViewState state = state_;
  state.for_picture = true;
  state.mouse_near_gizmo = false;
  fitInto(state.camera, QSizeF(picture_->pixels) / window_->devicePixelRatio());
  if (!state.arrows.empty()) layAside(state.arrows, state.camera);
  scene_->setTarget(picture_->pixels, samples_);
  scene_->update(state, kByCamera);
  picture_->is_drawn = true;
  frames_to_draw_ = kFramesAChange;
}

void Qt3DView::requestPicture() {
  if (!picture_->is_drawn || picture_->is_requested) return;
  picture_->is_requested = true;
  Qt3DRender::QRenderCaptureReply* reply = scene_->requestPicture();
  connect(reply, &Qt3DRender::QRenderCaptureReply::completed, this, [this, reply, picture = pictures_] {
    const QImage image = reply->image();
    reply->deleteLater();
    if (picture_ && picture == pictures_) endPicture(image);
  });
}

void Qt3DView::dropPicture() {
  if (picture_) showWindowAgain();
}

void Qt3DView::showWindowAgain() {
  picture_.reset();
  scene_->setTarget({}, samples_);
  markStale(kByCamera);
}

void Qt3DView::endPicture(const QImage& image) {
  const Picture picture = std::move(*picture_);
  showWindowAgain();
  // what blending has left in the fourth channel means nothing
  picture.taken(image.isNull() ? image : image.convertToFormat(QImage::Format_RGB32));
}

}  // namespace linkwright::ui
