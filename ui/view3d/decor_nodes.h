// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/decor.h"
#include "ui/view3d/effects.h"
#include "ui/view3d/ghost_nodes.h"
#include "ui/view3d/picking.h"
#include "ui/view3d/point_layer.h"
#include "ui/view3d/sheet_nodes.h"

#include <map>
#include <memory>
#include <vector>

namespace Qt3DCore {
class QEntity;
class QTransform;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QGeometryRenderer;
class QMaterial;
class QParameter;
}  // namespace Qt3DRender

namespace linkwright::ui {

/// Ghosts, ellipsoids, sheets and clouds of points as nodes. Nodes are made when first needed and used again.
class DecorNodes {
public:
  /// `effects` outlives the nodes.
  DecorNodes(Qt3DCore::QEntity* parent, const Effects& effects);
  ~DecorNodes();
  DecorNodes(const DecorNodes&) = delete;
  DecorNodes& operator=(const DecorNodes&) = delete;

  /// Another robot: its ghosts' meshes are made with the first ghost.
  void forgetLinks() { ghosts_.forgetLinks(); }
  void show(const Decors& decors, const std::vector<LinkSolids>& solids);

private:
  struct Solid {
    Qt3DCore::QEntity* entity = nullptr;
    Qt3DCore::QTransform* transform = nullptr;
  };
  struct Tinted {
    Qt3DRender::QMaterial* material = nullptr;
    Qt3DRender::QParameter* colour = nullptr;
  };
  struct EllipsoidNode {
    Solid solid;
    Tinted tinted;
  };
  struct Cloud {
    std::unique_ptr<PointLayer> layer;
    std::shared_ptr<const PointCloud> shown;
  };

  Tinted makeTinted(Qt3DCore::QEntity* owner);
  Solid makeSolid(Qt3DCore::QEntity* parent, Qt3DRender::QGeometryRenderer* mesh, const Tinted& tinted);
  void showEllipsoid(EllipsoidNode& node, const Ellipsoid& ellipsoid);
  void showCloud(Cloud& cloud, const std::shared_ptr<const PointCloud>& points);

  Qt3DCore::QEntity* parent_;
  const Effects& effects_;
  GhostNodes ghosts_;
  SheetNodes sheets_;
  Qt3DRender::QGeometryRenderer* sphere_ = nullptr;
  std::vector<EllipsoidNode> ellipsoids_;
  std::map<QString, Cloud> clouds_;
};

}  // namespace linkwright::ui
