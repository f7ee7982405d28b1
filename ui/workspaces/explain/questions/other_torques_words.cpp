// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/explain/questions/other_torques_words.h"

#include "core/base/index.h"
#include "ui/document/translated.h"
#include "ui/widgets/significant.h"
#include "ui/workspaces/explain/questions/why_words.h"
#include "ui/workspaces/explain/walk/equation_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct OtherTorquesText {
  Q_DECLARE_TR_FUNCTIONS(OtherTorques)
};

constexpr double kSure = 0.999, kRoundOff = 1e-12;
constexpr std::size_t kMostShapes = 3;
constexpr int kRowsForNoise = 30;

QString percent(double share) { return QStringLiteral("%1\u00a0%").arg(significant(100.0 * share)); }

QString jointName(const Model& model, int joint) { return QString::fromStdString(model.joints()[at(joint)].name); }
QString withUnit(const Model& model, int joint, double value) {
  return QStringLiteral("%1\u00a0%2").arg(significant(value), torqueUnit(model, joint));
}

/// Where in the recursion a cause enters; empty where it is a matter of the data.
QString placeWords(const Model& model, const PlacedCause& cause) {
  const std::optional<EquationId> equation = equationOf(cause);
  if (!equation) return {};
  const bool prismatic = model.joints()[at(std::max(cause.joint, 0))].type == JointType::Prismatic;
  const QString number = QString::fromLatin1(idOf(Formulation::BodyFrame, *equation)).section(QLatin1Char('.'), 1);
  const QString title = equationTitle(Formulation::BodyFrame, *equation, prismatic);
  //: %1: title of an equation, %2: its number, %3: the equation
  return OtherTorquesText::tr("Look at: %1 (body frames, equation %2), %3")
      .arg(title, number, equationPlain(Formulation::BodyFrame, *equation, prismatic));
}

QStringList unexplainedWords(const TorqueStudy& study) {
  const TorqueComparison& comparison = study.comparison;
  if (comparison.scatters) {
    return {
        OtherTorquesText::tr("The difference depends on nothing that is in the table: it is noise, or torques and "
                             "states do not belong together.")};
  }
  if (comparison.shapes.empty()) {
    return {OtherTorquesText::tr("With fewer than %1 rows, nothing can be said of what the difference depends on. Give "
                                 "more rows, at rest and in motion.")
                .arg(kRowsForNoise)};
  }
  QStringList words = {OtherTorquesText::tr("It is most like:")};
  for (std::size_t k = 0; k < std::min(kMostShapes, comparison.shapes.size()); ++k) {
    const ShapedResidual& shaped = comparison.shapes[k];
    //: %1: what a difference is like, %2: how much of it that explains, as a percentage
    words << OtherTorquesText::tr("– %1; explains %2")
                 .arg(translated(shapeText(*study.model, shaped)), percent(std::max(shaped.explained, 0.0)));
  }
  return words;
}

QStringList missingWords(const TorqueStudy& study) {
  if (!study.has_velocity && !study.has_acceleration)
    return {OtherTorquesText::tr("The table has no velocities and no accelerations: they count as zero.")};
  if (!study.has_velocity) return {OtherTorquesText::tr("The table has no velocities: they count as zero.")};
  if (!study.has_acceleration) return {OtherTorquesText::tr("The table has no accelerations: they count as zero.")};
  return {};
}

}  // namespace

QString explanationTitle(const TorqueStudy& study, const DifferenceExplanation& explanation) {
  QStringList titles;
  for (const PlacedCause& cause : explanation.causes)
    titles << translated(placedText(*study.model, explanation, cause));
  //: two causes of a difference
  return titles.size() == 2 ? OtherTorquesText::tr("%1, and %2").arg(titles[0], titles[1]) : titles.join(QString());
}

QString differenceHeadline(const TorqueStudy& study) {
  const TorqueComparison& comparison = study.comparison;
  switch (comparison.verdict) {
    case ComparisonVerdict::Agree:
      return (comparison.difference.array() <= kRoundOff * comparison.size.array()).all()
                 ? OtherTorquesText::tr("The torques agree.")
                 : OtherTorquesText::tr("The torques agree within tolerance and noise.");
    case ComparisonVerdict::Unexplained: return OtherTorquesText::tr("No known cause explains the difference.");
    case ComparisonVerdict::Explained: break;
  }
  if (comparison.explanations.size() == 1) return explanationTitle(study, comparison.explanations.front());
  //: %1: a number, at least 2
  return OtherTorquesText::tr("One of %1 causes, which this table cannot tell apart.")
      .arg(comparison.explanations.size());
}

QStringList differenceWords(const TorqueStudy& study) {
  const TorqueComparison& comparison = study.comparison;
  QStringList words = missingWords(study);
  if (comparison.verdict == ComparisonVerdict::Agree) return words;
  const Model& model = *study.model;
  const int worst = comparison.worst_joint;
  //: root mean squares; %1: name of a joint, %2, %3: torques with their units
  words.prepend(OtherTorquesText::tr("Relative to its size, the torque of “%1” differs most: by %2, where theirs is "
                                     "%3 (root mean square).")
                    .arg(jointName(model, worst), withUnit(model, worst, comparison.difference[worst]),
                         withUnit(model, worst, comparison.size[worst])));
  if (comparison.verdict == ComparisonVerdict::Unexplained) words << unexplainedWords(study);
  if (comparison.noise_to_give > 0.0)
    //: %1: a percentage
    words << OtherTorquesText::tr(
                 "If their torques have noise of %1, choose it: then they agree, or a cause explains "
                 "the difference.")
                 .arg(percent(comparison.noise_to_give));
  return words;
}

QStringList explanationWords(const TorqueStudy& study, const DifferenceExplanation& explanation) {
  QStringList words;
  const Model& model = *study.model;
  for (const PlacedCause& cause : explanation.causes) {
    words << translated(hintOf(cause)) << placeWords(model, cause);
  }
  words << (explanation.confidence > kSure
                //: %1: a percentage
                ? OtherTorquesText::tr("Confidence: over %1").arg(percent(kSure))
                //: %1: a percentage
                : OtherTorquesText::tr("Confidence: %1").arg(percent(explanation.confidence)));
  const int worst = study.comparison.worst_joint;
  const double before = study.comparison.difference[worst], after = explanation.remaining[worst];
  //: %1: name of a joint, %2: torque with its unit, %3: a percentage
  words << OtherTorquesText::tr("Remains at “%1”: %2, which is %3 of the difference.")
               .arg(jointName(model, worst), withUnit(model, worst, after),
                    percent(before > 0.0 ? after / before : 0.0));
  words.removeAll(QString());
  return words;
}

}  // namespace linkwright::ui
