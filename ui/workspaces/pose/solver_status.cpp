// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/solver_status.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

struct SolverStatusText {
  Q_DECLARE_TR_FUNCTIONS(SolverStatus)
};

// empty where the number on the screen would be zero
QString distance(double metres) {
  if (!std::isfinite(metres)) return QStringLiteral("—");
  if (metres < 0.05e-3) return {};
  return metres < 0.99995 ? QString::number(metres * 1e3, 'f', 1) + " mm" : QString::number(metres, 'f', 3) + " m";
}

QString angle(double radians, AngleUnit unit) {
  if (!std::isfinite(radians)) return QStringLiteral("—");
  const double degrees = radians * 180.0 / std::numbers::pi;
  if (unit == AngleUnit::Degree)
    return degrees < 0.05 ? QString() : QString::number(degrees, 'f', 1) + QStringLiteral("°");
  return radians < 0.0005 ? QString() : QString::number(radians, 'f', 3) + " rad";
}

}  // namespace

QString pulledLink(const Snapshot& snapshot) {
  if (!snapshot.pull || !snapshot.pull->p_LE) return {};
  return QString::fromStdString(snapshot.model->links().at(static_cast<std::size_t>(snapshot.pull->link)).name);
}

QString solverSummary(const IkReport& report, AngleUnit unit, const QString& pulled) {
  const QString who = pulled.isEmpty() ? SolverStatusText::tr("Hand") : pulled;
  const QString status = QString::fromLatin1(toString(report.status));
  if (report.status == IkStatus::Converged) return SolverStatusText::tr("%1: %2").arg(who, status);
  QStringList away{distance(report.position_error), angle(report.orientation_error, unit)};
  away.removeAll(QString());
  if (away.isEmpty()) return SolverStatusText::tr("%1: %2.").arg(who, status);
  return SolverStatusText::tr("%1: %2, %3 away.").arg(who, status, away.join(SolverStatusText::tr(" and ")));
}

QString solverAdvice(IkStatus status) {
  switch (status) {
    case IkStatus::Converged: return {};
    case IkStatus::AtLimit: return SolverStatusText::tr("A joint is at its limit: drag back.");
    case IkStatus::Stalled: return SolverStatusText::tr("Drag another way, or move a joint first.");
    case IkStatus::Singular: return SolverStatusText::tr("Bend the arm a little, then drag again.");
    case IkStatus::OutOfReach: return SolverStatusText::tr("Drag back: the arm follows.");
    case IkStatus::TimeLimit: return SolverStatusText::tr("Hold still a moment: the arm follows.");
  }
  return {};
}

}  // namespace linkwright::ui
