// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/solver_status.h"

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

QString statusWord(IkStatus status) {
  switch (status) {
    //: verb: inverse kinematics has found a solution
    case IkStatus::Converged: return SolverStatusText::tr("converged");
    case IkStatus::AtLimit: return SolverStatusText::tr("joint limit reached");
    case IkStatus::Stalled: return SolverStatusText::tr("cannot get closer");
    //: adjective: pose that inverse kinematics ended in
    case IkStatus::Singular: return SolverStatusText::tr("singular");
    case IkStatus::OutOfReach: return SolverStatusText::tr("out of reach");
    case IkStatus::TimeLimit: return SolverStatusText::tr("time limit reached");
  }
  return {};
}

QString solverSummary(const IkReport& report, AngleUnit unit, const QString& pulled) {
  const QString who = pulled.isEmpty() ? SolverStatusText::tr("End effector") : pulled;
  const QString status = statusWord(report.status);
  const QString far = distance(report.position_error), turned = angle(report.orientation_error, unit);
  if (report.status == IkStatus::Converged || (far.isEmpty() && turned.isEmpty())) {
    //: %1: a link, %2: the result of its inverse kinematics
    return SolverStatusText::tr("%1: %2").arg(who, status);
  }
  if (far.isEmpty() || turned.isEmpty()) {
    //: %1: a link, %2: the result of its inverse kinematics, %3: a distance or an angle
    return SolverStatusText::tr("%1: %2, %3 from the target.").arg(who, status, far.isEmpty() ? turned : far);
  }
  //: %1: a link, %2: the result of its inverse kinematics, %3: a distance, %4: an angle
  return SolverStatusText::tr("%1: %2, %3 and %4 from the target.").arg(who, status, far, turned);
}

QString missedBy(const IkReport& report, AngleUnit unit) {
  const QString far = distance(report.position_error), turned = angle(report.orientation_error, unit);
  //: %1: a distance
  if (!far.isEmpty() && report.status == IkStatus::OutOfReach) return SolverStatusText::tr("%1 too far").arg(far);
  //: %1: a distance
  if (!far.isEmpty()) return SolverStatusText::tr("%1 away").arg(far);
  //: %1: an angle
  return turned.isEmpty() ? QString() : SolverStatusText::tr("%1 off").arg(turned);
}

QString solverAdvice(IkStatus status) {
  switch (status) {
    case IkStatus::Converged: return {};
    case IkStatus::AtLimit:
      return SolverStatusText::tr("A joint has reached its limit. Drag the other way, or widen the limit.");
    case IkStatus::Stalled: return SolverStatusText::tr("Drag in another direction, or move a joint first.");
    case IkStatus::Singular: return SolverStatusText::tr("Move the arm out of the singular pose, then drag again.");
    case IkStatus::OutOfReach:
      return SolverStatusText::tr("The target is out of reach. Drag back, and the arm follows.");
    case IkStatus::TimeLimit: return SolverStatusText::tr("Keep the mouse still for a moment, and the arm catches up.");
  }
  return {};
}

}  // namespace linkwright::ui
