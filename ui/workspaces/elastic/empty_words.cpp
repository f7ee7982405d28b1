// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/empty_words.h"

#include "core/beam/convergence.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct EmptyText {
  Q_DECLARE_TR_FUNCTIONS(ElasticEmpty)
};

}  // namespace

QString whyNoAnalysis(const ElasticStudy& study) {
  if (!study.hasSubject())
    return EmptyText::tr("No elastic link and no passive joint yet. Choose one in the panel Passive and Elastic.");
  if (study.isRunning()) return EmptyText::tr("Analysing the scene: %1 % done.").arg(qRound(100.0 * study.progress()));
  for (const Diagnostic& problem : study.problems()) {
    if (problem.severity == Severity::Error)
      return EmptyText::tr("No analysis: %1.").arg(QString::fromStdString(problem.message));
  }
  return EmptyText::tr("The analysis was stopped. Choose Analyse in the panel Passive and Elastic to start it again.");
}

QString whyNoModes(const ElasticTree& tree) {
  if (tree.size == 0)
    return EmptyText::tr("No elastic link, so nothing vibrates. Choose one in the panel Passive and Elastic.");
  const Eigen::Index most = ElementStudyOptions().most_size;
  if (tree.size <= most) return {};
  return EmptyText::tr(
             "The beams have %1 degrees of freedom; natural frequencies are computed for up to %2. Give the links "
             "fewer elements in the panel Passive and Elastic (six degrees of freedom per element).")
      .arg(tree.size)
      .arg(most);
}

}  // namespace linkwright::ui
