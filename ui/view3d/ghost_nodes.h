// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/decor.h"
#include "ui/view3d/link_block.h"
#include "ui/view3d/picking.h"

#include <vector>

namespace Qt3DCore {
class QEntity;
}
namespace Qt3DRender {
class QEffect;
class QGeometryRenderer;
}  // namespace Qt3DRender

namespace linkwright::ui {

/// The robot's links once more, see-through and as often as wanted. The meshes are shared by all ghosts, and what one
/// ghost shows is drawn in one go, or in as many as there are batches of links.
class GhostNodes {
public:
  GhostNodes(Qt3DCore::QEntity* parent, Qt3DRender::QEffect* effect);
  GhostNodes(const GhostNodes&) = delete;
  GhostNodes& operator=(const GhostNodes&) = delete;

  /// Another robot: its meshes are made with the first ghost.
  void forgetLinks();
  /// Replaces those that are shown.
  void show(const std::vector<const Ghost*>& ghosts, const std::vector<LinkSolids>& solids);

private:
  /// Links whose meshes are one.
  struct Sheet {
    Qt3DRender::QGeometryRenderer* mesh = nullptr;
    std::vector<std::size_t> links;  ///< by slot: index into Model::links()
  };
  struct Copy {
    Qt3DCore::QEntity* entity = nullptr;
    std::vector<LinkBlock> blocks;  ///< by sheet
  };
  void makeSheets(const std::vector<LinkSolids>& solids);
  Copy makeCopy();
  void showCopy(Copy& copy, const Ghost& ghost);

  Qt3DCore::QEntity* parent_;
  Qt3DRender::QEffect* effect_;
  Qt3DCore::QEntity* robot_ = nullptr;  ///< owner of the meshes and ghosts of one robot
  std::vector<Sheet> sheets_;
  std::vector<Copy> copies_;
};

}  // namespace linkwright::ui
