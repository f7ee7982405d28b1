// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/require.h"
#include "core/dynamics/inverse_dynamics.h"

namespace linkwright {

/// Throws PreconditionError unless `input` fits `model`: sizes, finite numbers, links that there are.
inline void requireInput(const Model& model, const DynamicsInput& input) {
  requireSize(input.q.size(), model.dof(), "q");
  requireSize(input.qd.size(), model.dof(), "qd");
  requireSize(input.qdd.size(), model.dof(), "qdd");
  require(input.q.allFinite() && input.qd.allFinite() && input.qdd.allFinite(), "q, qd and qdd must be finite numbers");
  require(input.gravity.allFinite(), "gravity must be finite");
  for (const ExternalWrench& external : input.external) {
    require(external.link >= 0 && external.link < model.linkCount(), "an external wrench names no link");
    require(external.wrench.force.allFinite() && external.wrench.moment.allFinite(),
            "an external wrench must be finite");
    require(external.axes >= -1 && external.axes < model.linkCount(), "the axes of an external wrench name no link");
    require(external.point.allFinite(), "the point of an external wrench must be finite");
  }
}

}  // namespace linkwright
