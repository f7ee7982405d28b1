// SPDX-License-Identifier: MIT
// The summands of body.1 to body.16, in the order of NOTATION.md.
#include "core/trace/term_builder.h"

namespace linkwright {

using bounded::cross;
using bounded::Matrix;
using bounded::Number;
using bounded::transposed;
using bounded::Vector;

namespace {

// the recursions name their steps alike: each has a namespace of its own
namespace body_frame_terms {

constexpr Number kTwice = {2.0, 2.0};

/// omega_i = R_i^T omega_p + s_i qd_i (body.2)
void angularVelocity(TermBuilder& b) {
  b.result("omega_i", "ωᵢ", Quantity::AngularVelocity);
  b.begin(1, "Rᵢᵀ ωₚ", Quantity::AngularVelocity);
  const Matrix R = b.matrix("R_i", b.i(), Quantity::Rotation);
  b.end(transposed(R) * b.vector("omega_p", b.parent(), Quantity::AngularVelocity));
  const bool slides = b.body().prismatic;
  b.begin(slides ? 0 : 2, "sᵢ q̇ᵢ", Quantity::AngularVelocity);
  if (slides) {
    b.because(Vanishing::PrismaticJoint);
    return b.end(Vector());
  }
  const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
  b.end(b.number("qd_i", b.i(), Quantity::JointVelocity) * s);
}

/// v_i = R_i^T (v_p + omega_p x r_i), sliding + s_i qd_i (body.3)
void linearVelocity(TermBuilder& b) {
  b.result("v_i", "vᵢ", Quantity::LinearVelocity);
  b.begin(1, "Rᵢᵀ vₚ", Quantity::LinearVelocity);
  const Matrix R = b.matrix("R_i", b.i(), Quantity::Rotation);
  b.end(transposed(R) * b.vector("v_p", b.parent(), Quantity::LinearVelocity));

  b.begin(2, "Rᵢᵀ (ωₚ × rᵢ)", Quantity::LinearVelocity);
  b.otherwise(Vanishing::AxisParallel);
  b.matrix("R_i", b.i(), Quantity::Rotation);
  const Vector omega_p = b.vector("omega_p", b.parent(), Quantity::AngularVelocity);
  const Vector swept = cross(omega_p, b.vector("r_i", b.i(), Quantity::Offset));
  b.inner("ωₚ × rᵢ", swept, "m/s");
  b.end(transposed(R) * swept);

  const bool slides = b.body().prismatic;
  b.begin(slides ? 3 : 0, "sᵢ q̇ᵢ", Quantity::LinearVelocity);
  if (!slides) {
    b.because(b.body().dof < 0 ? Vanishing::FixedJoint : Vanishing::RevoluteJoint);
    return b.end(Vector());
  }
  const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
  b.end(b.number("qd_i", b.i(), Quantity::JointVelocity) * s);
}

/// alpha_i = R_i^T alpha_p + omega_i x s_i qd_i + s_i qdd_i (body.4)
void angularAcceleration(TermBuilder& b) {
  b.result("alpha_i", "αᵢ", Quantity::AngularAcceleration);
  b.begin(1, "Rᵢᵀ αₚ", Quantity::AngularAcceleration);
  const Matrix R = b.matrix("R_i", b.i(), Quantity::Rotation);
  b.end(transposed(R) * b.vector("alpha_p", b.parent(), Quantity::AngularAcceleration));

  const bool slides = b.body().prismatic;
  b.begin(slides ? 0 : 2, "ωᵢ × sᵢ q̇ᵢ", Quantity::AngularAcceleration);
  if (slides) {
    b.because(Vanishing::PrismaticJoint);
    b.end(Vector());
  } else {
    b.otherwise(Vanishing::AxisParallel);
    const Vector omega = b.vector("omega_i", b.i(), Quantity::AngularVelocity);
    const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
    const Vector turn = b.number("qd_i", b.i(), Quantity::JointVelocity) * s;
    b.inner("sᵢ q̇ᵢ", turn, "rad/s");
    b.end(cross(omega, turn));
  }

  b.begin(slides ? 0 : 3, "sᵢ q̈ᵢ", Quantity::AngularAcceleration);
  if (slides) {
    b.because(Vanishing::PrismaticJoint);
    return b.end(Vector());
  }
  const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
  b.end(b.number("qdd_i", b.i(), Quantity::JointAcceleration) * s);
}

/// R_i^T (a_p + alpha_p x r_i + omega_p x (omega_p x r_i)), opened out
void carriedAcceleration(TermBuilder& b) {
  b.begin(1, "Rᵢᵀ aₚ", Quantity::LinearAcceleration);
  const Matrix R = b.matrix("R_i", b.i(), Quantity::Rotation);
  b.end(transposed(R) * b.vector("a_p", b.parent(), Quantity::LinearAcceleration));

  b.begin(2, "Rᵢᵀ (αₚ × rᵢ)", Quantity::LinearAcceleration);
  b.otherwise(Vanishing::AxisParallel);
  b.matrix("R_i", b.i(), Quantity::Rotation);
  const Vector alpha_p = b.vector("alpha_p", b.parent(), Quantity::AngularAcceleration);
  const Vector tangential = cross(alpha_p, b.vector("r_i", b.i(), Quantity::Offset));
  b.inner("αₚ × rᵢ", tangential, "m/s^2");
  b.end(transposed(R) * tangential);

  b.begin(3, "Rᵢᵀ (ωₚ × (ωₚ × rᵢ))", Quantity::LinearAcceleration);
  b.otherwise(Vanishing::AxisParallel);
  b.matrix("R_i", b.i(), Quantity::Rotation);
  const Vector omega_p = b.vector("omega_p", b.parent(), Quantity::AngularVelocity);
  const Vector swept = cross(omega_p, b.vector("r_i", b.i(), Quantity::Offset));
  b.inner("ωₚ × rᵢ", swept, "m/s");
  const Vector centripetal = cross(omega_p, swept);
  b.inner("ωₚ × (ωₚ × rᵢ)", centripetal, "m/s^2");
  b.end(transposed(R) * centripetal);
}

/// a_i (body.5): the parent's, and of a sliding joint 2 omega_i x s_i qd_i + s_i qdd_i
void linearAcceleration(TermBuilder& b) {
  b.result("a_i", "aᵢ", Quantity::LinearAcceleration);
  carriedAcceleration(b);
  const bool slides = b.body().prismatic;
  const Vanishing none = b.body().dof < 0 ? Vanishing::FixedJoint : Vanishing::RevoluteJoint;

  b.begin(slides ? 4 : 0, "2 ωᵢ × sᵢ q̇ᵢ", Quantity::LinearAcceleration);
  if (slides) {
    b.otherwise(Vanishing::AxisParallel);
    const Vector omega = b.vector("omega_i", b.i(), Quantity::AngularVelocity);
    const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
    const Vector slide = b.number("qd_i", b.i(), Quantity::JointVelocity) * s;
    b.inner("sᵢ q̇ᵢ", slide, "m/s");
    b.end(kTwice * cross(omega, slide));
  } else {
    b.because(none);
    b.end(Vector());
  }

  b.begin(slides ? 5 : 0, "sᵢ q̈ᵢ", Quantity::LinearAcceleration);
  if (!slides) {
    b.because(none);
    return b.end(Vector());
  }
  const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
  b.end(b.number("qdd_i", b.i(), Quantity::JointAcceleration) * s);
}

/// a_ci = a_i + alpha_i x c_i + omega_i x (omega_i x c_i) (body.6)
void centreAcceleration(TermBuilder& b) {
  b.result("ac_i", "a_cᵢ", Quantity::CentreAcceleration);
  b.begin(1, "aᵢ", Quantity::LinearAcceleration);
  b.end(b.vector("a_i", b.i(), Quantity::LinearAcceleration));

  b.begin(2, "αᵢ × cᵢ", Quantity::LinearAcceleration);
  b.otherwise(Vanishing::AxisParallel);
  const Vector alpha = b.vector("alpha_i", b.i(), Quantity::AngularAcceleration);
  b.end(cross(alpha, b.constantVector("c_i", b.i(), ModelConstant::CentreOfMass)));

  b.begin(3, "ωᵢ × (ωᵢ × cᵢ)", Quantity::LinearAcceleration);
  b.otherwise(Vanishing::AxisParallel);
  const Vector omega = b.vector("omega_i", b.i(), Quantity::AngularVelocity);
  const Vector swept = cross(omega, b.constantVector("c_i", b.i(), ModelConstant::CentreOfMass));
  b.inner("ωᵢ × cᵢ", swept, "m/s");
  b.end(cross(omega, swept));
}

/// F_i = m_i a_ci (body.7)
void inertialForce(TermBuilder& b) {
  b.result("F_i", "Fᵢ", Quantity::InertialForce);
  b.begin(1, "mᵢ a_cᵢ", Quantity::InertialForce);
  const Number m = b.constantNumber("m_i", b.i(), ModelConstant::Mass);
  b.end(m * b.vector("ac_i", b.i(), Quantity::CentreAcceleration));
}

/// N_i = I_i alpha_i + omega_i x I_i omega_i (body.8)
void inertialMoment(TermBuilder& b) {
  b.result("N_i", "Nᵢ", Quantity::InertialMoment);
  b.begin(1, "Iᵢ αᵢ", Quantity::InertialMoment);
  const Matrix I = b.constantMatrix("I_i", b.i(), ModelConstant::Inertia);
  b.end(I * b.vector("alpha_i", b.i(), Quantity::AngularAcceleration));

  b.begin(2, "ωᵢ × Iᵢ ωᵢ", Quantity::InertialMoment);
  b.otherwise(Vanishing::AxisParallel);
  const Vector omega = b.vector("omega_i", b.i(), Quantity::AngularVelocity);
  b.constantMatrix("I_i", b.i(), ModelConstant::Inertia);
  const Vector momentum = I * omega;
  b.inner("Iᵢ ωᵢ", momentum, "kg m^2/s");
  b.end(cross(omega, momentum));
}

/// f^E_i, n^E_i: given (body.9)
void external(TermBuilder& b) {
  b.result("fE_i", "fᴱᵢ", Quantity::ExternalForce);
  b.begin(0, "given", Quantity::ExternalForce);
  b.end(b.given("fE_i").linear);
  b.result("nE_i", "nᴱᵢ", Quantity::ExternalMoment);
  b.begin(0, "given", Quantity::ExternalMoment);
  b.end(b.given("nE_i").angular);
}

/// f_i = F_i - f^E_i + sum_k R_k f_k (body.10)
void jointForce(TermBuilder& b) {
  b.result("f_i", "fᵢ", Quantity::JointForce);
  b.begin(1, "Fᵢ", Quantity::InertialForce);
  b.end(b.vector("F_i", b.i(), Quantity::InertialForce));
  b.begin(2, "fᴱᵢ", Quantity::ExternalForce, -1);
  b.end(b.vector("fE_i", b.i(), Quantity::ExternalForce));
  for (int k = b.tables().firstChild(b.i()); k >= 0; k = b.tables().nextChild(k)) {
    b.begin(3, "Rₖ fₖ", Quantity::JointForce);
    b.ofChild(k);
    b.isRecorded(b.tables().handedOn(k, Quantity::JointForce));
    const Matrix R = b.matrix("R_k", k, Quantity::Rotation);
    b.end(R * b.vector("f_k", k, Quantity::JointForce));
  }
  if (b.tables().firstChild(b.i()) >= 0) return;
  b.begin(3, "Rₖ fₖ", Quantity::JointForce);
  b.because(Vanishing::NoChild);
  b.end(Vector());
}

/// R_k n_k + r_k x R_k f_k of a child
void childMoment(TermBuilder& b, int k) {
  b.begin(4, "Rₖ nₖ", Quantity::JointMoment);
  b.ofChild(k);
  const Matrix R = b.matrix("R_k", k, Quantity::Rotation);
  b.end(R * b.vector("n_k", k, Quantity::JointMoment));

  b.begin(5, "rₖ × Rₖ fₖ", Quantity::JointMoment);
  b.ofChild(k);
  b.otherwise(Vanishing::AxisParallel);
  const Vector r = b.vector("r_k", k, Quantity::Offset);
  b.matrix("R_k", k, Quantity::Rotation);
  const Vector f = R * b.vector("f_k", k, Quantity::JointForce);
  b.inner("Rₖ fₖ", f, "N", b.tables().handedOn(k, Quantity::JointForce));
  b.end(cross(r, f));
}

/// n_i = N_i + c_i x F_i - n^E_i + sum_k (R_k n_k + r_k x R_k f_k) (body.11)
void jointMoment(TermBuilder& b) {
  b.result("n_i", "nᵢ", Quantity::JointMoment);
  b.begin(1, "Nᵢ", Quantity::InertialMoment);
  b.end(b.vector("N_i", b.i(), Quantity::InertialMoment));

  b.begin(2, "cᵢ × Fᵢ", Quantity::InertialMoment);
  b.otherwise(Vanishing::AxisParallel);
  const Vector c = b.constantVector("c_i", b.i(), ModelConstant::CentreOfMass);
  b.end(cross(c, b.vector("F_i", b.i(), Quantity::InertialForce)));

  b.begin(3, "nᴱᵢ", Quantity::ExternalMoment, -1);
  b.end(b.vector("nE_i", b.i(), Quantity::ExternalMoment));

  for (int k = b.tables().firstChild(b.i()); k >= 0; k = b.tables().nextChild(k)) childMoment(b, k);
  if (b.tables().firstChild(b.i()) >= 0) return;
  for (int group : {4, 5}) {
    b.begin(group, group == 4 ? "Rₖ nₖ" : "rₖ × Rₖ fₖ", Quantity::JointMoment);
    b.because(Vanishing::NoChild);
    b.end(Vector());
  }
}

/// tau_i = s_i . n_i, sliding s_i . f_i, + tau^m_i + tau^f_i (body.14)
void jointTorque(TermBuilder& b) {
  b.result("tau_i", "τᵢ", Quantity::JointTorque);
  const bool slides = b.body().prismatic;
  b.begin(1, slides ? "sᵢ · fᵢ" : "sᵢ · nᵢ", slides ? Quantity::JointForce : Quantity::JointMoment);
  b.otherwise(Vanishing::Perpendicular);
  const Vector s = b.constantVector("s_i", b.i(), ModelConstant::Axis);
  b.end(dot(s, slides ? b.vector("f_i", b.i(), Quantity::JointForce) : b.vector("n_i", b.i(), Quantity::JointMoment)));
  motorSummands(b, 2);
}

}  // namespace body_frame_terms

}  // namespace

void bodyFrameTerms(TermBuilder& b, EquationId equation) {
  using namespace body_frame_terms;
  switch (equation) {
    case EquationId::Rotation: return placeTerms(b);
    case EquationId::AngularVelocity: return angularVelocity(b);
    case EquationId::LinearVelocity: return linearVelocity(b);
    case EquationId::AngularAcceleration: return angularAcceleration(b);
    case EquationId::LinearAcceleration: return linearAcceleration(b);
    case EquationId::CentreAcceleration: return centreAcceleration(b);
    case EquationId::InertialForce: return inertialForce(b);
    case EquationId::InertialMoment: return inertialMoment(b);
    case EquationId::ExternalWrench: return external(b);
    case EquationId::JointForce: return jointForce(b);
    case EquationId::JointMoment: return jointMoment(b);
    case EquationId::RotorTorque: return rotorTerms(b);
    case EquationId::FrictionTorque: return frictionTerms(b);
    case EquationId::SpringTorque: return springTerms(b);
    case EquationId::SprungJointTorque:
    case EquationId::JointTorque: return jointTorque(b);
    default: return;
  }
}

}  // namespace linkwright
