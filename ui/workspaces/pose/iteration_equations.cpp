// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/pose/iteration_equations.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/workspaces/pose/iteration_words.h"

#include <QLabel>

#include <cmath>

namespace linkwright::ui {

namespace {

QString components(const Eigen::Ref<const Eigen::VectorXd>& values) {
  const NumberGroup group(values.data(), static_cast<std::size_t>(values.size()));
  QStringList parts;
  for (Eigen::Index i = 0; i < values.size(); ++i) parts.append(group.text(values[i]));
  return QStringLiteral("(%1)").arg(parts.join(QStringLiteral(", ")));
}

QString row(const QString& number, const QString& equation, const QString& numbers) {
  return QStringLiteral(
             "<tr><td style='padding-right:8px'>%1</td><td style='padding-right:12px; white-space:nowrap'>%2</td>"
             "<td style='white-space:nowrap'>%3</td></tr>")
      .arg(number, equation, numbers);
}

/// An equation as it is calculated: where a mistake is made in it, that line, marked.
QString equation(const IkMistakeSet& mistakes, IkMistake mistake, const QString& right, const QString& wrong) {
  return mistakes.contains(mistake) ? QStringLiteral(u"<i>%1</i>&nbsp; ✗").arg(wrong) : right;
}

QString positionEquation(const IkMistakeSet& mistakes) {
  return equation(mistakes, IkMistake::WrongSign, QStringLiteral(u"p = p<sub>T</sub> − p<sub>E</sub>"),
                  QStringLiteral(u"p = p<sub>E</sub> − p<sub>T</sub>"));
}

QString orientationEquation(const IkMistakeSet& mistakes) {
  const bool turned = mistakes.contains(IkMistake::WrongSign);
  const QString log = turned ? QStringLiteral(u"log(R<sub>WT</sub>ᵀ R<sub>WE</sub>)")
                             : QStringLiteral(u"log(R<sub>WE</sub>ᵀ R<sub>WT</sub>)");
  QString text = QStringLiteral(u"φ = R<sub>WE</sub> ") + log;
  if (mistakes.contains(IkMistake::NoFrameTransform)) text = QStringLiteral(u"φ = ") + log;
  if (mistakes.contains(IkMistake::EulerDifference)) {
    text = turned ? QStringLiteral(u"φ = rpy(R<sub>WE</sub>) − rpy(R<sub>WT</sub>)")
                  : QStringLiteral(u"φ = rpy(R<sub>WT</sub>) − rpy(R<sub>WE</sub>)");
  }
  const bool wrong =
      turned || mistakes.contains(IkMistake::NoFrameTransform) || mistakes.contains(IkMistake::EulerDifference);
  return wrong ? QStringLiteral(u"<i>%1</i>&nbsp; ✗").arg(text) : text;
}

/// D J, or what stands in its place.
QString jacobianEquation(const IkMistakeSet& mistakes) {
  const bool wrong = mistakes.contains(IkMistake::UnweightedJacobian) || mistakes.contains(IkMistake::JacobianOfOrigin);
  QString matrix = mistakes.contains(IkMistake::UnweightedJacobian) ? QStringLiteral("J") : QStringLiteral("D J");
  if (mistakes.contains(IkMistake::JacobianOfOrigin)) matrix += QStringLiteral("<sub>O</sub>");
  const QString text = matrix + QStringLiteral(u" = U diag(σ) Vᵀ");
  return wrong ? QStringLiteral(u"<i>%1</i>&nbsp; ✗").arg(text) : text;
}

QString inverseWords(const IkRun& run, const IkIteration& at) {
  QString words = QStringLiteral(u"f = %1").arg(methodFormula(run.method));
  if (at.damping > 0.0) words += QStringLiteral(u", λ = %1").arg(significant(at.damping));
  return words;
}

}  // namespace

IterationEquations::IterationEquations(IkStudy& study, QWidget* parent)
    : QScrollArea(parent), study_(study), page_(new QLabel) {
  setWidgetResizable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("Equations of the iteration"));
  page_->setObjectName(QStringLiteral("iterationEquations"));
  page_->setAccessibleName(tr("Equations (3) to (8) with their values"));
  page_->setTextFormat(Qt::RichText);
  page_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  page_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  page_->setMargin(kSpace / 2);
  setWidget(page_);
  connect(&study_, &IkStudy::runsChanged, &when_seen_, &WhenSeen::ask);
  connect(&study_, &IkStudy::placeChanged, &when_seen_, &WhenSeen::ask);
}

void IterationEquations::refresh() {
  const IkRun* run = study_.run();
  if (run == nullptr) return page_->clear();
  const IkIteration& at = run->inside(study_.place());
  const bool has_step = study_.place() < run->count();
  const double s = study_.options().step_limit;
  const IkMistakeSet& mistakes = run->mistakes;
  QString text = QStringLiteral("<table cellspacing='0' cellpadding='2'>");
  //: %1: components of a vector, %2: its length
  text += row(QStringLiteral("(3)"), positionEquation(mistakes),
              tr("%1 m, |p| = %2 m").arg(components(at.difference.p), significant(at.difference.p.norm())));
  //: %1: components of a vector, %2: its length
  text += row(QStringLiteral("(4)"), orientationEquation(mistakes),
              tr("%1 rad, |φ| = %2 rad").arg(components(at.difference.phi), significant(at.difference.phi.norm())));
  //: %1: components of a vector, %2: its length
  text += row(QStringLiteral("(5)"), QStringLiteral(u"e = D [p; φ]"),
              tr("%1, <b>|e| = %2</b>").arg(components(at.e), significant(at.residual)));
  if (has_step) {
    const bool unlimited = mistakes.contains(IkMistake::NoLimiter) && std::isfinite(s) && at.residual > s;
    const QString limited = at.is_limited ? QStringLiteral(u"Δp = (s/|e|) e")
                            : unlimited   ? QStringLiteral(u"<i>Δp = e</i>&nbsp; ✗")
                                          : QStringLiteral(u"Δp = e");
    //: %1: step limit, %2: length of the step
    const QString shortened = tr("|Δp| = %2, because |e| &gt; s = %1");
    const QString why = unlimited           ? tr("although |e| &gt; s = %1").arg(significant(s))
                        : !std::isfinite(s) ? tr("no step limit")
                        : at.is_limited     ? shortened.arg(significant(s), significant(at.delta_p.norm()))
                                            : tr("full step, because |e| &lt; s = %1").arg(significant(s));
    text += row(QStringLiteral("(6)"), limited, why);
    //: %1: how the step was computed, %2: length of the step of the joints
    text += row(QStringLiteral("(7)"), QStringLiteral(u"Δq = V diag(f) Uᵀ Δp"),
                tr("%1, |Δq| = %2").arg(inverseWords(*run, at), significant(at.delta_q.norm())));
    const QString taken = at.is_accepted ? tr("|e| becomes %1").arg(significant(at.residual_after))
                                         : tr("|e| would become %1, so the step is rejected and λ is multiplied by 4")
                                               .arg(significant(at.trial_residual));
    text += row(QStringLiteral("(8)"), QStringLiteral(u"q ← q + Δq"), taken);
  } else {
    //: noun: end of the iterations
    text += row(QString(), tr("end"), endSentence(*run));
  }
  if (at.sigma.size() > 0) {
    text += row(QString(), jacobianEquation(mistakes), tr("σ = %1").arg(components(at.sigma)));
  }
  if (has_step && at.isNewtonRaphson()) {
    text += row(QString(), QString(),
                tr("There are as many joints as constrained directions, and no limit is active, so this is a "
                   "Newton-Raphson step."));
  }
  page_->setText(text + QStringLiteral("</table>"));
  page_->setAccessibleDescription(spokenPlace(*run, study_.place()));
}

}  // namespace linkwright::ui

#include "moc_iteration_equations.cpp"
