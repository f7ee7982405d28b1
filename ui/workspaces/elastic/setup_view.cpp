// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_view.h"

#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace linkwright::ui {

namespace {

constexpr double kMost = 1e4;
constexpr int kTicksPerDecade = 40;
constexpr int kTicks = 4 * kTicksPerDecade;

/// To three digits, which is finer than the ticks.
double factorAt(int tick) {
  return QString::number(std::pow(10.0, static_cast<double>(tick) / kTicksPerDecade), 'g', 3).toDouble();
}
int tickOf(double factor) {
  return static_cast<int>(std::lround(kTicksPerDecade * std::log10(std::clamp(factor, 1.0, kMost))));
}

}  // namespace

ElasticViewForm::ElasticViewForm(ElasticViewOptions& look, QWidget* parent)
    : QWidget(parent), look_(look), form_([this](const QString&, const auto& change) { change(look_); }) {
  QVBoxLayout* column = columnIn(*this);
  form_.in(rowsIn(*column), this);
  form_.toggle("showBentShape", tr("Deformed shape"), tr("Show the magnified deformation of the elastic links"),
               ByFunctions{&ElasticViewOptions::showsShape, &ElasticViewOptions::setShowsShape});
  form_.toggle("showBendingMoment", tr("Bending moment as colour"),
               tr("Show the bending moment along the elastic links as colours"),
               ByFunctions{&ElasticViewOptions::showsMoment, &ElasticViewOptions::setShowsMoment});
  form_.toggle("showNodalForces", tr("Nodal forces {P}"), tr("Show the forces on the nodes as arrows"),
               ByFunctions{&ElasticViewOptions::showsNodalForces, &ElasticViewOptions::setShowsNodalForces});
  form_.toggle("showPassiveJoints", tr("Passive joints"), tr("Mark the passive joints"),
               ByFunctions{&ElasticViewOptions::showsPassive, &ElasticViewOptions::setShowsPassive});
  buildMagnification();
  connect(&look_, &ElasticViewOptions::changed, this, &ElasticViewForm::refresh);
  refresh();
}

void ElasticViewForm::buildMagnification() {
  auto* caption = new QLabel(tr("Deformation scale"), this);
  layout()->addWidget(caption);
  auto* row = new QHBoxLayout;
  row->setSpacing(kSpace);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
  const QString spoken = tr("Magnification of deformations");
  slider_ = new QSlider(Qt::Horizontal, this);
  slider_->setObjectName("magnification");
  slider_->setAccessibleName(spoken);
  slider_->setToolTip(spoken);
  slider_->setRange(0, kTicks);
  slider_->setPageStep(kTicksPerDecade);
  keepFromWheel(*slider_);
  caption->setBuddy(slider_);
  row->addWidget(slider_, 1);
  auto* factor = makeNumberField(QStringLiteral("magnificationFactor"), spoken, QString(), this);
  factor->setFixedWidth(static_cast<int>(11 * kSpace * textScale()));
  row->addWidget(factor);
  connect(slider_, &QSlider::valueChanged, this, [this](int tick) { look_.setMagnification(factorAt(tick)); });
  form_.number(factor, spoken, ByFunctions{&ElasticViewOptions::magnification, &ElasticViewOptions::setMagnification},
               Field{.least = 1.0, .most = kMost},
               {.unit = QStringLiteral(" ×"),
                .refusal = tr("must be between 1 and 10\u2009"
                              "000")});
}

void ElasticViewForm::refresh() {
  form_.show(look_);
  const QSignalBlocker quiet(slider_);
  slider_->setValue(tickOf(look_.magnification()));
  slider_->setAccessibleDescription(tr("%1 times").arg(look_.magnification()));
}

}  // namespace linkwright::ui

#include "moc_setup_view.cpp"
