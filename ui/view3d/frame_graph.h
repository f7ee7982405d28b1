// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QVariant>
#include <Qt3DRender/QFrameGraphNode>

#include <map>

namespace Qt3DRender {
class QAbstractTexture;
class QCamera;
class QParameter;
class QRenderCapture;
class QRenderSurfaceSelector;
class QRenderTarget;
class QRenderTargetSelector;
class QTechniqueFilter;
}  // namespace Qt3DRender

namespace linkwright::ui {

/// The order of a frame's passes, what they are drawn into, the shadow's texture, and the values that every shader may
/// read.
class FrameGraph {
public:
  FrameGraph(Qt3DCore::QNode* owner, Qt3DRender::QCamera* camera);
  Qt3DRender::QFrameGraphNode* root() const;
  /// Sets a uniform of all programs.
  void setShared(const char* name, const QVariant& value);
  /// Draws into a texture of that size from now on, with so many samples a pixel; an empty size: into the window.
  void setTarget(const QSize& pixels, int samples = 0);
  /// Gives pictures of what has been drawn, all passes in it.
  Qt3DRender::QRenderCapture* capture() const { return capture_; }

private:
  void makeTexture(const QSize& pixels, int samples);
  Qt3DRender::QFrameGraphNode* makeShadowBranch(Qt3DCore::QNode* parent);

  Qt3DRender::QRenderSurfaceSelector* root_ = nullptr;
  Qt3DRender::QRenderTargetSelector* target_ = nullptr;
  Qt3DRender::QRenderCapture* capture_ = nullptr;
  Qt3DRender::QRenderTarget* texture_ = nullptr;  ///< what pictures are drawn into
  QSize texture_size_;
  Qt3DRender::QTechniqueFilter* filter_ = nullptr;
  Qt3DRender::QAbstractTexture* shadow_ = nullptr;
  std::map<QString, Qt3DRender::QParameter*> shared_;
};

}  // namespace linkwright::ui
