// SPDX-License-Identifier: MIT
#include "core/contact/extended_mistakes.h"

#include "core/base/decompositions.h"
#include "core/base/index.h"

#include <cmath>
#include <limits>

namespace linkwright {

namespace {

constexpr MistakeRow<ExtendedMistake> kRows[] = {
    {ExtendedMistake::ContactForceSign, "contact-force-sign", "f of the hand on the ground taken for its opposite",
     "INV gets the force that the hand exerts for the one that it feels. j_c points into the ground and fₙ comes out "
     "with the other sign: at rest the ground pulls with what it should push with, and only γ shows in q̈."},
    {ExtendedMistake::DirectionFromZeroVelocity, "direction-from-zero-velocity",
     "t from the velocity that INV is given: zero",
     "jₜ is asked for with q̇ = 0, and ṙ / |ṙ| is 0 / 0 there; taken for 0 it makes jₜ vanish. fₙ is then that of "
     "a smooth surface although friction acts: the hand leaves the surface, and A never comes near zero."},
    {ExtendedMistake::OwnFrictionAsProbe, "own-friction-as-probe", "K itself for the probe K = 1 in jₜ",
     "jₜ comes out K times too small, and K counts twice in A. Right where K is 0 or 1; at 0.2 four fifths of "
     "friction's part in fₙ are missing."},
    {ExtendedMistake::FrictionWrongSign, "friction-wrong-sign", "+K fₙ t for −K fₙ t: friction drives",
     "The hand is pushed the way it moves. Contacts that should press harder (jam) press less, and the energy grows."},
    {ExtendedMistake::GravityLeftOut, "gravity-left-out", "Gravity left out of b and bₙ",
     "At rest without torques nothing is left: fₙ = 0 and q̈ = 0, the arm floats."},
    {ExtendedMistake::GravityInColumns, "gravity-in-columns", "Gravity left on in the columns of M",
     "Each column holds the weights as well: M is no longer symmetric. Compare M with its transpose."},
    {ExtendedMistake::VelocityInColumns, "velocity-in-columns", "Velocity left on in the columns of M",
     "Right at rest. In motion each column holds Coriolis, centrifugal and friction torques as well, and M, which "
     "knows of no velocity, changes with it and loses its symmetry."},
    {ExtendedMistake::JointFrictionTwice, "joint-friction-twice", "Viscous friction of the joints added twice",
     "INV holds D q̇ already. Right at rest; in motion the joints are braked twice and a motion dies out too soon."},
    {ExtendedMistake::NormalNotUnit, "normal-not-unit", "∂C/∂r for the normal, not divided by its length",
     "Right while the gradient has length 1. Write the same surface with another scale: fₙ changes, which nothing "
     "that pushes can know of."},
    {ExtendedMistake::GammaLeftOut, "gamma-left-out", "γ left out: the contact's own acceleration",
     "Right at rest. In motion C″ is γ and not zero: the hand drifts off the surface from the first step."},
    {ExtendedMistake::NormalRateLeftOut, "normal-rate-left-out", "The turning of the normal left out of γ",
     "Right on a plane. On a curved surface the hand goes off along the tangent, and fₙ lacks the force that "
     "bends its way."},
    {ExtendedMistake::ContactForceNotInBias, "contact-force-not-in-bias", "b for bₙ: fₙ found and then forgotten",
     "fₙ is right and q̈ is that of an arm in the air: the hand falls through the surface."},
    {ExtendedMistake::PullKept, "pull-kept", "A pull of a surface that only pushes, and its friction",
     "A contact that has let go is kept with fₙ < 0: the hand hangs on the ground, and friction K fₙ t with a "
     "negative fₙ drives it on instead of braking it."},
    {ExtendedMistake::LongEulerStep, "long-euler-step", "One explicit Euler step of 10 ms",
     "Accelerations are right. The motion that friction damps fastest is multiplied by 1 − λ h in each step, "
     "λ the largest eigenvalue of M⁻¹ D: beyond −1 it grows until the numbers are no longer finite."},
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
