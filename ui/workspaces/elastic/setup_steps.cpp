// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/elastic/setup_steps.h"

#include "core/scene/describe_elastic.h"
#include "ui/widgets/property_field.h"

namespace linkwright::ui {

namespace {

constexpr ElasticStart kOfferedStarts[] = {ElasticStart::Consistent, ElasticStart::Locked, ElasticStart::Balanced};

ChoiceWords wordsFor(ElasticStart start) {
  switch (start) {
    case ElasticStart::Consistent:
      return {StepsForm::tr("Consistent"),
              StepsForm::tr(
                  "Straight links at rest in their joint frames, with the accelerations that the motion requires")};
    case ElasticStart::Locked:
      return {StepsForm::tr("Locked"), StepsForm::tr("Straight links, with the accelerations of the locked system, as "
                                                     "if passive joints had been held until then")};
    case ElasticStart::Balanced: break;
  }
  return {StepsForm::tr("Balanced"),
          StepsForm::tr("Links bent by gravity and loads, in equilibrium: gravity excites no vibration")};
}

}  // namespace

void StepsForm::add(PropertyForm<ElasticSettings>& form) {
  form.number("elasticStep", tr("Step dt"), tr("Step of Newmark's method, which is of second order"),
              &ElasticSettings::dt, {.unit = QStringLiteral(" ms"), .factor = 1000.0});
  form.number("elasticDuration", tr("Duration"), tr("Duration of the analysis; empty: as long as the scene's motion"),
              &ElasticSettings::duration, {.refusal = tr("from 0 s, which is as long as the motion, to 10000 s")})
      .figure()
      ->setNone(0.0, tr("as the motion"));
  form.choice("elasticStart", tr("Start"), tr("Initial state of the analysis"), &ElasticSettings::start, kOfferedStarts,
              wordsFor, {.undo = tr("Start of the analysis")});
  form.number("elasticDampingMass", tr("Damping by mass"),
              tr("Rayleigh damping proportional to the mass: acts most on slow vibrations"),
              &ElasticSettings::damping_mass);
  form.number("elasticDampingStiffness", tr("By stiffness"),
              tr("Rayleigh damping proportional to the stiffness: acts most on fast vibrations"),
              &ElasticSettings::damping_stiffness);
}

}  // namespace linkwright::ui
