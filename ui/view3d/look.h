// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/shape.h"

#include <QColor>
#include <QVector3D>

#include <array>
#include <cstddef>

namespace linkwright::ui {

/// The colours and measures of the picture that are no quantity's: one place, light and dark.
struct Look {
  QColor sky_top, sky_horizon, ground, grid_minor, grid_major;
  float shadow = 0.2f;       ///< how much darker the ground is in the shadow
  float edge_light = 0.05f;  ///< what solids gain where they turn away: on dark ground it keeps dark ones apart from it
  QColor link, link_alternate, joint;  ///< the tones of solids without a colour of their own
  QColor lit;                          ///< the link that the recursion is at
  QColor outward, inward, waiting;     ///< where it has been on the way out and back, and what waits at a fork
  float lit_amount = 0.9f, outward_amount = 0.75f, inward_amount = 0.75f, waiting_amount = 0.8f;
  QColor outline;  ///< of the selection
  QColor halo;     ///< around a marked arrow
  QColor rim;      ///< the thin dark edge of arrows
  QColor joint_axis;
  QColor joint_mark;  ///< where one term of a sum ends and the next begins
  QColor label_text, label_ground;
  QColor gizmo_hover, gizmo_neutral, ghost;
};

/// High contrast is dark.
const Look& lookOf(bool dark, bool high_contrast = false);

/// Of what says no colour itself: links alternate along the chain, counted by Mechanism::links. Red, green, blue, 1.
std::array<float, 4> linkColour(std::size_t link, const Look& look);
/// A solid's own colour, the tone that generated solids name, or that of its link.
std::array<float, 4> shapeColour(const Shape& shape, std::size_t link, const Look& look);

/// Towards the key light, unit length, world axes.
QVector3D keyLightDirection();

}  // namespace linkwright::ui
