// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/torque_results.h"

#include "core/beam/elastic_link.h"
#include "core/beam/elastic_run.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
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

QString vibrationWords(const QStringList& links, const QString& name, const TorqueResults& figures,
                       const QString& unit) {
  constexpr qsizetype kMostNames = 3;
  //: %1: name of a link, %2: name of a joint, %3 and %4: torques or forces with their unit
  const QString one = TorqueResultsText::tr(
      "Because %1 bends, the torque of %2 oscillates by up to %3 about the torque of rigid links, which reaches %4.");
  //: %1: names of two or three links, %2: name of a joint, %3 and %4: torques or forces with their unit
  const QString several = TorqueResultsText::tr(
      "Because %1 bend, the torque of %2 oscillates by up to %3 about the torque of rigid links, which reaches %4.");
  //: %1: number of links, four or more, %2: name of a joint, %3 and %4: torques or forces with their unit
  const QString many = TorqueResultsText::tr(
      "Because %1 links bend, the torque of %2 oscillates by up to %3 about the torque of rigid links, which reaches "
      "%4.");
  const bool are_many = links.size() > kMostNames;
  return (are_many            ? many
          : links.size() == 1 ? one
                              : several)
      .arg(are_many ? QString::number(links.size()) : joinedWords(links), name,
           significant(figures.ripple) + QLatin1Char(' ') + unit,
           significant(figures.largest) + QLatin1Char(' ') + unit);
}

QString agreementWords(const ElasticResult& result, const TorqueResults& figures, const QString& unit) {
  const double gap = std::max(figures.motion_gap, figures.hybrid_gap);
  const double dt = result.run().setup->dt();
  if (gap <= kTorqueRoundOff * std::max(figures.largest, 1e-12))
    //: %1: a torque or force, %2: its unit
    return TorqueResultsText::tr("All links are rigid, so the three methods agree to within round-off (%1 %2).")
        .arg(significant(gap), unit);
  //: %1: a torque or force, %2: its unit, %3: its share of the largest torque, %4: time step
  return TorqueResultsText::tr(
             "All links are rigid, and the three methods agree to within %1 %2, which is %3 % of the largest torque. "
             "The remaining difference is the time-step error of order dt², with dt = %4 ms.")
      .arg(significant(gap), unit, significant(100.0 * gap / std::max(figures.largest, 1e-300)), significant(1e3 * dt));
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
    //: %1: name of a joint, %2: a torque or force, %3: its unit
    return TorqueResultsText::tr(
               "%1 is passive, so its torque in the parallel scheme is zero. Rigid links would need up to %2 %3 at "
               "this joint to track the computed motion.")
        .arg(name, significant(figures.motion_gap), unit);
  if (!hasWay(result, TorqueWay::Rigid))
    return TorqueResultsText::tr(
               "The torque of %1 cannot be compared because the motion of rigid links could not be computed.")
        .arg(name);
  if (links.isEmpty()) return agreementWords(result, figures, unit);
  QString words = vibrationWords(links, name, figures, unit);
  if (figures.is_held && std::abs(figures.held - figures.after) > figures.ripple)
    //: the torque of a joint; %1: a number, %2: its unit
    words += QLatin1Char(' ') +
             TorqueResultsText::tr(
                 "At t = 0, the torque is %1 %2 because the passive joints are still locked. This sample is not drawn.")
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
    //: %1: name of a joint, %2: unit of its torque, %3: the residual torque
    lines << TorqueResultsText::tr("%1 is passive, with a residual torque of at most %3\u00a0%2")
                 .arg(jointName(result, i), torqueUnit(result, i), withTrueMinus(QString::number(residual, 'g', 2)));
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace linkwright::ui
