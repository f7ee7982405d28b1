// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/point_layer.h"

#include "ui/view3d/geometry.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <algorithm>
#include <vector>

namespace linkwright::ui {

namespace {

constexpr unsigned kFloatsAPoint = 6;  // place, colour

}  // namespace

PointLayer::PointLayer(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect)
    : entity_(new Qt3DCore::QEntity(parent)), renderer_(new Qt3DRender::QGeometryRenderer(entity_)) {
  auto* geometry = new Qt3DCore::QGeometry(renderer_);
  vertices_ = new Qt3DCore::QBuffer(geometry);
  Qt3DCore::QAttribute* place = addFloats(geometry, vertices_, "vertexPosition", 3, 0, kFloatsAPoint, 0);
  addFloats(geometry, vertices_, "vertexColour", 3, 3, kFloatsAPoint, 0);
  geometry->setBoundingVolumePositionAttribute(place);
  renderer_->setPrimitiveType(Qt3DRender::QGeometryRenderer::Points);
  renderer_->setGeometry(geometry);
  auto* material = new Qt3DRender::QMaterial(entity_);
  material->setEffect(effect);
  radius_ = new Qt3DRender::QParameter(QStringLiteral("radius"), 1.0F, material);
  material->addParameter(radius_);
  entity_->addComponent(renderer_);
  entity_->addComponent(material);
  entity_->setEnabled(false);
}

void PointLayer::clear() { entity_->setEnabled(false); }

void PointLayer::setPoints(const PointCloud& cloud) {
  const bool any = !cloud.points_W.empty() && !cloud.colours.empty();
  entity_->setEnabled(any);
  if (!any) return;
  std::vector<float> data;
  data.reserve(cloud.points_W.size() * kFloatsAPoint);
  for (std::size_t i = 0; i < cloud.points_W.size(); ++i) {
    for (const double x : cloud.points_W[i]) data.push_back(static_cast<float>(x));
    const QColor& colour = cloud.colours[std::min(i, cloud.colours.size() - 1)];
    data.insert(data.end(), {colour.redF(), colour.greenF(), colour.blueF()});
  }
  vertices_->setData(bytesOf(data));
  for (Qt3DCore::QAttribute* attribute : renderer_->geometry()->attributes()) {
    attribute->setCount(static_cast<unsigned>(cloud.points_W.size()));
  }
  renderer_->setVertexCount(static_cast<int>(cloud.points_W.size()));
  radius_->setValue(static_cast<float>(cloud.radius));
}

}  // namespace linkwright::ui
