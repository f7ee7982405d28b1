// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/unit_field.h"

#include <QKeyEvent>
#include <QRegularExpression>
#include <QToolTip>

#include <algorithm>
#include <limits>

namespace linkwright::ui {

namespace {

constexpr double kWidest = 1e6;   // shown where there is no limit
constexpr double kWide = 9999.0;  // shown: what there is room for
constexpr double kNoLimit = std::numeric_limits<double>::infinity();

double stepOf(Measure measure, AngleUnit unit) {
  if (displayFactor(measure, unit) != 1.0 || measure == Measure::Force) return 1.0;
  return measure == Measure::Time ? 0.1 : 0.01;
}

}  // namespace

UnitField::UnitField(Measure measure, QWidget* parent)
    : NumberField(parent), of_(measure), lower_(-kNoLimit), upper_(kNoLimit) {
  setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
  setTellsDigits(false);
  setMeasure(measure);
  UnitField::setAngleUnit(AngleUnit::Degree);
  connect(this, &NumberField::notTaken, this, &NumberField::drop);
  connect(this, &NumberField::spun, this, &UnitField::take);
  connect(this, &NumberField::typed, this, [this](double si) {
    const QString limit = numberWithUnit(limited(si), of_, angleUnit());
    if (limit != numberWithUnit(si, of_, angleUnit()))
      QToolTip::showText(mapToGlobal(QPoint(0, height())), tr("The limit is %1.").arg(limit), nullptr, {}, 5000);
    take(si);
  });
}

void UnitField::take(double si) {
  endSpin();
  const double before = this->si();
  setSi(limited(si));
  if (this->si() != before) emit siEdited(this->si());
}

double UnitField::limited(double si) const {
  const double widest = kWidest / displayFactor(of_, angleUnit());
  return std::clamp(si, std::max(lower_, -widest), std::min(upper_, widest));
}

void UnitField::setSiRange(double lower, double upper) {
  lower_ = lower;
  upper_ = upper;
  updateGeometry();
}

void UnitField::setAngleUnit(AngleUnit unit) {
  NumberField::setAngleUnit(unit);
  setUnit(unitSuffix(of_, unit));
  setStep(stepOf(of_, unit));
}

QString UnitField::textFor(double si, int) const { return numberText(si, of_, angleUnit()); }

QSize UnitField::sizeHint() const {
  const double wide = kWide / displayFactor(of_, angleUnit());
  int width = 0;
  for (const double si : {-wide, wide})
    width = std::max(width, fontMetrics().horizontalAdvance(numberWithUnit(limited(si), of_, angleUnit())));
  return {width + 14, NumberField::sizeHint().height()};
}

// letters are not taken at all
QValidator::State UnitField::validate(QString& text, int&) const {
  static const QRegularExpression kBegun(QStringLiteral("^-?[0-9]*[.]?[0-9]*$"));
  return kBegun.match(plain(text)).hasMatch() ? QValidator::Acceptable : QValidator::Invalid;
}

// Return goes on to a dialog
void UnitField::keyPressEvent(QKeyEvent* event) {
  NumberField::keyPressEvent(event);
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) event->ignore();
}

}  // namespace linkwright::ui

#include "moc_unit_field.cpp"
