// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/move/position_plot_panel.h"

#include "core/base/index.h"
#include "ui/plots/curve_words.h"
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

QString withUnit(const QString& word, const QString& unit) {
  return unit.isEmpty() ? word : QStringLiteral("%1 [%2]").arg(word, unit);
}

}  // namespace

PositionPlotPanel::PositionPlotPanel(Document& document, Interaction& interaction, QWidget* parent)
    : QWidget(parent), document_(document), interaction_(interaction) {
  setObjectName("positionPlotPanel");
  build();
  connect(&document_, &Document::snapshotChanged, &when_seen_, &WhenSeen::ask);
  connect(&interaction_, &Interaction::angleUnitChanged, this, [this] {
    drawn_.reset();
    when_seen_.ask();
  });
}

void PositionPlotPanel::build() {
  none_ = new WrappedLabel(this);
  none_->setText(tr("There is no motion yet: add two waypoints at the left."));
  none_->setObjectName("positionPlotNone");
  content_ = new QWidget(this);
  joint_ = makeChoice("positionPlotJoint", tr("Joint whose torque is plotted over its position"), content_);
  connect(joint_, &QComboBox::activated, this, [this] {
    drawn_.reset();
    refresh();
  });
  auto* joint_label = new QLabel(tr("&Joint"), content_);
  joint_label->setBuddy(joint_);
  from_ = new QLabel(content_);
  ramp_ = new QLabel(content_);
  ramp_->setAccessibleName(tr("Colours from the beginning of the motion to its end"));
  to_ = new QLabel(content_);
  auto* head = new QHBoxLayout;
  head->setSpacing(kSpace);
  head->addWidget(joint_label);
  head->addWidget(joint_, 1);
  for (QLabel* each : {from_, ramp_, to_}) head->addWidget(each);
  plot_ = new PlotView(content_);
  plot_->setObjectName("positionPlot");
  auto* column = columnIn(*content_);
  column->addLayout(head);
  column->addWidget(plot_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
  layout->addWidget(none_, 0, Qt::AlignTop);
  layout->addWidget(content_, 1);
}

void PositionPlotPanel::setDark(bool dark) {
  dark_ = dark;
  plot_->setDark(dark);
  drawn_.reset();
  when_seen_.ask();
}

void PositionPlotPanel::refresh() {
  const Motion& motion = document_.snapshot()->motion;
  none_->setVisible(motion.curves == nullptr);
  content_->setVisible(motion.curves != nullptr);
  if (motion.curves == nullptr) return drawn_.reset();
  if (std::exchange(drawn_, motion.curves) != motion.curves) {
    fillJoints();
    showKey();
  }
  showCurve();
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
  for (int i = 0; i <= 10; ++i) gradient.setColorAt(0.1 * i, pathColour(0.1 * i, false, dark_));
  QPainter(&picture).fillRect(QRect(0, 0, kRampWidth, kRampHeight), gradient);
  ramp_->setPixmap(picture);
  from_->setText(tr("0 s"));
  to_->setText(tr("%1 s").arg(QString::number(drawn_->duration(), 'g', 4)));
}

// pieces of one colour each, in the order of time, and the present over them
void PositionPlotPanel::showCurve() {
  const SnapshotPtr snapshot = document_.snapshot();
  const Eigen::Index joint = joint_->currentIndex();
  if (joint < 0 || joint >= drawn_->tau.cols()) return plot_->setCurves({});
  const Model& model = *snapshot->model;
  const std::string& name = model.joints()[at(joint)].name;
  const CurveName position{CurveQuantity::Position, name}, torque{CurveQuantity::Torque, name};
  const CurveUnit across = curveUnit(position, model, interaction_.angleUnit());
  const CurveUnit up = curveUnit(torque, model, interaction_.angleUnit());
  const Eigen::VectorXd &t = drawn_->samples.t, q = across.scale * drawn_->samples.q.col(joint),
                        tau = up.scale * drawn_->tau.col(joint);
  std::vector<PlotCurve> curves(kPieces);
  const double last = std::max(t[t.size() - 1], 1e-12);
  for (Eigen::Index k = 0; k < t.size(); ++k) {
    const int piece = std::min(kPieces - 1, static_cast<int>(kPieces * t[k] / last));
    PlotCurve& own = curves[at(piece)];
    // each begins where the one before it ends
    if (own.x.empty() && k > 0) {
      own.x.push_back(q[k - 1]);
      own.y.push_back(tau[k - 1]);
    }
    own.x.push_back(q[k]);
    own.y.push_back(tau[k]);
  }
  for (int piece = 0; piece < kPieces; ++piece) {
    curves[at(piece)].colour = pathColour((piece + 0.5) / kPieces, false, dark_);
    curves[at(piece)].width = 2.5;
  }
  PlotCurve present;
  present.x = {across.scale * snapshot->q[joint]};
  present.y = {up.scale * snapshot->tau[joint]};
  present.colour = palette().color(QPalette::WindowText);
  present.line = Qt::NoPen;
  present.points = true;
  present.shape = PlotShape::OpenRing;
  present.size = 9.0;
  present.fits = false;
  if (snapshot->source == StateSource::Motion) curves.push_back(std::move(present));
  plot_->setAxes(withUnit(quantityWord(position, model), across.text), withUnit(quantityWord(torque, model), up.text));
  plot_->setCurves(std::move(curves));
  plot_->setAccessibleName(tr("%1 over its position").arg(wholeWords(torque, model)));
}

}  // namespace linkwright::ui

#include "moc_position_plot_panel.cpp"
