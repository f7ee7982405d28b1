// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "ui/view3d/arrow.h"
#include "ui/view3d/effects.h"
#include "ui/view3d/look.h"
#include "ui/view3d/picking.h"

#include <string>
#include <vector>

namespace Qt3DCore {
class QEntity;
class QTransform;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QMaterial;
class QParameter;
}  // namespace Qt3DRender

namespace linkwright::ui {

/// The robot's links as nodes: one mesh and one material a link, made once, then only moved and tinted. A link that
/// looks as it did keeps its node in another model.
class LinkNodes {
public:
  /// `effects` outlives the nodes.
  LinkNodes(Qt3DCore::QEntity* parent, const Effects& effects);
  ~LinkNodes();
  LinkNodes(const LinkNodes&) = delete;
  LinkNodes& operator=(const LinkNodes&) = delete;

  void build(const Model& model, const std::vector<LinkSolids>& solids, const Look& look);
  void clear();
  void setPoses(const std::vector<Pose>& X_WL);
  void setLit(const LitLinks& links, const Look& look);
  void setSelected(int link);

private:
  struct Node {
    std::string name;                     ///< of the link
    std::vector<double> looks;            ///< what its mesh is made from, in numbers
    std::vector<SolidMesh> meshes;        ///< and the meshes that are in it
    Qt3DCore::QEntity* entity = nullptr;  ///< null where the link has nothing to show
    Qt3DCore::QTransform* transform = nullptr;
    Qt3DRender::QMaterial* material = nullptr;
    Qt3DRender::QParameter* tint = nullptr;
    Qt3DRender::QEffect *plain = nullptr, *outlined = nullptr;
  };
  void make(Node& node, const LinkSolids& solids, std::size_t link, const Look& look);

  Qt3DCore::QEntity* parent_;
  const Effects& effects_;
  Qt3DCore::QEntity* robot_ = nullptr;  ///< parent of all nodes
  std::vector<Node> nodes_;
  int selected_ = -1;
};

}  // namespace linkwright::ui
