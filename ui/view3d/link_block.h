// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/spatial/pose.h"

#include <QVector4D>

#include <cstddef>
#include <vector>

namespace Qt3DCore {
class QBuffer;
class QNode;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QMaterial;
}

namespace linkwright::ui {

/// Where the links of a batch stand and how they are tinted, by slot: the shaders' block "LinkPoses".
class LinkBlock {
public:
  /// A parameter of `material`, which owns its buffer.
  explicit LinkBlock(Qt3DRender::QMaterial* material);

  void setPose(std::size_t slot, const Pose& X_WL);
  /// The link shrinks to a point, of which nothing is drawn.
  void hide(std::size_t slot);
  void setTint(std::size_t slot, const QVector4D& tint);
  /// Gives the renderer what has changed.
  void send();

private:
  void put(float* number, float value);

  Qt3DCore::QBuffer* buffer_;
  std::vector<float> numbers_;  ///< by slot the three rows of the pose, then the tint
  bool changed_ = true;
};

}  // namespace linkwright::ui
