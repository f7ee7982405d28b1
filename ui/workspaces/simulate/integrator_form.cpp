// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/integrator_form.h"

#include "core/scene/describe_simulation.h"
#include "ui/widgets/property_field.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QVBoxLayout>

namespace linkwright::ui {

namespace {

using Settings = SimulationSettings;

constexpr Integrator kOfferedIntegrators[] = {Integrator::SemiImplicitEuler, Integrator::RungeKutta4,
                                              Integrator::DormandPrince5};
constexpr bool kStartOrEnd[] = {false, true};

ChoiceWords wordsForFriction(bool at_end) {
  return at_end ? ChoiceWords{IntegratorForm::tr("At the step's end"),
                              IntegratorForm::tr("Implicit: stable for any step; with semi-implicit Euler only")}
                : ChoiceWords{IntegratorForm::tr("At the step's start"),
                              IntegratorForm::tr("Explicit: simple, but a long step with much friction is unstable")};
}

}  // namespace

IntegratorForm::IntegratorForm(SimulationEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), form_(editor.changes()) {
  form_.in(rowsIn(*columnIn(*this)), this);
  form_.choice("integrator", tr("Integrator"), tr("Integrator"), &Settings::integrator, kOfferedIntegrators, wordsFor,
               {.also = [](Settings& settings) {
                 // the others cannot
                 if (settings.integrator != Integrator::SemiImplicitEuler) settings.implicit_friction = false;
               }});
  form_.number("simulationStep", tr("Step"), tr("Step of the integrator; of Dormand-Prince the distance of samples"),
               &Settings::step, {.unit = QStringLiteral(" ms"), .factor = 1000.0});
  form_.number("simulationTolerance", tr("Tolerance"),
               tr("Error that is allowed in a second of the simulation, absolute and relative"), &Settings::tolerance,
               {.counts = [](const Settings& settings) { return settings.integrator == Integrator::DormandPrince5; }});
  form_.number("simulationDuration", tr("Duration"), tr("Simulated time of a run"), &Settings::duration);
  form_.number("stepsPerSample", tr("Record every"), tr("Every so many steps are recorded"),
               &Settings::steps_per_sample, {.unit = tr(" steps"), .step = 1.0});
  form_.choice("viscousFriction", tr("Viscous friction"), tr("Viscous friction of the joints"),
               &Settings::implicit_friction, kStartOrEnd, wordsForFriction, {.counts = [](const Settings& settings) {
                 return settings.integrator == Integrator::SemiImplicitEuler;
               }});
}

void IntegratorForm::refresh() { form_.show(editor_.settings()); }

}  // namespace linkwright::ui

#include "moc_integrator_form.cpp"
