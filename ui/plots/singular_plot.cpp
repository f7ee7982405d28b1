// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/singular_plot.h"

#include "ui/plots/axis_style.h"
#include "ui/plots/clipped_curves.h"
#include "ui/plots/curve_points.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kBarWidth = 0.62;
constexpr double kLeastBar = 1e-9;  // a bar that is shorter is not drawn

/// The range of a logarithmic axis round these values, zeros apart.
QCPRange rangeOf(const std::vector<double>& values) {
  double least = 1e300, most = 0.0;
  for (const double value : values) {
    if (!(value > kLeastBar) || !std::isfinite(value)) continue;
    least = std::min(least, value);
    most = std::max(most, value);
  }
  if (most == 0.0) return {0.1, 10.0};
  return {std::min(least / 3.0, most / 30.0), most * 2.0};
}

}  // namespace

SingularPlot::SingularPlot(QWidget* parent) : QCustomPlot(parent) {
  setObjectName(QStringLiteral("singularPlot"));
  setAccessibleName(tr("Singular values and what stands for their inverses"));
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(200, 96);
  setPlottingHint(QCP::phCacheLabels, true);
  plotLayout()->clear();
  plotLayout()->setColumnSpacing(kSpace);
  const QMargins margins(kSpace / 2, kSpace, kSpace / 2, kSpace / 2);
  left_ = makeLogPane(*this, margins, tr("singular value σ"));
  right_ = makeLogPane(*this, margins, tr("in place of 1/σ"));
  for (const QCPAxisRect* pane : {left_, right_}) pane->axis(QCPAxis::atBottom)->grid()->setVisible(false);
  plotLayout()->addElement(0, 0, left_);
  plotLayout()->addElement(0, 1, right_);
  sigma_bars_ = new QCPBars(left_->axis(QCPAxis::atBottom), left_->axis(QCPAxis::atLeft));
  filter_bars_ = new QCPBars(right_->axis(QCPAxis::atBottom), right_->axis(QCPAxis::atLeft));
  for (QCPBars* bars : {sigma_bars_, filter_bars_}) bars->setWidth(kBarWidth);
  inverse_ = addClippedGraph(right_->axis(QCPAxis::atBottom), right_->axis(QCPAxis::atLeft));
  inverse_->setLineStyle(QCPGraph::lsNone);
  damping_line_ = makeLine(*this, *left_);
  damping_name_ = new QCPItemText(this);
  damping_name_->setSelectable(false);
  damping_name_->setClipAxisRect(left_);
  damping_name_->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
  damping_name_->position->setAxes(left_->axis(QCPAxis::atBottom), left_->axis(QCPAxis::atLeft));
  restyle();
}

void SingularPlot::setDark(bool dark) {
  dark_ = dark;
  restyle();
}

void SingularPlot::setValues(std::vector<double> sigma, double damping, std::vector<double> filter, IkMethod method) {
  sigma_ = std::move(sigma);
  filter_ = std::move(filter);
  for (std::vector<double>* values : {&sigma_, &filter_}) {
    for (double& value : *values) value = finiteOrGap(value);
  }
  damping_ = finiteOrGap(damping);
  method_ = method;
  const double count = static_cast<double>(sigma_.size());
  const QSharedPointer<QCPAxisTickerText> names(new QCPAxisTickerText);
  std::vector<double> with_damping = sigma_, inverses = filter_;
  if (damping_ > 0.0) with_damping.push_back(damping_);
  QVector<double> lengths_at, lengths, filters_at, filters, ring_at, rings;
  for (std::size_t i = 0; i < sigma_.size(); ++i) {
    const double place = static_cast<double>(i) + 1.0;
    names->addTick(place, QStringLiteral(u"σ") + subscript(static_cast<int>(i) + 1));
    if (filter_[i] > 0.0) {
      filters_at.append(place);
      filters.append(filter_[i]);
    }
    if (!(sigma_[i] > kLeastBar)) continue;
    lengths_at.append(place);
    lengths.append(sigma_[i]);
    inverses.push_back(1.0 / sigma_[i]);
    ring_at.append(place);
    rings.append(1.0 / sigma_[i]);
  }
  for (QCPAxisRect* rect : {left_, right_}) {
    rect->axis(QCPAxis::atBottom)->setTicker(names);
    rect->axis(QCPAxis::atBottom)->setRange(0.4, std::max(count, 1.0) + 0.6);
  }
  left_->axis(QCPAxis::atLeft)->setRange(rangeOf(with_damping));
  right_->axis(QCPAxis::atLeft)->setRange(rangeOf(inverses));
  // a bar is as long as its number beyond the number that it stands on
  const auto stand = [](QCPBars* bars, const QCPAxisRect* rect, QVector<double>& numbers) {
    const double foot = rect->axis(QCPAxis::atLeft)->range().lower;
    bars->setBaseValue(foot);
    for (double& number : numbers) number -= foot;
  };
  stand(sigma_bars_, left_, lengths);
  stand(filter_bars_, right_, filters);
  sigma_bars_->setData(lengths_at, lengths, true);
  filter_bars_->setData(filters_at, filters, true);
  inverse_->setData(ring_at, rings, true);
  const bool damped = damping_ > left_->axis(QCPAxis::atLeft)->range().lower;
  damping_line_->setVisible(damped);
  damping_name_->setVisible(damped);
  if (damped) {
    damping_line_->point1->setCoords(0.0, damping_);
    damping_line_->point2->setCoords(1.0, damping_);
    damping_name_->position->setCoords(std::max(count, 1.0) + 0.55, damping_);
    damping_name_->setText(QStringLiteral(u"λ"));
  }
  restyle();
}

double SingularPlot::barHeight(int index) const {
  const auto bar = sigma_bars_->data()->findBegin(index + 1.0, false);
  const bool is_there = bar != sigma_bars_->data()->constEnd() && bar->key == index + 1.0;
  return is_there ? sigma_bars_->baseValue() + bar->value : std::nan("");
}

void SingularPlot::restyle() {
  const QPalette colours = QGuiApplication::palette();
  const QColor text = colours.color(QPalette::Text);
  styleAxes(*this, left_->axes() + right_->axes());
  const QColor colour = methodColour(method_, dark_);
  QColor fill = colour;
  fill.setAlphaF(0.55F);
  for (QCPBars* bars : {sigma_bars_, filter_bars_}) {
    bars->setPen(QPen(colour, 1));
    bars->setBrush(fill);
  }
  inverse_->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, text, Qt::transparent, 8));
  damping_line_->setPen(QPen(text, 1.5, Qt::DashLine));
  damping_name_->setColor(text);
  damping_name_->setFont(font());
  replot(QCustomPlot::rpQueuedReplot);
}

bool SingularPlot::event(QEvent* event) {
  keepSharp(*this, *event);
  if (changesLook(*event) && damping_name_ != nullptr) restyle();
  return QCustomPlot::event(event);
}

}  // namespace linkwright::ui

#include "moc_singular_plot.cpp"
