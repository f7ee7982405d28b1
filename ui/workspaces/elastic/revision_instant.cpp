// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/revision_instant.h"

#include "ui/widgets/choice_box.h"
#include "ui/widgets/measure.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/significant.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"
#include "ui/workspaces/elastic/revision_words.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

/// Two rows of a matrix between brackets, as cells of two rows of a table.
struct MatrixCells {
  QString upper, lower;
};

MatrixCells cellsOf(const QString& name, const Eigen::MatrixXd& matrix, int decimals, const QString& open,
                    const QString& close) {
  const auto row = [&](Eigen::Index r) {
    QString cells;
    for (Eigen::Index c = 0; c < matrix.cols(); ++c) {
      QString number = QString::number(matrix(r, c), 'f', decimals);
      if (number.toDouble() == 0.0) number = QStringLiteral("0");
      cells += QStringLiteral("<td align='right'>%1%2</td>")
                   .arg(c > 0 ? QStringLiteral("&nbsp;") : QString(), withTrueMinus(number));
    }
    return cells;
  };
  const auto tall = [](const QString& words) {
    return QStringLiteral("<td rowspan='2' valign='middle'>%1</td>").arg(words);
  };
  const auto bracket = [&](const QString& sign) {
    return tall(QStringLiteral("<span style='font-size:x-large'>%1</span>").arg(sign));
  };
  return {tall(name) + bracket(open) + row(0) + bracket(close) + tall(QStringLiteral("&nbsp;")), row(1)};
}

}  // namespace

RevisionInstant::RevisionInstant(QWidget* parent) : QWidget(parent), slider_(new QSlider(Qt::Horizontal, this)) {
  setObjectName("revisionInstant");
  slider_->setObjectName("revisionTime");
  slider_->setAccessibleName(tr("Time in the example"));
  slider_->setToolTip(tr("Set the time of the values below. The Left and Right keys change it by one step."));
  keepFromWheel(*slider_);
  figures_ = new WrappedLabel(this);
  figures_->setObjectName("revisionResults");
  matrices_ = new QLabel(this);
  matrices_->setObjectName("revisionMatrices");
  matrices_->setTextFormat(Qt::RichText);
  // wider than the panel it is cut off and not in the way
  matrices_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  matrices_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  matrices_->setToolTip(
      tr("[L] contains the length of each link and of the links beyond it, in m. [T] contains the directions "
         "transverse to the links. {P} contains the nodal forces along x and y, in N. Its rows are for node A (tip of "
         "link 1) and node B (tip of link 2). Q = [T]{P} is in N, and the torques are [L] Q."));
  figures_->setToolTip(tr("Deflection of the tip of link 1 and axial force in link 2"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(kSpace / 2);
  when_ = new QLabel(this);
  when_->setObjectName("revisionWhen");
  auto* time = new QHBoxLayout;
  time->setSpacing(kSpace);
  time->addWidget(slider_, 1);
  time->addWidget(when_);
  column->addLayout(time);
  column->addWidget(figures_);
  column->addWidget(matrices_);
  connect(slider_, &QSlider::valueChanged, this, [this] {
    if (const RevisionStep* at = step()) {
      t_ = at->t;
      write();
      emit timeChanged(t_);
    }
  });
  write();
}

const RevisionStep* RevisionInstant::step() const {
  if (!result_ || !result_->problem.isEmpty()) return nullptr;
  const auto index = static_cast<std::size_t>(slider_->value());
  return index < result_->run().steps.size() ? &result_->run().steps[index] : nullptr;
}

void RevisionInstant::show(const std::shared_ptr<const RevisionResult>& result, AngleUnit unit) {
  result_ = result;
  unit_ = unit;
  const bool has_steps = result_ && result_->problem.isEmpty();
  slider_->setEnabled(has_steps);
  {
    const QSignalBlocker quiet(slider_);
    const auto count = has_steps ? static_cast<int>(result_->run().steps.size()) : 1;
    slider_->setRange(0, count - 1);
    slider_->setPageStep(std::max(1, count / 20));
  }
  goTo(t_);
}

void RevisionInstant::goTo(double t) {
  t_ = t;
  if (result_ && result_->problem.isEmpty()) {
    const std::vector<RevisionStep>& steps = result_->run().steps;
    const QSignalBlocker quiet(slider_);
    slider_->setValue(static_cast<int>(std::lround(std::clamp(t, 0.0, steps.back().t) / steps[1].t)));
    t_ = step()->t;
    emit timeChanged(t_);
  }
  write();
}

void RevisionInstant::write() {
  const RevisionStep* at = step();
  if (at == nullptr) {
    when_->clear();
    figures_->setText(result_ ? tr("Could not run the example with these settings: %1.").arg(result_->problem)
                              : tr("Computing…"));
    matrices_->clear();
    return;
  }
  const auto angle = [this](double si) { return numberWithUnit(si, Measure::Angle, unit_); };
  // round-off is nothing; what is small is not
  const auto plain = [](double value) {
    if (std::abs(value) < 1e-9) return QStringLiteral("0");
    return std::abs(value) < 1e-4 ? significant(value, 2) : withTrueMinus(QString::number(value, 'f', 4));
  };
  when_->setText(tr("t = %1 s").arg(significant(at->t, 5)));
  //: %1 and %2: angles with their unit, %3 and %4: torques, %5: deflection, %6: axial force
  figures_->setText(tr("φ = %1, θ = %2, τ₁ = %3 N m, τ₂ = %4 N m, deflection = %5 mm, axial force = %6 N")
                        .arg(angle(at->phi), angle(at->theta), plain(at->tau[0]), plain(at->tau[1]),
                             plain(1e3 * at->deflection), plain(at->axial_force)));
  const Eigen::Map<const Eigen::Matrix<double, 2, 2, Eigen::RowMajor>> P(at->scheme.P.data());
  const Eigen::Vector2d Q = at->scheme.T * at->scheme.P;
  const QString open = QStringLiteral("["), close = QStringLiteral("]");
  QString upper, lower;
  for (const MatrixCells& cells : {cellsOf(QStringLiteral("[L]"), at->scheme.L, 2, open, close),
                                   cellsOf(QStringLiteral("[T]"), at->scheme.T, 2, open, close),
                                   cellsOf(QStringLiteral("{P}"), P, 4, QStringLiteral("{"), QStringLiteral("}")),
                                   cellsOf(QStringLiteral("Q"), Q, 4, open, close)}) {
    upper += cells.upper;
    lower += cells.lower;
  }
  matrices_->setText(
      QStringLiteral("<table cellspacing='0' cellpadding='0'><tr>%1</tr><tr>%2</tr></table>").arg(upper, lower));
}

}  // namespace linkwright::ui

#include "moc_revision_instant.cpp"
