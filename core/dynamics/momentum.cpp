// SPDX-License-Identifier: MIT
#include "core/dynamics/momentum.h"

#include "core/base/require.h"
#include "core/dynamics/body_motion.h"
#include "core/dynamics/crba_world.h"
#include "core/kinematics/forward_kinematics.h"
#include "core/spatial/to_eigen.h"

#include <Eigen/Geometry>

#include <vector>

namespace linkwright {

namespace {

// composite inertias of the bodies and all beyond them, world axes, about the bodies' origins
std::vector<CrbaWorldState<double>> composites(const Model& model, const Eigen::VectorXd& q) {
  requireSize(q.size(), model.dof(), "q");
  require(q.allFinite(), "q must be finite numbers");
  std::vector<CrbaWorldState<double>> bodies(static_cast<std::size_t>(model.bodyCount()));
  if (model.dof() == 0) return bodies;
  MassMatrixInput<double> in;
  in.bodies = model.bodies().data();
  in.count = model.bodyCount();
  in.dof = model.dof();
  in.q = q.data();
  crba_world::placeAndGather(in, bodies.data());
  return bodies;
}

}  // namespace

Momentum momentum(const Model& model, const Eigen::VectorXd& q, const Eigen::VectorXd& qd) {
  const std::vector<BodyMotion> motions = bodyMotions(model, q, qd);
  const Eigen::Vector3d centre = centreOfMass(model, q).value_or(Eigen::Vector3d::Zero());
  Momentum sum = {Eigen::Vector3d::Zero(), Eigen::Vector3d::Zero(), Eigen::Vector3d::Zero()};
  for (int i = 0; i < model.bodyCount(); ++i) {
    const BodyMotion& motion = motions[static_cast<std::size_t>(i)];
    const Eigen::Vector3d p = model.bodies()[static_cast<std::size_t>(i)].mass * motion.v_c;
    const Eigen::Vector3d spin = motion.R_WB * (centralInertia(model, i) * (motion.R_WB.transpose() * motion.omega));
    sum.linear += p;
    sum.about_origin += motion.c.cross(p) + spin;
    sum.about_centre += (motion.c - centre).cross(p) + spin;
  }
  return sum;
}

std::optional<Eigen::Vector3d> centreOfMass(const Model& model, const Eigen::VectorXd& q) {
  std::vector<Pose> X_WB;
  bodyPoses(model, q, X_WB);
  if (!(model.totalMass() > 0.0)) return std::nullopt;
  Eigen::Vector3d moment = model.worldMassMoment();
  for (std::size_t i = 0; i < X_WB.size(); ++i) {
    const Body& body = model.bodies()[i];
    moment += body.mass * X_WB[i].p + X_WB[i].R * toEigen(body.mc);
  }
  return moment / model.totalMass();
}

std::optional<Eigen::Vector3d> centreOfMassVelocity(const Model& model, const Eigen::VectorXd& q,
                                                    const Eigen::VectorXd& qd) {
  const Eigen::Vector3d linear = momentum(model, q, qd).linear;
  if (!(model.totalMass() > 0.0)) return std::nullopt;
  return linear / model.totalMass();
}

std::optional<Eigen::Matrix<double, 3, Eigen::Dynamic>> centreOfMassJacobian(const Model& model,
                                                                             const Eigen::VectorXd& q) {
  const std::vector<CrbaWorldState<double>> bodies = composites(model, q);
  if (!(model.totalMass() > 0.0)) return std::nullopt;
  Eigen::Matrix<double, 3, Eigen::Dynamic> J(3, model.dof());
  for (int j = 0; j < model.dof(); ++j) {
    const auto b = static_cast<std::size_t>(model.joints()[static_cast<std::size_t>(j)].body);
    const Eigen::Vector3d z(bodies[b].R.xz, bodies[b].R.yz, bodies[b].R.zz);
    // the momentum of what lies beyond the joint, moving at unit rate
    const RigidInertia<double>& beyond = bodies[b].composite;
    J.col(j) = (model.bodies()[b].prismatic ? Eigen::Vector3d(beyond.mass * z) : z.cross(toEigen(beyond.mc))) /
               model.totalMass();
  }
  return J;
}

std::optional<Eigen::Matrix<double, 6, Eigen::Dynamic>> centroidalMomentumMatrix(const Model& model,
                                                                                 const Eigen::VectorXd& q) {
  const std::vector<CrbaWorldState<double>> bodies = composites(model, q);
  const std::optional<Eigen::Vector3d> centre = centreOfMass(model, q);
  if (!centre) return std::nullopt;
  Eigen::Matrix<double, 6, Eigen::Dynamic> A(6, model.dof());
  for (int j = 0; j < model.dof(); ++j) {
    const auto b = static_cast<std::size_t>(model.joints()[static_cast<std::size_t>(j)].body);
    const Vec3<double> z = {bodies[b].R.xz, bodies[b].R.yz, bodies[b].R.zz};
    const RigidInertia<double>& beyond = bodies[b].composite;
    // Ic_j S_j about the body's origin, then about the centre of mass
    const bool slides = model.bodies()[b].prismatic;
    const Eigen::Vector3d linear = toEigen(slides ? scaled(beyond.mass, z) : cross(z, beyond.mc));
    const Eigen::Vector3d angular = toEigen(slides ? cross(beyond.mc, z) : beyond.I * z);
    A.col(j) << angular + (toEigen(bodies[b].p) - *centre).cross(linear), linear;
  }
  return A;
}

}  // namespace linkwright
