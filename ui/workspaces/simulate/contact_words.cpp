// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/contact_words.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace linkwright::ui {

namespace {

struct ContactText {
  Q_DECLARE_TR_FUNCTIONS(ContactWords)
};

constexpr double kAlongAxis = 0.9995;  // of a unit vector: within two degrees

QString number(double value) { return NumberGroup(std::abs(value)).text(value); }

QString nameOf(const std::vector<Contact>& contacts, int contact) {
  return QString::fromStdString(contacts.at(static_cast<std::size_t>(contact)).name);
}

QString wordsOf(ContactCause cause, const ContactLaws& laws) {
  switch (cause) {
    case ContactCause::Weight: return ContactText::tr("Gravity");
    case ContactCause::Torques: return ContactText::tr("Motor torques");
    case ContactCause::Velocity: return ContactText::tr("Velocity terms (centrifugal, Coriolis)");
    case ContactCause::Curvature: return ContactText::tr("Path curvature γ");
    case ContactCause::JointFriction: return ContactText::tr("Joint friction");
    case ContactCause::JointSprings: return ContactText::tr("Joint springs");
    //: noun: external forces
    case ContactCause::Loads: return ContactText::tr("Loads");
    case ContactCause::Pull: return ContactText::tr("Mouse spring");
    case ContactCause::Stabilisation: return ContactText::tr("Baumgarte's terms");
    case ContactCause::Spring: return ContactText::tr("Surface spring of %1 N/m").arg(laws.stiffness, 0, 'g', 4);
    case ContactCause::Damper: return ContactText::tr("Surface damper");
    case ContactCause::NoPull: break;
  }
  return ContactText::tr("Correction, because the surface cannot pull");
}

bool mayBeThere(ContactCause cause, bool is_penalty) {
  switch (cause) {
    case ContactCause::Spring:
    case ContactCause::Damper: return is_penalty;
    case ContactCause::Weight:
    case ContactCause::Torques:
    case ContactCause::Velocity:
    case ContactCause::Curvature:
    case ContactCause::JointFriction: return !is_penalty;
    default: return false;
  }
}

/// The row of the contact's normal among the unknowns; -1: it carries nothing.
Eigen::Index unknownOf(const ContactShares& shares, int contact) {
  for (std::size_t u = 0; u < shares.is_normal.size(); ++u) {
    if (shares.is_normal[u] && shares.solution.unknowns[u] == contact) return static_cast<Eigen::Index>(u);
  }
  return -1;
}

QString unknownWords(const ContactShares& shares, std::size_t u, const std::vector<Contact>& contacts) {
  const QString name = nameOf(contacts, shares.solution.unknowns[u]);
  return shares.is_normal[u] ? ContactText::tr("fₙ of %1").arg(name) : ContactText::tr("friction of %1").arg(name);
}

}  // namespace

std::vector<ShareRow> shareRows(const ContactShares& shares, int contact, const ContactLaws& laws) {
  std::vector<ShareRow> rows;
  if (contact >= shares.f_n.rows()) return rows;
  constexpr std::array kOrder = {ContactCause::Weight,       ContactCause::Torques,       ContactCause::JointFriction,
                                 ContactCause::JointSprings, ContactCause::Velocity,      ContactCause::Curvature,
                                 ContactCause::Loads,        ContactCause::Pull,          ContactCause::Spring,
                                 ContactCause::Damper,       ContactCause::Stabilisation, ContactCause::NoPull};
  for (const ContactCause cause : kOrder) {
    const double f_n = shares.of(contact, cause);
    if (f_n == 0.0 && !mayBeThere(cause, shares.is_penalty)) continue;
    rows.push_back({cause, wordsOf(cause, laws), f_n});
  }
  return rows;
}

QStringList equationWords(const ContactShares& shares, int contact, const std::vector<Contact>& contacts) {
  QStringList words;
  const Eigen::Index u = unknownOf(shares, contact);
  if (u < 0) return words;
  const double A = shares.A(u, u), N = shares.solution.N(u, u) * A / shares.solution.A(u, u);
  if (shares.A.rows() == 1) {
    const NumberGroup numbers(std::max(std::abs(shares.a[0]), std::abs(shares.d_tau[0])));
    //: the contact equation, then with numbers; %1: A, %2: f_n, %3: a, %4: dᵀτ, which may be negative
    words << ContactText::tr("A fₙ = a − dᵀτ:  %1 × %2 = %3 − (%4)")
                 .arg(number(A), number(shares.total(contact)), numbers.text(shares.a[0]),
                      numbers.text(shares.d_tau[0]));
  }
  const double K = contacts.at(static_cast<std::size_t>(contact)).friction;
  if (std::isfinite(N) && std::abs(A - N) > 1e-9 * std::abs(N)) {
    //: %1: A of the contact equation with friction, %2: without
    const QString more =
        ContactText::tr("Friction reduces A from %2 to %1, so the same a − dᵀτ requires a larger normal force.");
    //: %1: A of the contact equation with friction, %2: without
    const QString less =
        ContactText::tr("Friction increases A from %2 to %1, so the same a − dᵀτ requires a smaller normal force.");
    words << (A < N ? more : less).arg(number(A), number(N));
  }
  if (std::isfinite(shares.critical_factor) && K > 0.0) {
    //: %1: the coefficient of friction, %2: the critical one
    words << ContactText::tr("K is %1. The contact would jam at K = %2 (Painlevé paradox).")
                 .arg(number(K), number(K * shares.critical_factor));
  } else if (K > 0.0) {
    words << ContactText::tr("K is %1. In this state, the contact would not jam at any K.").arg(number(K));
  }
  return words;
}

QStringList statusWords(const ContactShares& shares, const std::vector<Contact>& contacts) {
  if (shares.is_penalty) {
    return {
        ContactText::tr("Penalty method: each surface acts as a spring and a damper. No equation is solved for fₙ, so "
                        "the forces cannot be redundant and no contact can jam.")};
  }
  const auto m = static_cast<int>(shares.solution.unknowns.size());
  if (m == 0) return {ContactText::tr("No contact carries a force.")};
  QStringList words;
  const ContactSystemSolution& system = shares.solution.system;
  switch (system.status) {
    case ContactStatus::Determined:
      words << (m == 1 ? ContactText::tr("Determined: exactly one force fits this motion.")
                       : ContactText::tr("Determined: exactly one set of %1 forces fits this motion.").arg(m));
      break;
    case ContactStatus::Singular:
      words << ContactText::tr(
          "Nearly singular: the equations for the contact forces are ill-conditioned. The accelerations are less "
          "affected.");
      break;
    case ContactStatus::Redundant:
      words << ContactText::tr(
          "Redundant: the motion does not determine all forces. The forces of least norm are shown, and the "
          "accelerations do not depend on this choice.");
      break;
    case ContactStatus::Jammed:
      words << ContactText::tr(
          "Jammed: with friction, det A is zero or negative (Painlevé paradox), so no contact force is reliable.");
      break;
  }
  if (m > 1) words << ContactText::tr("Condition number of A: %1").arg(system.condition, 0, 'g', 3);
  for (Eigen::Index k = 0; k < system.indeterminate.cols(); ++k) {
    QStringList parts;
    const NumberGroup numbers(1.0);
    for (Eigen::Index u = 0; u < system.indeterminate.rows(); ++u) {
      const double part = system.indeterminate(u, k);
      if (std::abs(part) < 1e-6) continue;
      //: %1: a force, %2: the unknown that it is added to ("fₙ of heel", "friction of heel")
      parts << ContactText::tr("%1 N in %2")
                   .arg(withTrueMinus(QString::number(part, 'f', 3)),
                        unknownWords(shares, static_cast<std::size_t>(u), contacts));
    }
    words << ContactText::tr("Undetermined: any multiple of (%1) may be added without changing the motion.")
                 .arg(joinedWords(parts));
  }
  return words;
}

QString directionWords(const Eigen::Vector3d& direction) {
  constexpr std::array<const char*, 3> kAxes = {"x", "y", "z"};
  const double length = direction.norm();
  if (!(length > 0.0)) return {};
  for (int axis = 0; axis < 3; ++axis) {
    const double share = direction[axis] / length;
    if (std::abs(share) < kAlongAxis) continue;
    const QString sign = share < 0.0 ? QStringLiteral("−") : QStringLiteral("+");
    //: %1: a sign, %2: an axis, as +x
    return ContactText::tr("along %1%2").arg(sign, QString::fromLatin1(kAxes.at(static_cast<std::size_t>(axis))));
  }
  const auto text = [&](int axis) { return withTrueMinus(QString::number(direction[axis] / length, 'f', 2)); };
  //: %1, %2 and %3: components of a direction
  return ContactText::tr("along (%1, %2, %3)").arg(text(0), text(1), text(2));
}

}  // namespace linkwright::ui
