// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/position_plot_panel.h"

#include "core/base/index.h"
#include "ui/plots/plot_view.h"
#include "ui/widgets/form_parts.h"
#include "ui/widgets/path_colours.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrapped_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kPieces = 48;  // of the curve, each of one colour
constexpr int kRampWidth = 16 * kSpace, kRampHeight = kSpace;

}  // namespace

PositionPlotPanel::PositionPlotPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  setObjectName("positionPlotPanel");
  build();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  const auto draw_anew = [this] {
    drawn_.reset();
    when_seen_.ask();
  };
  connect(&interaction_, &Interaction::angleUnitChanged, this, draw_anew);
  followTheme(*this, draw_anew);
}

void PositionPlotPanel::build() {
  none_ = new WrappedLabel(this);
  none_->setText(tr("No motion yet. Add two waypoints in the Waypoints panel."));
  none_->setObjectName("positionPlotNone");
  content_ = new QWidget(this);
  joint_ = makeChoice("positionPlotJoint", tr("Joint whose torque is plotted against its position"), content_);
  connect(joint_, &QComboBox::activated, this, [this] {
    drawn_.reset();
    refresh();
  });
  auto* joint_label = new QLabel(tr("&Joint"), content_);
  joint_label->setBuddy(joint_);
  from_ = new QLabel(content_);
  ramp_ = new QLabel(content_);
  ramp_->setAccessibleName(tr("Colour scale from the start to the end of the motion"));
  to_ = new QLabel(content_);
  auto* head = new QHBoxLayout;
  head->setSpacing(kSpace);
  head->addWidget(joint_label);
  head->addWidget(joint_, 1);
  for (QLabel* each : {from_, ramp_, to_}) head->addWidget(each);
  plot_ = new PlotView(content_);
  plot_->setObjectName("positionPlot");
  auto* column = innerColumnIn(*content_);
  column->addLayout(head);
  column->addWidget(plot_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->addWidget(none_, 0, Qt::AlignTop);
  layout->addWidget(content_, 1);
}

void PositionPlotPanel::refresh() {
  const Motion& motion = document_.snapshot()->motion;
  none_->setVisible(motion.curves == nullptr);
  content_->setVisible(motion.curves != nullptr);
  if (motion.curves == nullptr) return drawn_.reset();
  if (std::exchange(drawn_, motion.curves) != motion.curves) {
    fillJoints();
    showKey();
    showCurve();
  }
  showPresent();
}

void PositionPlotPanel::fillJoints() {
  const QSignalBlocker quiet(joint_);
  const int before = joint_->currentIndex();
  joint_->clear();
  for (const ModelJoint& joint : document_.snapshot()->model->joints())
    joint_->addItem(QString::fromStdString(joint.name));
  joint_->setCurrentIndex(std::clamp(before, 0, std::max(0, joint_->count() - 1)));
}

void PositionPlotPanel::showKey() {
  const qreal ratio = devicePixelRatioF();
  QPixmap picture(QSize(kRampWidth, kRampHeight) * ratio);
  picture.setDevicePixelRatio(ratio);
  QLinearGradient gradient(0.0, 0.0, kRampWidth, 0.0);
  for (int i = 0; i <= 10; ++i) gradient.setColorAt(0.1 * i, pathColour(0.1 * i, false, isDark(palette())));
  QPainter(&picture).fillRect(QRect(0, 0, kRampWidth, kRampHeight), gradient);
  ramp_->setPixmap(picture);
  from_->setText(tr("0 s"));
  to_->setText(tr("%1 s").arg(QString::number(drawn_->duration(), 'g', 4)));
}

PositionPlotPanel::Axis PositionPlotPanel::axisOf(CurveQuantity quantity) const {
  const Model& model = *document_.snapshot()->model;
  const CurveName name{quantity, model.joints()[at(joint_->currentIndex())].name};
  return {name, curveUnit(name, model, interaction_.angleUnit())};
}

// pieces of one colour each, in the order of time
void PositionPlotPanel::showCurve() {
  const Eigen::Index joint = joint_->currentIndex();
  if (joint < 0) return plot_->setCurves({});
  const Model& model = *document_.snapshot()->model;
  const Axis across = axisOf(CurveQuantity::Position), up = axisOf(CurveQuantity::Torque);
  const Eigen::VectorXd &t = drawn_->samples.t, q = across.unit.scale * drawn_->samples.q.col(joint),
                        tau = up.unit.scale * drawn_->tau.col(joint);
  std::vector<PlotCurve> curves(kPieces);
  const double last = std::max(t[t.size() - 1], 1e-12);
  for (Eigen::Index k = 0; k < t.size(); ++k) {
    PlotCurve& own = curves[at(std::min(kPieces - 1, static_cast<int>(kPieces * t[k] / last)))];
    // each begins where the one before it ends
    if (own.x.empty() && k > 0) {
      own.x.push_back(q[k - 1]);
      own.y.push_back(tau[k - 1]);
    }
    own.x.push_back(q[k]);
    own.y.push_back(tau[k]);
  }
  for (int piece = 0; piece < kPieces; ++piece) {
    curves[at(piece)].colour = pathColour((piece + 0.5) / kPieces, false, isDark(palette()));
    curves[at(piece)].width = 2.5;
  }
  plot_->setAxes(axisTitle(quantityWord(across.name, model), across.unit),
                 axisTitle(quantityWord(up.name, model), up.unit));
  plot_->setCurves(std::move(curves));
  plot_->setAccessibleName(tr("%1 against the joint position").arg(wholeWords(up.name, model)));
}

void PositionPlotPanel::showPresent() {
  const SnapshotPtr snapshot = document_.snapshot();
  const Eigen::Index joint = joint_->currentIndex();
  if (joint < 0 || snapshot->source != StateSource::Motion) return plot_->placeSpot(std::nullopt);
  plot_->placeSpot(QPointF(axisOf(CurveQuantity::Position).unit.scale * snapshot->q[joint],
                           axisOf(CurveQuantity::Torque).unit.scale * snapshot->tau[joint]));
}

}  // namespace linkwright::ui

#include "moc_position_plot_panel.cpp"
