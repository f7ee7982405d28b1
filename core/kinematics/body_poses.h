// SPDX-License-Identifier: MIT
#pragma once

// Forward kinematics as a kernel: the poses of all bodies in the world, from the base outward. No Eigen, no allocation.

#include "core/kinematics/place_body.h"

namespace linkwright {

/// How many numbers a pose takes: R_WB column by column, then the origin.
inline constexpr int kPoseNumbers = 12;

/// X_WB of every body at joint positions `q` [dof], into X [count][12]. O(n).
template <class S>
void bodyPosesKernel(const Body* bodies, int count, const S* q, S* X) {
  JointSines<S> sines(q, jointCount(bodies, count));
  for (int i = 0; i < count; ++i) {
    const Body& body = bodies[i];
    Mat3<S> R;
    Vec3<S> p;
    placeBody(body, body.dof >= 0 ? q[body.dof] : zeroLike(q[0]), sines, R, p);
    if (body.parent >= 0) {
      // X_WB = X_WP X_PB
      const S* up = X + kPoseNumbers * body.parent;
      const Mat3<S> R_WP = {up[0], up[3], up[6], up[1], up[4], up[7], up[2], up[5], up[8]};
      p = addTimes(R_WP, p, Vec3<S>{up[9], up[10], up[11]});
      R = R_WP * R;
    }
    S* me = X + kPoseNumbers * i;
    me[0] = R.xx, me[1] = R.yx, me[2] = R.zx;
    me[3] = R.xy, me[4] = R.yy, me[5] = R.zy;
    me[6] = R.xz, me[7] = R.yz, me[8] = R.zz;
    me[9] = p.x, me[10] = p.y, me[11] = p.z;
  }
}

}  // namespace linkwright
