// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/decor_nodes.h"
#include "ui/view3d/effects.h"
#include "ui/view3d/frame_graph.h"
#include "ui/view3d/glyph_layer.h"
#include "ui/view3d/label_layer.h"
#include "ui/view3d/link_nodes.h"
#include "ui/view3d/view_state.h"

#include <memory>

namespace Qt3DCore {
class QBuffer;
class QEntity;
}  // namespace Qt3DCore
namespace Qt3DExtras {
class Qt3DWindow;
}
namespace Qt3DRender {
class QRenderCaptureReply;
}

namespace linkwright::ui {

/// What of the picture is out of date.
enum class Stale : unsigned {
  Nothing = 0,
  Model = 1,  ///< other links
  Poses = 2,  ///< links have moved
  Camera = 4,
  Look = 8,    ///< light or dark
  Tints = 16,  ///< lit links
  Selection = 32,
  Marks = 64,  ///< arrows, triads, axes, their labels
  Gizmo = 128,
  Decor = 256,  ///< ghosts, trails, ellipsoids, sheets
};
constexpr Stale operator|(Stale a, Stale b) {
  return static_cast<Stale>(static_cast<unsigned>(a) | static_cast<unsigned>(b));
}
constexpr bool has(Stale set, Stale part) { return (static_cast<unsigned>(set) & static_cast<unsigned>(part)) != 0; }

/// The picture in Qt3D's terms. Made once for a window; `update` brings what is stale up to the state.
class Scene {
public:
  /// `fades_edges` where the window's format has no multisampling.
  Scene(Qt3DExtras::Qt3DWindow* window, bool fades_edges);
  Qt3DCore::QEntity* root() const { return root_; }
  void update(const ViewState& state, Stale stale);
  /// Draws into a texture of that size from now on, device pixels; an empty size: into the window. What depends on the
  /// camera is stale then.
  void setTarget(const QSize& pixels, int samples);
  /// A picture of the next frame that is drawn.
  Qt3DRender::QRenderCaptureReply* requestPicture();
  /// Where the labels of the arrows stand.
  const std::vector<PlacedLabel>& arrowLabels() const { return labels_.placed(); }
  QRectF pinnedLabel(LabelPin pin) const { return labels_.pinned(pin); }

private:
  Qt3DCore::QEntity* addDrawn(Qt3DCore::QEntity* entity, Qt3DRender::QGeometryRenderer* renderer,
                              Qt3DRender::QEffect* effect);
  void addBackground();
  void addSquares();
  void updateCamera(const ViewState& state);
  void updateGround(const ViewState& state);
  void updateShadow(const ViewState& state);
  void updateLook(const Look& look);
  void updateGizmo(const ViewState& state, const Look& look);

  Qt3DExtras::Qt3DWindow* window_;
  Qt3DCore::QEntity* root_;
  Effects effects_;
  FrameGraph graph_;
  LinkNodes links_;
  DecorNodes decor_;
  GlyphLayer scene_marks_, leader_marks_, overlay_marks_, gizmo_marks_;
  LabelLayer labels_;
  Qt3DCore::QEntity* ground_shadow_ = nullptr;
  Qt3DCore::QEntity* squares_ = nullptr;
  Qt3DCore::QBuffer* square_vertices_ = nullptr;
  Qt3DRender::QGeometryRenderer* square_renderer_ = nullptr;
};

}  // namespace linkwright::ui
