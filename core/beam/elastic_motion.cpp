// SPDX-License-Identifier: MIT
#include "core/beam/elastic_motion.h"

#include "core/base/require.h"
#include "core/beam/beam_text.h"
#include "core/beam/newmark.h"
#include "core/spatial/rotation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace linkwright {

namespace {

/// A share of K beside M that hardly counts where there is mass, so that the iteration is not slower for it, and
/// decides where there is none: so do rotations that have no inertia follow what has. Less than 1e-6 would drown in the
/// round-off of the inertia that a hinge lets go.
double traceOfStiffness(const ElasticTree& tree) {
  double largest = 0.0;
  for (const ElasticBeam& beam : tree.beams) {
    const Eigen::VectorXd mass = freeMass(beam).diagonal(), stiffness = freeStiffness(beam).diagonal();
    for (Eigen::Index j = 0; j < mass.size(); ++j) {
      if (mass[j] > 0.0) largest = std::max(largest, stiffness[j] / mass[j]);
    }
  }
  return largest > 0.0 ? 1e-6 / largest : 1e-12;
}

}  // namespace

ElasticMotion::ElasticMotion(const ElasticTree& tree, const ElasticMotionOptions& options)
    : tree_(&tree),
      options_(options),
      pass_(tree),
      solver_(tree, {newmarkGains(options.dt).u, newmarkGains(options.dt).ud, 0.0}, options.damping_mass,
              options.damping_stiffness),
      state_(stateOfRest(tree, Eigen::VectorXd::Zero(tree.dof))) {
  pass_.gravity = options.gravity;
  pass_.loads = options.loads;
  pass_.damping_mass = options.damping_mass;
  pass_.damping_stiffness = options.damping_stiffness;
}

Result<ElasticMotion> ElasticMotion::make(const ElasticTree& tree, const ElasticMotionOptions& options) {
  using Made = Result<ElasticMotion>;
  if (!(std::isfinite(options.dt) && options.dt > 0.0)) {
    return Made::failure(stepNotPositive(options.dt));
  }
  if (options.dt < 1e-9 || options.dt > 10.0) {
    return Made::failure(
        Message("Elastic", "dt is %1 s but must be between 1e-9 s and 10 s").arg(shortText(options.dt)));
  }
  if (!options.gravity.allFinite())
    return Made::failure(Message("Elastic", "the components of gravity must be finite numbers"));
  const double damping = options.damping_mass + options.damping_stiffness;
  if (!(std::isfinite(damping) && options.damping_mass >= 0.0 && options.damping_stiffness >= 0.0)) {
    return Made::failure(Message("Elastic", "damping must be at least 0"));
  }
  for (const ElasticBeam& beam : tree.beams) {
    for (const BeamElement& element : beam.elements) {
      if (!(element.mass_own > 0.0)) {
        return Made::failure(
            Message("Elastic",
                    "a beam has no mass, so its motion is not determined; give its link a mass or its material a "
                    "density"));
      }
    }
  }
  return ElasticMotion(tree, options);
}

void ElasticMotion::driven(const JointDrive& drive, double t, ElasticState& state) const {
  JointMotion motion = state.joints;
  drive(t, motion);
  require(motion.q.size() == tree_->dof && motion.qd.size() == tree_->dof && motion.qdd.size() == tree_->dof,
          "a drive changed the number of joints");
  for (int i = 0; i < tree_->dof; ++i) {
    if (tree_->is_passive[static_cast<std::size_t>(i)] && t > 0.0) continue;
    state.joints.q[i] = motion.q[i];
    state.joints.qd[i] = motion.qd[i];
    state.joints.qdd[i] = motion.qdd[i];
  }
  require((state.joints.q + state.joints.qd + state.joints.qdd).allFinite(), "a drive is not finite");
}

Result<void> ElasticMotion::start(const JointDrive& drive, const Eigen::VectorXd& u) {
  steps_ = 0;
  state_ = stateOfRest(*tree_, Eigen::VectorXd::Zero(tree_->dof));
  driven(drive, 0.0, state_);
  for (int i = 0; i < tree_->dof; ++i) {
    if (tree_->is_passive[static_cast<std::size_t>(i)]) state_.joints.qdd[i] = 0.0;
  }
  if (u.size() > 0) {
    requireSize(u.size(), tree_->size, "u");
    state_.u = u;
  }
  if (options_.starts_consistently) {
    ElasticSolver first(*tree_, {0.0, 0.0, traceOfStiffness(*tree_)}, 0.0, 0.0);
    return first.solve(pass_, state_);
  }
  pass_.outward(state_);
  pass_.inward();
  return {};
}

Result<void> ElasticMotion::step(const JointDrive& drive) {
  const double dt = options_.dt;
  // as if accelerations stayed what they are
  ElasticState next = state_;
  next.u += dt * state_.ud + 0.5 * dt * dt * state_.udd;
  next.ud += dt * state_.udd;
  next.joints.q += dt * state_.joints.qd + 0.5 * dt * dt * state_.joints.qdd;
  next.joints.qd += dt * state_.joints.qdd;
  const double t = static_cast<double>(steps_ + 1) * dt;
  driven(drive, t, next);
  if (const Result<void> solved = solver_.solve(pass_, next); !solved)
    return Result<void>::failure(
        Message("Elastic", "at t = %1 s: %2").arg(shortText(t), solved.diagnostics().front().message));
  state_ = std::move(next);
  ++steps_;
  return {};
}

namespace {

/// Poses of the bodies, deformed or with all beams straight.
ElasticPass placed(const ElasticTree& tree, const ElasticState& state, bool is_straight) {
  ElasticPass pass(tree);
  ElasticState still = stateOfRest(tree, state.joints.q);
  if (!is_straight) still.u = state.u;
  pass.outward(still);
  return pass;
}

Eigen::Matrix3d turnOf(const ElasticBody& body, const ElasticState& state, int node) {
  if (node == 0) return Eigen::Matrix3d::Identity();
  const Eigen::Vector3d psi = state.u.segment<3>(body.first_dof + 6 * (node - 1) + 3);
  const double angle = psi.norm();
  return angle > 0.0 ? rotationAbout(psi / angle, angle) : Eigen::Matrix3d::Identity();
}

}  // namespace

Eigen::VectorXd nodalDeviations(const ElasticTree& tree, const ElasticState& state) {
  const ElasticPass bent = placed(tree, state, false), straight = placed(tree, state, true);
  Eigen::VectorXd out(6 * tree.nodeCount());
  Eigen::Index at = 0;
  for (int i = 0; i < std::ssize(tree.bodies); ++i) {
    const ElasticBody& body = tree.bodies[static_cast<std::size_t>(i)];
    if (body.beam < 0) continue;
    const Pose &X = bent.bodies()[static_cast<std::size_t>(i)].X_WB,
               &X_m = straight.bodies()[static_cast<std::size_t>(i)].X_WB;
    for (int k = 0; k < tree.beams[static_cast<std::size_t>(body.beam)].nodes(); ++k, at += 6) {
      out.segment<3>(at) = X * bent.nodePlace(i, k) - X_m * straight.nodePlace(i, k);
      out.segment<3>(at + 3) = rotationVector(X.R * turnOf(body, state, k) * X_m.R.transpose());
    }
  }
  return out;
}

Eigen::VectorXd nodePlaces(const ElasticTree& tree, const ElasticState& state) {
  const ElasticPass bent = placed(tree, state, false);
  Eigen::VectorXd out(3 * tree.nodeCount());
  Eigen::Index at = 0;
  for (int i = 0; i < std::ssize(tree.bodies); ++i) {
    const ElasticBody& body = tree.bodies[static_cast<std::size_t>(i)];
    if (body.beam < 0) continue;
    for (int k = 0; k < tree.beams[static_cast<std::size_t>(body.beam)].nodes(); ++k, at += 3) {
      out.segment<3>(at) = bent.bodies()[static_cast<std::size_t>(i)].X_WB * bent.nodePlace(i, k);
    }
  }
  return out;
}

}  // namespace linkwright
