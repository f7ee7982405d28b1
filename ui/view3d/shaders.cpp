// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view3d/shaders.h"

namespace linkwright::ui {

ShaderSource backdropShader() {
  return {R"(#version 330 core
in vec2 corner;
uniform vec3 viewForward, viewRight, viewUp;   // the last two scaled by the slopes of the frustum's sides
out vec3 direction;
void main() {
  direction = viewForward + corner.x * viewRight + corner.y * viewUp;
  gl_Position = vec4(corner, 1.0, 1.0);
}
)",
          R"(#version 330 core
in vec3 direction;         // not normalized: its part along the line of sight is 1
uniform vec3 eyePosition;
uniform vec4 skyTop, skyHorizon, groundColour, gridMinor, gridMajor;
uniform vec4 gridScale;    // minor spacing, major spacing, fade radius, shadow strength
uniform vec3 gridCentre;
uniform vec3 pixelRight, pixelUp;   // what the direction changes by a pixel to the right and upwards
uniform vec4 shadowRect;   // centre x, y; half size x, y
uniform sampler2D shadowMap;
out vec4 fragColour;

// coverage of lines `width` pixels wide at every multiple of a spacing; p and pixel in units of it
float lines(vec2 p, vec2 pixel, float width) {
  vec2 each = 1.0 / pixel;
  vec2 cover = clamp(0.5 * width + 0.5 - abs(fract(p - 0.5) - 0.5) * each, 0.0, 1.0);
  // lines closer than a few pixels melt into nothing instead of flickering
  cover *= clamp(0.25 * each - 0.6, 0.0, 1.0);
  return max(cover.x, cover.y);
}

void main() {
  vec3 d = direction;
  vec3 sky = mix(skyHorizon.rgb, skyTop.rgb, clamp(1.9 * abs(d.z), 0.0, 1.0));
  if (d.z * eyePosition.z >= -1e-5) {
    fragColour = vec4(sky, 1.0);
    return;
  }
  // where the ray meets z = 0, and what a pixel spans there
  float t = -eyePosition.z / d.z;
  vec2 p = eyePosition.xy + t * d.xy;
  vec2 pixel = t * (abs(pixelRight.xy) + abs(pixelUp.xy - pixelUp.z / d.z * d.xy)) + 1e-7;
  vec2 away = (p - gridCentre.xy) / gridScale.z;
  float fade = 1.0 - smoothstep(0.06, 1.0, dot(away, away));
  vec3 colour = skyHorizon.rgb;
  if (fade > 0.0) {
    vec3 ground = mix(skyHorizon.rgb, groundColour.rgb, fade);
    if (eyePosition.z < 0.0) ground = mix(sky, ground, 0.5);
    colour = mix(ground, gridMinor.rgb, fade * lines(p / gridScale.x, pixel / gridScale.x, 1.0));
    colour = mix(colour, gridMajor.rgb, fade * lines(p / gridScale.y, pixel / gridScale.y, 1.35));
    vec2 s = (p - shadowRect.xy) / shadowRect.zw;
    if (eyePosition.z > 0.0 && max(abs(s.x), abs(s.y)) < 1.0) {
      // four taps between texels are sixteen texels
      vec2 uv = 0.5 * s + 0.5;
      vec2 o = vec2(1.5, 0.5) / 256.0;
      float dark = texture(shadowMap, uv + o).r + texture(shadowMap, uv - o).r +
                   texture(shadowMap, uv + vec2(-o.y, o.x)).r + texture(shadowMap, uv + vec2(o.y, -o.x)).r;
      colour *= 1.0 - 0.25 * gridScale.w * dark * fade;
    }
  }
  fragColour = vec4(colour, 1.0);
}
)"};
}

ShaderSource shadowShader() {
  return {R"(#version 330 core
in vec3 vertexPosition;
uniform mat4 modelMatrix;
uniform vec4 shadowRect;
uniform vec3 keyLight;
void main() {
  vec3 p = (modelMatrix * vec4(vertexPosition, 1.0)).xyz;
  p.xy -= keyLight.xy / keyLight.z * max(p.z, 0.0);
  gl_Position = vec4((p.xy - shadowRect.xy) / shadowRect.zw, 0.0, 1.0);
}
)",
          R"(#version 330 core
out vec4 fragColour;
void main() { fragColour = vec4(1.0); }
)"};
}

ShaderSource solidShader() {
  return {R"(#version 330 core
in vec3 vertexPosition;
in vec3 vertexNormal;
in vec4 vertexColour;
uniform mat4 modelMatrix;
uniform mat4 viewProjectionMatrix;
uniform mat3 modelNormalMatrix;
out vec3 place;
out vec3 normal;
out vec4 colour;
void main() {
  vec4 p = modelMatrix * vec4(vertexPosition, 1.0);
  place = p.xyz;
  normal = modelNormalMatrix * vertexNormal;
  colour = vertexColour;
  gl_Position = viewProjectionMatrix * p;
}
)",
          R"(#version 330 core
in vec3 place;
in vec3 normal;
in vec4 colour;
uniform vec3 eyePosition;
uniform vec3 keyLight;
uniform vec4 tint;          // colour and amount
uniform vec4 groundColour;
out vec4 fragColour;
void main() {
  vec3 n = normalize(normal);
  vec3 v = normalize(eyePosition - place);
  float facing = dot(n, v);
  vec3 base = mix(colour.rgb, tint.rgb, tint.a);
  base *= base;
  float key = max(dot(n, keyLight), 0.0);
  float fill = max(facing, 0.0);
  vec3 light = vec3(0.66, 0.645, 0.62) * key + vec3(0.27, 0.275, 0.285) * fill +
               mix(vec3(0.15, 0.15, 0.145), vec3(0.29, 0.305, 0.33), 0.5 * n.z + 0.5);
  vec3 h = normalize(keyLight + v);
  float gloss = pow(max(dot(n, h), 0.0), 40.0);
  float edge = 1.0 - max(facing, 0.0);
  edge *= edge * edge;
  vec3 lit = base * light * (1.0 - 0.22 * edge) + vec3(0.10) * gloss + vec3(0.05) * edge;
  lit = sqrt(lit);
  // what is below the ground is seen through it
  if (place.z < -1e-4 && eyePosition.z > 0.0) lit = mix(lit, groundColour.rgb, 0.4);
  // the outline of a round body is where it turns away from the eye: fade there over one pixel
  float smooth_ = clamp(facing / max(fwidth(facing), 1e-5), 0.0, 1.0);
  fragColour = vec4(lit, colour.a * smooth_);
}
)"};
}

ShaderSource outlineShader() {
  return {R"(#version 330 core
in vec3 vertexPosition;
in vec3 vertexNormal;
uniform mat4 modelMatrix;
uniform mat4 viewProjectionMatrix;
uniform mat3 modelNormalMatrix;
uniform mat4 viewportMatrix;
uniform float pixelRatio;
void main() {
  vec4 p = viewProjectionMatrix * (modelMatrix * vec4(vertexPosition, 1.0));
  vec4 n = viewProjectionMatrix * vec4(modelNormalMatrix * vertexNormal, 0.0);
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
out vec2 uv;
void main() {
  vec4 c = pinned > 0.5 ? vec4(anchor, 1.0) : viewProjectionMatrix * vec4(anchor, 1.0);
  vec2 half_ = vec2(viewportMatrix[0][0], viewportMatrix[1][1]);
  vec2 middle = c.xy / c.w * half_ + vec2(labelOffset.x, -labelOffset.y) * pixelRatio;
  vec2 px = floor(middle - 0.5 * labelSize + 0.5) + (0.5 * corner + 0.5) * labelSize;
  uv = labelPlace.xy + vec2(0.5 + 0.5 * corner.x, 0.5 - 0.5 * corner.y) * labelPlace.zw;
  gl_Position = c.w > 0.0 ? vec4(px / half_, c.z / c.w, 1.0) : vec4(0.0, 0.0, 2.0, 1.0);
}
)",
          R"(#version 330 core
in vec2 uv;
uniform sampler2D labelImage;
out vec4 fragColour;
void main() {
  vec4 c = texture(labelImage, uv);
  if (c.a < 0.004) discard;
  fragColour = c;
}
)"};
}

}  // namespace linkwright::ui
