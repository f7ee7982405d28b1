// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/prediction_words.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/sentence.h"
#include "ui/widgets/significant.h"
#include "ui/workspaces/explain/walk/explanation.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr double kNoDifference = 1e-3;  // of what is allowed

struct PredictionText {
  Q_DECLARE_TR_FUNCTIONS(Predict)
};

// the result as the page names it, with nothing hidden and nothing still to be added
ExplainedValue resultOf(const Snapshot& snapshot, const Question& question) {
  ExplainAt at;
  at.step = question.step;
  at.axes = question.axes;
  const Explanation explanation = explain(snapshot, at);
  for (const ExplainedValue& value : explanation.results) {
    if (value.key && *value.key == question.key) return value;
  }
  return explanation.results.front();
}

// three digits say how far off somebody is
QString withUnit(double value, const QString& unit) {
  return unit.isEmpty() ? significant(value) : significant(value) + QLatin1Char(' ') + unit;
}

QString differenceWords(const Predicted& predicted) {
  const Question& question = predicted.question;
  const Verdict& verdict = predicted.verdict;
  if (predicted.answer.kind == AnswerKind::Direction) {
    if (vanishes(question))
      return verdict.right ? QString() : PredictionText::tr("The vector is zero here, so it has no direction.");
    const bool none = std::all_of(predicted.answer.values.begin(), predicted.answer.values.end(),
                                  [](double value) { return value == 0.0; });
    if (none) return PredictionText::tr("The vector is not zero.");
    //: %1: the angle, %2: the largest angle that counts as right
    return PredictionText::tr("Your arrow is %1° off the true direction (tolerance %2°).")
        .arg(verdict.angle / kDegree, 0, 'f', 1)
        .arg(predicted.tolerance.angle / kDegree, 0, 'f', 0);
  }
  QStringList halves;
  for (int half = 0; half < (question.size == 6 ? 2 : 1); ++half) {
    const auto k = static_cast<std::size_t>(half);
    // round-off is no difference
    const double difference =
        verdict.difference.at(k) < kNoDifference * verdict.allowed.at(k) ? 0.0 : verdict.difference.at(k);
    //: %1: difference from the right value, %2: difference that is allowed, both with their unit
    halves << PredictionText::tr("%1, tolerance %2")
                  .arg(withUnit(difference, unitOfHalf(question, half)),
                       withUnit(verdict.allowed.at(k), unitOfHalf(question, half)));
  }
  return PredictionText::tr("Difference: %1.").arg(joinedClauses(halves));
}

QString axesName(Axes axes) {
  switch (axes) {
    case Axes::Parent: return PredictionText::tr("the parent frame");
    case Axes::Base:
    case Axes::World: return PredictionText::tr("the world frame");
    case Axes::Link:
    case Axes::Other: break;
  }
  return PredictionText::tr("the link frame");
}

QString termsOf(const Predicted& predicted) {
  QStringList names;
  for (const int term : predicted.verdict.terms) {
    names << QString::fromStdString(predicted.question.terms.at(static_cast<std::size_t>(term)).plain);
  }
  //: between two symbols of terms
  return names.join(PredictionText::tr(" and "));
}

QString slipWords(const Predicted& predicted) {
  const Verdict& verdict = predicted.verdict;
  switch (verdict.slip) {
    case AnswerSlip::None: break;
    case AnswerSlip::Opposite: return PredictionText::tr("The sign of the whole answer is wrong.");
    case AnswerSlip::TermLeftOut:
      return PredictionText::tr("Your answer is right, except that it leaves out %1.").arg(termsOf(predicted));
    case AnswerSlip::TermFlipped:
      return PredictionText::tr("Your answer is right, except for the wrong sign of %1.").arg(termsOf(predicted));
    //: %1: the frame of the answer, %2: the frame that was asked for
    case AnswerSlip::OtherAxes:
      return PredictionText::tr("Your answer is right in %1, but the question asks for another frame: %2.")
          .arg(axesName(verdict.axes), QString::fromStdString(predicted.axes));
    case AnswerSlip::Degrees: return PredictionText::tr("Your answer is in degrees, but angles are in radians.");
    case AnswerSlip::Radians:
      return PredictionText::tr("Your answer was converted from degrees to radians once too often.");
    case AnswerSlip::Thousand:
      return verdict.ratio > 1.0
                 ? PredictionText::tr("Your answer is a thousand times too large. Lengths are in metres.")
                 : PredictionText::tr("Your answer is a thousand times too small. Lengths are in metres.");
    case AnswerSlip::SwappedHalves:
      return PredictionText::tr("The angular and linear parts are swapped. The part in %1 comes first.")
          .arg(unitOfHalf(predicted.question, 0));
    case AnswerSlip::Length:
      if (predicted.question.size == 1)
        return PredictionText::tr("Your answer is %1 times the correct value.").arg(significant(verdict.ratio));
      return PredictionText::tr("The direction is right, but the magnitude is %1 times the correct value.")
          .arg(significant(verdict.ratio));
    case AnswerSlip::Direction:
      return PredictionText::tr("The magnitude is right, but the direction is off by %1°.")
          .arg(verdict.angle / kDegree, 0, 'f', 1);
  }
  return {};
}

}  // namespace

QString askedName(const Snapshot& snapshot, const Question& question) {
  const QString name = resultOf(snapshot, question).name;
  //: %1: symbol of a term, %2: name of a quantity
  return question.summand < 0
             ? name
             : PredictionText::tr("the term %1 of the %2").arg(QString::fromStdString(question.symbol), name);
}

QString askedAxes(const Snapshot& snapshot, const Question& question) { return resultOf(snapshot, question).frame; }

QString unitOfHalf(const Question& question, int half) {
  const QString units = unitWithExponents(QString::fromStdString(question.unit));
  const QString unit = units.section(QLatin1Char(';'), half, half).trimmed();
  return unit == QLatin1String("1") ? QString() : unit;
}

QString promptWords(const Snapshot& snapshot, const Question& question, AnswerKind kind) {
  const ExplainedValue result = resultOf(snapshot, question);
  const QString symbol = QString::fromStdString(question.symbol);
  //: %1: symbol of a quantity, %2: name of a link
  const QString direction = PredictionText::tr("In which direction does %1 of %2 point?");
  //: %1: symbol of a quantity, %2: name of a link
  const QString value = PredictionText::tr("What is %1 of %2?");
  const QString name = question.summand < 0 ? result.name : PredictionText::tr("a term of the %1").arg(result.name);
  const QString where = result.frame.isEmpty() ? name : QStringLiteral(u"%1 · %2").arg(name, result.frame);
  const QString& asked = kind == AnswerKind::Direction ? direction : value;
  return asked.arg(symbol, result.owner) + QLatin1Char('\n') + where;
}

QString verdictWords(const Predicted& predicted, bool is_open) {
  QStringList sentences;
  if (predicted.shown) return PredictionText::tr("The value was shown, so the question is not counted.");
  //: adjective: the answer is correct
  sentences << (predicted.verdict.right ? PredictionText::tr("Right.") : PredictionText::tr("Wrong."));
  // a size would give the value away
  const bool tells_size = !is_open || predicted.answer.kind == AnswerKind::Direction;
  if (tells_size || predicted.verdict.slip != AnswerSlip::Length) sentences << slipWords(predicted);
  if (tells_size) sentences << differenceWords(predicted);
  sentences.removeAll(QString());
  return joinedSentences(sentences);
}

QString truthWords(const Question& question) {
  QStringList halves;
  const int per_half = question.size == 6 ? 3 : question.size;
  for (int half = 0; half < question.size / per_half; ++half) {
    const double* values = question.truth.data() + half * per_half;
    const NumberGroup numbers(values, static_cast<std::size_t>(per_half));
    QStringList parts;
    for (int k = 0; k < per_half; ++k) parts << numbers.text(values[k]);
    QString text = per_half == 1 ? parts.front() : QStringLiteral("(%1)").arg(parts.join(QStringLiteral(", ")));
    const QString unit = unitOfHalf(question, half);
    if (!unit.isEmpty()) text += QLatin1Char(' ') + unit;
    halves << text;
  }
  //: %1: symbol of a quantity, %2: its value with its unit
  return PredictionText::tr("%1 = %2").arg(QString::fromStdString(question.symbol), joinedClauses(halves));
}

QString scoreWords(const PredictionScore& score) {
  if (score.asked == 0 && score.shown == 0) return PredictionText::tr("No answer yet");
  //: %1: number of right answers, %2: number of all answers
  QStringList parts{PredictionText::tr("%1 of %2 right").arg(score.right).arg(score.asked)};
  //: how many of the latest answers are right, one after the other
  if (score.in_a_row > 1) parts << PredictionText::tr("%1 in a row").arg(score.in_a_row);
  //: how many answers were shown instead of found
  if (score.shown > 0) parts << PredictionText::tr("%1 shown").arg(score.shown);
  return joinedWords(parts);
}

}  // namespace linkwright::ui
