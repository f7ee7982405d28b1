// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "ui/view3d/arrow.h"
#include "ui/view3d/camera_orbit.h"
#include "ui/view3d/effects.h"
#include "ui/view3d/link_batch.h"
#include "ui/view3d/look.h"
#include "ui/view3d/picking.h"

#include <memory>
#include <optional>
#include <vector>

namespace Qt3DCore {
class QEntity;
}  // namespace Qt3DCore

namespace linkwright::ui {

/// The robot's links as nodes: drawn in batches, moved and tinted without a change of their meshes. A batch that looks
/// as it did keeps its meshes in another model. The selected link has an outline of its own.
class LinkNodes {
public:
  /// `effects` outlives the nodes.
  LinkNodes(Qt3DCore::QEntity* parent, const Effects& effects);
  ~LinkNodes();
  LinkNodes(const LinkNodes&) = delete;
  LinkNodes& operator=(const LinkNodes&) = delete;

  /// What is drawn. The meshes follow with `refine`.
  void build(const Model& model, const std::vector<LinkSolids>& solids, const Look& look);
  void clear();
  void setPoses(const std::vector<Pose>& X_WL);
  /// Makes the meshes that are missing, or too coarse or much too fine for how large the links are in the picture.
  void refine(const OrbitCamera& camera, double pixel_ratio, const std::vector<Pose>& X_WL);
  void setLit(const LitLinks& links, const Look& look);
  void setSelected(int link);

private:
  /// One link: what its mesh is made from.
  struct Part {
    LinkSolids solids;
    std::size_t link = 0;       ///< by Mechanism::links
    std::vector<double> looks;  ///< all that its solids look like, in numbers
    double radius = 0.0;        ///< m, of the widest round solid
    double reach = 0.0;         ///< m, from the link's frame to the farthest corner
    std::size_t batch = 0, slot = 0;
    bool looksLike(const Part& other) const;
  };
  struct Batch {
    bool translucent = false;
    std::vector<std::size_t> parts;  ///< by slot
    std::unique_ptr<LinkBatch> nodes;
    int slices = 0;  ///< of its meshes; 0 while they are to be made
  };

  static std::vector<Part> partsOf(const Model& model, const std::vector<LinkSolids>& solids, const Look& look);
  static std::vector<Batch> batchesOf(const std::vector<Part>& parts, const Look& look);
  void makeMeshes(Batch& batch);
  const Part* drawn(int link) const;  ///< null where it has nothing to show
  void placeOutline();

  Qt3DCore::QEntity* parent_;
  const Effects& effects_;
  Qt3DCore::QEntity *opaque_ = nullptr, *translucent_ = nullptr;  ///< parents of the batches
  const Look* look_ = nullptr;
  std::vector<Part> parts_;  ///< by Model::links()
  std::vector<Batch> batches_;
  std::vector<Pose> X_WL_;
  int selected_ = -1;
  std::unique_ptr<LinkBatch> outline_;  ///< of the selected link alone
  std::optional<Part> outlined_;        ///< what its mesh was made from
};

}  // namespace linkwright::ui
