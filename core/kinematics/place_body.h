// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/body.h"
#include "core/scalar/real.h"
#include "core/scalar/vec3.h"

namespace linkwright {

/// R_PB and the origin of a body in its parent at joint position q. The axis is z, so only two columns turn.
template <class S>
void placeBody(const Body& body, const S& q, Mat3<S>& R, Vec3<S>& r) {
  const Mat3<double>& T = body.R_PJ;
  const auto constant = [&](double x) { return constantLike(x, q); };
  r = {constant(body.p_PJ.x), constant(body.p_PJ.y), constant(body.p_PJ.z)};
  if (body.fixed || body.prismatic) {
    R = {constant(T.xx), constant(T.xy), constant(T.xz), constant(T.yx), constant(T.yy),
         constant(T.yz), constant(T.zx), constant(T.zy), constant(T.zz)};
    if (body.prismatic) r = {mulAdd(q, T.xz, r.x), mulAdd(q, T.yz, r.y), mulAdd(q, T.zz, r.z)};
    return;
  }
  S s, c;
  sineCosine(q, s, c);
  R = {mulAdd(c, T.xx, s * T.xy), negMulAdd(s, T.xx, c * T.xy), constant(T.xz),  //
       mulAdd(c, T.yx, s * T.yy), negMulAdd(s, T.yx, c * T.yy), constant(T.yz),  //
       mulAdd(c, T.zx, s * T.zy), negMulAdd(s, T.zx, c * T.zy), constant(T.zz)};
}

}  // namespace linkwright
