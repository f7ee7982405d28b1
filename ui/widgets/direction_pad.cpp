// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/direction_pad.h"

#include "ui/widgets/own_keys.h"
#include "ui/widgets/quantity_colours.h"
#include "ui/widgets/theme.h"

#include <Eigen/Geometry>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr double kPadMargin = 14.0;  // room for the letters of the axes

// the eye looks from between x, -y and z: each axis is seen at a slant, z is up
Eigen::Matrix3d viewAxes() {
  const Eigen::Vector3d towards = Eigen::Vector3d(0.75, -0.55, 0.45).normalized();
  const Eigen::Vector3d right = Eigen::Vector3d::UnitZ().cross(towards).normalized();
  Eigen::Matrix3d R;
  R.row(0) = right;
  R.row(1) = towards.cross(right);
  R.row(2) = towards;
  return R;
}

}  // namespace

DirectionPad::DirectionPad(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("predictPad"));
  setAccessibleName(tr("Direction arrow: drag it or turn it with the arrow keys"));
  setToolTip(
      tr("Drag the arrow. Beyond the rim, it points away from you. Turn it with the arrow keys. Press X, Y or Z to "
         "align it with an axis, the same key again to reverse it, or 0 for zero."));
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::CrossCursor);
  setDirection(direction_);
}

QSize DirectionPad::sizeHint() const {
  const int side = std::clamp(fontMetrics().height() * 9, 150, 190);
  return {side, side};
}

double DirectionPad::radius() const { return std::min(width(), height()) / 2.0 - kPadMargin; }

void DirectionPad::setDirection(const Eigen::Vector3d& direction) {
  direction_ = direction.norm() > 0.0 ? Eigen::Vector3d(direction.normalized()) : Eigen::Vector3d::Zero();
  const auto number = [](double value) { return QString::number(value, 'f', 2); };
  //: %1, %2 and %3: components of a direction
  const QString words = tr("x %1, y %2, z %3");
  setAccessibleDescription(direction_.isZero()
                               ? tr("zero, no direction")
                               : words.arg(number(direction_.x()), number(direction_.y()), number(direction_.z())));
  update();
  emit directionChanged();
}

void DirectionPad::setTruth(const Eigen::Vector3d& truth) {
  truth_ = truth.norm() > 0.0 ? Eigen::Vector3d(truth.normalized()) : Eigen::Vector3d::Zero();
  update();
}

QPointF DirectionPad::onScreen(const Eigen::Vector3d& direction) const {
  const Eigen::Vector3d seen = viewAxes() * direction * radius();
  return QPointF(width() / 2.0, height() / 2.0) + QPointF(seen.x(), -seen.y());
}

// inside the rim on the near side; outside, as far behind the rim on the far side
void DirectionPad::point(const QPointF& position) {
  const double x = (position.x() - width() / 2.0) / radius();
  const double y = (height() / 2.0 - position.y()) / radius();
  const double out = std::hypot(x, y);
  const double in = out <= 1.0 ? out : std::max(0.0, 2.0 - out);
  const double shrink = out > 0.0 ? in / out : 0.0;
  const double depth = std::sqrt(std::max(0.0, 1.0 - in * in));
  setDirection(viewAxes().transpose() * Eigen::Vector3d(x * shrink, y * shrink, out <= 1.0 ? depth : -depth));
}

void DirectionPad::turn(const Eigen::Vector3d& axis, double degrees) {
  if (direction_.isZero()) return setDirection(viewAxes().row(2).transpose());
  const Eigen::Vector3d about = viewAxes().transpose() * axis;
  setDirection(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, about) * direction_);
}

void DirectionPad::pointAlong(int axis) {
  const Eigen::Vector3d along = Eigen::Vector3d::Unit(axis);
  setDirection(direction_ == along ? Eigen::Vector3d(-along) : along);
}

bool DirectionPad::event(QEvent* event) {
  // single letters are commands of the window elsewhere
  const auto keys = {Qt::Key_X, Qt::Key_Y, Qt::Key_Z, Qt::Key_0, Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
  return claimKeys(*event, keys, Qt::ShiftModifier | Qt::KeypadModifier) || QWidget::event(event);
}

void DirectionPad::keyPressEvent(QKeyEvent* event) {
  const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? 1.0 : 5.0;
  switch (event->key()) {
    case Qt::Key_Left: return turn(Eigen::Vector3d::UnitY(), -step);
    case Qt::Key_Right: return turn(Eigen::Vector3d::UnitY(), step);
    case Qt::Key_Up: return turn(Eigen::Vector3d::UnitX(), -step);
    case Qt::Key_Down: return turn(Eigen::Vector3d::UnitX(), step);
    case Qt::Key_X: return pointAlong(0);
    case Qt::Key_Y: return pointAlong(1);
    case Qt::Key_Z: return pointAlong(2);
    case Qt::Key_0: return setDirection(Eigen::Vector3d::Zero());
    default: QWidget::keyPressEvent(event);
  }
}

void DirectionPad::mousePressEvent(QMouseEvent* event) { point(event->position()); }

void DirectionPad::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons().testFlag(Qt::LeftButton)) point(event->position());
}

void DirectionPad::drawArrow(QPainter& painter, const Eigen::Vector3d& direction, const QColor& colour,
                             double width) const {
  const QPointF middle(this->width() / 2.0, height() / 2.0);
  const QPointF tip = onScreen(direction);
  const bool far_side = (viewAxes() * direction).z() < -1e-9;
  painter.setPen(QPen(colour, width, far_side ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(middle, tip);
  const QPointF along = tip - middle;
  const double length = std::hypot(along.x(), along.y());
  painter.setPen(QPen(colour, 1.5));
  painter.setBrush(far_side ? palette().color(QPalette::Base) : colour);
  if (length < 6.0) {
    // straight towards the eye, or away from it
    painter.drawEllipse(tip, width + 2.0, width + 2.0);
    return;
  }
  const QPointF unit = along / length;
  const QPointF side(-unit.y(), unit.x());
  const double head = 4.0 + 2.0 * width;
  painter.drawPolygon(QPolygonF{tip, tip - unit * head + side * head * 0.45, tip - unit * head - side * head * 0.45});
}

void DirectionPad::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF middle(width() / 2.0, height() / 2.0);
  const QColor ink = palette().color(QPalette::WindowText);
  QColor rim = ink;
  rim.setAlphaF(0.5F);
  painter.setPen(QPen(hasFocus() ? palette().color(QPalette::Highlight) : rim, hasFocus() ? 2.0 : 1.0));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawEllipse(middle, radius(), radius());

  // the three great circles between the axes give the ball its depth
  QColor faint = ink;
  faint.setAlphaF(0.18F);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(faint, 1.0));
  for (int axis = 0; axis < 3; ++axis) {
    QPainterPath circle;
    for (int k = 0; k <= 72; ++k) {
      const double angle = k * std::numbers::pi / 36.0;
      Eigen::Vector3d on = Eigen::Vector3d::Zero();
      on[(axis + 1) % 3] = std::cos(angle);
      on[(axis + 2) % 3] = std::sin(angle);
      k == 0 ? circle.moveTo(onScreen(on)) : circle.lineTo(onScreen(on));
    }
    painter.drawPath(circle);
  }
  const bool dark = isDark(palette());
  for (int axis = 0; axis < 3; ++axis) {
    const QPointF tip = onScreen(0.8 * Eigen::Vector3d::Unit(axis));
    painter.setPen(QPen(axisColour(axis, dark), 1.5));
    painter.drawLine(middle, tip);
    const QPointF out = tip - middle;
    const double length = std::max(1.0, std::hypot(out.x(), out.y()));
    const QPointF letter = tip + out / length * 8.0;
    painter.drawText(QRectF(letter - QPointF(8, 8), QSizeF(16, 16)), Qt::AlignCenter,
                     QString(QLatin1Char(static_cast<char>('x' + axis))));
  }
  if (!truth_.isZero()) drawArrow(painter, truth_, quantityColour(Quantity::JointTorque, dark), 2.0);
  if (direction_.isZero()) {
    painter.setBrush(ink);
    painter.drawEllipse(middle, 3.0, 3.0);
    return;
  }
  drawArrow(painter, direction_, ink, 3.0);
}

}  // namespace linkwright::ui

#include "moc_direction_pad.cpp"
