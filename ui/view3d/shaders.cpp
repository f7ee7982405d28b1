// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/shaders.h"

namespace linkwright::ui {

namespace {

/// Where the links of a batch stand: the rows of their poses and their tints, by slot.
QByteArray linkPoses() {
  return "in float slot;\nlayout(std140) uniform LinkPoses { vec4 links[" + QByteArray::number(4 * kLinksABatch) +
         R"(]; };
int first() { return 4 * int(slot + 0.5); }
vec3 placed(vec3 v, float w) {
  int row = first();
  vec4 p = vec4(v, w);
  return vec3(dot(links[row], p), dot(links[row + 1], p), dot(links[row + 2], p));
}
)";
}

}  // namespace

// The gradient of the sky is linear down the picture but for one bend, so four rows of corners give it exactly, and
// no pixel computes anything: what software drawing pays for is arithmetic a pixel.
ShaderSource backdropShader() {
  return {R"(#version 330 core
in vec3 corner;            // -1 or 1, and the row: 0 the sky's far side, 1 its bend, 2 the horizon, 3 the ground's side
uniform vec3 viewForward, viewUp, eyePosition;   // viewUp scaled by the slope of the frustum's upper side
uniform vec4 skyTop, skyHorizon;
out vec3 shade;
void main() {
  float side = eyePosition.z < 0.0 ? -1.0 : 1.0;
  const float bend = 1.0 / 1.9;    // slope at which the sky has its full colour
  float rise = max(viewUp.z, 1e-6);
  float y = side;
  if (corner.y > 2.5) y = -side;
  else if (corner.y > 0.5) y = clamp(((corner.y > 1.5 ? 0.0 : side * bend) - viewForward.z) / rise, -1.0, 1.0);
  float slope = side * (viewForward.z + y * rise);
  shade = mix(skyHorizon.rgb, skyTop.rgb, clamp(slope / bend, 0.0, 1.0));
  gl_Position = vec4(corner.x, y, 1.0, 1.0);
}
)",
          R"(#version 330 core
in vec3 shade;
out vec4 fragColour;
void main() { fragColour = vec4(shade, 1.0); }
)"};
}

ShaderSource groundShader() {
  return {R"(#version 330 core
in vec3 corner;
uniform mat4 viewProjectionMatrix;
uniform vec4 gridScale;    // minor spacing, minor lines a major one, fade radius, 1 from above or less from below
uniform vec4 gridCentre;   // x, y; the nearest crossing of major lines
out vec2 away;             // from the centre, in fade radii
out vec2 place;            // from that crossing, in minor spacings: small numbers stay exact
void main() {
  away = corner.xy;
  vec2 p = gridCentre.xy + gridScale.z * corner.xy;
  place = (p - gridCentre.zw) / gridScale.x;
  gl_Position = viewProjectionMatrix * vec4(p, 0.0, 1.0);
  gl_Position.z = 0.0;     // never cut by the far plane
}
)",
          R"(#version 330 core
in vec2 away;
in vec2 place;
uniform vec4 skyHorizon, groundColour, gridMinor, gridMajor, gridScale;
out vec4 fragColour;

// coverage of lines `width` pixels wide at every whole number of p; each: pixels a unit
float lines(vec2 p, vec2 each, float width) {
  vec2 cover = clamp(0.5 * width + 0.5 - abs(fract(p - 0.5) - 0.5) * each, 0.0, 1.0);
  // lines closer than a few pixels melt into nothing instead of flickering
  cover *= clamp(0.25 * each - 0.6, 0.0, 1.0);
  return max(cover.x, cover.y);
}

void main() {
  float fade = clamp(1.064 - 1.064 * dot(away, away), 0.0, 1.0);
  fade *= fade * (3.0 - 2.0 * fade) * gridScale.w;
  vec2 each = 1.0 / fwidth(place);
  vec3 colour = mix(groundColour.rgb, gridMinor.rgb, lines(place, each, 1.0));
  colour = mix(colour, gridMajor.rgb, lines(place / gridScale.y, each * gridScale.y, 1.35));
  fragColour = vec4(mix(skyHorizon.rgb, colour, fade), 1.0);
}
)"};
}

ShaderSource groundShadowShader() {
  return {R"(#version 330 core
in vec3 corner;
uniform mat4 viewProjectionMatrix;
uniform vec4 shadowRect;   // centre x, y; half size x, y
uniform vec4 gridScale, gridCentre;
out vec2 uv;
out vec2 away;
void main() {
  vec2 p = shadowRect.xy + corner.xy * shadowRect.zw;
  uv = 0.5 * corner.xy + 0.5;
  away = (p - gridCentre.xy) / gridScale.z;
  gl_Position = viewProjectionMatrix * vec4(p, 0.0, 1.0);
  gl_Position.z = 0.0;
}
)",
          R"(#version 330 core
in vec2 uv;
in vec2 away;
uniform float shadowStrength;
uniform sampler2D shadowMap;
out vec4 fragColour;
void main() {
  // four taps between texels are sixteen texels
  const vec2 o = vec2(1.5, 0.5) / 256.0;
  float dark = texture(shadowMap, uv + o).r + texture(shadowMap, uv - o).r +
               texture(shadowMap, uv + vec2(-o.y, o.x)).r + texture(shadowMap, uv + vec2(o.y, -o.x)).r;
  float fade = clamp(1.064 - 1.064 * dot(away, away), 0.0, 1.0);
  fragColour = vec4(0.0, 0.0, 0.0, 0.25 * shadowStrength * dark * fade * fade * (3.0 - 2.0 * fade));
}
)"};
}

ShaderSource shadowShader() {
  return {"#version 330 core\n" + linkPoses() + R"(
in vec3 vertexPosition;
uniform vec4 shadowRect;
uniform vec3 keyLight;
void main() {
  vec3 p = placed(vertexPosition, 1.0);
  p.xy -= keyLight.xy / keyLight.z * max(p.z, 0.0);
  gl_Position = vec4((p.xy - shadowRect.xy) / shadowRect.zw, 0.0, 1.0);
}
)",
          R"(#version 330 core
out vec4 fragColour;
void main() { fragColour = vec4(1.0); }
)"};
}

ShaderSource solidShader(Edges edges) {
  ShaderSource source = {"#version 330 core\n" + linkPoses() + R"(
in vec3 vertexPosition;
in vec3 vertexNormal;
in vec4 vertexColour;
uniform mat4 viewProjectionMatrix;
out vec3 place;
out vec3 normal;
out vec4 colour;
void main() {
  place = placed(vertexPosition, 1.0);
  normal = placed(vertexNormal, 0.0);
  vec4 tint = links[first() + 3];   // colour and amount
  colour = vec4(mix(vertexColour.rgb, tint.rgb, tint.a), vertexColour.a);
  gl_Position = viewProjectionMatrix * vec4(place, 1.0);
}
)",
                         R"(
in vec3 place;
in vec3 normal;
in vec4 colour;
uniform vec3 eyePosition;
uniform vec3 keyLight;
uniform vec4 groundColour;
uniform float edgeLight;
out vec4 fragColour;
void main() {
  vec3 n = normalize(normal);
  vec3 v = normalize(eyePosition - place);
  float facing = dot(n, v);
  // the outline of a round body is where it turns away from the eye: it fades there over one pixel. The step at a rim
  // that is smaller than a pixel is no outline, hence the upper bound
#ifdef FADES
  float rim = clamp(fwidth(facing), 1e-5, 0.5);
  float cover = clamp(facing / rim, 0.0, 1.0);
#endif
#ifdef INNER
  if (cover < 1.0) discard;
#endif
  vec3 base = colour.rgb * colour.rgb;
  float key = max(dot(n, keyLight), 0.0);
  float fill = max(facing, 0.0);
  vec3 light = vec3(0.66, 0.645, 0.62) * key + vec3(0.27, 0.275, 0.285) * fill +
               mix(vec3(0.15, 0.15, 0.145), vec3(0.29, 0.305, 0.33), 0.5 * n.z + 0.5);
  // the light's mirror image against the line of sight, to the tenth power
  float gloss = max(2.0 * dot(n, keyLight) * facing - dot(keyLight, v), 0.0);
  float gloss_2 = gloss * gloss;
  gloss = gloss_2 * gloss_2 * gloss_2 * gloss_2 * gloss_2;
  float edge = 1.0 - max(facing, 0.0);
  edge *= edge * edge;
  vec3 lit = base * light * (1.0 - 0.22 * edge) + vec3(0.10) * gloss + vec3(edgeLight) * edge;
  lit = sqrt(lit);
  // what is below the ground is seen through it
  if (place.z < -1e-4 && eyePosition.z > 0.0) lit = mix(lit, groundColour.rgb, 0.4);
#ifdef OUTER
  fragColour = vec4(lit, colour.a * cover);
#else
  fragColour = vec4(lit, colour.a);
#endif
}
)"};
  const char* defines = edges == Edges::Plain     ? ""
                        : edges == Edges::Without ? "#define FADES\n#define INNER\n"
                                                  : "#define FADES\n#define OUTER\n";
  source.fragment.prepend(QByteArray("#version 330 core\n") + defines);
  return source;
}

ShaderSource outlineShader() {
  return {"#version 330 core\n" + linkPoses() + R"(
in vec3 vertexPosition;
in vec3 vertexNormal;
uniform mat4 viewProjectionMatrix;
uniform mat4 viewportMatrix;
uniform float pixelRatio;
void main() {
  vec4 p = viewProjectionMatrix * vec4(placed(vertexPosition, 1.0), 1.0);
  vec4 n = viewProjectionMatrix * vec4(placed(vertexNormal, 0.0), 0.0);
  vec2 half_ = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
  // direction on the screen in which the surface faces
  vec2 d = (n.xy * p.w - p.xy * n.w) * half_;
  d /= max(length(d), 1e-6);
  p.xy += d * 3.0 * pixelRatio / half_ * p.w;
  p.z += 0.0006 * p.w;
  gl_Position = p;
}
)",
          R"(#version 330 core
uniform vec4 outlineColour;
out vec4 fragColour;
void main() { fragColour = vec4(outlineColour.rgb, 1.0); }
)"};
}

ShaderSource ghostShader(GhostOf of) {
  const QByteArray where = of == GhostOf::Links ? linkPoses() + R"(
in vec3 vertexPosition;
in vec3 vertexNormal;
vec3 worldPlace() { return placed(vertexPosition, 1.0); }
vec3 worldNormal() { return placed(vertexNormal, 0.0); }
vec4 tint() { return links[first() + 3]; }
)"
                                                : QByteArray(R"(
in vec3 vertexPosition;
in vec3 vertexNormal;
uniform mat4 modelMatrix;
uniform mat3 modelNormalMatrix;
uniform vec4 ghostColour;
vec3 worldPlace() { return (modelMatrix * vec4(vertexPosition, 1.0)).xyz; }
vec3 worldNormal() { return modelNormalMatrix * vertexNormal; }
vec4 tint() { return ghostColour; }
)");
  return {"#version 330 core\n" + where + R"(
uniform mat4 viewProjectionMatrix;
out vec3 place;
out vec3 normal;
flat out vec4 colour;
void main() {
  place = worldPlace();
  normal = worldNormal();
  colour = tint();
  gl_Position = viewProjectionMatrix * vec4(place, 1.0);
  // where a ghost stands just where the robot does, the robot is seen
  gl_Position.z += 0.0008 * gl_Position.w;
}
)",
          R"(#version 330 core
in vec3 place;
in vec3 normal;
flat in vec4 colour;
uniform vec3 eyePosition;
out vec4 fragColour;
void main() {
  float facing = clamp(dot(normalize(normal), normalize(eyePosition - place)), 0.0, 1.0);
  // a thin shell: the eye looks through more of it where it turns away
  float edge = 1.0 - facing;
  float alpha = clamp(colour.a * (0.45 + 1.3 * edge * edge), 0.0, 1.0);
  fragColour = vec4(colour.rgb * (0.75 + 0.25 * facing) * alpha, alpha);
}
)"};
}

ShaderSource sheetShader() {
  return {R"(#version 330 core
in vec3 vertexPosition;
in vec3 vertexNormal;
uniform mat4 modelMatrix;
uniform mat3 modelNormalMatrix;
uniform mat4 viewProjectionMatrix;
out vec3 place;
out vec3 normal;
void main() {
  place = (modelMatrix * vec4(vertexPosition, 1.0)).xyz;
  normal = modelNormalMatrix * vertexNormal;
  gl_Position = viewProjectionMatrix * vec4(place, 1.0);
  // a solid that lies just on it is seen
  gl_Position.z += 0.0003 * gl_Position.w;
}
)",
          R"(#version 330 core
in vec3 place;
in vec3 normal;
uniform vec3 eyePosition;
uniform vec3 keyLight;
uniform vec4 sheetColour;
out vec4 fragColour;
void main() {
  vec3 n = normalize(normal);
  float facing = dot(n, normalize(eyePosition - place));
  // where it turns away from the eye is its outline, which fades over a pixel
  float cover = clamp(abs(facing) / clamp(fwidth(facing), 1e-5, 0.5), 0.0, 1.0);
  float light = 0.84 + 0.2 * dot(facing < 0.0 ? -n : n, keyLight);
  float grey = dot(sheetColour.rgb, vec3(0.3, 0.55, 0.15));
  // from behind it is greyer, darker and denser
  vec3 colour = facing < 0.0 ? 0.6 * mix(sheetColour.rgb, vec3(grey), 0.5) : sheetColour.rgb;
  float alpha = min(sheetColour.a * (facing < 0.0 ? 1.35 : 1.0), 1.0) * cover;
  fragColour = vec4(min(colour * light, 1.0) * alpha, alpha);
}
)"};
}

ShaderSource pointShader() {
  return {R"(#version 330 core
in vec3 vertexPosition;
in vec3 vertexColour;
uniform mat4 viewProjectionMatrix;
uniform float pixelRatio;
uniform float radius;
flat out vec3 fill;
flat out float size;
void main() {
  fill = vertexColour;
  // a pixel more, over which the edge fades
  size = 2.0 * radius * pixelRatio + 1.0;
  gl_PointSize = size;
  gl_Position = viewProjectionMatrix * vec4(vertexPosition, 1.0);
}
)",
          R"(#version 330 core
flat in vec3 fill;
flat in float size;
out vec4 fragColour;
void main() {
  float from_edge = 0.5 * size - length(gl_PointCoord - 0.5) * size;
  float alpha = clamp(from_edge, 0.0, 1.0);
  fragColour = vec4(fill * alpha, alpha);
}
)"};
}

ShaderSource fillShader() {
  return {R"(#version 330 core
in vec3 place;
in vec4 colour;
uniform mat4 viewProjectionMatrix;
out vec4 shade;
void main() {
  shade = colour;
  gl_Position = viewProjectionMatrix * vec4(place, 1.0);
}
)",
          R"(#version 330 core
in vec4 shade;
out vec4 fragColour;
void main() { fragColour = vec4(shade.rgb * shade.a, shade.a); }
)"};
}

ShaderSource labelShader() {
  return {R"(#version 330 core
in vec2 corner;
uniform mat4 viewProjectionMatrix;
uniform mat4 viewportMatrix;
uniform float pixelRatio;
in vec3 anchor;
in vec2 labelSize;     // device pixels
in vec2 labelOffset;   // device-independent pixels from the anchor to the label's middle, y down
in vec4 labelPlace;    // left, top, width, height in the texture
in float pinned;       // 1: the anchor is a corner of the window, -1 to 1
in float opacity;
out vec2 uv;
flat out float cover;
void main() {
  vec4 c = pinned > 0.5 ? vec4(anchor, 1.0) : viewProjectionMatrix * vec4(anchor, 1.0);
  vec2 half_ = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
  vec2 middle = c.xy / c.w * half_ + vec2(labelOffset.x, -labelOffset.y) * pixelRatio;
  vec2 px = floor(middle - 0.5 * labelSize + 0.5) + (0.5 * corner + 0.5) * labelSize;
  uv = labelPlace.xy + vec2(0.5 + 0.5 * corner.x, 0.5 - 0.5 * corner.y) * labelPlace.zw;
  cover = opacity;
  gl_Position = c.w > 0.0 ? vec4(px / half_, c.z / c.w, 1.0) : vec4(0.0, 0.0, 2.0, 1.0);
}
)",
          R"(#version 330 core
in vec2 uv;
flat in float cover;
uniform sampler2D labelImage;
out vec4 fragColour;
void main() {
  vec4 c = texture(labelImage, uv) * cover;
  if (c.a < 0.004) discard;
  fragColour = c;
}
)"};
}

}  // namespace linkwright::ui
