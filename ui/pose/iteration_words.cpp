// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pose/iteration_words.h"

#include "ui/widgets/numbers.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace linkwright::ui {

namespace {

QString text(const char* source) { return QCoreApplication::translate("Iteration", source); }

}  // namespace

QString caseName(IkCase which) {
  switch (which) {
    case IkCase::LastDrag: return text("The last drag");
    case IkCase::NearSingular: return text("Near a singular pose");
    case IkCase::OutOfReach: return text("Out of reach");
    case IkCase::HalfTurn: return text("Half turn of the wrist");
    case IkCase::LongWay: return text("A long way");
    case IkCase::Typed: return text("From here to numbers");
  }
  return {};
}

QString caseStory(IkCase which) {
  switch (which) {
    case IkCase::LastDrag: return text("From where the drag began to where it has led.");
    case IkCase::NearSingular:
      return text(
          "The target lies just beyond the stretched arm. There the smallest σ vanishes and all that is left lies along "
          "it: 1/σ throws the pseudo-inverse about for ever. λ calms it; the safeguarded iteration rests.");
    case IkCase::OutOfReach:
      return text(
          "The target is farther away than the arm is long. All come nearer by steps of s; then the pseudo-inverse "
          "leaps without end, and the safeguarded iteration rests at the nearest pose.");
    case IkCase::HalfTurn:
      return text("The hand is to turn by 180°: the axis could point either way, and either way arrives.");
    case IkCase::LongWay:
      return text(
          "Far away each step has the length s; close by, Newton's steps square what is left: about |e| / s + 3 "
          "iterations.");
    case IkCase::Typed: return text("From the pose of the robot to the target in the settings.");
  }
  return {};
}

QString methodTitle(IkMethod method) {
  switch (method) {
    case IkMethod::PseudoInverse: return text("Pseudo-inverse");
    case IkMethod::Transpose: return text("Transpose");
    case IkMethod::Damped: return text("Damped");
    case IkMethod::Safeguarded: return text("Safeguarded");
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

QString ikMistakeTitle(IkMistake mistake) { return QCoreApplication::translate("IkMistake", titleOf(mistake)); }
QString ikMistakeHint(IkMistake mistake) { return QCoreApplication::translate("IkMistake", hintOf(mistake)); }

QString roundNumber(double value) {
  if (!std::isfinite(value)) return QStringLiteral(u"—");
  return withTrueMinus(QString::number(value, 'g', 3));
}

QString endWord(const IkRun& run) {
  return run.rests() ? QString::fromLatin1(toString(run.status)) : text("does not rest");
}

QString endSentence(const IkRun& run) {
  if (run.count() == 0) return text("The hand is at the target from the start.");
  if (!run.rests()) return text("No test has stopped it in %1 iterations.").arg(run.count());
  const QString tests[] = {QString(), text("the residual is small"), text("the residual does not change any more"),
                           text("q does not change any more")};
  const QString& test = tests[static_cast<int>(run.test())];
  return text("Stopped after %1 iterations, %2: %3.")
      .arg(run.count())
      .arg(test.isEmpty() ? text("thrown out of the range of numbers") : test, endWord(run));
}

QString spokenPlace(const IkRun& run, int place) {
  const IkIteration& at = run.inside(place);
  const QString where = text("%1, after %2 of %3 iterations: residual %4, position %5 m and orientation %6 rad away")
                            .arg(methodTitle(run.method))
                            .arg(place)
                            .arg(run.count())
                            .arg(roundNumber(at.residual), roundNumber(at.position_error),
                                 roundNumber(at.orientation_error));
  if (place >= run.count()) return where + QStringLiteral(". ") + endSentence(run);
  const QString step = at.is_limited ? text("a step of the length s") : text("a whole step");
  const QString taken = at.is_accepted ? text("taken") : text("tried and taken back");
  return text("%1; %2 is %3.").arg(where, step, taken);
}

QString rowSymbol(int row) {
  static const std::array<QString, 6> kSymbols = {
      QStringLiteral("x"),   QStringLiteral("y"),   QStringLiteral("z"),
      QStringLiteral(u"φx"), QStringLiteral(u"φy"), QStringLiteral(u"φz")};
  return kSymbols.at(static_cast<std::size_t>(row));
}

}  // namespace linkwright::ui
