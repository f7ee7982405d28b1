// SPDX-License-Identifier: MIT
#pragma once

namespace linkwright {

/// How many vector terms (a joint's share S_j qd_j, S_j qdd_j, a product of two of them, a link's wrench) the sums of
/// inverse dynamics evaluate: of all velocities, of all accelerations, of all joint torques.
struct VectorTerms {
  long long velocity = 0;
  long long acceleration = 0;
  long long torque = 0;
  bool operator==(const VectorTerms&) const = default;
};

/// A chain of `joints` moving joints, every sum written out (nonrecursive.h), counted by the same loops without the
/// arithmetic. Velocity n (n + 1) / 2, acceleration n (n + 1) (n + 2) / 6, torque sum_j j (j (j + 1) / 2 + j^2).
/// O(n^3): the innermost loop is added at once.
VectorTerms nonRecursiveTerms(int joints);

/// The same chain by the recursion, which keeps every link's sum for the next: one term a link for the velocity, one
/// for the acceleration, two for the torque (its own wrench, and what it hands on).
VectorTerms recursiveTerms(int joints);

}  // namespace linkwright
