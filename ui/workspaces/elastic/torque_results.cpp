// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/torque_results.h"

#include "core/beam/elastic_link.h"
#include "core/beam/elastic_run.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/significant.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kTorqueRoundOff = 1e-9;  // of the largest torque

struct TorqueResultsText {
  Q_DECLARE_TR_FUNCTIONS(ElasticTorques)
};

QStringList bendingLinks(const ElasticRun& run) {
  QStringList names;
  for (const ElasticLink& link : run.setup->links()) names << QString::fromStdString(link.link);
  return names;
}

QString bendWords(const QStringList& links) {
  constexpr qsizetype kMostNames = 3;
  if (links.size() == 1) return TorqueResultsText::tr("%1 bends").arg(links.front());
  if (links.size() > kMostNames) return TorqueResultsText::tr("%1 links bend").arg(links.size());
  return TorqueResultsText::tr("%1 bend").arg(links.join(QStringLiteral(", ")));
}

QString agreementWords(const ElasticResult& result, const TorqueResults& figures, const QString& unit) {
  const double gap = std::max(figures.motion_gap, figures.hybrid_gap);
  const double dt = result.run().setup->dt();
  const QString words =
      TorqueResultsText::tr("Nothing bends: the three methods agree to %1 %2").arg(significant(gap), unit);
  if (gap <= kTorqueRoundOff * std::max(figures.largest, 1e-12))
    return words + TorqueResultsText::tr(", which is round-off.");
  return words + TorqueResultsText::tr(", %1 % of the largest torque: the error of steps of %2 ms, of order dt².")
                     .arg(significant(100.0 * gap / std::max(figures.largest, 1e-300)), significant(1e3 * dt));
}

}  // namespace

QString nameOf(TorqueWay way) {
  switch (way) {
    case TorqueWay::Parallel: return TorqueResultsText::tr("Elastic links, parallel scheme");
    case TorqueWay::Rigid: return TorqueResultsText::tr("Rigid links, hybrid dynamics");
    case TorqueWay::NewtonEuler: break;
  }
  return TorqueResultsText::tr("Newton-Euler along the computed motion");
}

bool isPassive(const ElasticResult& result, int joint) {
  return result.run().tree->is_passive[static_cast<std::size_t>(joint)];
}

QString jointName(const ElasticResult& result, int joint) {
  return QString::fromStdString(result.run().tree->joints[static_cast<std::size_t>(joint)]);
}

QString torqueUnit(const ElasticResult& result, int joint) {
  const ModelJoint& of = result.run().setup->model->joints()[static_cast<std::size_t>(joint)];
  return of.type == JointType::Prismatic ? QStringLiteral("N") : QStringLiteral("N\u00a0m");
}

QString torqueWords(const ElasticResult& result, int joint) {
  const TorqueResults figures = figuresOf(result, joint);
  const QString name = jointName(result, joint), unit = torqueUnit(result, joint);
  const QStringList links = bendingLinks(result.run());
  if (isPassive(result, joint))
    return TorqueResultsText::tr(
               "%1 is passive: in the parallel scheme, its torque is always zero. With rigid links, following the "
               "computed motion would require up to %2 %3 at this joint.")
        .arg(name, significant(figures.motion_gap), unit);
  if (!hasWay(result, TorqueWay::Rigid))
    return TorqueResultsText::tr("There is no rigid motion to compare %1 with.").arg(name);
  if (links.isEmpty()) return agreementWords(result, figures, unit);
  QString words = TorqueResultsText::tr(
                      "The torque of %1 vibrates by up to %2 %3 about that of rigid links, which reaches %4 %3: %5.")
                      .arg(name, significant(figures.ripple), unit, significant(figures.largest), bendWords(links));
  if (figures.is_held && std::abs(figures.held - figures.after) > figures.ripple)
    words += QLatin1Char(' ') +
             TorqueResultsText::tr(
                 "At t = 0 it is %1 %2 because the passive joints are still locked; that sample is not drawn.")
                 .arg(significant(figures.held), unit);
  return words;
}

QString passiveWords(const ElasticResult& result) {
  const ElasticRun& run = result.run();
  const Eigen::Index n = run.samples() - run.firstFree();
  QStringList lines;
  for (int i = 0; i < run.tree->dof; ++i) {
    if (!isPassive(result, i)) continue;
    const double residual = n > 0 ? run.tau.col(i).tail(n).cwiseAbs().maxCoeff() : 0.0;
    lines << TorqueResultsText::tr("%1: passive, 0 %2, residual %3 %2")
                 .arg(jointName(result, i), torqueUnit(result, i), withTrueMinus(QString::number(residual, 'g', 2)));
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace linkwright::ui
