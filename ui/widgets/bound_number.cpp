// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/bound_number.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <utility>

namespace linkwright::ui {

namespace {

struct BoundNumberText {
  Q_DECLARE_TR_FUNCTIONS(BoundNumber)
};

}  // namespace

void bindNumber(FigureField& field, const BoundNumber& figure) {
  const auto wrong = [test = figure.wrong](double value) { return test ? test(value) : QString(); };
  // what it was before a spin, while one is under way
  auto before = std::make_shared<std::optional<double>>();
  QObject::connect(&field, &FigureField::typed, &field, [&field, figure, wrong](double value) {
    const QString reason = wrong(value);
    if (!reason.isEmpty()) return field.refuse(field.typedText(), reason);
    field.setSi(value);
    figure.write(value);
  });
  QObject::connect(&field, &FigureField::notTaken, &field, &FigureField::refuse);
  QObject::connect(&field, &FigureField::spun, &field, [&field, wrong, before](double value) {
    // a spin ends at what can be
    if (!wrong(value).isEmpty()) return;
    if (!*before) *before = field.si();
    field.setSi(value);
  });
  QObject::connect(&field, &FigureField::spinEnded, &field, [&field, figure, before] {
    if (std::exchange(*before, std::nullopt)) figure.write(field.si());
  });
  QObject::connect(&field, &FigureField::dropped, &field, [&field, before] {
    if (const std::optional<double> was = std::exchange(*before, std::nullopt)) field.setSi(*was);
  });
}

void showNumber(FigureField& field, double value) {
  if (field.isTyping() || (field.si() == value && field.isRefused())) return;
  if (field.si() != value) field.setSi(value);
}

QString wrongIfNegative(double value) {
  return value >= 0.0 ? QString() : BoundNumberText::tr("it is not less than 0");
}

QString sentence(const std::string& words) {
  QString whole = QString::fromStdString(words).trimmed();
  if (whole.isEmpty()) return whole;
  whole[0] = whole[0].toUpper();
  if (!whole.endsWith(QLatin1Char('.'))) whole += QLatin1Char('.');
  return whole;
}

}  // namespace linkwright::ui
