// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/empty_words.h"

#include "core/beam/convergence.h"
#include "ui/document/translated.h"

#include <QCoreApplication>

namespace linkwright::ui {

namespace {

struct EmptyText {
  Q_DECLARE_TR_FUNCTIONS(ElasticEmpty)
};

}  // namespace

QString whyNoAnalysis(const ElasticStudy& study) {
  if (!study.hasSubject())
    return EmptyText::tr(
        "No elastic links or passive joints yet. In the Passive Joints and Elastic Links panel, tick a link to make it "
        "elastic, or "
        "clear a joint to make it passive.");
  if (study.isRunning()) return EmptyText::tr("Analysing the scene: %1 % done.").arg(qRound(100.0 * study.progress()));
  for (const Diagnostic& problem : study.problems()) {
    if (problem.severity == Severity::Error)
      return EmptyText::tr("Could not analyse the scene: %1.").arg(translated(problem.message));
  }
  return EmptyText::tr(
      "The analysis was stopped. Choose Analyse in the Passive Joints and Elastic Links panel to restart it.");
}

QString whyNoModes(const ElasticTree& tree) {
  if (tree.size == 0)
    return EmptyText::tr(
        "No elastic links yet, so no natural frequencies are computed. Tick a link in the Passive Joints and Elastic "
        "Links panel.");
  const Eigen::Index most = ElementStudyOptions().most_size;
  if (tree.size <= most) return {};
  //: %1: degrees of freedom of this scene, %2: the largest number of them
  return EmptyText::tr(
             "The beams have %1 degrees of freedom, but natural frequencies are computed for at most %2. Each element "
             "adds six, so use fewer elements in the Passive Joints and Elastic Links panel.")
      .arg(tree.size)
      .arg(most);
}

}  // namespace linkwright::ui
