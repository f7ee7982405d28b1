// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/elastic/setup_steps.h"

#include "core/scene/describe_elastic.h"
#include "ui/elastic/elastic_words.h"
#include "ui/widgets/property_field.h"

#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

constexpr ElasticStart kOfferedStarts[] = {ElasticStart::Consistent, ElasticStart::Locked, ElasticStart::Balanced};

}  // namespace

StepsForm::StepsForm(ElasticStudy& study, QWidget* parent)
    : QWidget(parent),
      study_(study),
      form_([this](const QString& text, const auto& change) { study_.change(text, change); }) {
  form_.in(rowsIn(*columnIn(*this)), this);
  form_.number("elasticStep", tr("Step dt"), tr("Step of Newmark's method, which is of second order"),
               &ElasticSettings::dt, {.unit = QStringLiteral(" ms"), .factor = 1000.0});
  form_
      .number("elasticDuration", tr("Duration"), tr("How long it goes on; empty: as long as the scene's motion"),
              &ElasticSettings::duration, {.refusal = tr("from 0 s, which is as long as the motion, to 10000 s")})
      .figure()
      ->setNone(0.0, tr("as the motion"));
  form_.choice("elasticStart", tr("Start"), tr("What the analysis begins with"), &ElasticSettings::start,
               kOfferedStarts, wordsFor, {.undo = tr("Start of the analysis")});
  form_.number("elasticDampingMass", tr("Damping by mass"),
               tr("Rayleigh's damping in proportion to the mass: slow vibrations most"),
               &ElasticSettings::damping_mass);
  form_.number("elasticDampingStiffness", tr("By stiffness"),
               tr("Rayleigh's damping in proportion to the stiffness: fast vibrations most"),
               &ElasticSettings::damping_stiffness);
}

void StepsForm::refresh() { form_.show(study_.settings()); }

}  // namespace linkwright::ui

#include "moc_setup_steps.cpp"
