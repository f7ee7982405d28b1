// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/property_form.h"

#include <QCoreApplication>
#include <QSignalBlocker>

#include <cmath>
#include <utility>

namespace linkwright::ui {

namespace {

struct PropertyFormText {
  Q_DECLARE_TR_FUNCTIONS(PropertyForm)
};

/// 0.001 s is 1 ms and not 1.0000000000000002, and the other way about.
double decimal(double value) { return QString::number(value, 'g', 15).toDouble(); }

/// "rad or m" is the one or the other.
QString unitFor(const QString& described, bool slides) {
  const qsizetype other = described.indexOf(QLatin1String(" or "));
  return other < 0 ? described : slides ? described.mid(other + 4) : described.left(other);
}

QString withPowers(QString unit) {
  if (unit.isEmpty()) return unit;
  return QLatin1Char(' ') + unit.replace("^2", "²").replace("^3", "³").replace("^4", "⁴");
}

std::optional<Measure> angularMeasure(const QString& unit) {
  if (unit == QLatin1String("rad")) return Measure::Angle;
  if (unit == QLatin1String("rad/s")) return Measure::AngularVelocity;
  if (unit == QLatin1String("rad/s^2")) return Measure::AngularAcceleration;
  return std::nullopt;
}

}  // namespace

NumberField* PropertyControl::figure() const { return qobject_cast<NumberField*>(control); }

double PropertyControl::ofShown(double number) const { return factor == 1.0 ? number : decimal(number / factor); }

QString PropertyControl::whyNot(double value) const {
  if (test) return test(value);
  const bool has_above = std::isfinite(described.above), has_most = std::isfinite(described.most);
  const double least = has_above ? described.above : described.least;
  const bool can_be = value <= described.most && (has_above ? value > least : value >= least);
  if (can_be && (!is_whole || value == std::round(value))) return {};
  if (!refusal.isEmpty()) return refusal;
  const QString behind = unit ? *unit : withPowers(unitFor(QString::fromUtf8(described.unit), false));
  const auto bound = [&](double of) { return QString::number(decimal(factor * of), 'g', 12); };
  //: what may be typed; %1: least value, %2: largest value
  if (is_whole)
    return PropertyFormText::tr("must be a whole number from %1 to %2").arg(bound(least), bound(described.most));
  if (has_most && has_above)
    //: what may be typed; %1: lower bound, %2: largest value, both with their unit
    return PropertyFormText::tr("must be greater than %1 and at most %2")
        .arg(bound(least) + behind, bound(described.most) + behind);
  if (has_most) {
    const QString from = least == 0.0 ? bound(least) : bound(least) + behind;
    //: what may be typed; %1: least value, %2: largest value with its unit
    return PropertyFormText::tr("must be between %1 and %2").arg(from, bound(described.most) + behind);
  }
  return has_above ? PropertyFormText::tr("must be greater than %1").arg(bound(least))
                   : PropertyFormText::tr("must be at least %1").arg(bound(least));
}

void PropertyControl::showUnit(bool slides, std::optional<AngleUnit> angles) {
  NumberField* field = figure();
  if (field == nullptr) return;
  const QString of = unitFor(QString::fromUtf8(described.unit), slides);
  const std::optional<Measure> measure = angles ? angularMeasure(of) : std::nullopt;
  field->setMeasure(measure);
  if (angles) field->setAngleUnit(*angles);
  field->setUnit(unit ? *unit : measure ? unitSuffix(*measure, *angles) : withPowers(of));
}

void PropertyControl::show(double value) {
  if (NumberField* field = figure()) {
    const double number = factor == 1.0 ? value : decimal(factor * value);
    if (!field->isTyping() && field->si() != number) field->setSi(number);
    return;
  }
  shown = static_cast<int>(value);
  if (auto* box = qobject_cast<QComboBox*>(control)) return showValue(*box, shown);
  const QSignalBlocker quiet(control);
  qobject_cast<QCheckBox*>(control)->setChecked(shown != 0);
}

void PropertyControl::bind(const std::function<void(double)>& commit, const PropertySpin& spin) {
  if (NumberField* field = figure()) {
    bindNumber(*field, commit, spin);
  } else if (auto* box = qobject_cast<QComboBox*>(control)) {
    QObject::connect(box, &QComboBox::activated, box, [this, box, commit](int row) {
      const int value = box->itemData(row).toInt();
      if (value != shown) commit(value);
    });
  } else {
    QObject::connect(qobject_cast<QCheckBox*>(control), &QCheckBox::clicked, control,
                     [commit](bool on) { commit(on ? 1.0 : 0.0); });
  }
}

void PropertyControl::bindNumber(NumberField& field, const std::function<void(double)>& commit,
                                 const PropertySpin& spin) {
  QObject::connect(&field, &NumberField::typed, &field, [this, &field, commit](double number) {
    const QString reason = whyNot(ofShown(number));
    if (!reason.isEmpty()) return field.refuse(field.typedText(), reason);
    field.setSi(number);
    commit(ofShown(number));
  });
  QObject::connect(&field, &NumberField::notTaken, &field, &NumberField::refuse);
  QObject::connect(&field, &NumberField::spun, &field, [this, &field, spin](double number) {
    // a spin ends at what can be
    if (!whyNot(ofShown(number)).isEmpty()) return;
    if (!before_spin) before_spin = field.si();
    field.setSi(number);
    if (spin.to) spin.to(ofShown(number));
  });
  QObject::connect(&field, &NumberField::spinEnded, &field, [this, &field, commit, spin] {
    if (!std::exchange(before_spin, std::nullopt)) return;
    spin.end ? spin.end() : commit(ofShown(field.si()));
  });
  QObject::connect(&field, &NumberField::dropped, &field, [this, &field, spin] {
    const std::optional<double> was = std::exchange(before_spin, std::nullopt);
    if (!was) return;
    if (spin.cancel) spin.cancel();
    field.setSi(*was);
  });
}

}  // namespace linkwright::ui
