// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/link_batch.h"

#include "ui/view3d/geometry.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>

namespace linkwright::ui {

LinkBatch::LinkBatch(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect) : entity_(new Qt3DCore::QEntity(parent)) {
  auto* renderer = new Qt3DRender::QGeometryRenderer(entity_);
  auto* geometry = new Qt3DCore::QGeometry(renderer);
  vertices_ = new Qt3DCore::QBuffer(geometry);
  slots_ = new Qt3DCore::QBuffer(geometry);
  indices_ = new Qt3DCore::QBuffer(geometry);
  constexpr unsigned kStride = static_cast<unsigned>(MeshData::kFloats);
  vertex_attributes_ = {addFloats(geometry, vertices_, "vertexPosition", 3, 0, kStride, 0),
                        addFloats(geometry, vertices_, "vertexNormal", 3, 3, kStride, 0),
                        addFloats(geometry, vertices_, "vertexColour", 4, 6, kStride, 0),
                        addFloats(geometry, slots_, "slot", 1, 0, 1, 0)};
  index_attribute_ = addIndices(geometry, indices_, 0);
  geometry->setBoundingVolumePositionAttribute(vertex_attributes_.front());
  renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  // bounds of its own are not computed anew with every change of the vertices, and nothing asks for them
  renderer->setMinPoint({-1.0f, -1.0f, -1.0f});
  renderer->setMaxPoint({1.0f, 1.0f, 1.0f});
  renderer->setGeometry(geometry);

  auto* material = new Qt3DRender::QMaterial(entity_);
  material->setEffect(effect);
  block_.emplace(material);
  entity_->addComponent(renderer);
  entity_->addComponent(material);
  entity_->setEnabled(false);
}

LinkBatch::~LinkBatch() { delete entity_; }

void LinkBatch::setMesh(const MeshData& mesh, const std::vector<float>& slot_of) {
  entity_->setEnabled(!mesh.indices.empty());
  if (mesh.indices.empty()) return;
  vertices_->setData(bytesOf(mesh.vertices));
  slots_->setData(bytesOf(slot_of));
  indices_->setData(bytesOf(mesh.indices));
  for (Qt3DCore::QAttribute* attribute : vertex_attributes_) attribute->setCount(mesh.vertexCount());
  index_attribute_->setCount(static_cast<unsigned>(mesh.indices.size()));
}

}  // namespace linkwright::ui
