// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pose/iteration_equations.h"

#include "ui/pose/iteration_words.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/theme.h"

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

QString inverseWords(const IkRun& run, const IkIteration& at) {
  QString words = QStringLiteral(u"f = %1").arg(methodFormula(run.method));
  if (at.damping > 0.0) words += QStringLiteral(u", λ = %1").arg(roundNumber(at.damping));
  return words;
}

}  // namespace

IterationEquations::IterationEquations(IkStudy& study, QWidget* parent)
    : QScrollArea(parent), study_(study), page_(new QLabel) {
  setWidgetResizable(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("The equations of the iteration"));
  page_->setObjectName(QStringLiteral("iterationEquations"));
  page_->setAccessibleName(tr("Equations (3) to (8) with their numbers"));
  page_->setTextFormat(Qt::RichText);
  page_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  page_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  page_->setMargin(kSpace / 2);
  setWidget(page_);
  connect(&study_, &IkStudy::runsChanged, this, &IterationEquations::refresh);
  connect(&study_, &IkStudy::placeChanged, this, &IterationEquations::refresh);
}

void IterationEquations::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  refresh();
}

void IterationEquations::refresh() {
  if (!isVisible()) return;
  const IkRun* run = study_.run();
  if (run == nullptr) return page_->clear();
  const IkIteration& at = run->inside(study_.place());
  const bool has_step = study_.place() < run->count();
  const double s = study_.options().step_limit;
  QString text = QStringLiteral("<table cellspacing='0' cellpadding='2'>");
  text += row(QStringLiteral("(3)"), QStringLiteral(u"p = p<sub>T</sub> − p<sub>E</sub>"),
              tr("|p| = %2 m: %1").arg(components(at.difference.p), roundNumber(at.difference.p.norm())));
  text += row(QStringLiteral("(4)"), QStringLiteral(u"φ = R<sub>WE</sub> log(R<sub>WE</sub>ᵀ R<sub>WT</sub>)"),
              tr("|φ| = %2 rad: %1").arg(components(at.difference.phi), roundNumber(at.difference.phi.norm())));
  text += row(QStringLiteral("(5)"), QStringLiteral(u"e = D [p; φ]"),
              tr("<b>|e| = %2</b>: %1").arg(components(at.e), roundNumber(at.residual)));
  if (has_step) {
    const QString limited = at.is_limited ? QStringLiteral(u"Δp = (s/|e|) e") : QStringLiteral(u"Δp = e");
    const QString why = !std::isfinite(s)    ? tr("no step limit")
                        : at.is_limited ? tr("since |e| &gt; s = %1: |Δp| = %2").arg(roundNumber(s), roundNumber(at.delta_p.norm()))
                                        : tr("since |e| &lt; s = %1: the whole way").arg(roundNumber(s));
    text += row(QStringLiteral("(6)"), limited, why);
    text += row(QStringLiteral("(7)"), QStringLiteral(u"Δq = V diag(f) Uᵀ Δp"),
                tr("%1, |Δq| = %2").arg(inverseWords(*run, at), roundNumber(at.delta_q.norm())));
    const QString taken = at.is_accepted ? tr("|e| becomes %1").arg(roundNumber(at.residual_after))
                                         : tr("|e| would become %1: taken back, λ times 4").arg(roundNumber(at.trial_residual));
    text += row(QStringLiteral("(8)"), QStringLiteral(u"q ← q + Δq"), taken);
  } else {
    text += row(QString(), tr("end"), endSentence(*run));
  }
  if (at.sigma.size() > 0) {
    text += row(QString(), QStringLiteral(u"D J = U diag(σ) Vᵀ"),
                tr("σ = %1").arg(components(at.sigma)));
  }
  if (has_step && at.isNewtonRaphson()) {
    text += row(QString(), QString(), tr("As many joints as directions and nothing in the way: this is Newton's step."));
  }
  page_->setText(text + QStringLiteral("</table>"));
  page_->setAccessibleDescription(spokenPlace(*run, study_.place()));
}

}  // namespace linkwright::ui
