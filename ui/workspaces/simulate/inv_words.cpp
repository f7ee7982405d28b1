// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/inv_words.h"

#include "core/base/index.h"
#include "core/contact/surface.h"
#include "ui/widgets/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <variant>

namespace linkwright::ui {

namespace {

using Q = Quantity;

struct InvText {
  Q_DECLARE_TR_FUNCTIONS(InvMachine)
};

const QString kRate = QStringLiteral("q\u0307"), kAcceleration = QStringLiteral("q\u0308");

QString contactName(const InvMachine& machine, int contact) {
  return QString::fromStdString(machine.contacts[at(contact)].name);
}

/// "j<sub>c</sub>", with the contact's number where there are several.
QString jOf(const InvMachine& machine, const char* which, int contact) {
  const QString number = machine.contactCount() > 1 ? QString::number(contact + 1) : QString();
  return QStringLiteral("<b>j</b><sub>%1%2</sub>").arg(QString::fromLatin1(which), number);
}

/// "INV(q, 0, e2, 0, 0)" in rich text, of what is right.
QString invOf(const QString& rate, const QString& acceleration, const QString& gravity, const QString& force) {
  return QStringLiteral("INV(<b>q</b>, %1, %2, %3, %4)").arg(rate, acceleration, gravity, force);
}

QString equationOf(const InvMachine& machine, const InvStep& step) {
  const QString zero = QStringLiteral("0"), g = QStringLiteral("<b>g</b>");
  const QString rate = QStringLiteral("<b>%1</b>").arg(kRate), M = QStringLiteral("<b>M</b>");
  switch (step.kind) {
    case InvStepKind::Bias: return QStringLiteral("<b>b</b> = ") + invOf(rate, zero, g, zero);
    case InvStepKind::MassColumn: {
      const QString e = QStringLiteral("<b>e</b><sub>%1</sub>").arg(step.index + 1);
      return M + e + QStringLiteral(" = ") + invOf(zero, e, zero, zero);
    }
    case InvStepKind::Normal:
      return jOf(machine, "c", step.index) + QStringLiteral(" = ") +
             invOf(zero, zero, zero, QStringLiteral("<i>f</i><sub>n</sub> = −1, <i>K</i> = 0"));
    case InvStepKind::Tangent:
      return jOf(machine, "c", step.index) + QStringLiteral(" − ") + jOf(machine, "t", step.index) +
             QStringLiteral(" = ") +
             invOf(zero, zero, zero, QStringLiteral("<i>f</i><sub>n</sub> = −1, <i>K</i> = 1, <b>t</b>"));
    case InvStepKind::Directions:
      return QStringLiteral(
          "<b>d</b><sup>T</sup> = ‖∂<i>C</i>/∂<b>r</b>‖ <b>C</b><sub>q</sub> <b>M</b><sup>−1</sup>, "
          "&nbsp;<b>C</b><sub>q</sub> = ‖∂<i>C</i>/∂<b>r</b>‖ <b>j</b><sub>c</sub><sup>T</sup>");
    case InvStepKind::System:
      return QStringLiteral(
          "<i>A</i> = <i>m</i><sub>c</sub> − <i>K</i> <b>d</b><sup>T</sup><b>j</b><sub>t</sub>, "
          "&nbsp;<i>a</i> = <b>d</b><sup>T</sup><b>b</b> − ‖∂<i>C</i>/∂<b>r</b>‖ γ");
    case InvStepKind::Force: return QStringLiteral("<i>A f</i><sub>n</sub> = <i>a</i> − <b>d</b><sup>T</sup><b>τ</b>");
    case InvStepKind::BiasWithForce:
      return QStringLiteral("<b>b</b><sub>n</sub> = ") +
             invOf(rate, zero, g, QStringLiteral("<i>f</i><sub>n</sub>, <i>K</i>, <b>t</b>"));
    case InvStepKind::Acceleration:
      return QStringLiteral("<b>%1</b> = <b>M</b><sup>−1</sup>(<b>τ</b> − <b>b</b>%2)")
          .arg(kAcceleration, machine.contactCount() > 0 ? QStringLiteral("<sub>n</sub>") : QString());
  }
  return {};
}

QString titleOfStep(const InvMachine& machine, const InvStep& step) {
  switch (step.kind) {
    case InvStepKind::Bias: return InvText::tr("Bias torques: b");
    case InvStepKind::MassColumn:
      //: noun: a column of a matrix; %1: its number, %2: name of a joint
      return InvText::tr("Column %1 of M: %2").arg(step.index + 1).arg(machine.jointName(step.index));
    case InvStepKind::Normal:
      return InvText::tr("Joint torques for a unit force at %1: j_c").arg(contactName(machine, step.index));
    case InvStepKind::Tangent:
      return InvText::tr("Joint torques with friction at %1: j_c − j_t").arg(contactName(machine, step.index));
    case InvStepKind::Directions: return InvText::tr("Contact acceleration per unit torque: d");
    case InvStepKind::System: return InvText::tr("Coefficients of the contact equation: A and a");
    case InvStepKind::Force: return InvText::tr("Normal force that maintains the contact: fₙ");
    case InvStepKind::BiasWithForce: return InvText::tr("Bias torques with the contact force: b_n");
    case InvStepKind::Acceleration: return InvText::tr("Joint accelerations: q̈");
  }
  return {};
}

QString sentenceOf(const InvMachine& machine, const InvStep& step) {
  switch (step.kind) {
    case InvStepKind::Bias:
      return InvText::tr(
          "At zero acceleration and without contact, the joint torques are those of gravity, centrifugal and Coriolis "
          "terms, joint friction, and any springs and loads.");
    case InvStepKind::MassColumn:
      //: %1: name of a joint, %2: unit of its acceleration, %3: number of the column
      return InvText::tr(
                 "The robot is at rest without gravity, and only joint %1 accelerates, at 1 %2. The torques required "
                 "at all joints form column %3 of the mass matrix.")
          .arg(machine.jointName(step.index),
               unitWithExponents(machine.isSlide(step.index) ? QStringLiteral("m/s^2") : QStringLiteral("rad/s^2")))
          .arg(step.index + 1);
    case InvStepKind::Normal:
      return InvText::
          tr("The robot is at rest without gravity, and the surface pulls at %1 with 1 N (fₙ = −1). The joint torques "
             "that balance this force are j_c = Jᵀ n, the torques that a unit normal force exerts on the joints.")
              .arg(contactName(machine, step.index));
    case InvStepKind::Tangent:
      if (machine.contacts[at(step.index)].sticks)
        return InvText::tr("%1 sticks, so its friction is a known force. With t = 0, j_t is zero.")
            .arg(contactName(machine, step.index));
      return InvText::tr(
                 "The surface pulls with the same 1 N, now with friction and K = 1 as a probe. INV is called with zero "
                 "velocity, so the actual direction of motion of %1 is passed separately as t. Subtracting the answer "
                 "from j_c gives j_t.")
          .arg(contactName(machine, step.index));
    case InvStepKind::Directions:
      return InvText::tr(
          "This step asks INV no question. A linear system with M and j_c gives d, the contact acceleration along the "
          "surface normal per unit torque at each joint. m_c = dᵀ j_c is the acceleration per newton of normal force.");
    case InvStepKind::System: {
      const double factor = machine.right.critical_factor;
      if (!std::isfinite(factor) || machine.contactCount() != 1 || machine.right.questions[0].K <= 0.0) {
        return InvText::tr(
            "A is the change of C″ per newton of fₙ, including friction. If K makes A singular, the contact jams. "
            "Without motor torques, A fₙ must equal a.");
      }
      const double critical = factor * machine.right.questions[0].K;
      return InvText::tr(
                 "A is the change of C″ per newton of fₙ, including friction. At K = %1, A would be zero and the "
                 "contact would jam. Without motor torques, A fₙ must equal a.")
          .arg(NumberGroup(critical).text(critical));
    }
    case InvStepKind::Force:
      return InvText::tr(
          "There is one equation per contact. This force makes C″ zero, so the contact point stays on its surface.");
    case InvStepKind::BiasWithForce:
      return InvText::tr("The first question is asked again, now with the computed contact force and its friction.");
    case InvStepKind::Acceleration:
      return machine.contactCount() > 0
                 ? InvText::tr(
                       "The motor torques minus b_n, multiplied by the inverse of M, are the joint accelerations.")
                 : InvText::tr(
                       "Without contact, the motor torques minus b, multiplied by the inverse of M, are the joint "
                       "accelerations.");
  }
  return {};
}

/// The contact forces among what INV is given: those behind the loads.
QString forceWords(const InvMachine& machine, const InvStep& step) {
  switch (step.kind) {
    case InvStepKind::Normal: return InvText::tr("−1 N at %1").arg(contactName(machine, step.index));
    case InvStepKind::Tangent:
      return InvText::tr("−1 N at %1, with K = 1 and direction t").arg(contactName(machine, step.index));
    case InvStepKind::BiasWithForce: {
      QStringList forces;
      const ExtendedForwardDynamics& s = machine.wrong ? *machine.wrong : machine.right;
      const NumberGroup numbers(s.f_n.data(), static_cast<std::size_t>(s.f_n.size()));
      for (Eigen::Index c = 0; c < s.f_n.size(); ++c) forces << numbers.text(s.f_n[c]) + QStringLiteral(" N");
      return forces.join(QStringLiteral("; "));
    }
    default: return QStringLiteral("0");
  }
}

bool same(const DynamicsInput& a, const DynamicsInput& b, Q part) {
  switch (part) {
    case Q::JointVelocity: return a.qd == b.qd;
    case Q::LinearAcceleration: return a.gravity == b.gravity;
    case Q::ExternalForce:
      return std::equal(a.external.begin(), a.external.end(), b.external.begin(), b.external.end(),
                        [](const ExternalWrench& x, const ExternalWrench& y) {
                          return x.link == y.link && x.wrench.force == y.wrench.force;
                        });
    default: return true;
  }
}

/// The arguments of a question, as they are asked now.
std::vector<InvChip> argumentsOf(const InvMachine& machine, const InvStep& step) {
  const InverseDynamicsCall& right = machine.right.calls[at(step.call)];
  const InverseDynamicsCall* asked = askedCall(machine, step);
  const DynamicsInput& in = asked != nullptr ? asked->input : right.input;
  //: a velocity or position that is given as it is now
  const QString as_it_is = InvText::tr("current"), off = QStringLiteral("0");
  //: gravity or the loads take part, they are not switched off
  const QString on = InvText::tr("on");
  const bool pushes =
      step.kind == InvStepKind::Normal || step.kind == InvStepKind::Tangent || step.kind == InvStepKind::BiasWithForce;
  const bool moves = !in.qd.isZero(0.0), falls = !in.gravity.isZero(0.0), accelerates = !in.qdd.isZero(0.0);
  const bool wants_velocity = step.kind == InvStepKind::Bias || step.kind == InvStepKind::BiasWithForce;
  std::vector<InvChip> chips = {{QStringLiteral("q"), as_it_is, Q::JointPosition, true, false},
                                {kRate, wants_velocity || moves ? (moves ? as_it_is : InvText::tr("at rest")) : off,
                                 Q::AngularVelocity, wants_velocity || moves, !same(in, right.input, Q::JointVelocity)},
                                {kAcceleration, accelerates ? QStringLiteral("e") + subscript(step.index + 1) : off,
                                 Q::AngularAcceleration, accelerates, false},
                                {QStringLiteral("g"), falls ? on : off, Q::LinearAcceleration, falls,
                                 !same(in, right.input, Q::LinearAcceleration)},
                                {QStringLiteral("fₙ K t"), forceWords(machine, step), Q::ExternalForce, pushes,
                                 pushes && !same(in, right.input, Q::ExternalForce)}};
  if (!machine.input.external.empty())
    //: noun: external forces
    chips.push_back({InvText::tr("loads"), wants_velocity ? on : off, Q::ExternalForce, wants_velocity, false});
  return chips;
}

InvChip plain(const char* symbol, Q quantity) { return {QString::fromUtf8(symbol), {}, quantity, true, false}; }

InvPictureContent arithmeticOf(const InvMachine& machine, const InvStep& step) {
  const char* b_n = machine.contactCount() > 0 ? "bₙ" : "b";
  switch (step.kind) {
    case InvStepKind::Directions:
      //: verb: solve a system of linear equations
      return {QStringLiteral("M⁻¹"),
              InvText::tr("solve"),
              {plain("M", Q::Inertia), plain("j_c", Q::JointTorque)},
              plain("d", Q::AngularAcceleration),
              InvText::tr("for A and a")};
    case InvStepKind::System:
      return {QStringLiteral("Σ"),
              InvText::tr("dot products"),
              {plain("d", Q::AngularAcceleration), plain("j_c", Q::JointTorque), plain("j_t", Q::JointTorque),
               plain("b", Q::JointTorque), plain("K", Q::ExternalForce), plain("γ", Q::LinearAcceleration)},
              plain("A, a", Q::ExternalForce),
              InvText::tr("contact equation")};
    case InvStepKind::Force:
      return {QStringLiteral("A⁻¹"),
              InvText::tr("solve"),
              {plain("A", Q::ExternalForce), plain("a", Q::ExternalForce), plain("dᵀτ", Q::JointTorque)},
              plain("fₙ", Q::ExternalForce),
              InvText::tr("back into INV")};
    default:
      return {QStringLiteral("M⁻¹"),
              InvText::tr("solve"),
              {plain("M", Q::Inertia), plain("τ", Q::JointTorque), plain(b_n, Q::JointTorque)},
              plain("q\u0308", Q::AngularAcceleration),
              InvText::tr("to the integrator")};
  }
}

QString destinationOf(const InvStep& step) {
  switch (step.kind) {
    case InvStepKind::Bias: return InvText::tr("used later for a");
    case InvStepKind::MassColumn: return InvText::tr("column %1 of M").arg(step.index + 1);
    case InvStepKind::Normal: return InvText::tr("used later for d and A");
    case InvStepKind::Tangent: return InvText::tr("j_c − answer = j_t");
    default: return InvText::tr("subtracted from τ");
  }
}

Q quantityOf(InvStepKind kind) { return kind == InvStepKind::MassColumn ? Q::Inertia : Q::JointTorque; }

}  // namespace

const InverseDynamicsCall* askedCall(const InvMachine& machine, const InvStep& step) {
  if (step.call < 0) return nullptr;
  const InverseDynamicsCall& right = machine.right.calls[at(step.call)];
  if (!machine.wrong) return &right;
  const std::vector<InverseDynamicsCall>& calls = machine.wrong->calls;
  if (calls.size() == machine.right.calls.size()) return &calls[at(step.call)];
  const auto found = std::find_if(calls.begin(), calls.end(),
                                  [&](const InverseDynamicsCall& call) { return call.name == right.name; });
  return found == calls.end() ? &right : &*found;
}

QString nameOfStep(const InvMachine& machine, const InvStep& step) {
  const QString number = machine.contactCount() > 1 ? subscript(step.index + 1) : QString();
  switch (step.kind) {
    case InvStepKind::Bias: return QStringLiteral("b");
    case InvStepKind::MassColumn: return QStringLiteral("M e") + subscript(step.index + 1);
    case InvStepKind::Normal: return QStringLiteral("j_c") + number;
    case InvStepKind::Tangent: return QStringLiteral("j_c%1 − j_t%1").arg(number);
    case InvStepKind::Directions: return QStringLiteral("d");
    case InvStepKind::System: return QStringLiteral("A, a");
    case InvStepKind::Force: return QStringLiteral("fₙ");
    case InvStepKind::BiasWithForce: return QStringLiteral("bₙ");
    case InvStepKind::Acceleration: return InvText::tr("accelerations");
  }
  return {};
}

InvStepWords wordsOf(const InvMachine& machine, const InvStep& step) {
  InvStepWords words;
  words.title = titleOfStep(machine, step);
  words.equation = equationOf(machine, step);
  words.sentence = sentenceOf(machine, step);
  if (step.call < 0) {
    words.picture = arithmeticOf(machine, step);
  } else {
    words.picture = {QStringLiteral("INV"),
                     InvText::tr("inverse dynamics"),
                     argumentsOf(machine, step),
                     {nameOfStep(machine, step), {}, quantityOf(step.kind), true, false},
                     destinationOf(step)};
  }
  return words;
}

QString sourceWords(const InvMachine& machine, InvTorques torques) {
  if (machine.is_of_run)
    return InvText::tr("The run at t = %1 s, with its motor torques").arg(QString::number(machine.time, 'f', 3));
  switch (torques) {
    case InvTorques::None: return InvText::tr("The current state, with zero motor torques");
    case InvTorques::Start: return InvText::tr("The state at the start of a simulation");
    case InvTorques::Inverse:
      return InvText::tr("The current state, with torques from inverse dynamics without contact");
  }
  return {};
}

QString whyWithoutEffect(const InvMachine& machine, ExtendedMistake mistake) {
  using enum ExtendedMistake;
  const auto any = [&](auto&& holds) {
    for (std::size_t c = 0; c < machine.right.contacts.size(); ++c) {
      if (holds(machine.right.contacts[c], machine.right.questions[c])) return true;
    }
    return false;
  };
  const auto rubs = [](const ContactGeometry&, const ContactQuestion& q) { return q.K > 0.0 && !q.t.isZero(0.0); };
  const bool touches = machine.contactCount() > 0;
  switch (mistake) {
    case ContactForceSign:
    case ContactForceNotInBias: return touches ? QString() : InvText::tr("no contact here");
    case DirectionFromZeroVelocity:
    case FrictionWrongSign: return any(rubs) ? QString() : InvText::tr("no contact slips with friction");
    case OwnFrictionAsProbe:
      return any([&](const ContactGeometry& g, const ContactQuestion& q) { return rubs(g, q) && q.K != 1.0; })
                 ? QString()
                 : InvText::tr("no contact slips with a coefficient other than K = 1");
    case GravityLeftOut:
    case GravityInColumns: return machine.input.gravity.isZero(0.0) ? InvText::tr("there is no gravity") : QString();
    case VelocityInColumns: return machine.input.qd.isZero(0.0) ? InvText::tr("the joints are at rest") : QString();
    case JointFrictionTwice:
      if (!machine.input.terms.joint_friction) return InvText::tr("joint friction is switched off");
      return machine.input.qd.isZero(0.0) ? InvText::tr("the joints are at rest") : QString();
    case NormalNotUnit:
      return any([](const ContactGeometry& g, const ContactQuestion&) { return std::abs(g.length - 1.0) > 1e-12; })
                 ? QString()
                 : InvText::tr("every gradient here has length 1");
    case GammaLeftOut:
      return any([](const ContactGeometry& g, const ContactQuestion&) { return g.gamma != 0.0; }) ? QString()
             : touches ? InvText::tr("γ is zero here")
                       : InvText::tr("no contact here");
    case NormalRateLeftOut:
      return any([](const ContactGeometry& g, const ContactQuestion& q) {
        return q.surface && !std::holds_alternative<PlaneSurface>(q.surface->form) && !g.point.v.isZero(0.0);
      })
                 ? QString()
                 : InvText::tr("no contact moves along a curved surface");
    case PullKept: return machine.released.empty() ? InvText::tr("no contact has opened") : QString();
    case LongEulerStep:
      return machine.euler.rate > 0.0 ? QString() : InvText::tr("the joints have no viscous friction");
  }
  return {};
}

}  // namespace linkwright::ui
