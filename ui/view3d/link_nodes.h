// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "ui/view3d/arrow.h"
#include "ui/view3d/effects.h"
#include "ui/view3d/look.h"
#include "ui/view3d/picking.h"

#include <array>
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

/// The robot's links as nodes: one mesh and one material a link, made once for a model, then only moved and tinted.
class LinkNodes {
public:
  /// `effects` outlives the nodes.
  LinkNodes(Qt3DCore::QEntity* parent, const Effects& effects);
  ~LinkNodes();
  LinkNodes(const LinkNodes&) = delete;
  LinkNodes& operator=(const LinkNodes&) = delete;

  void build(const Model& model, const std::vector<LinkSolids>& solids, const Look& look);
  /// All of them, those that are kept for the next model too.
  void clear();
  void setPoses(const std::vector<Pose>& X_WL);
  void setLit(const LitLinks& links, const Look& look);
  void setSelected(int link);

private:
  struct Node {
    Qt3DCore::QEntity* entity = nullptr;  ///< null where the link has nothing to show
    Qt3DCore::QTransform* transform = nullptr;
    Qt3DRender::QMaterial* material = nullptr;
    Qt3DRender::QParameter* tint = nullptr;
    Qt3DRender::QEffect *plain = nullptr, *outlined = nullptr;
  };
  /// What a link of nothing but meshes is drawn from: kept while these are the same, for there may be very many
  /// triangles.
  struct Kept {
    std::vector<SolidMesh> meshes;
    std::array<float, 4> colour{};
    Qt3DRender::QGeometryRenderer* renderer = nullptr;
    bool translucent = false;
  };
  void dropNodes();
  Qt3DRender::QGeometryRenderer* keptRenderer(std::size_t index, const LinkSolids& solids,
                                              const std::array<float, 4>& colour, bool& translucent);

  Qt3DCore::QEntity* parent_;
  const Effects& effects_;
  Qt3DCore::QEntity* robot_ = nullptr;  ///< parent of all nodes of one model
  std::vector<Node> nodes_;
  std::vector<Kept> kept_;  ///< by Model::links()
  int selected_ = -1;
};

}  // namespace linkwright::ui
