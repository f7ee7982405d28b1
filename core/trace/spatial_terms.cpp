// SPDX-License-Identifier: MIT
// The summands of spatial.1 to spatial.11, in the order of NOTATION.md. The kernel carries them multiplied out; here
// they stand as the book has them.
#include "core/trace/term_builder.h"

namespace linkwright {

using bounded::cross;
using bounded::Matrix;
using bounded::Number;
using bounded::Six;
using bounded::transposed;
using bounded::Vector;

namespace {

// the recursions name their steps alike: each has a namespace of its own
namespace spatial_terms {

/// X_i: turns and shifts from the parent into the link.
struct Transform {
  Matrix R;
  Vector r;
  Six motion(const Six& M) const {
    return {transposed(R) * M.angular, transposed(R) * (M.linear - cross(r, M.angular))};
  }
};
Transform transform(TermBuilder& b, const char* stem, int of) {
  // where it is zero the product is not
  const TermBuilder::Aside aside(b);
  Transform X;
  X.R = b.matrix(stem, of, Quantity::Rotation);
  X.r = b.vector(stem, of, Quantity::Offset);
  return X;
}

/// S_i times one of the joint's rates; a fixed joint has no axis.
Six alongAxis(TermBuilder& b, const char* stem, Quantity rate) {
  const Six S = b.motionAxis("S_i", b.i());
  return b.number(stem, b.i(), rate) * S;
}

/// V_i = X_i V_p + S_i qd_i (spatial.2)
void velocity(TermBuilder& b) {
  b.result("V_i", "Vᵢ", Quantity::SpatialVelocity);
  b.begin(1, "Xᵢ Vₚ", Quantity::SpatialVelocity);
  const Transform X = transform(b, "X_i", b.i());
  b.end(X.motion(b.six("V_p", b.parent(), Quantity::SpatialVelocity)));
  b.begin(2, "Sᵢ q̇ᵢ", Quantity::SpatialVelocity);
  b.end(alongAxis(b, "qd_i", Quantity::JointVelocity));
}

/// A_i = X_i A_p + S_i qdd_i + V_i x S_i qd_i (spatial.3)
void acceleration(TermBuilder& b) {
  b.result("A_i", "Aᵢ", Quantity::SpatialAcceleration);
  b.begin(1, "Xᵢ Aₚ", Quantity::SpatialAcceleration);
  const Transform X = transform(b, "X_i", b.i());
  b.end(X.motion(b.six("A_p", b.parent(), Quantity::SpatialAcceleration)));
  b.begin(2, "Sᵢ q̈ᵢ", Quantity::SpatialAcceleration);
  b.end(alongAxis(b, "qdd_i", Quantity::JointAcceleration));
  b.begin(3, "Vᵢ × Sᵢ q̇ᵢ", Quantity::SpatialAcceleration);
  b.otherwise(Vanishing::AxisParallel);
  const Six V = b.six("V_i", b.i(), Quantity::SpatialVelocity);
  const Six rate = alongAxis(b, "qd_i", Quantity::JointVelocity);
  b.inner("Sᵢ q̇ᵢ", rate, unitOf(Quantity::SpatialVelocity, false, Formulation::Spatial));
  b.end(crossMotion(V, rate));
}

/// F^I_i = I_i A_i + V_i x* I_i V_i (spatial.4)
void inertialWrench(TermBuilder& b) {
  b.result("wrenchI_i", "Fᴵᵢ", Quantity::InertialWrench);
  b.begin(1, "Iᵢ Aᵢ", Quantity::InertialWrench);
  const bounded::Inertia I = b.inertia("Is_i", b.i());
  b.end(I * b.six("A_i", b.i(), Quantity::SpatialAcceleration));
  b.begin(2, "Vᵢ ×* Iᵢ Vᵢ", Quantity::InertialWrench);
  b.otherwise(Vanishing::AxisParallel);
  const Six V = b.six("V_i", b.i(), Quantity::SpatialVelocity);
  b.inertia("Is_i", b.i());
  const Six momentum = I * V;
  b.inner("Iᵢ Vᵢ", momentum, "kg m^2/s; kg m/s");
  b.end(crossForce(V, momentum));
}

/// F_i = F^I_i - F^E_i + sum_k X_k^T F_k (spatial.6)
void jointWrench(TermBuilder& b) {
  b.result("wrench_i", "Fᵢ", Quantity::JointWrench);
  b.begin(1, "Fᴵᵢ", Quantity::InertialWrench);
  b.end(b.six("wrenchI_i", b.i(), Quantity::InertialWrench));
  b.begin(2, "Fᴱᵢ", Quantity::ExternalWrench, -1);
  b.end(b.six("wrenchE_i", b.i(), Quantity::ExternalWrench));
  for (int k = b.tables().firstChild(b.i()); k >= 0; k = b.tables().nextChild(k)) {
    b.begin(3, "Xₖᵀ Fₖ", Quantity::JointWrench);
    b.ofChild(k);
    b.isRecorded(b.tables().handedOn(k, Quantity::JointWrench));
    const Transform X = transform(b, "X_k", k);
    const Six F = b.six("wrench_k", k, Quantity::JointWrench);
    const Vector f = X.R * F.linear, n = X.R * F.angular, swept = cross(X.r, f);
    b.inner("Rₖ nₖ", n, "N m");
    b.inner("rₖ × Rₖ fₖ", swept, "N m");
    b.inner("Rₖ fₖ", f, "N");
    b.end(Six{n + swept, f});
  }
  if (b.tables().firstChild(b.i()) >= 0) return;
  b.begin(3, "Xₖᵀ Fₖ", Quantity::JointWrench);
  b.because(Vanishing::NoChild);
  b.end(Six());
}

/// tau_i = S_i . F_i + tau^m_i + tau^f_i (spatial.9)
void jointTorque(TermBuilder& b) {
  b.result("tau_i", "τᵢ", Quantity::JointTorque);
  b.begin(1, "Sᵢ · Fᵢ", Quantity::JointWrench);
  b.otherwise(Vanishing::Perpendicular);
  const Six S = b.motionAxis("S_i", b.i());
  b.end(dot(S, b.six("wrench_i", b.i(), Quantity::JointWrench)));
  motorSummands(b, 2);
}

}  // namespace spatial_terms

}  // namespace

void externalTerms(TermBuilder& b) {
  b.result("wrenchE_i", "Fᴱᵢ", Quantity::ExternalWrench);
  b.begin(0, "given", Quantity::ExternalWrench);
  b.end(b.given("wrenchE_i"));
}

void spatialTerms(TermBuilder& b, EquationId equation) {
  using namespace spatial_terms;
  switch (equation) {
    case EquationId::Rotation: return placeTerms(b);
    case EquationId::SpatialVelocity: return velocity(b);
    case EquationId::SpatialAcceleration: return acceleration(b);
    case EquationId::InertialWrench: return inertialWrench(b);
    case EquationId::ExternalWrench: return externalTerms(b);
    case EquationId::JointWrench: return jointWrench(b);
    case EquationId::RotorTorque: return rotorTerms(b);
    case EquationId::FrictionTorque: return frictionTerms(b);
    case EquationId::SpringTorque: return springTerms(b);
    case EquationId::SprungJointTorque:
    case EquationId::JointTorque: return jointTorque(b);
    default: return;
  }
}

}  // namespace linkwright
