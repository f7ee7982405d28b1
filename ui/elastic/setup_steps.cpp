// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/setup_steps.h"

#include "ui/elastic/elastic_words.h"
#include "ui/elastic/setup_section.h"
#include "ui/widgets/bound_number.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_parts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

constexpr ElasticStart kStarts[] = {ElasticStart::Consistent, ElasticStart::Locked, ElasticStart::Balanced};
constexpr double kMostDamping = 1e9;  // that scene files take

/// 0.001 s is 1 ms and not 1.0000000000000002, and the other way about.
}  // namespace

StepsForm::StepsForm(ElasticStudy& study, QWidget* parent) : QWidget(parent), study_(study) {
  QFormLayout* rows = rowsIn(*columnIn(*this));
  add(*rows,
      {"elasticStep", tr("Step dt"), tr("Step of Newmark's method, which is of second order"), QStringLiteral(" ms"),
       1000.0, &ElasticSettings::dt, kShortestElasticStep, kLongestElasticStep, tr("from 0.001 ms to 100 ms")});
  FigureField* duration =
      add(*rows, {"elasticDuration", tr("Duration"), tr("How long it goes on; empty: as long as the scene's motion"),
                  QStringLiteral(" s"), 1.0, &ElasticSettings::duration, 0.0, kLongestElasticRun,
                  tr("from 0 s, which is as long as the motion, to 10000 s")});
  duration->setNone(0.0, tr("as the motion"));
  start_ = makeChoice(QStringLiteral("elasticStart"), tr("What the analysis begins with"), this);
  for (const ElasticStart each : kStarts) addWords(*start_, wordsFor(each), static_cast<int>(each));
  keepFromWheel(*start_);
  addRow(*rows, tr("Start"), start_)->setToolTip(tr("What the analysis begins with, besides the pose"));
  connect(start_, &QComboBox::activated, this, [this](int row) {
    const auto value = static_cast<ElasticStart>(start_->itemData(row).toInt());
    if (study_.settings().start == value) return;
    study_.change(tr("Start of the analysis"), [value](ElasticSettings& settings) { settings.start = value; });
  });
  add(*rows, {"elasticDampingMass", tr("Damping by mass"),
              tr("Rayleigh's damping in proportion to the mass: slow vibrations most"), QStringLiteral(" 1/s"), 1.0,
              &ElasticSettings::damping_mass, 0.0, kMostDamping, tr("from 0 to 1000000000 1/s")});
  add(*rows, {"elasticDampingStiffness", tr("By stiffness"),
              tr("Rayleigh's damping in proportion to the stiffness: fast vibrations most"), QStringLiteral(" s"), 1.0,
              &ElasticSettings::damping_stiffness, 0.0, kMostDamping, tr("from 0 to 1000000000 s")});
}

FigureField* StepsForm::add(QFormLayout& rows, const Number& number) {
  FigureField* field = makeFigure(QString::fromLatin1(number.name), number.spoken, number.unit, this);
  addRow(rows, number.caption, field)->setToolTip(number.spoken);
  bindNumber(*field, {[this, number](double shown) {
                        study_.change(number.caption, [&](ElasticSettings& settings) {
                          settings.*number.member = decimalOf(shown / number.scale);
                        });
                      },
                      [number](double shown) {
                        const double value = decimalOf(shown / number.scale);
                        return value >= number.least && value <= number.most ? QString() : number.range;
                      }});
  fields_.emplace_back(field, number);
  return field;
}

void StepsForm::refresh() {
  const ElasticSettings settings = study_.settings();
  for (const auto& [field, number] : fields_) showNumber(*field, decimalOf(settings.*number.member * number.scale));
  showValue(*start_, static_cast<int>(settings.start));
}

}  // namespace linkwright::ui

#include "moc_setup_steps.cpp"
