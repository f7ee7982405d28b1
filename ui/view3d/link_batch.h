// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/spatial/pose.h"
#include "ui/view3d/link_block.h"
#include "ui/view3d/mesh_data.h"

#include <QPointer>
#include <QVector4D>

#include <cstddef>
#include <optional>
#include <vector>

namespace Qt3DCore {
class QAttribute;
class QBuffer;
class QEntity;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QEffect;
}

namespace linkwright::ui {

/// Links that are drawn in one go: their meshes in one buffer, each vertex with the slot of its link; where the links
/// stand and how they are tinted is a block of numbers beside them. The renderer does much for everything that is drawn
/// by itself, whatever its size. Owns its nodes, which go with their parent too.
class LinkBatch {
public:
  LinkBatch(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect);
  ~LinkBatch();
  LinkBatch(const LinkBatch&) = delete;
  LinkBatch& operator=(const LinkBatch&) = delete;

  /// `slot_of` by vertex, each below kLinksABatch; vertices in the frames of their links. Without any nothing is drawn.
  void setMesh(const MeshData& mesh, const std::vector<float>& slot_of);
  void setPose(std::size_t slot, const Pose& X_WL) { block_->setPose(slot, X_WL); }
  /// Colour and amount.
  void setTint(std::size_t slot, const QVector4D& tint) { block_->setTint(slot, tint); }
  /// Gives the renderer what has changed of poses and tints.
  void send() { block_->send(); }

private:
  QPointer<Qt3DCore::QEntity> entity_;
  Qt3DCore::QBuffer *vertices_, *slots_, *indices_;
  std::vector<Qt3DCore::QAttribute*> vertex_attributes_;
  Qt3DCore::QAttribute* index_attribute_;
  std::optional<LinkBlock> block_;
};

}  // namespace linkwright::ui
