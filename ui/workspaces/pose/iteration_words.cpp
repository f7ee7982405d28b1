// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_words.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/significant.h"
#include "ui/workspaces/pose/solver_status.h"

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
    case IkCase::LastDrag: return IterationText::tr("Last drag");
    case IkCase::NearSingular: return IterationText::tr("Near a singular pose");
    case IkCase::OutOfReach: return IterationText::tr("Out of reach");
    case IkCase::HalfTurn: return IterationText::tr("Half turn of the wrist");
    case IkCase::LongWay: return IterationText::tr("Far away");
    case IkCase::Typed: return IterationText::tr("Custom target");
  }
  return {};
}

QString caseStory(IkCase which) {
  switch (which) {
    case IkCase::LastDrag: return IterationText::tr("From the start of the drag to its end.");
    case IkCase::NearSingular:
      return IterationText::tr(
          "The target lies just beyond the stretched arm. There the smallest σ vanishes and the remaining error lies "
          "along it: 1/σ makes the pseudo-inverse jump about for ever. λ damps it, and adaptive damping comes to "
          "rest.");
    case IkCase::OutOfReach:
      return IterationText::tr(
          "The target is farther away than the arm is long. All methods approach it by steps of length s. Then the "
          "pseudo-inverse keeps jumping, and adaptive damping comes to rest at the nearest pose.");
    case IkCase::HalfTurn:
      return IterationText::tr(
          "The end effector must rotate by 180°: the rotation axis may point either way, and both rotations reach the "
          "target.");
    case IkCase::LongWay:
      return IterationText::tr(
          "Far away, each step has the length s. Near the target, Newton's method squares the error: about |e| / s + 3 "
          "iterations.");
    case IkCase::Typed: return IterationText::tr("From the robot's current pose to the target in the settings.");
  }
  return {};
}

QString methodTitle(IkMethod method) {
  switch (method) {
    case IkMethod::PseudoInverse: return IterationText::tr("Pseudo-inverse");
    //: noun: method of inverse kinematics, with the transpose of the Jacobian
    case IkMethod::Transpose: return IterationText::tr("Transpose");
    case IkMethod::Damped: return IterationText::tr("Damped least squares");
    case IkMethod::Safeguarded: return IterationText::tr("Adaptive damping");
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
  return run.rests() ? statusWord(run.status) : IterationText::tr("does not converge");
}

QString endSentence(const IkRun& run) {
  if (run.count() == 0) return IterationText::tr("The end effector is at the target from the start.");
  if (!run.rests()) return IterationText::tr("No stopping criterion was met within %1 iterations.").arg(run.count());
  const QString tests[] = {QString(), IterationText::tr("the residual is small"),
                           IterationText::tr("the residual no longer changes"),
                           IterationText::tr("q no longer changes")};
  const QString& test = tests[static_cast<int>(run.test())];
  //: %1: a number, %2: why ("the residual is small"), %3: the result ("converged")
  return IterationText::tr("Stopped after %1 iterations, %2: %3.")
      .arg(run.count())
      .arg(test.isEmpty() ? IterationText::tr("beyond the range of numbers") : test, endWord(run));
}

QString spokenPlace(const IkRun& run, int place) {
  const IkIteration& at = run.inside(place);
  //: %1: method of inverse kinematics, %2 and %3: numbers of iterations, %4, %5 and %6: errors
  const QString where =
      IterationText::tr("%1, after %2 of %3 iterations: residual %4, position error %5 m, orientation error %6 rad")
          .arg(methodTitle(run.method))
          .arg(place)
          .arg(run.count())
          .arg(significant(at.residual), significant(at.position_error), significant(at.orientation_error));
  if (place >= run.count()) return where + QStringLiteral(". ") + endSentence(run);
  const QString taken = at.is_limited
                            ? (at.is_accepted ? IterationText::tr("a step of length s is accepted.")
                                              : IterationText::tr("a step of length s is tried and rejected."))
                            : (at.is_accepted ? IterationText::tr("a full step is accepted.")
                                              : IterationText::tr("a full step is tried and rejected."));
  return where + QStringLiteral("; ") + taken;
}

QString rowSymbol(int row) {
  static const std::array<QString, 6> kSymbols = {QStringLiteral("x"),   QStringLiteral("y"),   QStringLiteral("z"),
                                                  QStringLiteral(u"φx"), QStringLiteral(u"φy"), QStringLiteral(u"φz")};
  return kSymbols.at(static_cast<std::size_t>(row));
}

}  // namespace linkwright::ui
