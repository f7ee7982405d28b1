// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/spatial/pose.h"
#include "ui/view3d/mesh_data.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>

namespace Qt3DCore {
class QTransform;
}

namespace linkwright::ui {

/// One attribute of an interleaved buffer of floats, added to the geometry.
inline Qt3DCore::QAttribute* addFloats(Qt3DCore::QGeometry* geometry, Qt3DCore::QBuffer* buffer, const char* name,
                                       unsigned size, unsigned first, unsigned stride, unsigned count) {
  auto* attribute = new Qt3DCore::QAttribute(geometry);
  attribute->setName(QLatin1String(name));
  attribute->setVertexBaseType(Qt3DCore::QAttribute::Float);
  attribute->setVertexSize(size);
  attribute->setAttributeType(Qt3DCore::QAttribute::VertexAttribute);
  attribute->setBuffer(buffer);
  attribute->setByteOffset(first * static_cast<unsigned>(sizeof(float)));
  attribute->setByteStride(stride * static_cast<unsigned>(sizeof(float)));
  attribute->setCount(count);
  geometry->addAttribute(attribute);
  return attribute;
}

/// Which corners make a triangle, added to the geometry: 32-bit numbers.
inline Qt3DCore::QAttribute* addIndices(Qt3DCore::QGeometry* geometry, Qt3DCore::QBuffer* buffer, unsigned count) {
  auto* attribute = new Qt3DCore::QAttribute(geometry);
  attribute->setAttributeType(Qt3DCore::QAttribute::IndexAttribute);
  attribute->setVertexBaseType(Qt3DCore::QAttribute::UnsignedInt);
  attribute->setBuffer(buffer);
  attribute->setCount(count);
  geometry->addAttribute(attribute);
  return attribute;
}

template <class T>
QByteArray bytesOf(const std::vector<T>& values) {
  return QByteArray(reinterpret_cast<const char*>(values.data()), static_cast<qsizetype>(values.size() * sizeof(T)));
}

/// Puts what has the transform where the frame is.
void place(Qt3DCore::QTransform& transform, const Pose& X_WS);

/// The square from -1 to 1 as a strip, in an attribute "corner".
Qt3DCore::QGeometry* makeSquare(Qt3DCore::QNode* parent);
Qt3DRender::QGeometryRenderer* makeSquareRenderer(Qt3DCore::QNode* parent, Qt3DCore::QGeometry* square);

/// Rows of corners from -1 to 1 as a strip: x is the side, y the row's number.
Qt3DRender::QGeometryRenderer* makeRowsRenderer(Qt3DCore::QNode* parent, int rows);

/// A renderer of the triangles, owning its geometry.
Qt3DRender::QGeometryRenderer* makeMeshRenderer(Qt3DCore::QNode* parent, const MeshData& mesh);

}  // namespace linkwright::ui
