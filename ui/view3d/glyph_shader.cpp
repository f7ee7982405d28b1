// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/shaders.h"

namespace linkwright::ui {

// One rectangle a glyph, laid over its projected segment; the fragment shader draws the glyph as a signed distance,
// so edges are smooth without multisampling. An arrow that points at the viewer shows as the textbook's circled dot,
// one that points away as the circled cross.
ShaderSource glyphShader() {
  return {R"(#version 330 core
in vec2 corner;
in vec3 tail;
in vec3 tip;
in vec4 colour;
in vec4 style;              // half width of the shaft, half width of the head, length of the head, kind
in float aside;
uniform mat4 viewProjectionMatrix;
uniform mat4 viewportMatrix;
uniform vec3 eyePosition;
uniform float glyphPixel;
uniform float nearPlane;
out vec2 local;             // device pixels along and across, from the tail
flat out float len;
flat out vec4 fill;
flat out vec4 shape;
flat out float towards;
void main() {
  vec4 a = viewProjectionMatrix * vec4(tail, 1.0);
  vec4 b = viewProjectionMatrix * vec4(tip, 1.0);
  fill = colour;
  shape = vec4(style.xyz * glyphPixel, style.w);
  towards = dot(tip - tail, eyePosition - tail);
  local = vec2(0.0);
  len = 0.0;
  float w = nearPlane;
  if (a.w < w && b.w < w) {
    gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
    return;
  }
  if (a.w < w) a = mix(a, b, (w - a.w) / (b.w - a.w));
  if (b.w < w) b = mix(b, a, (w - b.w) / (a.w - b.w));
  vec2 half_ = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
  vec2 pa = a.xy / a.w * half_, pb = b.xy / b.w * half_;
  vec2 d = pb - pa;
  len = length(d);
  vec2 u = len > 1e-3 ? d / len : vec2(1.0, 0.0);
  float margin = max(shape.x, shape.y) + 3.0 * glyphPixel;
  float along = corner.x < 0.0 ? -margin : len + margin;
  local = vec2(along, corner.y * margin);
  vec2 px = pa + u * local.x + vec2(-u.y, u.x) * (local.y + aside * glyphPixel);
  float z = mix(a.z / a.w, b.z / b.w, clamp(0.5 * corner.x + 0.5, 0.0, 1.0));
  gl_Position = vec4(px / half_, z, 1.0);
}
)",
          R"(#version 330 core
in vec2 local;
flat in float len;
flat in vec4 fill;
flat in vec4 shape;
flat in float towards;
uniform vec4 rimColour;
uniform float glyphPixel;
out vec4 fragColour;

float head(vec2 p, float at) {
  vec2 n = normalize(vec2(shape.y, shape.z));
  return max(dot(vec2(p.x - at, abs(p.y)), n), at - shape.z - p.x);
}

// how far the place is from the next dash, along the line
float dash(float x) {
  float on = 7.0 * glyphPixel, period = 12.5 * glyphPixel;
  float t = mod(x, period);
  return t < on ? max(-t, t - on) : min(t - on, period - t);
}

void main() {
  float kind = mod(shape.w, 10.0);
  bool rimmed = mod(shape.w, 20.0) < 10.0;
  bool dashed = mod(shape.w, 40.0) > 19.5;
  bool cored = shape.w > 39.5;
  float core = 0.0;
  float d;
  float light = 1.0;
  if (kind < 0.5) {                       // a line with round ends
    float x = clamp(local.x, 0.0, len);
    d = length(local - vec2(x, 0.0)) - shape.x;
    if (dashed) d = max(d, dash(local.x));
  } else if (kind < 2.5) {                // an arrow with one head or two
    if (len < 0.75 * shape.z) {
      vec2 p = local - vec2(0.5 * len, 0.0);
      float r = length(p);
      d = r - shape.y;
      float mark = towards > 0.0 ? r - 0.34 * shape.y : min(abs(p.x - p.y), abs(p.x + p.y)) * 0.7071 - 0.12 * shape.y;
      light = mix(0.35, 1.0, clamp(mark + 0.5, 0.0, 1.0));
    } else {
      float scale = kind > 1.5 ? 1.75 : 1.0;
      float shrink = min(1.0, len / (scale * shape.z));
      vec2 p = vec2(len - (len - local.x) / shrink, local.y / shrink);
      float neck = len - 0.6 * shape.z * shrink;
      float side = abs(local.y) - shape.x;
      d = max(side, max(-local.x, local.x - neck));
      if (dashed) d = max(d, dash(local.x));
      d = min(d, head(p, len) * shrink);
      if (kind > 1.5) d = min(d, head(p, len - 0.75 * shape.z) * shrink);
      if (cored) core = clamp(0.36 * shape.x + 0.5 - abs(local.y), 0.0, 1.0) * clamp(neck + 0.5 - local.x, 0.0, 1.0);
      float across = clamp(local.y / max(shape.x, 1.0), -1.0, 1.0);
      light = 1.0 - 0.16 * across * across;
    }
  } else if (kind < 3.5) {                // a disc
    d = length(local) - shape.y;
  } else if (kind < 4.5) {                // a centre of mass: quarters
    d = length(local) - shape.y;
    vec2 p = local / glyphPixel;
    light = mix(1.0, 0.0, clamp(p.x * p.y + 0.5, 0.0, 1.0));
  } else if (kind < 5.5) {                // a circle
    d = abs(length(local) - shape.y) - shape.x;
  } else {                                // a diamond
    d = 0.7071 * (abs(local.x) + abs(local.y) - shape.y);
  }
  float rim = rimmed ? 1.15 * glyphPixel : 0.0;
  float cover = clamp(0.5 + rim - d, 0.0, 1.0);
  if (cover < 0.004) discard;
  vec3 inner = kind > 3.5 && kind < 4.5 ? mix(rimColour.rgb, fill.rgb, light) : fill.rgb * light;
  // the core is the other end of the grey scale
  inner = mix(inner, vec3(dot(fill.rgb, vec3(0.3, 0.59, 0.11)) < 0.55 ? 1.0 : 0.05), core);
  vec3 c = rimmed ? mix(inner, rimColour.rgb, clamp(d + 0.5, 0.0, 1.0)) : inner;
  float a = cover * fill.a;
  fragColour = vec4(c * a, a);
}
)"};
}

}  // namespace linkwright::ui
