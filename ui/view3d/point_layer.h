// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/decor.h"

namespace Qt3DCore {
class QBuffer;
class QEntity;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QEffect;
class QGeometryRenderer;
class QParameter;
}  // namespace Qt3DRender

namespace linkwright::ui {

/// Many dots of one size, drawn in one call as the points that the graphics have of themselves: one vertex each.
class PointLayer {
public:
  PointLayer(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect);
  void setPoints(const PointCloud& cloud);
  void clear();

private:
  Qt3DCore::QEntity* entity_;
  Qt3DCore::QBuffer* vertices_;
  Qt3DRender::QGeometryRenderer* renderer_;
  Qt3DRender::QParameter* radius_;
};

}  // namespace linkwright::ui
