// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/decor.h"

#include <memory>
#include <vector>

namespace Qt3DCore {
class QBuffer;
class QEntity;
class QTransform;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QEffect;
class QGeometryRenderer;
class QParameter;
}  // namespace Qt3DRender

namespace linkwright::ui {

/// Sheets as nodes. Nodes are made when first needed and used again; what they have of a shape stays where the next
/// sheet has the same one.
class SheetNodes {
public:
  SheetNodes(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect) : parent_(parent), effect_(effect) {}
  void show(const std::vector<const Sheet*>& sheets);

private:
  struct Node {
    Qt3DCore::QEntity* entity = nullptr;
    Qt3DCore::QTransform* transform = nullptr;
    Qt3DRender::QGeometryRenderer* renderer = nullptr;
    Qt3DCore::QBuffer* vertices = nullptr;
    Qt3DRender::QParameter* colour = nullptr;
    std::shared_ptr<const Sheet::Shape> shape;
  };
  Node makeNode() const;
  static void setShape(Node& node, const std::shared_ptr<const Sheet::Shape>& shape);

  Qt3DCore::QEntity* parent_;
  Qt3DRender::QEffect* effect_;
  std::vector<Node> nodes_;
};

}  // namespace linkwright::ui
