// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace linkwright::ui {

/// The programs of the picture, GLSL 3.30 core. Colours are display colours; light is added up in roughly linear
/// light (square and square root stand for the transfer curve).
struct ShaderSource {
  QByteArray vertex, fragment;
};

ShaderSource backdropShader();  ///< sky, ground, grid and shadow: one rectangle over the window
ShaderSource shadowShader();    ///< solids laid flat on the ground along the key light, into the shadow's texture
ShaderSource solidShader();     ///< links
ShaderSource outlineShader();   ///< the selected link's hull, a few pixels wider
ShaderSource glyphShader();     ///< arrows, lines and marks of constant width on the screen, smooth-edged
ShaderSource fillShader();      ///< flat translucent triangles
ShaderSource labelShader();     ///< painted text that faces the viewer

}  // namespace linkwright::ui
