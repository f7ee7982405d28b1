// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <Qt3DRender/QFrameGraphNode>

#include <map>

namespace Qt3DRender {
class QAbstractTexture;
class QCamera;
class QParameter;
class QTechniqueFilter;
}  // namespace Qt3DRender

namespace linkwright::ui {

/// The order of a frame's passes, the shadow's texture, and the values that every shader may read.
class FrameGraph {
public:
  FrameGraph(Qt3DCore::QNode* owner, Qt3DRender::QCamera* camera);
  Qt3DRender::QFrameGraphNode* root() const { return root_; }
  /// Sets a uniform of all programs.
  void setShared(const char* name, const QVariant& value);

private:
  Qt3DRender::QFrameGraphNode* makeShadowBranch(Qt3DCore::QNode* parent);

  Qt3DRender::QFrameGraphNode* root_ = nullptr;
  Qt3DRender::QTechniqueFilter* filter_ = nullptr;
  Qt3DRender::QAbstractTexture* shadow_ = nullptr;
  std::map<QString, Qt3DRender::QParameter*> shared_;
};

}  // namespace linkwright::ui
