// SPDX-License-Identifier: MIT
// The summands of the recursion in world axes about the world's origin, world.pose to world.20 of NOTATION.md.
#include "core/spatial/rotation.h"
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
namespace world_frame_terms {

constexpr Number kTwice = {2.0, 2.0};

bool turns(const TermBuilder& b) { return b.body().dof >= 0 && !b.body().prismatic; }
Vanishing whyNoSlide(const TermBuilder& b) {
  return b.body().dof < 0 ? Vanishing::FixedJoint : Vanishing::RevoluteJoint;
}

/// A summand that this kind of joint does not have.
void none(TermBuilder& b, const char* plain, Quantity kind, Vanishing why) {
  b.begin(0, plain, kind);
  b.because(why);
  b.end(Vector());
}

/// p_j - p_p
Vector arm(TermBuilder& b) {
  Vector p, p_p;
  {
    const TermBuilder::Aside aside(b);
    p = b.vector("p_i", b.i(), Quantity::Position);
    p_p = b.vector("p_p", b.parent(), Quantity::Position);
  }
  return b.difference("pⱼ − pₚ", p, p_p);
}

/// sw_j times one of the joint's rates
Vector alongAxis(TermBuilder& b, const char* stem, Quantity rate) {
  const Vector sw = b.vector("sw_i", b.i(), Quantity::JointAxis);
  return b.number(stem, b.i(), rate) * sw;
}

/// w_j = w_p + sw_j qd_j (world.3)
void angularVelocity(TermBuilder& b) {
  b.result("omega_i", "wⱼ", Quantity::AngularVelocity);
  b.begin(1, "wₚ", Quantity::AngularVelocity);
  b.end(b.vector("omega_p", b.parent(), Quantity::AngularVelocity));
  if (b.body().prismatic) return none(b, "swⱼ q̇ⱼ", Quantity::AngularVelocity, Vanishing::PrismaticJoint);
  b.begin(2, "swⱼ q̇ⱼ", Quantity::AngularVelocity);
  b.end(alongAxis(b, "qd_i", Quantity::JointVelocity));
}

/// v_j = v_p + w_p x (p_j - p_p), sliding + sw_j qd_j (world.4)
void linearVelocity(TermBuilder& b) {
  b.result("v_i", "vⱼ", Quantity::LinearVelocity);
  b.begin(1, "vₚ", Quantity::LinearVelocity);
  b.end(b.vector("v_p", b.parent(), Quantity::LinearVelocity));
  b.begin(2, "wₚ × (pⱼ − pₚ)", Quantity::LinearVelocity);
  b.otherwise(Vanishing::AxisParallel);
  const Vector w_p = b.vector("omega_p", b.parent(), Quantity::AngularVelocity);
  b.end(cross(w_p, arm(b)));
  if (!b.body().prismatic) return none(b, "swⱼ q̇ⱼ", Quantity::LinearVelocity, whyNoSlide(b));
  b.begin(3, "swⱼ q̇ⱼ", Quantity::LinearVelocity);
  b.end(alongAxis(b, "qd_i", Quantity::JointVelocity));
}

/// dw_j = dw_p + (w_p x sw_j) qd_j + sw_j qdd_j (world.6a)
void angularAcceleration(TermBuilder& b) {
  b.result("alpha_i", "ẇⱼ", Quantity::AngularAcceleration);
  b.begin(1, "ẇₚ", Quantity::AngularAcceleration);
  b.end(b.vector("alpha_p", b.parent(), Quantity::AngularAcceleration));
  if (b.body().prismatic) {
    none(b, "(wₚ × swⱼ) q̇ⱼ", Quantity::AngularAcceleration, Vanishing::PrismaticJoint);
    return none(b, "swⱼ q̈ⱼ", Quantity::AngularAcceleration, Vanishing::PrismaticJoint);
  }
  b.begin(2, "(wₚ × swⱼ) q̇ⱼ", Quantity::AngularAcceleration);
  b.otherwise(Vanishing::AxisParallel);
  const Vector w_p = b.vector("omega_p", b.parent(), Quantity::AngularVelocity);
  const Vector turned = cross(w_p, b.vector("sw_i", b.i(), Quantity::JointAxis));
  b.inner("wₚ × swⱼ", turned, "rad/s");
  b.end(b.number("qd_i", b.i(), Quantity::JointVelocity) * turned);
  b.begin(3, "swⱼ q̈ⱼ", Quantity::AngularAcceleration);
  b.end(alongAxis(b, "qdd_i", Quantity::JointAcceleration));
}

/// dv_j = dv_p + dw_p x (p_j - p_p) + w_p x (w_p x (p_j - p_p)), sliding + 2 w_p x sw_j qd_j + sw_j qdd_j (world.6b)
void linearAcceleration(TermBuilder& b) {
  b.result("a_i", "v̇ⱼ", Quantity::LinearAcceleration);
  b.begin(1, "v̇ₚ", Quantity::LinearAcceleration);
  b.end(b.vector("a_p", b.parent(), Quantity::LinearAcceleration));
  b.begin(2, "ẇₚ × (pⱼ − pₚ)", Quantity::LinearAcceleration);
  b.otherwise(Vanishing::AxisParallel);
  const Vector dw_p = b.vector("alpha_p", b.parent(), Quantity::AngularAcceleration);
  b.end(cross(dw_p, arm(b)));
  b.begin(3, "wₚ × (wₚ × (pⱼ − pₚ))", Quantity::LinearAcceleration);
  b.otherwise(Vanishing::AxisParallel);
  const Vector w_p = b.vector("omega_p", b.parent(), Quantity::AngularVelocity);
  const Vector swept = cross(w_p, arm(b));
  b.inner("wₚ × (pⱼ − pₚ)", swept, "m/s");
  b.end(cross(w_p, swept));
  if (!b.body().prismatic) {
    none(b, "2 wₚ × swⱼ q̇ⱼ", Quantity::LinearAcceleration, whyNoSlide(b));
    return none(b, "swⱼ q̈ⱼ", Quantity::LinearAcceleration, whyNoSlide(b));
  }
  b.begin(4, "2 wₚ × swⱼ q̇ⱼ", Quantity::LinearAcceleration);
  b.otherwise(Vanishing::AxisParallel);
  b.vector("omega_p", b.parent(), Quantity::AngularVelocity);
  const Vector slide = alongAxis(b, "qd_i", Quantity::JointVelocity);
  b.inner("swⱼ q̇ⱼ", slide, "m/s");
  b.end(kTwice * cross(w_p, slide));
  b.begin(5, "swⱼ q̈ⱼ", Quantity::LinearAcceleration);
  b.end(alongAxis(b, "qdd_i", Quantity::JointAcceleration));
}

/// v_oj = v_j - w_j x p_j (world.1)
void velocityAtOrigin(TermBuilder& b) {
  b.result("vo_i", "v_oⱼ", Quantity::VelocityAtOrigin);
  b.begin(1, "vⱼ", Quantity::LinearVelocity);
  b.end(b.vector("v_i", b.i(), Quantity::LinearVelocity));
  b.begin(2, "wⱼ × pⱼ", Quantity::LinearVelocity, -1);
  b.otherwise(Vanishing::AxisParallel);
  const Vector w = b.vector("omega_i", b.i(), Quantity::AngularVelocity);
  b.end(cross(w, b.vector("p_i", b.i(), Quantity::Position)));
}

/// dv_oj = dv_j - dw_j x p_j - w_j x v_j (world.19)
void accelerationAtOrigin(TermBuilder& b) {
  b.result("dvo_i", "v̇_oⱼ", Quantity::AccelerationAtOrigin);
  b.begin(1, "v̇ⱼ", Quantity::LinearAcceleration);
  b.end(b.vector("a_i", b.i(), Quantity::LinearAcceleration));
  b.begin(2, "ẇⱼ × pⱼ", Quantity::LinearAcceleration, -1);
  b.otherwise(Vanishing::AxisParallel);
  const Vector dw = b.vector("alpha_i", b.i(), Quantity::AngularAcceleration);
  b.end(cross(dw, b.vector("p_i", b.i(), Quantity::Position)));
  b.begin(3, "wⱼ × vⱼ", Quantity::LinearAcceleration, -1);
  b.otherwise(Vanishing::AxisParallel);
  const Vector w = b.vector("omega_i", b.i(), Quantity::AngularVelocity);
  b.end(cross(w, b.vector("v_i", b.i(), Quantity::LinearVelocity)));
}

/// c_j = p_j + R_j c, I_j = R_j I R_j^T: what I^s_j is made of (world.17)
void inertiaInWorld(TermBuilder& b) {
  b.result("cw_i", "cⱼ", Quantity::CentreOfMass);
  b.begin(1, "pⱼ", Quantity::Position);
  b.end(b.vector("p_i", b.i(), Quantity::Position));
  b.begin(2, "Rⱼ c̄ⱼ", Quantity::CentreOfMass);
  const Matrix R = b.matrix("R_i", b.i(), Quantity::Rotation);
  b.end(R * b.constantVector("c_i", b.i(), ModelConstant::CentreOfMass));
  b.result("Iw_i", "Iⱼ", Quantity::Inertia);
  b.begin(3, "Rⱼ Īⱼ Rⱼᵀ", Quantity::Inertia);
  b.matrix("R_i", b.i(), Quantity::Rotation);
  b.end(R * b.constantMatrix("I_i", b.i(), ModelConstant::Inertia) * transposed(R));
}

/// I^s_j of the recorded centre and inertia
bounded::Inertia recordedInertia(TermBuilder& b) {
  if (b.body().mass == 0.0) b.because(Vanishing::NoMass);
  const TermBuilder::Aside aside(b);
  bounded::Inertia I;
  I.mass = b.constantNumber("Is_i", b.i(), ModelConstant::Mass);
  I.c = b.vector("Is_i", b.i(), Quantity::CentreOfMass);
  I.I = b.matrix("Is_i", b.i(), Quantity::Inertia);
  return I;
}

/// F^I_j = I^s_j [dv_oj; dw_j] + [hat(w_j), 0; hat(v_oj), hat(w_j)] I^s_j [v_oj; w_j] (world.18a)
void inertialWrench(TermBuilder& b) {
  b.result("wrenchI_i", "Fᴵⱼ", Quantity::InertialWrench);
  b.begin(1, "Iˢⱼ [v̇_oⱼ; ẇⱼ]", Quantity::InertialWrench);
  const bounded::Inertia I = recordedInertia(b);
  b.end(I * b.pair("dvo_i", Quantity::AccelerationAtOrigin, "alpha_i", Quantity::AngularAcceleration,
                   Vanishing::NoAcceleration));

  b.begin(2, "[ŵⱼ, 0; v̂_oⱼ, ŵⱼ] Iˢⱼ [v_oⱼ; wⱼ]", Quantity::InertialWrench);
  b.otherwise(Vanishing::AxisParallel);
  const Six V = b.pair("vo_i", Quantity::VelocityAtOrigin, "omega_i", Quantity::AngularVelocity, Vanishing::NoVelocity);
  recordedInertia(b);
  const Six momentum = I * V;
  b.inner("Iˢⱼ [v_oⱼ; wⱼ]", momentum, "kg m/s; kg m^2/s");
  b.end(crossForce(V, momentum));
}

void given(TermBuilder& b) {
  b.begin(2, "given", Quantity::ExternalWrench);
  b.end(b.given("given_i"));
}

/// F^E_j = [m_j g; c_j x m_j g] + what is given (world.external)
void external(TermBuilder& b) {
  b.result("wrenchE_i", "Fᴱⱼ", Quantity::ExternalWrench);
  b.begin(1, "[mⱼ g; cⱼ × mⱼ g]", Quantity::ExternalWrench);
  const Number m = b.constantNumber("m_i", b.i(), ModelConstant::Mass);
  const Vector g = b.gravity("g");
  const Vector weight = m * g;
  b.inner("mⱼ g", weight, "N");
  Vector c;
  {
    const TermBuilder::Aside aside(b);
    c = b.vector("cw_i", b.i(), Quantity::CentreOfMass);
  }
  b.end(Six{cross(c, weight), weight});
  given(b);
}

/// F_j = F^I_j - F^E_j + sum_k F_k (world.18)
void jointWrench(TermBuilder& b) {
  b.result("wrench_i", "Fⱼ", Quantity::JointWrench);
  b.begin(1, "Fᴵⱼ", Quantity::InertialWrench);
  b.end(b.six("wrenchI_i", b.i(), Quantity::InertialWrench));
  b.begin(2, "Fᴱⱼ", Quantity::ExternalWrench, -1);
  b.end(b.six("wrenchE_i", b.i(), Quantity::ExternalWrench));
  for (int k = b.tables().firstChild(b.i()); k >= 0; k = b.tables().nextChild(k)) {
    b.begin(3, "Fₖ", Quantity::JointWrench);
    b.ofChild(k);
    b.isRecorded(b.tables().handedOn(k, Quantity::JointWrench));
    b.end(b.six("wrench_k", k, Quantity::JointWrench));
  }
  if (b.tables().firstChild(b.i()) >= 0) return;
  b.begin(3, "Fₖ", Quantity::JointWrench);
  b.because(Vanishing::NoChild);
  b.end(Six());
}

/// S_j = [p_j x sw_j; sw_j], sliding [sw_j; 0] (world.axis)
void motionAxis(TermBuilder& b) {
  const bool slides = b.body().prismatic;
  b.result("S_i", "Sⱼ", Quantity::MotionAxis);
  b.begin(1, slides ? "[swⱼ; 0]" : "[pⱼ × swⱼ; swⱼ]", Quantity::MotionAxis);
  if (slides) return b.end(Six{Vector(), b.vector("sw_i", b.i(), Quantity::JointAxis)});
  const Vector p = b.vector("p_i", b.i(), Quantity::Position);
  const Vector sw = b.vector("sw_i", b.i(), Quantity::JointAxis);
  b.end(Six{sw, cross(p, sw)});
}

/// u_j = S_j . F_j + u^m_j + u^f_j (world.20)
void jointTorque(TermBuilder& b) {
  b.result("tau_i", "uⱼ", Quantity::JointTorque);
  b.begin(1, "Sⱼ · Fⱼ", Quantity::JointWrench);
  b.otherwise(Vanishing::Perpendicular);
  const Six S = b.six("S_i", b.i(), Quantity::MotionAxis);
  b.endDot(S, b.six("wrench_i", b.i(), Quantity::JointWrench));
  motorSummands(b, 2);
}

}  // namespace world_frame_terms

}  // namespace

void worldPlaceTerms(TermBuilder& b, const char* index) {
  using namespace world_frame_terms;
  const bool world = index[0] == 'j';
  const bool slides = b.body().prismatic;
  // R_j = R_p R_j^0 exp(hat(a_j) q_j)
  b.result("R_i", world ? "Rⱼ" : "Rᵢ", Quantity::Rotation);
  const char* turning = world ? "Rₚ Rⱼ⁰ exp(âⱼ qⱼ)" : "Rₚ Rᵢ⁰ exp(ŝᵢ qᵢ)";
  b.begin(1, turns(b) ? turning : world ? "Rₚ Rⱼ⁰" : "Rₚ Rᵢ⁰", Quantity::Rotation);
  const Matrix R_p = b.matrix("R_p", b.parent(), Quantity::Rotation);
  Matrix R = R_p * b.constantMatrix("R_0", b.i(), ModelConstant::RotationAtZero);
  if (turns(b)) {
    const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
    const Number q = b.number("q_i", b.i(), Quantity::JointPosition);
    const Matrix turn = {rotationAbout(s.v, q.v), 1.0};
    b.inner(world ? "exp(âⱼ qⱼ)" : "exp(ŝᵢ qᵢ)", turn, "1");
    R = R * turn;
  }
  b.end(R);
  // p_j = p_p + R_p b_j, and what the joint slides
  b.result("p_i", world ? "pⱼ" : "pᵢ", Quantity::Position);
  b.begin(2, "pₚ", Quantity::Position);
  b.end(b.vector("p_p", b.parent(), Quantity::Position));
  b.begin(3, world ? "Rₚ bⱼ" : "Rₚ rᵢ⁰", Quantity::Position);
  b.matrix("R_p", b.parent(), Quantity::Rotation);
  b.end(R_p * b.constantVector("r_0", b.i(), ModelConstant::OriginAtZero));
  if (slides) {
    b.begin(4, world ? "swⱼ qⱼ" : "Rᵢ sᵢ qᵢ", Quantity::Position);
    Vector axis;
    if (world) {
      axis = b.vector("sw_i", b.i(), Quantity::JointAxis);
    } else {
      const Matrix R_i = b.matrix("R_i", b.i(), Quantity::Rotation);
      axis = R_i * b.constantVector("s_i", b.i(), ModelConstant::Axis);
    }
    b.end(b.number("q_i", b.i(), Quantity::JointPosition) * axis);
  }
  // sw_j = R_j a_j
  if (!b.result("sw_i", "swⱼ", Quantity::JointAxis)) return;
  b.begin(slides ? 5 : 4, "Rⱼ aⱼ", Quantity::JointAxis);
  const Matrix R_j = b.matrix("R_i", b.i(), Quantity::Rotation);
  b.end(R_j * b.constantVector("s_i", b.i(), ModelConstant::Axis));
}

void worldFrameTerms(TermBuilder& b, EquationId equation) {
  using namespace world_frame_terms;
  switch (equation) {
    case EquationId::Rotation: return worldPlaceTerms(b, "j");
    case EquationId::AngularVelocity: return angularVelocity(b);
    case EquationId::LinearVelocity: return linearVelocity(b);
    case EquationId::AngularAcceleration: return angularAcceleration(b);
    case EquationId::LinearAcceleration: return linearAcceleration(b);
    case EquationId::VelocityAtOrigin: return velocityAtOrigin(b);
    case EquationId::AccelerationAtOrigin: return accelerationAtOrigin(b);
    case EquationId::SpatialInertia: return inertiaInWorld(b);
    case EquationId::InertialWrench: return inertialWrench(b);
    case EquationId::ExternalWrench: return external(b);
    case EquationId::JointWrench: return jointWrench(b);
    case EquationId::MotionAxis: return motionAxis(b);
    case EquationId::RotorTorque: return rotorTerms(b);
    case EquationId::FrictionTorque: return frictionTerms(b);
    case EquationId::SpringTorque: return springTerms(b);
    case EquationId::SprungJointTorque:
    case EquationId::JointTorque: return jointTorque(b);
    default: return;
  }
}

}  // namespace linkwright
