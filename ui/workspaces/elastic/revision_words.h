// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/revision_case.h"
#include "ui/widgets/choice_box.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace linkwright::ui {

// What the paper's example is told in.

ChoiceWords wordsFor(DriveProfile profile);

/// What is drawn of the example. The first four are the paper's.
enum class RevisionFigure { ElasticAngles, ElasticTorques, RigidAngles, RigidTorques, All };

/// Whether link 1 bends in it.
constexpr bool isOfElastic(RevisionFigure figure) {
  return figure == RevisionFigure::ElasticAngles || figure == RevisionFigure::ElasticTorques;
}
inline constexpr RevisionFigure kRevisionFigures[] = {RevisionFigure::ElasticAngles, RevisionFigure::ElasticTorques,
                                                      RevisionFigure::RigidAngles, RevisionFigure::RigidTorques,
                                                      RevisionFigure::All};
QString nameOf(RevisionFigure figure);

/// One line of "the source says, comes out, why".
struct RevisionRow {
  QString key;  ///< for tests and nothing else: stays when words change
  QString what, says, comes, why;
};
/// Worked out for the run. `figures` and `of` are those of the run.
std::vector<RevisionRow> revisionRows(const RevisionRun& run);

/// A stage of the story: settings, a figure and an instant, with what to look at there.
struct RevisionStage {
  QString title, words, look;
  RevisionCase settings;
  RevisionFigure figure = RevisionFigure::RigidAngles;
  double t = 0.0;  ///< s
};
std::vector<RevisionStage> revisionStages();

}  // namespace linkwright::ui
