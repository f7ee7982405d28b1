// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/equations.h"

#include "ui/widgets/equation_label.h"
#include "ui/widgets/palette.h"

#include <QFile>

#include <array>

// the resources live in a static library: without this call the linker would leave them out
static void initEquationResources() { Q_INIT_RESOURCE(equations); }

namespace linkwright::ui {

namespace {

constexpr std::array<EquationId, 14> kEquations = {EquationId::Rotation,           EquationId::AngularVelocity,
                                                   EquationId::LinearVelocity,     EquationId::AngularAcceleration,
                                                   EquationId::LinearAcceleration, EquationId::CentreAcceleration,
                                                   EquationId::InertialForce,      EquationId::InertialMoment,
                                                   EquationId::ExternalWrench,     EquationId::JointForce,
                                                   EquationId::JointMoment,        EquationId::RotorTorque,
                                                   EquationId::FrictionTorque,     EquationId::JointTorque};

QByteArray readResource(const QString& name) {
  QFile file(QStringLiteral(":/equations/%1.svg").arg(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString nameOf(EquationId equation, bool prismatic) {
  return QString::fromLatin1(idOf(Formulation::BodyFrame, equation)) +
         (prismatic ? QLatin1String(".prismatic") : QLatin1String(".revolute"));
}

constexpr Term recorded(const char* id, TermOwner owner, Quantity quantity) {
  return {id, owner, ModelConstant::None, quantity};
}
constexpr Term constant(const char* id, TermOwner owner, ModelConstant what) {
  return {id, owner, what, Quantity::Rotation};
}

constexpr std::array<Term, 36> kTerms = {{
    recorded("R_i", TermOwner::Link, Quantity::Rotation),
    recorded("R_k", TermOwner::Child, Quantity::Rotation),
    recorded("q_i", TermOwner::Link, Quantity::JointPosition),
    recorded("qd_i", TermOwner::Link, Quantity::JointVelocity),
    recorded("qdd_i", TermOwner::Link, Quantity::JointAcceleration),
    recorded("omega_i", TermOwner::Link, Quantity::AngularVelocity),
    recorded("omega_p", TermOwner::Parent, Quantity::AngularVelocity),
    recorded("v_i", TermOwner::Link, Quantity::LinearVelocity),
    recorded("v_p", TermOwner::Parent, Quantity::LinearVelocity),
    recorded("alpha_i", TermOwner::Link, Quantity::AngularAcceleration),
    recorded("alpha_p", TermOwner::Parent, Quantity::AngularAcceleration),
    recorded("a_i", TermOwner::Link, Quantity::LinearAcceleration),
    recorded("a_p", TermOwner::Parent, Quantity::LinearAcceleration),
    recorded("ac_i", TermOwner::Link, Quantity::CentreAcceleration),
    recorded("F_i", TermOwner::Link, Quantity::InertialForce),
    recorded("N_i", TermOwner::Link, Quantity::InertialMoment),
    recorded("fE_i", TermOwner::Link, Quantity::ExternalForce),
    recorded("nE_i", TermOwner::Link, Quantity::ExternalMoment),
    recorded("f_i", TermOwner::Link, Quantity::JointForce),
    recorded("n_i", TermOwner::Link, Quantity::JointMoment),
    recorded("f_k", TermOwner::Child, Quantity::JointForce),
    recorded("n_k", TermOwner::Child, Quantity::JointMoment),
    recorded("rotor_i", TermOwner::Link, Quantity::RotorTorque),
    recorded("friction_i", TermOwner::Link, Quantity::FrictionTorque),
    recorded("tau_i", TermOwner::Link, Quantity::JointTorque),
    constant("R_0", TermOwner::Link, ModelConstant::RotationAtZero),
    constant("r_0", TermOwner::Link, ModelConstant::OriginAtZero),
    recorded("r_i", TermOwner::Link, Quantity::Offset),
    recorded("r_k", TermOwner::Child, Quantity::Offset),
    constant("s_i", TermOwner::Link, ModelConstant::Axis),
    constant("m_i", TermOwner::Link, ModelConstant::Mass),
    constant("c_i", TermOwner::Link, ModelConstant::CentreOfMass),
    constant("I_i", TermOwner::Link, ModelConstant::Inertia),
    constant("J_i", TermOwner::Link, ModelConstant::Rotor),
    constant("D_i", TermOwner::Link, ModelConstant::Damping),
    constant("C_i", TermOwner::Link, ModelConstant::Coulomb),
}};

}  // namespace

Equations::Equations() {
  initEquationResources();
  for (const EquationId id : kEquations) {
    for (const bool prismatic : {false, true}) {
      Equation equation;
      equation.svg = readResource(nameOf(id, prismatic));
      if (equation.svg.isEmpty()) equation.svg = readResource(QString::fromLatin1(idOf(Formulation::BodyFrame, id)));
      const QStringList places = termsOfSvg(equation.svg);
      for (const QString& place : places) {
        if (!equation.terms.contains(stemOf(place))) equation.terms.append(stemOf(place));
      }
      by_name_.insert(nameOf(id, prismatic), equation);
    }
  }
  symbols_ = readResource(QStringLiteral("symbols"));
}

const Equation& Equations::of(EquationId equation, bool prismatic) const {
  static const Equation kNone;
  const auto found = by_name_.constFind(nameOf(equation, prismatic));
  return found == by_name_.constEnd() ? kNone : found.value();
}

const Term* meaningOf(const QString& stem) {
  const QByteArray id = stem.toLatin1();
  for (const Term& term : kTerms) {
    if (id == term.id) return &term;
  }
  return nullptr;
}

QHash<QString, QColor> termColours(bool dark, const QColor& ink) {
  QHash<QString, QColor> colours;
  for (const Term& term : kTerms) {
    const bool neutral = term.constant != ModelConstant::None || term.quantity == Quantity::Rotation ||
                         term.quantity == Quantity::Offset || term.quantity == Quantity::JointPosition ||
                         term.quantity == Quantity::JointVelocity || term.quantity == Quantity::JointAcceleration;
    colours.insert(QString::fromLatin1(term.id), neutral ? ink : quantityColour(term.quantity, dark));
  }
  return colours;
}

}  // namespace linkwright::ui
