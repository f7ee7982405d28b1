// SPDX-License-Identifier: MIT
#pragma once

// The size of the inertias that are added to give the diagonal of the mass matrix: what an entry of it is held against
// to tell inertia from round-off. No Eigen, no allocation.

#include "core/kinematics/place_body.h"
#include "core/mechanism/body.h"
#include "core/scalar/real.h"
#include "core/scalar/vec3.h"

namespace linkwright {

/// Of a body and all beyond it: mass, first moment, trace of the inertia, and what was added to give the trace.
template <class S>
struct AddedInertia {
  double mass;
  Vec3<S> mc;
  S trace, added;
};

/// size [dof] from q [dof]: kg m^2; for a slide the mass that it carries, kg. `composites` [count] is scratch. O(n).
template <class S>
void addedInertia(const Body* bodies, int count, const S* q, AddedInertia<S>* composites, S* size) {
  const S zero = zeroLike(q[0]);
  for (int i = 0; i < count; ++i) {
    const Body& body = bodies[i];
    const S trace = constantLike(body.I_Bo.xx + body.I_Bo.yy + body.I_Bo.zz, zero);
    composites[i] = {body.mass,
                     {constantLike(body.mc.x, zero), constantLike(body.mc.y, zero), constantLike(body.mc.z, zero)},
                     trace,
                     trace};
  }
  for (int i = count - 1; i >= 0; --i) {
    const Body& body = bodies[i];
    const AddedInertia<S>& me = composites[i];
    if (body.dof >= 0) size[body.dof] = body.prismatic ? constantLike(me.mass, zero) : me.added;
    if (body.parent < 0) continue;
    Mat3<S> R;
    Vec3<S> r;
    placeBody(body, body.dof >= 0 ? q[body.dof] : zero, R, r);
    const Vec3<S> mc = R * me.mc;
    const S arm = me.mass * dot(r, r);
    AddedInertia<S>& up = composites[body.parent];
    up.mass += me.mass;
    up.mc = up.mc + mc + scaled(me.mass, r);
    up.trace = up.trace + (me.trace + 4.0 * dot(r, mc) + 2.0 * arm);
    up.added = up.added + (me.trace + 2.0 * arm);  // the term between them is no larger than both
  }
}

}  // namespace linkwright
