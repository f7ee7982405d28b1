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
    return EmptyText::tr("No link bends and no joint is passive: choose one in the panel Passive and elastic.");
  if (study.isRunning())
    return EmptyText::tr("The scene is being analysed: %1 % done.").arg(qRound(100.0 * study.progress()));
  for (const Diagnostic& problem : study.problems()) {
    if (problem.severity == Severity::Error)
      return EmptyText::tr("There is no analysis: %1.").arg(QString::fromStdString(problem.message));
  }
  return EmptyText::tr(
      "The analysis was stopped: the button Analyse in the panel Passive and elastic begins it again.");
}

QString whyNoModes(const ElasticTree& tree) {
  if (tree.size == 0)
    return EmptyText::tr("No link bends, so nothing vibrates: choose one in the panel Passive and elastic.");
  const Eigen::Index most = ElementStudyOptions().most_size;
  if (tree.size <= most) return {};
  return EmptyText::tr(
             "The beams have %1 degrees of freedom, and natural frequencies are worked out for up to %2: give the "
             "links fewer elements in the panel Passive and elastic (six degrees of freedom an element).")
      .arg(tree.size)
      .arg(most);
}

}  // namespace linkwright::ui
