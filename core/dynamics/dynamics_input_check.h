// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/require.h"
#include "core/dynamics/inverse_dynamics.h"

namespace linkwright {

// What a caller must have seen to, in one place for inverse and forward dynamics, derivatives and attribution. Each
// throws PreconditionError. On the path of every call, so finiteness is x - x == 0 and not Eigen's slower question.

inline void requireFinite(const Eigen::VectorXd& x, const char* message) {
  double sum = 0.0;
  for (Eigen::Index i = 0; i < x.size(); ++i) sum += x[i] - x[i];  // 0, or NaN where one is not finite
  require(sum == 0.0, message);
}

inline void requireGravity(const Eigen::Vector3d& g) {
  require((g.x() - g.x()) + (g.y() - g.y()) + (g.z() - g.z()) == 0.0, "gravity must be finite");
}

inline void requireWrench(const Model& model, const ExternalWrench& external) {
  require(external.link >= 0 && external.link < model.linkCount(), "an external wrench names no link");
  require(external.wrench.force.allFinite() && external.wrench.moment.allFinite(), "an external wrench must be finite");
  require(external.axes >= -1 && external.axes < model.linkCount(), "the axes of an external wrench name no link");
  require(external.point.allFinite(), "the point of an external wrench must be finite");
}

/// Sizes, finite numbers, links that there are.
inline void requireInput(const Model& model, const DynamicsInput& input) {
  requireSize(input.q.size(), model.dof(), "q");
  requireSize(input.qd.size(), model.dof(), "qd");
  requireSize(input.qdd.size(), model.dof(), "qdd");
  for (const Eigen::VectorXd* x : {&input.q, &input.qd, &input.qdd}) {
    requireFinite(*x, "q, qd and qdd must be finite numbers");
  }
  requireGravity(input.gravity);
  for (const ExternalWrench& external : input.external) requireWrench(model, external);
}

}  // namespace linkwright
