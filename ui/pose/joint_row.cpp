// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pose/joint_row.h"

#include "ui/widgets/elided_label.h"
#include "ui/widgets/palette.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/unit_spin_box.h"

#include <QEvent>
#include <QGridLayout>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>
#include <QSlider>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;
constexpr double kMostTicks = 1e6;  // of a slider: it counts in int, and no mouse is finer

/// Scrolling a long list must not move a joint: the wheel counts only with the focus.
class CalmSlider : public QSlider {
public:
  using QSlider::QSlider;

protected:
  void wheelEvent(QWheelEvent* event) override {
    if (hasFocus()) {
      QSlider::wheelEvent(event);
    } else {
      event->ignore();
    }
  }
};

UnitSpinBox* rateBox(Measure measure, const QString& object_name, const QString& accessible_name, QWidget* parent) {
  auto* box = new UnitSpinBox(measure, parent);
  box->setObjectName(object_name);
  box->setAccessibleName(accessible_name);
  return box;
}

QString limitText(double value, Measure measure, AngleUnit unit) {
  if (!std::isfinite(value)) return JointRow::tr("none");
  return QString::number(value * displayFactor(measure, unit), 'g', 5) + unitSuffix(measure, unit);
}

}  // namespace

JointRow::JointRow(const ModelJoint& joint, int index, QWidget* parent)
    : QWidget(parent), joint_(joint), index_(index), lower_(joint.limits.lower), upper_(joint.limits.upper) {
  const bool slides = joint.type == JointType::Prismatic;
  const double half_span = slides ? 1.0 : std::numbers::pi;
  if (!std::isfinite(lower_)) lower_ = std::isfinite(upper_) ? upper_ - 2.0 * half_span : -half_span;
  if (!std::isfinite(upper_)) upper_ = std::isfinite(joint.limits.lower) ? lower_ + 2.0 * half_span : half_span;
  const QString name = QString::fromStdString(joint.name);
  setObjectName("joint:" + name);

  key_ = new QLabel(this);
  name_ = new ElidedLabel(name, this);
  slider_ = new CalmSlider(Qt::Horizontal, this);
  slider_->setObjectName("slider:" + name);
  slider_->setAccessibleName(tr("Position of %1").arg(name));
  slider_->setFocusPolicy(Qt::StrongFocus);
  slider_->setMinimumWidth(64);
  // a thousandth of a radian or a tenth of a millimetre a tick of the mouse; a degree or a millimetre a key
  const double resolution = slides ? 1e-4 : 1e-3;
  const double span = upper_ - lower_;
  const double ticks = std::clamp(span / resolution, 1.0, kMostTicks);
  slider_->setRange(0, static_cast<int>(std::lround(ticks)));
  // where the limits are far apart a tick is longer: a key still moves by at least one
  const auto stepOf = [&](double length) {
    return std::max(1, static_cast<int>(std::lround(std::min(length / span, 1.0) * ticks)));
  };
  slider_->setSingleStep(stepOf(slides ? 1e-3 : 0.017));
  slider_->setPageStep(stepOf(slides ? 1e-2 : 0.175));

  position_ =
      rateBox(slides ? Measure::Length : Measure::Angle, "position:" + name, tr("Position of %1").arg(name), this);
  position_->setSiRange(joint.limits.lower, joint.limits.upper);
  name_->setBuddy(position_);
  rates_ = new QWidget(this);
  velocity_ = rateBox(slides ? Measure::Velocity : Measure::AngularVelocity, "velocity:" + name,
                      tr("Velocity of %1").arg(name), rates_);
  acceleration_ = rateBox(slides ? Measure::Acceleration : Measure::AngularAcceleration, "acceleration:" + name,
                          tr("Acceleration of %1").arg(name), rates_);

  auto* rates_layout = new QHBoxLayout(rates_);
  rates_layout->setContentsMargins(0, 0, 0, 0);
  rates_layout->setSpacing(kSpace);
  rates_layout->addWidget(velocity_, 1);
  rates_layout->addWidget(acceleration_, 1);
  auto* layout = new QGridLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setHorizontalSpacing(kSpace);
  layout->setVerticalSpacing(kSpace / 2);
  layout->addWidget(key_, 0, 0);
  layout->addWidget(name_, 0, 1);
  layout->addWidget(slider_, 0, 2);
  layout->addWidget(position_, 0, 3);
  layout->addWidget(rates_, 1, 1, 1, 3);
  layout->setColumnStretch(2, 1);
  sizeField();
  rates_->hide();

  connectSlider();
  connect(position_, &UnitSpinBox::siEdited, this, [this](double v) { emit edited(JointField::Position, v); });
  connect(velocity_, &UnitSpinBox::siEdited, this, [this](double v) { emit edited(JointField::Velocity, v); });
  connect(acceleration_, &UnitSpinBox::siEdited, this, [this](double v) { emit edited(JointField::Acceleration, v); });
  describeLimits();
}

void JointRow::setLeader(const QString& leader) {
  leader_ = leader;
  for (QWidget* each : {static_cast<QWidget*>(slider_), static_cast<QWidget*>(position_), rates_}) {
    each->setEnabled(false);
  }
  describeLimits();
}

bool JointRow::shows(const ModelJoint& joint) const {
  return joint_.name == joint.name && joint_.type == joint.type && joint_.limits == joint.limits &&
         joint_.leader == joint.leader;
}

void JointRow::connectSlider() {
  connect(slider_, &QSlider::sliderPressed, this, &JointRow::dragStarted);
  connect(slider_, &QSlider::sliderReleased, this, &JointRow::dragFinished);
  connect(slider_, &QSlider::sliderMoved, this, [this](int position) { emit dragged(toValue(position)); });
  // keys, the wheel and clicks beside the handle: a step of its own each
  connect(slider_, &QSlider::actionTriggered, this, [this](int action) {
    if (action == QAbstractSlider::SliderMove && slider_->isSliderDown()) return;
    emit edited(JointField::Position, toValue(slider_->sliderPosition()));
  });
}

double JointRow::toValue(int position) const {
  if (position >= slider_->maximum()) return upper_ + turn_;
  return lower_ + turn_ + (upper_ - lower_) * position / slider_->maximum();
}

int JointRow::toPosition(double q) const {
  const double share = (q - turn_ - lower_) / (upper_ - lower_);
  return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * slider_->maximum()));
}

void JointRow::setState(double q, double qd, double qdd) {
  position_->setSi(q);
  velocity_->setSi(qd);
  acceleration_->setSi(qdd);
  // the slider itself counts in ticks: what it stands for is said in words
  slider_->setAccessibleDescription(position_->text());
  // the handle under the person's finger stays where it is
  if (slider_->isSliderDown() || !std::isfinite(q)) return;
  const bool endless =
      joint_.type != JointType::Prismatic && !std::isfinite(joint_.limits.lower) && !std::isfinite(joint_.limits.upper);
  if (endless) turn_ = kTurn * std::round(q / kTurn);
  const QSignalBlocker blocker(slider_);
  slider_->setValue(toPosition(q));
}

void JointRow::setAngleUnit(AngleUnit unit) {
  unit_ = unit;
  for (UnitSpinBox* box : {position_, velocity_, acceleration_}) box->setAngleUnit(unit);
  slider_->setAccessibleDescription(position_->text());
  describeLimits();
}

void JointRow::describeLimits() {
  const bool slides = joint_.type == JointType::Prismatic;
  const Measure position = slides ? Measure::Length : Measure::Angle;
  const Measure rate = slides ? Measure::Velocity : Measure::AngularVelocity;
  QString text =
      tr("%1, %2\nLower limit: %3\nUpper limit: %4\nVelocity limit: %5\nEffort limit: %6")
          .arg(QString::fromStdString(joint_.name), toString(joint_.type),
               limitText(joint_.limits.lower, position, unit_), limitText(joint_.limits.upper, position, unit_),
               limitText(joint_.limits.velocity, rate, unit_),
               std::isfinite(joint_.limits.effort) ? QString::number(joint_.limits.effort) + (slides ? " N" : " N m")
                                                   : tr("none"));
  if (!leader_.isEmpty()) text += '\n' + tr("Follows %1: move that one").arg(leader_);
  name_->setToolTip(text);
  slider_->setToolTip(text);
  position_->setToolTip(text);
  velocity_->setToolTip(tr("Velocity of %1").arg(QString::fromStdString(joint_.name)));
  acceleration_->setToolTip(tr("Acceleration of %1").arg(QString::fromStdString(joint_.name)));
}

void JointRow::setRatesShown(bool shown) { rates_->setVisible(shown); }

void JointRow::sizeField() {
  position_->setFixedWidth(position_->fontMetrics().horizontalAdvance("−0.0000 rad") + 2 * kSpace);
  // beside large text there is no room for a slider: it goes below
  auto* grid = static_cast<QGridLayout*>(layout());
  const bool below = hasLargeText();
  grid->removeWidget(slider_);
  grid->removeWidget(rates_);
  grid->addWidget(slider_, below ? 1 : 0, below ? 1 : 2, 1, below ? 3 : 1);
  grid->addWidget(rates_, below ? 2 : 1, 1, 1, 3);
  if (name_width_ > 0) setNameWidth(name_width_);
}

void JointRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // after the field has taken over the new font
  if (event->type() == QEvent::FontChange) QTimer::singleShot(0, this, &JointRow::sizeField);
}

bool JointRow::hasLargeText() const { return textScale() > 1.2; }

void JointRow::setNameWidth(int width) {
  name_width_ = width;
  // a name may be cut short where the row is narrow for the text
  name_->setMinimumWidth(hasLargeText() ? std::min(width, 6 * kSpace) : width);
  name_->setMaximumWidth(width);
}

int JointRow::wishedNameWidth() const { return name_->sizeHint().width(); }

void JointRow::setDark(bool dark) {
  // the joint's colour as in the plot
  const double ratio = devicePixelRatioF();
  QPixmap image(QSize(kSpace, kSpace) * ratio);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(jointColour(index_, dark));
  painter.setPen(Qt::NoPen);
  painter.drawEllipse(0, 0, kSpace, kSpace);
  painter.end();
  key_->setPixmap(image);
}

}  // namespace linkwright::ui
