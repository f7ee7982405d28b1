// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pose/solver_status.h"

#include <QCoreApplication>

#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

QString text(const char* source) { return QCoreApplication::translate("SolverStatus", source); }

QString distance(double metres) {
  if (!std::isfinite(metres)) return QStringLiteral("—");
  if (metres < 1e-4) return QString::number(metres * 1e6, 'f', 1) + " µm";
  if (metres < 1.0) return QString::number(metres * 1e3, 'f', 1) + " mm";
  return QString::number(metres, 'f', 3) + " m";
}

QString angle(double radians, AngleUnit unit) {
  if (!std::isfinite(radians)) return QStringLiteral("—");
  return unit == AngleUnit::Degree ? QString::number(radians * 180.0 / std::numbers::pi, 'g', 2) + " °"
                                   : QString::number(radians, 'g', 2) + " rad";
}

}  // namespace

QString solverSummary(const IkReport& report, AngleUnit unit) {
  return text("Hand: %1, off by %2 and %3")
      .arg(toString(report.status), distance(report.position_error), angle(report.orientation_error, unit));
}

QString solverAdvice(IkStatus status) {
  switch (status) {
    case IkStatus::Converged:
      return {};
    case IkStatus::AtLimit:
      return text("A joint is at its limit. Drag back, or widen the limit.");
    case IkStatus::Stalled:
      return text("No step brings the hand closer. Drag another way, or turn a joint by its slider first.");
    case IkStatus::Singular:
      return text("The arm cannot move that way in this pose. Bend it a little, then drag again.");
    case IkStatus::OutOfReach:
      return text("The target is farther than the arm reaches. Drag it back.");
    case IkStatus::TimeLimit:
      return text("Not finished in the time of one frame. Drag more slowly, or hold still.");
  }
  return {};
}

}  // namespace linkwright::ui
