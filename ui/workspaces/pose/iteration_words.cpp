// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_words.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/solver_status.h"

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
    case IkCase::LastDrag: return IterationText::tr("The problem is the last drag, from its start to its target.");
    case IkCase::NearSingular:
      return IterationText::tr(
          "The target lies just beyond the reach of the arm. When the arm is stretched, the smallest singular value σ "
          "vanishes, and the remaining error lies along the singular direction. Because of the factor "
          "1/σ, the pseudo-inverse method keeps jumping and never settles. The damping λ limits the jumps, and "
          "adaptive damping stops at the nearest pose.");
    case IkCase::OutOfReach:
      return IterationText::tr(
          "The target is out of reach of the arm. All methods first approach it in steps of length s. Near the "
          "stretched pose, the pseudo-inverse keeps jumping, but adaptive damping stops at the nearest pose.");
    case IkCase::HalfTurn:
      return IterationText::tr(
          "The end effector must rotate by 180°. The rotation axis may have either sign, because both rotations reach "
          "the target.");
    case IkCase::LongWay:
      return IterationText::tr(
          "Far from the target, each step has the length s. Near it, the pseudo-inverse converges quadratically, as "
          "Newton's method does. Its whole run takes about |e| / s + 3 iterations.");
    case IkCase::Typed:
      return IterationText::tr("The iteration starts from the current pose. Enter the target in the Settings tab.");
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
    case IkMethod::Damped:
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
  return IterationText::tr("Stopped after iteration %1 because %2 (%3).")
      .arg(run.count())
      .arg(test.isEmpty() ? IterationText::tr("the numbers overflow") : test, endWord(run));
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
  return joinedClauses({where, taken});
}

QString rowSymbol(int row) {
  static const std::array<QString, 6> kSymbols = {QStringLiteral("x"),   QStringLiteral("y"),   QStringLiteral("z"),
                                                  QStringLiteral(u"φx"), QStringLiteral(u"φy"), QStringLiteral(u"φz")};
  return kSymbols.at(static_cast<std::size_t>(row));
}

}  // namespace linkwright::ui
