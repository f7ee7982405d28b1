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
      //: adjective: start of the analysis
      return {StepsForm::tr("Consistent"), StepsForm::tr("Start with straight links at rest in their joint frames, "
                                                         "with the accelerations that the motion requires")};
    case ElasticStart::Locked:
      //: adjective: start of the analysis
      return {StepsForm::tr("Locked"),
              StepsForm::tr("Start with straight links and the accelerations of the locked system, as if the passive "
                            "joints had been locked until the start")};
    case ElasticStart::Balanced: break;
  }
  //: adjective: start of the analysis
  return {
      StepsForm::tr("Balanced"),
      StepsForm::tr("Start with links in equilibrium under gravity and loads, so that gravity excites no vibration")};
}

}  // namespace

void StepsForm::add(PropertyForm<ElasticSettings>& form) {
  form.number("elasticStep", tr("Time step dt"), tr("Time step of Newmark's method (second order)"),
              &ElasticSettings::dt, {.unit = QStringLiteral(" ms"), .factor = 1000.0});
  form.number("elasticDuration", tr("Duration"),
              tr("Set the duration of the analysis, or leave it empty to use the duration of the scene's motion"),
              &ElasticSettings::duration, {.refusal = tr("must be between 0 s (same as motion) and 10 000 s")})
      .figure()
      ->setNone(0.0, tr("same as motion"));
  //: noun: initial state of the analysis
  form.choice("elasticStart", tr("Start"), tr("Initial state of the analysis"), &ElasticSettings::start, kOfferedStarts,
              wordsFor, {.undo = tr("Start of the analysis")});
  form.number("elasticDampingMass", tr("Mass damping"),
              tr("Rayleigh damping proportional to mass, which damps slow vibrations most"),
              &ElasticSettings::damping_mass);
  form.number("elasticDampingStiffness", tr("Stiffness damping"),
              tr("Rayleigh damping proportional to stiffness, which damps fast vibrations most"),
              &ElasticSettings::damping_stiffness);
}

}  // namespace linkwright::ui
