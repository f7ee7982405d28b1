// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/cost_words.h"

#include "ui/widgets/formulation_words.h"

#include <QCoreApplication>

#include <cmath>

namespace linkwright::ui {

namespace {

struct CostText {
  Q_DECLARE_TR_FUNCTIONS(Cost)
};

}  // namespace

QString methodShort(CostMethod method) {
  switch (method) {
    case CostMethod::SpatialId: return formulationName(Formulation::Spatial);
    case CostMethod::BodyFrameId: return formulationName(Formulation::BodyFrame);
    case CostMethod::WorldSpatialId: return formulationName(Formulation::WorldSpatial);
    case CostMethod::NonRecursiveId: return formulationName(Formulation::NonRecursive);
    case CostMethod::MassMatrix: return CostText::tr("Mass matrix only");
    case CostMethod::AbaFd: return CostText::tr("Articulated bodies");
    case CostMethod::CrbaFd: return CostText::tr("Composite rigid bodies");
    case CostMethod::UnitVectorFd: break;
  }
  return CostText::tr("Unit-vector method");
}

QString methodName(CostMethod method) {
  QString name = methodShort(method);
  switch (method) {
    case CostMethod::MassMatrix: return name;
    case CostMethod::AbaFd:
    case CostMethod::CrbaFd:
    case CostMethod::UnitVectorFd: return CostText::tr("%1, forward dynamics").arg(name);
    default: return CostText::tr("%1, inverse dynamics").arg(name);
  }
}

QString methodSentence(CostMethod method) {
  switch (method) {
    case CostMethod::SpatialId:
      return CostText::tr("Newton-Euler recursion with Featherstone's spatial vectors, optimised for speed.");
    case CostMethod::BodyFrameId:
      return CostText::tr(
          "Newton-Euler recursion in link frames, with the equations of motion about each centre of mass.");
    case CostMethod::WorldSpatialId:
      return CostText::tr(
          "Newton-Euler recursion in the world frame, about the world origin. Every inertia is rotated into that "
          "frame.");
    case CostMethod::NonRecursiveId:
      return CostText::tr("Every sum written out, without recursion: the cost grows with the fourth power of n.");
    case CostMethod::MassMatrix:
      return CostText::tr("Computes M by the composite-rigid-body algorithm, without solving for the accelerations.");
    case CostMethod::AbaFd:
      return CostText::tr(
          "Articulated-body algorithm: computes the accelerations recursively, at a cost proportional to n.");
    case CostMethod::CrbaFd:
      return CostText::tr(
          "Computes b by inverse dynamics and M by the composite-rigid-body algorithm, then solves M q̈ = τ − b by L^T "
          "D L factorisation.");
    case CostMethod::UnitVectorFd: break;
  }
  return CostText::tr(
      "Evaluates inverse dynamics n + 1 times (once for b, once per column of M), then solves M q̈ = τ − b.");
}

QString durationText(double seconds) {
  if (!std::isfinite(seconds)) return QStringLiteral("—");
  const struct {
    double scale;
    const char* unit;
  } kUnits[] = {{1.0, "s"}, {1e-3, "ms"}, {1e-6, "µs"}};
  for (const auto& each : kUnits) {
    if (seconds < each.scale) continue;
    const double value = seconds / each.scale;
    return QStringLiteral("%1 %2")
        .arg(value, 0, 'f',
             value < 10.0    ? 2
             : value < 100.0 ? 1
                             : 0)
        .arg(QString::fromUtf8(each.unit));
  }
  return QStringLiteral("%1 ns").arg(seconds * 1e9, 0, 'f', 0);
}

}  // namespace linkwright::ui
