// SPDX-License-Identifier: MIT
#include "core/contact/extended_mistakes.h"

#include "core/base/decompositions.h"
#include "core/base/index.h"
#include "core/base/translatable.h"

#include <cmath>
#include <limits>

namespace linkwright {

namespace {

constexpr MistakeRow<ExtendedMistake> kRows[] = {
    {ExtendedMistake::ContactForceSign, "contact-force-sign",
     translatable("Mistake", "Contact force with the opposite sign"),
     translatable("Mistake",
                  "INV receives the force of the end effector on the ground instead of the opposite force, so j_c and "
                  "fₙ have the wrong sign. At rest the ground pulls where it should push, yet q̈ is right. In motion C″ "
                  "equals 2 γ instead of zero.")},
    {ExtendedMistake::DirectionFromZeroVelocity, "direction-from-zero-velocity",
     translatable("Mistake", "t from the velocity given to INV, which is zero"),
     translatable("Mistake",
                  "jₜ is computed with q̇ = 0, where ṙ / |ṙ| is 0 / 0. If this is taken as 0, jₜ vanishes and fₙ is "
                  "computed for a frictionless surface although friction acts. The end effector leaves the surface, "
                  "and A never approaches zero.")},
    {ExtendedMistake::OwnFrictionAsProbe, "own-friction-as-probe",
     translatable("Mistake", "K itself in place of the probe K = 1 in jₜ"),
     translatable("Mistake",
                  "jₜ is multiplied by K, so the friction term of A contains K². The result is right only where K is 0 "
                  "or 1. At K = 0.2, four fifths of the friction term of A are missing.")},
    {ExtendedMistake::FrictionWrongSign, "friction-wrong-sign",
     translatable("Mistake", "+K fₙ t in place of −K fₙ t: friction drives the motion"),
     translatable("Mistake",
                  "Friction pushes the end effector in its direction of motion. Where friction should increase the "
                  "normal force until the contact jams, it reduces the normal force. The energy grows.")},
    {ExtendedMistake::GravityLeftOut, "gravity-not-in-bias", translatable("Mistake", "Gravity left out of b and bₙ"),
     translatable("Mistake", "At rest and without joint torques, fₙ = 0 and q̈ = 0, so the arm floats.")},
    {ExtendedMistake::GravityInColumns, "gravity-in-columns",
     translatable("Mistake", "Gravity included in the columns of M"),
     translatable("Mistake",
                  "Each column contains gravity too, so M is no longer symmetric. Compare M with its transpose.")},
    {ExtendedMistake::VelocityInColumns, "velocity-in-columns",
     translatable("Mistake", "Velocity included in the columns of M"),
     translatable("Mistake",
                  "M is right at rest. In motion each column also contains Coriolis, centrifugal and friction torques, "
                  "so M changes with the velocity and is no longer symmetric.")},
    {ExtendedMistake::JointFrictionTwice, "joint-friction-twice",
     translatable("Mistake", "Viscous joint friction added twice"),
     translatable("Mistake",
                  "The result of INV already contains D q̇. At rest q̈ is right. In motion the joints are damped twice, "
                  "and the motion dies out too soon.")},
    {ExtendedMistake::NormalNotUnit, "normal-not-unit",
     translatable("Mistake", "∂C/∂r used as the normal without dividing by its length"),
     translatable("Mistake",
                  "The normal is right while the gradient has length 1. Describe the same surface with another scale. "
                  "fₙ changes, although the contact force cannot depend on the scale.")},
    {ExtendedMistake::GammaLeftOut, "gamma-left-out",
     translatable("Mistake", "γ left out: the part of C″ that is due to velocity"),
     translatable("Mistake",
                  "q̈ is right only at rest. In motion, C″ equals γ instead of zero, so the end effector drifts off the "
                  "surface from the first step.")},
    {ExtendedMistake::NormalRateLeftOut, "normal-rate-left-out",
     translatable("Mistake", "Rate of change of the normal left out of γ"),
     translatable("Mistake",
                  "γ is right on a plane. On a curved surface the end effector leaves along the tangent, because fₙ "
                  "lacks the force that curves its path.")},
    {ExtendedMistake::ContactForceNotInBias, "contact-force-not-in-bias",
     translatable("Mistake", "b in place of bₙ: fₙ computed and then not used"),
     translatable("Mistake",
                  "fₙ is right, but q̈ is computed as without contact, so the end effector falls through the surface.")},
    {ExtendedMistake::PullKept, "pull-kept",
     translatable("Mistake", "Pulling force kept at a surface that can only push"),
     translatable("Mistake",
                  "A contact that should open is kept with fₙ < 0. The ground holds the end effector back. Because fₙ "
                  "is negative, the friction force −K fₙ t drives the end effector instead of braking it.")},
    {ExtendedMistake::LongEulerStep, "long-euler-step", translatable("Mistake", "One explicit Euler step of 10 ms"),
     translatable(
         "Mistake",
         "The accelerations are right. Each step multiplies the most strongly damped velocity component by 1 − λ h, "
         "where λ is the largest eigenvalue of M⁻¹ D. If this factor is below −1, the velocity grows without bound.")},
};
static_assert(isWhole(kRows, ExtendedMistake::LongEulerStep));

}  // namespace

std::span<const MistakeRow<ExtendedMistake>> mistakeRows(ExtendedMistake) { return kRows; }

EulerStep eulerStep(const Model& model, const Eigen::VectorXd& q, TorqueTerms terms, double h) {
  EulerStep step;
  step.longest = std::numeric_limits<double>::infinity();
  const int dof = model.dof();
  if (dof == 0 || !terms.joint_friction) return step;
  terms.springs = false;
  Eigen::MatrixXd M, D = Eigen::MatrixXd::Zero(dof, dof);
  const Eigen::VectorXd none = Eigen::VectorXd::Zero(dof);
  M.resize(dof, dof);
  for (int i = 0; i < dof; ++i) {
    M.col(i) = inverseDynamics(model, {q, none, Eigen::VectorXd::Unit(dof, i), Eigen::Vector3d::Zero(), {}, terms});
    D(i, i) = model.jointFriction()[at(i)].viscous;
  }
  // D x = lambda M x, both symmetric
  const Eigen::GeneralizedSelfAdjointEigenSolver<Eigen::MatrixXd> pairs(D, M, Eigen::EigenvaluesOnly);
  if (pairs.info() != Eigen::Success) return step;
  step.rate = pairs.eigenvalues().maxCoeff();
  step.factor = std::abs(1.0 - step.rate * h);
  if (step.rate > 0.0) step.longest = 2.0 / step.rate;
  return step;
}

}  // namespace linkwright
