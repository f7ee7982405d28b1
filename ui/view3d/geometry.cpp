// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/geometry.h"

#include <Eigen/Geometry>
#include <QQuaternion>
#include <Qt3DCore/QTransform>

namespace linkwright::ui {

using Qt3DCore::QAttribute;
using Qt3DCore::QBuffer;
using Qt3DCore::QGeometry;
using Qt3DRender::QGeometryRenderer;

void place(Qt3DCore::QTransform& transform, const Pose& X_WS) {
  const Eigen::Quaternionf q(X_WS.R.cast<float>());
  const Eigen::Vector3f p = X_WS.p.cast<float>();
  transform.setRotation(QQuaternion(q.w(), q.x(), q.y(), q.z()));
  transform.setTranslation({p.x(), p.y(), p.z()});
}

QGeometry* makeSquare(Qt3DCore::QNode* parent) {
  auto* geometry = new QGeometry(parent);
  auto* buffer = new QBuffer(geometry);
  buffer->setData(
      bytesOf(std::vector<float>{-1.0f, -1.0f, 0.0f, 1.0f, -1.0f, 0.0f, -1.0f, 1.0f, 0.0f, 1.0f, 1.0f, 0.0f}));
  // three numbers a corner where two would do: bounds are computed from it, and never used
  geometry->setBoundingVolumePositionAttribute(addFloats(geometry, buffer, "corner", 3, 0, 3, 4));
  return geometry;
}

QGeometryRenderer* makeRowsRenderer(Qt3DCore::QNode* parent, int rows) {
  std::vector<float> corners;
  for (int row = 0; row < rows; ++row) {
    for (float side : {-1.0f, 1.0f}) corners.insert(corners.end(), {side, static_cast<float>(row), 0.0f});
  }
  auto* renderer = new QGeometryRenderer(parent);
  auto* geometry = new QGeometry(renderer);
  auto* buffer = new QBuffer(geometry);
  buffer->setData(bytesOf(corners));
  const unsigned count = 2 * static_cast<unsigned>(rows);
  geometry->setBoundingVolumePositionAttribute(addFloats(geometry, buffer, "corner", 3, 0, 3, count));
  renderer->setPrimitiveType(QGeometryRenderer::TriangleStrip);
  renderer->setVertexCount(static_cast<int>(count));
  renderer->setGeometry(geometry);
  return renderer;
}

QGeometryRenderer* makeSquareRenderer(Qt3DCore::QNode* parent, QGeometry* square) {
  auto* renderer = new QGeometryRenderer(parent);
  renderer->setPrimitiveType(QGeometryRenderer::TriangleStrip);
  renderer->setVertexCount(4);
  renderer->setGeometry(square);
  return renderer;
}

QGeometryRenderer* makeMeshRenderer(Qt3DCore::QNode* parent, const MeshData& mesh) {
  auto* renderer = new QGeometryRenderer(parent);
  auto* geometry = new QGeometry(renderer);
  auto* vertices = new QBuffer(geometry);
  vertices->setData(bytesOf(mesh.vertices));
  const unsigned count = mesh.vertexCount();
  constexpr unsigned kStride = static_cast<unsigned>(MeshData::kFloats);
  QAttribute* position = addFloats(geometry, vertices, "vertexPosition", 3, 0, kStride, count);
  addFloats(geometry, vertices, "vertexNormal", 3, 3, kStride, count);
  addFloats(geometry, vertices, "vertexColour", 4, 6, kStride, count);
  auto* index_buffer = new QBuffer(geometry);
  index_buffer->setData(bytesOf(mesh.indices));
  addIndices(geometry, index_buffer, static_cast<unsigned>(mesh.indices.size()));
  geometry->setBoundingVolumePositionAttribute(position);
  renderer->setPrimitiveType(QGeometryRenderer::Triangles);
  renderer->setGeometry(geometry);
  return renderer;
}

}  // namespace linkwright::ui
