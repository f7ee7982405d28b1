// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/view3d/shaders.h"

#include <Qt3DRender/QEffect>
#include <Qt3DRender/QRenderPass>

namespace Qt3DCore {
class QNode;
}

namespace linkwright::ui {

/// The passes of a frame, in drawing order; each is a branch of the frame graph.
namespace pass {
inline constexpr const char* kShadow = "shadow";
inline constexpr const char* kBackdrop = "backdrop";
inline constexpr const char* kGround = "ground";
inline constexpr const char* kGroundShadow = "ground_shadow";
inline constexpr const char* kSolid = "solid";
inline constexpr const char* kBlended = "blended";  ///< fading outlines and translucent links
inline constexpr const char* kOutline = "outline";
inline constexpr const char* kSheet = "sheet";      ///< see-through surfaces, seen from both sides
inline constexpr const char* kGhost = "ghost";      ///< see-through solids, hidden by the robot's own
inline constexpr const char* kGlyph = "glyph";      ///< hidden by solids
inline constexpr const char* kOverlay = "overlay";  ///< over everything: arrows
inline constexpr const char* kGizmo = "gizmo";      ///< over the arrows
inline constexpr const char* kLabel = "label";
}  // namespace pass

/// Effects for the passes above, shared by all materials. Owned by the node given.
struct Effects {
  /// `fades_edges` where nothing else smooths the outlines of solids.
  Effects(Qt3DCore::QNode* owner, bool fades_edges);
  Qt3DRender::QEffect* backdrop;
  Qt3DRender::QEffect* ground;
  Qt3DRender::QEffect* ground_shadow;
  Qt3DRender::QEffect* solid;        ///< of a batch of links
  Qt3DRender::QEffect* translucent;  ///< of a batch of links
  Qt3DRender::QEffect* outline;      ///< of one link, beside its batch
  Qt3DRender::QEffect* ghost;        ///< a solid by itself
  Qt3DRender::QEffect* ghost_links;  ///< links in batches
  Qt3DRender::QEffect* sheet;
  Qt3DRender::QEffect* glyph;
  Qt3DRender::QEffect* point;
  Qt3DRender::QEffect* overlay_glyph;
  Qt3DRender::QEffect* gizmo_glyph;
  Qt3DRender::QEffect* gizmo_fill;
  Qt3DRender::QEffect* label;
};

}  // namespace linkwright::ui
