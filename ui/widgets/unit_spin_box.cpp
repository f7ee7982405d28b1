// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/unit_spin_box.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/own_keys.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr double kWidest = 1e6;  // shown where there is no limit
constexpr double kInfinity = std::numeric_limits<double>::infinity();

QString withHyphen(QString text) { return text.replace(QChar(0x2212), QLatin1Char('-')); }

int decimalsOf(Measure measure, AngleUnit unit) {
  if (displayFactor(measure, unit) != 1.0 || measure == Measure::Force) return 2;
  return measure == Measure::Time ? 3 : 4;
}

bool isAngular(Measure measure) {
  return measure == Measure::Angle || measure == Measure::AngularVelocity || measure == Measure::AngularAcceleration;
}

}  // namespace

QString unitSuffix(Measure measure, AngleUnit unit) {
  const bool degrees = unit == AngleUnit::Degree;
  switch (measure) {
    case Measure::Angle: return degrees ? QStringLiteral(" °") : QStringLiteral(" rad");
    case Measure::AngularVelocity: return degrees ? QStringLiteral(" °/s") : QStringLiteral(" rad/s");
    case Measure::AngularAcceleration: return degrees ? QStringLiteral(" °/s²") : QStringLiteral(" rad/s²");
    case Measure::Length: return QStringLiteral(" m");
    case Measure::Velocity: return QStringLiteral(" m/s");
    case Measure::Acceleration: return QStringLiteral(" m/s²");
    case Measure::Time: return QStringLiteral(" s");
    case Measure::Force: return QStringLiteral(" N");
  }
  return {};
}

double displayFactor(Measure measure, AngleUnit unit) {
  return isAngular(measure) && unit == AngleUnit::Degree ? 180.0 / std::numbers::pi : 1.0;
}

QString numberWithUnit(double si, Measure measure, AngleUnit unit) {
  if (!std::isfinite(si)) return QStringLiteral("—") + unitSuffix(measure, unit);
  QString text = QString::number(si * displayFactor(measure, unit), 'f', decimalsOf(measure, unit));
  if (text.startsWith('-') && text.toDouble() == 0.0) text.remove(0, 1);
  return withTrueMinus(text) + unitSuffix(measure, unit);
}

UnitSpinBox::UnitSpinBox(Measure measure, QWidget* parent)
    : QDoubleSpinBox(parent), measure_(measure), lower_(-kInfinity), upper_(kInfinity) {
  setFocusPolicy(Qt::StrongFocus);
  setKeyboardTracking(false);
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setButtonSymbols(QAbstractSpinBox::NoButtons);
  setLocale(QLocale::c());
  lineEdit()->installEventFilter(this);
  showUnit();
  connect(this, &QDoubleSpinBox::valueChanged, this, [this](double shown) {
    si_ = std::clamp(shown / displayFactor(measure_, unit_), lower_, upper_);
    emit siEdited(si_);
  });
}

bool UnitSpinBox::eventFilter(QObject* watched, QEvent* event) {
  // a double click takes the whole number, not the digits up to its point
  if (watched == lineEdit() && event->type() == QEvent::MouseButtonDblClick) {
    selectAll();
    return true;
  }
  return QDoubleSpinBox::eventFilter(watched, event);
}

bool UnitSpinBox::isTyping() const { return hasFocus() && lineEdit()->isModified(); }

void UnitSpinBox::setSi(double value) {
  si_ = value;
  const QSignalBlocker blocker(this);
  setValue(std::isfinite(value) ? value * displayFactor(measure_, unit_) : 0.0);
}

void UnitSpinBox::setSiRange(double lower, double upper) {
  lower_ = lower;
  upper_ = upper;
  showUnit();
}

void UnitSpinBox::setAngleUnit(AngleUnit unit) {
  if (unit == unit_) return;
  unit_ = unit;
  showUnit();
}

void UnitSpinBox::showUnit() {
  const QSignalBlocker blocker(this);
  const double factor = displayFactor(measure_, unit_);
  const bool degrees = factor != 1.0;
  const bool force = measure_ == Measure::Force;
  setDecimals(decimalsOf(measure_, unit_));
  setSingleStep(degrees || force ? 1.0 : (measure_ == Measure::Time ? 0.1 : 0.01));
  setSuffix(unitSuffix(measure_, unit_));
  setRange(std::max(lower_ * factor, -kWidest), std::min(upper_ * factor, kWidest));
  setValue(std::isfinite(si_) ? si_ * factor : 0.0);
}

QString UnitSpinBox::textFromValue(double value) const {
  if (!std::isfinite(si_)) return QStringLiteral("—");
  QString text = QDoubleSpinBox::textFromValue(value);
  // rounding may leave a minus before a zero
  if (text.startsWith('-') && text.toDouble() == 0.0) text.remove(0, 1);
  return withTrueMinus(text);
}

double UnitSpinBox::valueFromText(const QString& text) const { return QDoubleSpinBox::valueFromText(withHyphen(text)); }

QValidator::State UnitSpinBox::validate(QString& text, int& position) const {
  // what the person has typed stays as typed
  QString plain = withHyphen(text);
  const QValidator::State state = QDoubleSpinBox::validate(plain, position);
  double typed = 0.0;
  return state == QValidator::Invalid && isBeyond(text, typed) ? QValidator::Intermediate : state;
}

bool UnitSpinBox::isBeyond(const QString& text, double& typed) const {
  QString number = withHyphen(text).trimmed();
  const QString unit = suffix().trimmed();
  if (!unit.isEmpty() && number.endsWith(unit)) number.chop(unit.size());
  bool ok = false;
  typed = locale().toDouble(number.trimmed(), &ok);
  return ok && std::isfinite(typed) && (typed < minimum() || typed > maximum());
}

void UnitSpinBox::fixup(QString& text) const {
  double typed = 0.0;
  if (!isBeyond(text, typed)) return QDoubleSpinBox::fixup(text);
  const double limit = std::clamp(typed, minimum(), maximum());
  text = textFromValue(limit) + suffix();
  QToolTip::showText(mapToGlobal(QPoint(0, height())), tr("The limit is %1.").arg(text), nullptr, {}, 5000);
}

void UnitSpinBox::wheelEvent(QWheelEvent* event) {
  if (hasFocus()) {
    QDoubleSpinBox::wheelEvent(event);
  } else {
    event->ignore();
  }
}

bool UnitSpinBox::event(QEvent* event) { return leaveUndo(*event) || QDoubleSpinBox::event(event); }

}  // namespace linkwright::ui

#include "moc_unit_spin_box.cpp"
