// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_words.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/short_number.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace linkwright::ui {

namespace {

struct IterationText {
  Q_DECLARE_TR_FUNCTIONS(Iteration)
};

}  // namespace

QString caseName(IkCase which) {
  switch (which) {
    case IkCase::LastDrag: return IterationText::tr("The last drag");
    case IkCase::NearSingular: return IterationText::tr("Near a singular pose");
    case IkCase::OutOfReach: return IterationText::tr("Out of reach");
    case IkCase::HalfTurn: return IterationText::tr("Half turn of the wrist");
    case IkCase::LongWay: return IterationText::tr("A long way");
    case IkCase::Typed: return IterationText::tr("From here to numbers");
  }
  return {};
}

QString caseStory(IkCase which) {
  switch (which) {
    case IkCase::LastDrag: return IterationText::tr("From where the drag began to where it has led.");
    case IkCase::NearSingular:
      return IterationText::tr(
          "The target lies just beyond the stretched arm. There the smallest σ vanishes and all that is left lies "
          "along "
          "it: 1/σ throws the pseudo-inverse about for ever. λ calms it; the safeguarded iteration rests.");
    case IkCase::OutOfReach:
      return IterationText::tr(
          "The target is farther away than the arm is long. All come nearer by steps of s; then the pseudo-inverse "
          "leaps without end, and the safeguarded iteration rests at the nearest pose.");
    case IkCase::HalfTurn:
      return IterationText::tr("The hand is to turn by 180°: the axis could point either way, and either way arrives.");
    case IkCase::LongWay:
      return IterationText::tr(
          "Far away each step has the length s; close by, Newton's steps square what is left: about |e| / s + 3 "
          "iterations.");
    case IkCase::Typed: return IterationText::tr("From the pose of the robot to the target in the settings.");
  }
  return {};
}

QString methodTitle(IkMethod method) {
  switch (method) {
    case IkMethod::PseudoInverse: return IterationText::tr("Pseudo-inverse");
    case IkMethod::Transpose: return IterationText::tr("Transpose");
    case IkMethod::Damped: return IterationText::tr("Damped");
    case IkMethod::Safeguarded: return IterationText::tr("Safeguarded");
  }
  return {};
}

QString methodFormula(IkMethod method) {
  switch (method) {
    case IkMethod::PseudoInverse: return QStringLiteral(u"1/σ");
    case IkMethod::Transpose: return QStringLiteral(u"α σ");
    case IkMethod::Damped: return QStringLiteral(u"σ/(σ² + λ²)");
    case IkMethod::Safeguarded: return QStringLiteral(u"σ/(σ² + λ²)");
  }
  return {};
}

QString endWord(const IkRun& run) {
  return run.rests() ? QString::fromLatin1(toString(run.status)) : IterationText::tr("does not rest");
}

QString endSentence(const IkRun& run) {
  if (run.count() == 0) return IterationText::tr("The hand is at the target from the start.");
  if (!run.rests()) return IterationText::tr("No test has stopped it in %1 iterations.").arg(run.count());
  const QString tests[] = {QString(), IterationText::tr("the residual is small"),
                           IterationText::tr("the residual does not change any more"),
                           IterationText::tr("q does not change any more")};
  const QString& test = tests[static_cast<int>(run.test())];
  return IterationText::tr("Stopped after %1 iterations, %2: %3.")
      .arg(run.count())
      .arg(test.isEmpty() ? IterationText::tr("thrown out of the range of numbers") : test, endWord(run));
}

QString spokenPlace(const IkRun& run, int place) {
  const IkIteration& at = run.inside(place);
  const QString where =
      IterationText::tr("%1, after %2 of %3 iterations: residual %4, position %5 m and orientation %6 rad away")
          .arg(methodTitle(run.method))
          .arg(place)
          .arg(run.count())
          .arg(significant(at.residual), significant(at.position_error), significant(at.orientation_error));
  if (place >= run.count()) return where + QStringLiteral(". ") + endSentence(run);
  const QString step = at.is_limited ? IterationText::tr("a step of the length s") : IterationText::tr("a whole step");
  const QString taken = at.is_accepted ? IterationText::tr("taken") : IterationText::tr("tried and taken back");
  return IterationText::tr("%1; %2 is %3.").arg(where, step, taken);
}

QString rowSymbol(int row) {
  static const std::array<QString, 6> kSymbols = {QStringLiteral("x"),   QStringLiteral("y"),   QStringLiteral("z"),
                                                  QStringLiteral(u"φx"), QStringLiteral(u"φy"), QStringLiteral(u"φz")};
  return kSymbols.at(static_cast<std::size_t>(row));
}

}  // namespace linkwright::ui
