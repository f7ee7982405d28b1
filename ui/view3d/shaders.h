// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <cstddef>

namespace linkwright::ui {

/// The programs of the picture, GLSL 3.30 core. Colours are display colours; light is added up in roughly linear
/// light (square and square root stand for the transfer curve).
struct ShaderSource {
  QByteArray vertex, fragment;
};

/// How the outlines of solids are drawn. Without multisampling they fade over their last pixel; what fades must come
/// after all that does not, or it would mix with what was drawn before instead of with what lies behind.
enum class Edges {
  Plain,    ///< no fading: multisampling smooths
  Without,  ///< only what does not fade
  Fading,   ///< all, with the fading pixel
};

/// How many links are drawn in one go: their poses and tints fit into a block of numbers four times over (OpenGL
/// promises 16 KiB).
inline constexpr std::size_t kLinksABatch = 64;

ShaderSource backdropShader();      ///< sky, and the colour of far ground
ShaderSource groundShader();        ///< ground and grid around what is looked at
ShaderSource groundShadowShader();  ///< the shadow's texture on the ground
ShaderSource shadowShader();        ///< links laid flat on the ground along the key light, into the shadow's texture
ShaderSource solidShader(Edges edges);  ///< links
ShaderSource outlineShader();           ///< the selected link's hull, a few pixels wider
/// See-through solids, denser where they turn away from the eye: one by its own transform, or links in batches.
enum class GhostOf { Solid, Links };
ShaderSource ghostShader(GhostOf of);
ShaderSource sheetShader();  ///< see-through surfaces, darker from behind
ShaderSource glyphShader();  ///< arrows, lines and marks of constant width on the screen, smooth-edged
ShaderSource pointShader();  ///< dots of one size, one vertex each
ShaderSource fillShader();   ///< flat translucent triangles
ShaderSource labelShader();  ///< painted text that faces the viewer

}  // namespace linkwright::ui
