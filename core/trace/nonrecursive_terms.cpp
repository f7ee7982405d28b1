// SPDX-License-Identifier: MIT
// The summands of the sums written out, direct.1 to direct.11 of NOTATION.md: one a link j. What runs over k and l
// inside of a term of j is V_j, or V of j's parent, which the recording has.
#include "core/trace/term_builder.h"

#include <algorithm>
#include <vector>

namespace linkwright {

using bounded::cross;
using bounded::Matrix;
using bounded::Number;
using bounded::Six;
using bounded::transposed;
using bounded::Vector;

namespace {

// the recursions name their steps alike: each has a namespace of its own
namespace nonrecursive_terms {

/// The moving bodies from the base to i, i included.
std::vector<int> wayTo(const TermBuilder& b, int i) {
  std::vector<int> way;
  for (int j = i; j >= 0; j = b.tables().parent(j)) {
    if (b.tables().body(j).dof >= 0) way.push_back(j);
  }
  std::reverse(way.begin(), way.end());
  return way;
}

/// S_j times one of joint j's rates
Six alongAxis(TermBuilder& b, const char* stem, int j, Quantity rate) {
  const Six S = b.six("S_j", j, Quantity::MotionAxis);
  return b.number(stem, j, rate) * S;
}

/// A sum without terms: no joint on the way moves.
void emptySum(TermBuilder& b, int group, const char* plain, Quantity kind) {
  b.begin(group, plain, kind);
  b.because(Vanishing::FixedJoint);
  b.end(Six());
}

/// S_i = [s_i; p_i x s_i], sliding [0; s_i], s_i in the world (direct.2)
void motionAxis(TermBuilder& b) {
  const bool slides = b.body().prismatic;
  b.result("S_i", "Sᵢ", Quantity::MotionAxis);
  b.begin(1, slides ? "[0; Rᵢ sᵢ]" : "[Rᵢ sᵢ; pᵢ × Rᵢ sᵢ]", Quantity::MotionAxis);
  const Matrix R = b.matrix("R_i", b.i(), Quantity::Rotation);
  const Vector s = R * b.constantVector("s_i", b.i(), ModelConstant::Axis);
  b.inner("Rᵢ sᵢ", s, "1");
  if (slides) return b.end(Six{Vector(), s});
  b.end(Six{s, cross(b.vector("p_i", b.i(), Quantity::Position), s)});
}

/// V_i = sum_{j <= i} S_j qd_j (direct.3)
void velocity(TermBuilder& b) {
  b.result("V_i", "Vᵢ", Quantity::SpatialVelocity);
  const std::vector<int> way = wayTo(b, b.i());
  for (const int j : way) {
    b.begin(1, "Sⱼ q̇ⱼ", Quantity::SpatialVelocity);
    b.ofChild(j);
    b.end(alongAxis(b, "qd_j", j, Quantity::JointVelocity));
  }
  if (way.empty()) emptySum(b, 1, "Sⱼ q̇ⱼ", Quantity::SpatialVelocity);
}

/// A_i = A_0 + sum_{j <= i} (S_j qdd_j + sum_{k < j} S_k qd_k x S_j qd_j) (direct.4)
void acceleration(TermBuilder& b) {
  b.result("A_i", "Aᵢ", Quantity::SpatialAcceleration);
  b.begin(1, "A₀", Quantity::SpatialAcceleration);
  b.end(b.six("A_0", -1, Quantity::SpatialAcceleration));
  const std::vector<int> way = wayTo(b, b.i());
  for (const int j : way) {
    b.begin(2, "Sⱼ q̈ⱼ", Quantity::SpatialAcceleration);
    b.ofChild(j);
    b.end(alongAxis(b, "qdd_j", j, Quantity::JointAcceleration));
  }
  for (const int j : way) {
    b.begin(3, "Σₖ Sₖ q̇ₖ × Sⱼ q̇ⱼ", Quantity::SpatialAcceleration);
    b.ofChild(j);
    b.otherwise(Vanishing::AxisParallel);
    const int p = b.tables().parent(j);
    const Six V = b.six("V_p", p, Quantity::SpatialVelocity);
    const char* unit = unitOf(Quantity::SpatialVelocity, false, Formulation::NonRecursive);
    b.inner("Σₖ Sₖ q̇ₖ", V, unit, b.tables().entry(p, Quantity::SpatialVelocity));
    const Six rate = alongAxis(b, "qd_j", j, Quantity::JointVelocity);
    b.inner("Sⱼ q̇ⱼ", rate, unit);
    b.end(crossMotion(V, rate));
  }
  if (!way.empty()) return;
  emptySum(b, 2, "Sⱼ q̈ⱼ", Quantity::SpatialAcceleration);
  emptySum(b, 3, "Σₖ Sₖ q̇ₖ × Sⱼ q̇ⱼ", Quantity::SpatialAcceleration);
}

/// I_j of link j in the world: its constants and its pose
bounded::Inertia inertiaInWorld(TermBuilder& b, int j) {
  bounded::Inertia I = b.inertia("Is_j", j);
  const TermBuilder::Aside aside(b);
  const Matrix R = b.matrix("Is_j", j, Quantity::Rotation);
  I.c = b.vector("Is_j", j, Quantity::Position) + R * I.c;
  I.I = R * I.I * transposed(R);
  return I;
}

/// tau_ij = S_i . (I_j A_j + sum_{k <= j} sum_{l <= j} S_k qd_k x* I_j S_l qd_l - F^E_j) (direct.6)
void shareOf(TermBuilder& b, int j) {
  b.result("tau_ij", "τᵢⱼ", Quantity::TorqueShare, j);
  b.begin(1, "Sᵢ · Iⱼ Aⱼ", Quantity::InertialWrench);
  b.ofChild(j);
  b.otherwise(Vanishing::Perpendicular);
  const Six S = b.six("S_i", b.i(), Quantity::MotionAxis);
  const bounded::Inertia I = inertiaInWorld(b, j);
  const char* unit = unitOf(Quantity::InertialWrench, false, Formulation::NonRecursive);
  const Six needed = I * b.six("A_j", j, Quantity::SpatialAcceleration);
  b.inner("Iⱼ Aⱼ", needed, unit);
  b.endDot(S, needed);

  b.begin(2, "Sᵢ · Σₖ Σₗ Sₖ q̇ₖ ×* Iⱼ Sₗ q̇ₗ", Quantity::InertialWrench);
  b.ofChild(j);
  b.otherwise(Vanishing::Perpendicular);
  b.six("S_i", b.i(), Quantity::MotionAxis);
  inertiaInWorld(b, j);
  const Six V = b.six("V_j", j, Quantity::SpatialVelocity);
  b.inner("Σₖ Sₖ q̇ₖ", V, unitOf(Quantity::SpatialVelocity, false, Formulation::NonRecursive),
          b.tables().entry(j, Quantity::SpatialVelocity));
  const Six turned = crossForce(V, I * V);
  b.inner("Σₖ Σₗ Sₖ q̇ₖ ×* Iⱼ Sₗ q̇ₗ", turned, unit);
  b.endDot(S, turned);

  b.begin(3, "Sᵢ · Fᴱⱼ", Quantity::ExternalWrench, -1);
  b.ofChild(j);
  b.otherwise(Vanishing::Perpendicular);
  b.six("S_i", b.i(), Quantity::MotionAxis);
  b.endDot(S, b.six("wrenchE_j", j, Quantity::ExternalWrench));
}

/// tau_i = sum_{j >= i} tau_ij + tau^m_i + tau^f_i (direct.9)
void jointTorque(TermBuilder& b, const Step& step) {
  b.result("tau_i", "τᵢ", Quantity::JointTorque);
  // the shares of the joint stand before its torque
  int first = step.first;
  while (first > 0 && b.tables().at(first - 1).body == b.i() && b.tables().at(first - 1).pass == Pass::Backward)
    --first;
  for (int entry = first; entry < step.first; ++entry) {
    if (b.tables().at(entry).quantity != Quantity::TorqueShare) continue;
    b.begin(1, "τᵢⱼ", Quantity::TorqueShare);
    b.ofChild(b.tables().at(entry).other);
    b.isRecorded(entry);
    b.end(b.share("tau_ij", entry));
  }
  motorSummands(b, 2);
}

}  // namespace nonrecursive_terms

}  // namespace

void nonRecursiveTerms(TermBuilder& b, const Step& step) {
  using namespace nonrecursive_terms;
  switch (step.equation) {
    case EquationId::Rotation: return worldPlaceTerms(b, "i");
    case EquationId::MotionAxis: return motionAxis(b);
    case EquationId::SpatialVelocity: return velocity(b);
    case EquationId::SpatialAcceleration: return acceleration(b);
    case EquationId::ExternalWrench: return externalTerms(b);
    case EquationId::TorqueShare:
      for (int k = step.first; k < step.last; ++k) shareOf(b, b.tables().at(k).other);
      return;
    case EquationId::RotorTorque: return rotorTerms(b);
    case EquationId::FrictionTorque: return frictionTerms(b);
    case EquationId::SpringTorque: return springTerms(b);
    case EquationId::SprungJointTorque:
    case EquationId::JointTorque: return jointTorque(b, step);
    default: return;
  }
}

}  // namespace linkwright
