// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/link_batch.h"

#include "ui/view3d/geometry.h"
#include "ui/view3d/shaders.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

namespace linkwright::ui {

namespace {

constexpr std::size_t kFloatsALink = 16;  // three rows of the pose and the tint, four each

}  // namespace

LinkBatch::LinkBatch(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect)
    : entity_(new Qt3DCore::QEntity(parent)), numbers_(kFloatsALink * kLinksABatch, 0.0f) {
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
  block_ = new Qt3DCore::QBuffer(material);
  block_->setData(bytesOf(numbers_));
  material->setEffect(effect);
  material->addParameter(
      new Qt3DRender::QParameter(QStringLiteral("LinkPoses"), QVariant::fromValue(block_), material));
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

void LinkBatch::setPose(std::size_t slot, const Pose& X_WL) {
  const Eigen::Matrix3f R = X_WL.R.cast<float>();
  const Eigen::Vector3f p = X_WL.p.cast<float>();
  float* number = numbers_.data() + kFloatsALink * slot;
  for (int row = 0; row < 3; ++row) {
    for (const float value : {R(row, 0), R(row, 1), R(row, 2), p[row]}) {
      changed_ = changed_ || *number != value;
      *number++ = value;
    }
  }
}

void LinkBatch::setTint(std::size_t slot, const QVector4D& tint) {
  float* number = numbers_.data() + kFloatsALink * slot + 12;
  for (const float value : {tint.x(), tint.y(), tint.z(), tint.w()}) {
    changed_ = changed_ || *number != value;
    *number++ = value;
  }
}

void LinkBatch::send() {
  if (changed_) block_->setData(bytesOf(numbers_));
  changed_ = false;
}

}  // namespace linkwright::ui
