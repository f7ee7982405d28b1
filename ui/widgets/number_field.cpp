// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/number_field.h"

#include "ui/widgets/numbers.h"
#include "ui/widgets/own_keys.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace linkwright::ui {

namespace {

constexpr int kMostShownDigits = 8, kLeastShownDigits = 2;
constexpr int kSpinRest = 700;   // ms without a turn that end one go
constexpr int kPixelsAStep = 6;  // of a drag along the caption

/// The number with so many significant digits, without zeros at its end; with an exponent only where it needs one.
QString rounded(double value, int digits) {
  return QString::number(QString::number(value, 'g', digits).toDouble(), 'g', kMostShownDigits);
}

}  // namespace

NumberField::NumberField(QWidget* parent)
    : QAbstractSpinBox(parent), mark_(*this, *lineEdit()), rest_(new QTimer(this)) {
  setFocusPolicy(Qt::StrongFocus);
  setButtonSymbols(NoButtons);
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setKeyboardTracking(false);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  rest_->setSingleShot(true);
  rest_->setInterval(kSpinRest);
  connect(rest_, &QTimer::timeout, this, &NumberField::endSpin);
  lineEdit()->installEventFilter(this);
}

void NumberField::setUnit(const QString& unit) {
  if (unit == unit_ && !shown_text_.isEmpty()) return;
  unit_ = unit;
  updateGeometry();
  showNumber();
}

void NumberField::setMeasure(std::optional<Measure> measure) {
  if (measure != std::exchange(measure_, measure)) showNumber();
}

void NumberField::setAngleUnit(AngleUnit unit) {
  if (unit != std::exchange(angles_, unit)) showNumber();
}

void NumberField::setNone(double none, const QString& word) {
  none_ = none;
  none_word_ = word;
}

bool NumberField::inDegrees() const { return measure_ && isAngular(*measure_) && angles_ == AngleUnit::Degree; }
double NumberField::toSi(double shown) const { return inDegrees() ? shown * std::numbers::pi / 180.0 : shown; }
double NumberField::toShown(double si) const { return inDegrees() ? si * 180.0 / std::numbers::pi : si; }
double NumberField::shownValue() const { return toShown(si_); }

bool NumberField::isNone(double si) const { return none_ && (si == *none_ || (std::isnan(si) && std::isnan(*none_))); }

void NumberField::setSi(double value) {
  si_ = value;
  settle();
}

bool NumberField::isTyping() const { return hasFocus() && lineEdit()->isModified(); }
QString NumberField::typedText() const { return lineEdit()->text(); }

void NumberField::showNumber() {
  if (isTyping() || isRefused()) return;
  const QString unit = isNone(si_) ? QString() : unit_;
  const int room = lineEdit()->contentsRect().width() - 6 - fontMetrics().horizontalAdvance(unit);
  shown_text_ = textFor(si_, room) + unit;
  const bool is_chosen = lineEdit()->hasSelectedText() && lineEdit()->selectedText() == lineEdit()->text();
  if (lineEdit()->text() != shown_text_) lineEdit()->setText(shown_text_);
  lineEdit()->setModified(false);
  lineEdit()->setCursorPosition(0);
  // what is typed next replaces it still
  if (is_chosen) selectAll();
  if (tells_digits_) setToolTip(isNone(si_) ? QString() : QStringLiteral("%1%2").arg(fullNumber(shownValue()), unit_));
}

// what is cut off at the end of a number may be its exponent: fewer digits where room is short
QString NumberField::textFor(double si, int room) const {
  if (isNone(si)) return none_word_;
  if (!std::isfinite(si)) return QStringLiteral("—");
  const double shown = toShown(si);
  QString text;
  for (int digits = kMostShownDigits; digits >= kLeastShownDigits; --digits) {
    text = withTrueMinus(rounded(shown == 0.0 ? 0.0 : shown, digits));
    if (fontMetrics().horizontalAdvance(text) <= room) break;
  }
  return text;
}

QString NumberField::plain(const QString& text) const {
  QString number = asTyped(text).trimmed();
  if (!unit_.isEmpty() && number.endsWith(unit_.trimmed())) number.chop(unit_.trimmed().size());
  return number.trimmed();
}

std::optional<double> NumberField::read(const QString& text) const {
  const QString number = plain(text);
  if (none_ && (number.isEmpty() || number.compare(plain(none_word_), Qt::CaseInsensitive) == 0)) return *none_;
  double shown = 0.0;
  return readTyped(number, shown) ? std::optional(toSi(shown)) : std::nullopt;
}

QValidator::State NumberField::validate(QString&, int&) const { return QValidator::Acceptable; }

// what a person has typed, and only that
void NumberField::take() {
  if (!lineEdit()->isModified() && !isRefused()) return;
  const QString text = lineEdit()->text();
  const std::optional<double> value = read(text);
  lineEdit()->setModified(false);
  if (!value) {
    emit notTaken(text, text.trimmed().isEmpty()
                            ? tr("enter a number")
                            : tr("“%1” is not a number; use a decimal point, as in 0.25").arg(text.trimmed()));
    return;
  }
  const bool same = plain(text) == plain(shown_text_) || *value == si_ || (isNone(*value) && isNone(si_));
  if (same) {
    emit dropped();
    settle();
    return;
  }
  emit typed(*value);
}

void NumberField::refuse(const QString& text, const QString& reason) { mark_.set(text, reason); }

void NumberField::settle() {
  mark_.clear();
  if (!isTyping()) lineEdit()->setModified(false);
  showNumber();
}

QSize NumberField::minimumSizeHint() const {
  return {fontMetrics().horizontalAdvance(QStringLiteral("−1.2e−05") + unit_) + 14, sizeHint().height()};
}

QSize NumberField::sizeHint() const {
  const QString widest = QStringLiteral("−1.2345e−05") + unit_;
  const int width = fontMetrics().horizontalAdvance(widest) + 14;
  return {width, std::max(lineEdit()->sizeHint().height(), fontMetrics().height() + 8)};
}

QAbstractSpinBox::StepEnabled NumberField::stepEnabled() const {
  return isReadOnly() ? StepEnabled(StepNone) : StepUpEnabled | StepDownEnabled;
}

void NumberField::stepBy(int steps) {
  if (isReadOnly() || steps == 0) return;
  const double now = std::isfinite(si_) ? shownValue() : 0.0;
  const double own = now == 0.0 ? 0.1 : std::pow(10.0, std::floor(std::log10(std::abs(now)) + 1e-9) - 1.0);
  const double step = step_ > 0.0 ? step_ : own;
  // decimal steps from a decimal number: no round-off in the last digits
  const double next = QString::number(now + steps * step, 'g', 12).toDouble();
  lineEdit()->setModified(false);
  spinning_ = true;
  rest_->start();
  emit spun(std::abs(next) < 1e-9 * step ? 0.0 : toSi(next));
}

void NumberField::endSpin() {
  rest_->stop();
  if (!spinning_) return;
  spinning_ = false;
  emit spinEnded();
}

void NumberField::finish() {
  endSpin();
  if (lineEdit()->isModified()) take();
}

void NumberField::drop() {
  spinning_ = false;
  rest_->stop();
  lineEdit()->setModified(false);
  emit dropped();
  settle();
}

void NumberField::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      endSpin();
      take();
      selectAll();
      return;
    case Qt::Key_Escape:
      if (!spinning_ && !isRefused() && !lineEdit()->isModified()) return event->ignore();
      return drop();
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
      const bool page = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown;
      const bool up = event->key() == Qt::Key_Up || event->key() == Qt::Key_PageUp;
      if (lineEdit()->isModified()) take();
      stepBy((up ? 1 : -1) * (page ? 10 : 1));
      return;
    }
    default: break;
  }
  if (spinning_ && !event->text().isEmpty()) endSpin();
  QAbstractSpinBox::keyPressEvent(event);
}

void NumberField::wheelEvent(QWheelEvent* event) {
  if (!hasFocus() || isReadOnly()) return event->ignore();
  QAbstractSpinBox::wheelEvent(event);
}

void NumberField::focusOutEvent(QFocusEvent* event) {
  finish();
  QAbstractSpinBox::focusOutEvent(event);
  showNumber();
}

void NumberField::resizeEvent(QResizeEvent* event) {
  QAbstractSpinBox::resizeEvent(event);
  showNumber();
}

void NumberField::changeEvent(QEvent* event) {
  QAbstractSpinBox::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    updateGeometry();
    showNumber();
  }
}

void NumberField::focusInEvent(QFocusEvent* event) {
  QAbstractSpinBox::focusInEvent(event);
  fresh_ = event->reason() == Qt::MouseFocusReason;
}

// a click into a number, and the second of two, take all of it: to type is to replace
bool NumberField::eventFilter(QObject* watched, QEvent* event) {
  if (watched == lineEdit() && event->type() == QEvent::MouseButtonDblClick) {
    selectAll();
    return true;
  }
  if (watched == lineEdit() && event->type() == QEvent::MouseButtonRelease && std::exchange(fresh_, false)) {
    if (!lineEdit()->hasSelectedText()) QTimer::singleShot(0, this, &NumberField::selectAll);
  }
  return QAbstractSpinBox::eventFilter(watched, event);
}

bool NumberField::event(QEvent* event) {
  if (leaveUndo(*event)) return true;
  // Esc is the field's while there is something to drop
  const bool could_drop = spinning_ || isRefused() || lineEdit()->isModified();
  return (could_drop && claimKeys(*event, {Qt::Key_Escape})) || QAbstractSpinBox::event(event);
}

NumberCaption::NumberCaption(const QString& text, QWidget* field, Place place, QWidget* parent)
    : QLabel(text, parent), field_(qobject_cast<NumberField*>(field)), place_(place) {
  setBuddy(field);
  if (field_ != nullptr) setCursor(Qt::SizeHorCursor);
}

QSize NumberCaption::sizeHint() const {
  const QSize own = QLabel::sizeHint();
  return place_ == Place::Cell ? own
                               : QSize(std::max(own.width(), 10 * fontMetrics().averageCharWidth()), own.height());
}

void NumberCaption::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || field_ == nullptr || !isEnabled()) return QLabel::mousePressEvent(event);
  field_->setFocus(Qt::MouseFocusReason);
  from_ = qRound(event->position().x());
}

void NumberCaption::mouseMoveEvent(QMouseEvent* event) {
  if (field_ == nullptr || !event->buttons().testFlag(Qt::LeftButton)) return QLabel::mouseMoveEvent(event);
  const int steps = (qRound(event->position().x()) - from_) / kPixelsAStep;
  from_ += steps * kPixelsAStep;
  field_->stepBy(steps);
}

void NumberCaption::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && field_ != nullptr) field_->endSpin();
}

}  // namespace linkwright::ui

#include "moc_number_field.cpp"
