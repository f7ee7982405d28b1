// SPDX-License-Identifier: MIT
#pragma once

#include "core/mechanism/body.h"
#include "core/scalar/real.h"
#include "core/scalar/vec3.h"

namespace linkwright {

/// Sines and cosines of the joint positions, asked for in ascending order of the joints. A scalar that can take several
/// joints of one state at once specializes it (core/scalar/batch_sine.h).
template <class S>
class JointSines {
public:
  JointSines(const S* q, int) : q_(q) {}
  void at(int joint, S& sine, S& cosine) { sineCosine(q_[joint], sine, cosine); }

private:
  const S* q_;
};

/// One more than the last joint that moves one of these bodies.
template <class B>
int jointCount(const B* bodies, int count) {
  int i = count - 1;
  while (i >= 0 && bodies[i].dof < 0) --i;
  return i < 0 ? 0 : bodies[i].dof + 1;
}

/// R_PB and the origin of a body in its parent at joint position q. The axis is z, so only two columns turn.
template <class S, class Sines>
void placeBody(const Body& body, const S& q, Sines& sines, Mat3<S>& R, Vec3<S>& r) {
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
  sines.at(body.dof, s, c);
  R = {mulAdd(c, T.xx, s * T.xy), negMulAdd(s, T.xx, c * T.xy), constant(T.xz),  //
       mulAdd(c, T.yx, s * T.yy), negMulAdd(s, T.yx, c * T.yy), constant(T.yz),  //
       mulAdd(c, T.zx, s * T.zy), negMulAdd(s, T.zx, c * T.zy), constant(T.zz)};
}

/// The same for one body by itself.
template <class S>
void placeBody(const Body& body, const S& q, Mat3<S>& R, Vec3<S>& r) {
  struct {
    const S& q;
    void at(int, S& sine, S& cosine) { sineCosine(q, sine, cosine); }
  } sines = {q};
  placeBody(body, q, sines, R, r);
}

}  // namespace linkwright
