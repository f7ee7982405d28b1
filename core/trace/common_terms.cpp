// SPDX-License-Identifier: MIT
// The summands that the formulations share: the place in the parent, and what the motor adds.
#include "core/spatial/rotation.h"
#include "core/trace/term_builder.h"

namespace linkwright {

using bounded::Matrix;
using bounded::Number;
using bounded::Vector;

namespace {

/// The world's recursion writes j and u where the others write i and tau.
bool isWorld(const TermBuilder& b) { return b.tables().recording().formulation == Formulation::WorldSpatial; }

/// r_i = r_i^0 (+ R_i s_i q_i)
void originTerms(TermBuilder& b) {
  const bool slides = b.body().prismatic;
  b.result("r_i", "rᵢ", Quantity::Offset);
  b.begin(slides ? 2 : 0, "rᵢ⁰", Quantity::Offset);
  b.end(b.constantVector("r_0", b.i(), ModelConstant::OriginAtZero));
  if (!slides) return;
  b.begin(3, "Rᵢ sᵢ qᵢ", Quantity::Offset);
  const Matrix R = b.matrix("R_i", b.i(), Quantity::Rotation);
  const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
  b.end(b.number("q_i", b.i(), Quantity::JointPosition) * (R * s));
}

}  // namespace

void placeTerms(TermBuilder& b) {
  // R_i = R_i^0 exp(s_i q_i); only a turning joint turns
  const bool turns = b.body().dof >= 0 && !b.body().prismatic;
  b.result("R_i", "Rᵢ", Quantity::Rotation);
  b.begin(1, turns ? "Rᵢ⁰ exp(ŝᵢ qᵢ)" : "Rᵢ⁰", Quantity::Rotation);
  Matrix R = b.constantMatrix("R_0", b.i(), ModelConstant::RotationAtZero);
  if (turns) {
    const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
    const Number q = b.number("q_i", b.i(), Quantity::JointPosition);
    const Matrix turn = {rotationAbout(s.v, q.v), 1.0};
    b.inner("exp(ŝᵢ qᵢ)", turn, "1");
    R = R * turn;
  }
  b.end(R);
  originTerms(b);
}

void rotorTerms(TermBuilder& b) {
  const bool world = isWorld(b);
  b.result("rotor_i", world ? "uᵐⱼ" : "τᵐᵢ", Quantity::RotorTorque);
  b.begin(1, world ? "Iʳⱼ q̈ⱼ" : "Gᵢ² Iᵐᵢ q̈ᵢ", Quantity::RotorTorque);
  const Number J = b.constantNumber("J_i", b.i(), ModelConstant::Rotor);
  b.end(J * b.number("qdd_i", b.i(), Quantity::JointAcceleration));
}

void frictionTerms(TermBuilder& b) {
  const bool world = isWorld(b);
  b.result("friction_i", world ? "uᶠⱼ" : "τᶠᵢ", Quantity::FrictionTorque);
  b.begin(1, world ? "Dⱼ q̇ⱼ" : "Dᵢ q̇ᵢ", Quantity::FrictionTorque);
  const Number D = b.constantNumber("D_i", b.i(), ModelConstant::Damping);
  b.end(D * b.number("qd_i", b.i(), Quantity::JointVelocity));
  b.begin(2, world ? "τᶜⱼ(sgn q̇ⱼ)" : "τᶜᵢ(sgn q̇ᵢ)", Quantity::FrictionTorque);
  const Number C = b.constantNumber("C_i", b.i(), ModelConstant::Coulomb);
  b.number("qd_i", b.i(), Quantity::JointVelocity);
  b.end(C);
}

void springTerms(TermBuilder& b) {
  const bool world = isWorld(b);
  b.result("spring_i", world ? "uˢⱼ" : "τˢᵢ", Quantity::SpringTorque);
  b.begin(1, world ? "kˢⱼ (qⱼ − qˢⱼ)" : "kˢᵢ (qᵢ − qˢᵢ)", Quantity::SpringTorque);
  b.otherwise(Vanishing::SpringAtRest);
  const Number k = b.constantNumber("ks_i", b.i(), ModelConstant::Stiffness);
  Number stretch;
  {
    const TermBuilder::Aside aside(b);
    const Number q = b.number("q_i", b.i(), Quantity::JointPosition);
    stretch = q - b.constantNumber("qs_i", b.i(), ModelConstant::SpringRest);
  }
  b.inner(world ? "qⱼ − qˢⱼ" : "qᵢ − qˢᵢ", stretch, unitOf(Quantity::JointPosition, b.body().prismatic));
  b.end(k * stretch);
}

void motorSummands(TermBuilder& b, int group) {
  const bool world = isWorld(b);
  b.begin(group, world ? "uᵐⱼ" : "τᵐᵢ", Quantity::RotorTorque);
  b.end(b.number("rotor_i", b.i(), Quantity::RotorTorque));
  b.begin(group + 1, world ? "uᶠⱼ" : "τᶠᵢ", Quantity::FrictionTorque);
  b.end(b.number("friction_i", b.i(), Quantity::FrictionTorque));
  if (b.tables().entry(b.i(), Quantity::SpringTorque) < 0) return;
  b.begin(group + 2, world ? "uˢⱼ" : "τˢᵢ", Quantity::SpringTorque);
  b.end(b.number("spring_i", b.i(), Quantity::SpringTorque));
}

}  // namespace linkwright
