// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/construct/dh_field.h"

#include "core/io/dh_csv.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/own_keys.h"
#include "ui/widgets/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QValidator>
#include <QWheelEvent>

#include <cmath>
#include <functional>

namespace linkwright::ui {

namespace {

constexpr int kHandleWidth = 2 * kSpace;
constexpr double kAngleStep = 1.0, kRadianStep = 0.01, kLengthStep = 0.01;  // of a key, in the unit shown
constexpr double kPullPixels = 4.0;                                         // that are one step

/// Text that is no number yet can be typed, but not entered.
class NumberValidator : public QValidator {
public:
  NumberValidator(std::function<bool(const QString&)> accepts, QObject* parent)
      : QValidator(parent), accepts_(std::move(accepts)) {}
  State validate(QString& text, int&) const override { return accepts_(text) ? Acceptable : Intermediate; }

private:
  std::function<bool(const QString&)> accepts_;
};

}  // namespace

DhField::DhField(Measure measure, AngleUnit unit, QWidget* parent) : QLineEdit(parent), measure_(measure), unit_(unit) {
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setFrame(false);
  setTextMargins(0, 0, kHandleWidth, 0);
  setMouseTracking(true);
  setValidator(new NumberValidator([this](const QString& text) { return parsed(text).has_value(); }, this));
  connect(this, &QLineEdit::textChanged, this, &DhField::judge);
  setSi(0.0);
}

void DhField::setSi(double value) {
  si_ = value;
  showText();
}

// twelve digits: 90 degrees are 90 and not 89.99999999999999
void DhField::showText() {
  setText(withTrueMinus(QString::number(si_ * displayFactor(measure_, unit_), 'g', 12)));
  setModified(false);
}

std::optional<double> DhField::si() const { return isModified() ? parsed(text()) : std::optional<double>(si_); }

std::optional<double> DhField::parsed(const QString& text) const {
  QString plain = asTyped(text);
  plain.replace(QChar(u'π'), QLatin1String("pi"));
  plain.remove(QLatin1Char(' '));
  const QString unit = unitSuffix(measure_, unit_).trimmed();
  if (plain.endsWith(unit)) plain.chop(unit.size());
  double value = 0.0;
  if (!parseAngle(plain.toStdString(), value)) return std::nullopt;
  // with pi it is in rad, whatever the table shows
  const bool in_rad = measure_ == Measure::Angle && plain.contains(QLatin1String("pi"));
  if (measure_ != Measure::Angle && plain.contains(QLatin1String("pi"))) return std::nullopt;
  return in_rad ? value : value / displayFactor(measure_, unit_);
}

// what is wrong keeps its text, and says why
void DhField::judge() {
  const bool wrong = !hasAcceptableInput();
  QPalette colours = parentWidget() != nullptr ? parentWidget()->palette() : palette();
  if (wrong) colours.setColor(QPalette::Text, colours.color(QPalette::BrightText));
  setPalette(colours);
  const QString why =
      measure_ == Measure::Angle ? tr("Enter a number or a multiple of pi, such as pi/2") : tr("Enter a number");
  setToolTip(wrong ? why : QString());
  setAccessibleDescription(wrong ? why : QString());
}

void DhField::turnBy(double steps) {
  const std::optional<double> now = si();
  if (!now) return;
  const bool angle = measure_ == Measure::Angle;
  const double step = angle ? (unit_ == AngleUnit::Degree ? kAngleStep : kRadianStep) : kLengthStep;
  // whole steps of what is shown: 89.9 and one more are 90.9
  const double factor = displayFactor(measure_, unit_);
  const double shown = *now * factor + steps * step;
  setSi(shown / factor);
  emit turned(si_);
}

bool DhField::event(QEvent* event) { return leaveUndo(*event) || QLineEdit::event(event); }

void DhField::keyPressEvent(QKeyEvent* event) {
  const double fine = event->modifiers().testFlag(Qt::ShiftModifier) ? 0.1 : 1.0;
  switch (event->key()) {
    case Qt::Key_Up: return turnBy(fine);
    case Qt::Key_Down: return turnBy(-fine);
    case Qt::Key_PageUp: return turnBy(10.0);
    case Qt::Key_PageDown: return turnBy(-10.0);
    default: QLineEdit::keyPressEvent(event);
  }
}

void DhField::wheelEvent(QWheelEvent* event) {
  if (!hasFocus()) return event->ignore();
  turnBy(event->angleDelta().y() / 120.0);
  event->accept();
}

QRect DhField::handle() const { return {width() - kHandleWidth, 0, kHandleWidth, height()}; }

void DhField::mousePressEvent(QMouseEvent* event) {
  const std::optional<double> now = si();
  if (event->button() != Qt::LeftButton || !handle().contains(event->pos()) || !now) {
    return QLineEdit::mousePressEvent(event);
  }
  setSi(*now);
  pulling_ = true;
  pulled_from_ = *now;
  pulled_at_ = event->globalPosition().y();
}

void DhField::mouseMoveEvent(QMouseEvent* event) {
  setCursor(pulling_ || handle().contains(event->pos()) ? Qt::SizeVerCursor : Qt::IBeamCursor);
  if (!pulling_) return QLineEdit::mouseMoveEvent(event);
  const double fine = event->modifiers().testFlag(Qt::ShiftModifier) ? 0.1 : 1.0;
  const double steps = std::trunc((pulled_at_ - event->globalPosition().y()) / kPullPixels) * fine;
  si_ = pulled_from_;
  turnBy(steps);
}

void DhField::mouseReleaseEvent(QMouseEvent* event) {
  if (!pulling_) return QLineEdit::mouseReleaseEvent(event);
  pulling_ = false;
}

// two small triangles: up and down
void DhField::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::PlaceholderText));
  const QPointF middle = QRectF(handle()).center();
  for (const double side : {-1.0, 1.0}) {
    const QPointF base = middle + QPointF(0.0, 2.0 * side);
    painter.drawPolygon(
        QPolygonF{base + QPointF(-3.5, 0.0), base + QPointF(3.5, 0.0), base + QPointF(0.0, 4.5 * side)});
  }
}

}  // namespace linkwright::ui

#include "moc_dh_field.cpp"
