// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/trajectory_revision.h"

#include <Eigen/Core>

#include <array>
#include <vector>

namespace linkwright {

// What is read off a revised trajectory, held against the two-link arm with rigid links.

/// The arm with rigid links and a joint 2 that carries no torque, at given times.
struct RigidArmMotion {
  Eigen::VectorXd t, phi, theta;  ///< [samples]: s, rad
  Eigen::VectorXd tau_1;          ///< [samples], N m
};

/// I_2 (phi'' + theta'') + S_2 l_1 (phi'' cos theta + phi'^2 sin theta) = 0, from theta = 0 with joint 2 at rest, at
/// the times `t` [samples], s, growing, from 0. Integrated by Runge-Kutta's method of order 4 in steps of at most
/// `longest_step` (s), as the momentum of link 2, which a jump of the drive's acceleration leaves smooth. O(steps).
RigidArmMotion exactRigidMotion(const TwoLinkArm& arm, const JointDrive& drive, const Eigen::VectorXd& t,
                                double longest_step = 2.5e-4);

/// The period, s, that Newmark's method (delta 1/2, beta 1/4) in steps of dt (s) makes of a period: pi dt / atan(pi dt
/// / T). Longer, and never less than two steps.
double newmarkPeriod(double period, double dt);

/// The arm with joint 2 frozen at an angle.
struct FrozenArm {
  double theta = 0.0;     ///< rad
  double mass = 0.0;      ///< effectiveMass(), kg
  double period = 0.0;    ///< frozenPeriod(), s
  double expected = 0.0;  ///< as Newmark's method lengthens it in steps of the revision, s
};
/// With the stiffness and the masses of `options`, in steps of dt (s).
FrozenArm frozenArm(const TwoLinkArm& arm, double theta, const RevisionOptions& options, double dt);

/// One turn of the torque's oscillation.
struct RipplePeriod {
  double t = 0.0;         ///< of its middle, s
  double period = 0.0;    ///< between two crossings of zero in the same direction, s
  double expected = 0.0;  ///< of the pose at t, frozen, as Newmark's method lengthens it, s
};

struct RevisionResults {
  double angle_error = 0.0;                             ///< largest |theta - exact|, rad
  double angle_error_at = 0.0;                          ///< s
  double passive_torque = 0.0;                          ///< largest |tau_2| after step 0, N m
  Eigen::Vector2d tau_start = Eigen::Vector2d::Zero();  ///< of step 0, N m
  double tau_start_exact = 0.0;                         ///< of joint 1; joint 2 has none
  double deflection = 0.0;                              ///< largest of the tip of link 1 across it, m
  double stretch = 0.0;                                 ///< of link 2 at the end: its length less what it was, m
  std::vector<RipplePeriod> periods;                    ///< of tau_1 less the exact one; empty where link 1 is rigid
  double shortest_period = 0.0, longest_period = 0.0;   ///< s; 0: there is none
  double peak_period = 0.0;                             ///< of the highest line of its spectrum, s; 0: there is none
  double period_error = 0.0;                            ///< largest |period / expected - 1|
  std::array<FrozenArm, 4> frozen;                      ///< at theta = 0, 30, 60 and 90 degrees
};

/// `steps` and `exact` are of the same instants; at least two. O(n log n). Throws PreconditionError where they are not.
RevisionResults revisionResults(const TwoLinkArm& arm, const RevisionOptions& options,
                                const std::vector<RevisionStep>& steps, const RigidArmMotion& exact);

}  // namespace linkwright
