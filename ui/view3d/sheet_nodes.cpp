// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/sheet_nodes.h"

#include "ui/view3d/geometry.h"

#include <QVector4D>
#include <Qt3DCore/QEntity>
#include <Qt3DCore/QTransform>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <algorithm>

namespace linkwright::ui {

namespace {

constexpr unsigned kFloatsASheetPoint = 6;  // place, normal

bool isDrawable(const Sheet& sheet) {
  return sheet.shape && !sheet.shape->points.empty() && sheet.shape->points.size() == sheet.shape->normals.size();
}

}  // namespace

SheetNodes::Node SheetNodes::makeNode() const {
  Node node;
  node.entity = new Qt3DCore::QEntity(parent_);
  node.transform = new Qt3DCore::QTransform(node.entity);
  node.renderer = new Qt3DRender::QGeometryRenderer(node.entity);
  auto* geometry = new Qt3DCore::QGeometry(node.renderer);
  node.vertices = new Qt3DCore::QBuffer(geometry);
  // what is near and far is told by the bounds
  geometry->setBoundingVolumePositionAttribute(
      addFloats(geometry, node.vertices, "vertexPosition", 3, 0, kFloatsASheetPoint, 0));
  addFloats(geometry, node.vertices, "vertexNormal", 3, 3, kFloatsASheetPoint, 0);
  node.renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  node.renderer->setGeometry(geometry);
  auto* material = new Qt3DRender::QMaterial(node.entity);
  material->setEffect(effect_);
  node.colour = new Qt3DRender::QParameter(QStringLiteral("sheetColour"), QVector4D(), material);
  material->addParameter(node.colour);
  node.entity->addComponent(node.renderer);
  node.entity->addComponent(node.transform);
  node.entity->addComponent(material);
  return node;
}

void SheetNodes::setShape(Node& node, const std::shared_ptr<const Sheet::Shape>& shape) {
  if (node.shape == shape) return;
  // kept: no other shape can come to stand at its address
  node.shape = shape;
  std::vector<float> data;
  data.reserve(kFloatsASheetPoint * shape->points.size());
  Eigen::Vector3f low = shape->points.front(), high = low;
  for (std::size_t i = 0; i < shape->points.size(); ++i) {
    for (const Eigen::Vector3f& v : {shape->points[i], shape->normals[i]}) {
      for (int k = 0; k < 3; ++k) data.push_back(v[k]);
    }
    low = low.cwiseMin(shape->points[i]);
    high = high.cwiseMax(shape->points[i]);
  }
  node.vertices->setData(bytesOf(data));
  const auto count = static_cast<unsigned>(shape->points.size());
  for (Qt3DCore::QAttribute* attribute : node.renderer->geometry()->attributes()) attribute->setCount(count);
  node.renderer->setVertexCount(static_cast<int>(count));
  node.renderer->setMinPoint({low.x(), low.y(), low.z()});
  node.renderer->setMaxPoint({high.x(), high.y(), high.z()});
}

void SheetNodes::show(const std::vector<const Sheet*>& sheets) {
  // one that is drawn already keeps its node: others may have come before it
  std::vector<bool> taken(nodes_.size(), false);
  std::vector<const Sheet*> others;
  const auto put = [&](std::size_t at, const Sheet& sheet) {
    Node& node = nodes_[at];
    setShape(node, sheet.shape);
    place(*node.transform, sheet.X_WS);
    const QColor& colour = sheet.colour;
    node.colour->setValue(QVector4D(colour.redF(), colour.greenF(), colour.blueF(), static_cast<float>(sheet.opacity)));
    node.entity->setEnabled(true);
    taken[at] = true;
  };
  for (const Sheet* sheet : sheets) {
    if (!isDrawable(*sheet)) continue;
    std::size_t at = 0;
    while (at < nodes_.size() && (taken[at] || nodes_[at].shape != sheet->shape)) ++at;
    if (at < nodes_.size())
      put(at, *sheet);
    else
      others.push_back(sheet);
  }
  std::size_t at = 0;
  for (const Sheet* sheet : others) {
    while (at < nodes_.size() && taken[at]) ++at;
    if (at == nodes_.size()) {
      nodes_.push_back(makeNode());
      taken.push_back(false);
    }
    put(at, *sheet);
  }
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    if (!taken[i]) nodes_[i].entity->setEnabled(false);
  }
}

}  // namespace linkwright::ui
