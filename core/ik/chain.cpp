// SPDX-License-Identifier: MIT
#include "core/ik/chain.h"

#include "core/base/require.h"

#include <algorithm>
#include <cmath>

namespace linkwright {

Chain chainOf(const Model& model, int link) {
  require(link >= 0 && link < model.linkCount(), "no such link");
  const ModelLink& entry = model.links()[static_cast<std::size_t>(link)];
  Chain chain;
  chain.reach = chain.size = entry.X_BL.p.norm();
  for (int b = entry.body; b >= 0; b = model.bodies()[static_cast<std::size_t>(b)].parent) {
    const Body& body = model.bodies()[static_cast<std::size_t>(b)];
    if (body.dof >= 0) {
      chain.joints.push_back(body.dof);
      chain.first_body = b;
      if (body.prismatic) {
        const Limits& limits = model.joints()[static_cast<std::size_t>(body.dof)].limits;
        const double travel = std::max(std::abs(limits.lower), std::abs(limits.upper));
        chain.reach += travel;
        if (std::isfinite(travel)) chain.size += travel;
      }
    }
    // the offset of the first body is where the chain starts, not a part of its reach
    if (body.parent >= 0) {
      const double offset = std::hypot(body.p_PJ.x, body.p_PJ.y, body.p_PJ.z);
      chain.reach += offset;
      chain.size += offset;
    }
  }
  std::reverse(chain.joints.begin(), chain.joints.end());
  return chain;
}

}  // namespace linkwright
