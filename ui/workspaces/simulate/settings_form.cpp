// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/settings_form.h"

#include "core/scene/describe_simulation.h"
#include "ui/widgets/property_field.h"
#include "ui/workspaces/simulate/simulation_words.h"

namespace linkwright::ui {

namespace {

constexpr ContactKind kOfferedKinds[] = {ContactKind::Bilateral, ContactKind::Unilateral};
constexpr FrictionLaw kOfferedFrictions[] = {FrictionLaw::Regularised, FrictionLaw::StickSlip};
constexpr ContactMethod kOfferedMethods[] = {ContactMethod::ExtendedNewtonEuler, ContactMethod::Lagrange,
                                             ContactMethod::Penalty};
constexpr Stabilisation kOfferedStabilisations[] = {Stabilisation::Projection, Stabilisation::Baumgarte,
                                                    Stabilisation::None};

template <class Value>
auto law(Value ContactLaws::*member) {
  return within(&SimulationSettings::laws, member);
}

constexpr Integrator kOfferedIntegrators[] = {Integrator::SemiImplicitEuler, Integrator::RungeKutta4,
                                              Integrator::DormandPrince5};
constexpr bool kStartOrEnd[] = {false, true};

ChoiceWords wordsForFriction(bool at_end) {
  return at_end ? ChoiceWords{SettingsForm::tr("At the step's end"),
                              SettingsForm::tr("Implicit: stable for any step; with semi-implicit Euler only")}
                : ChoiceWords{SettingsForm::tr("At the step's start"),
                              SettingsForm::tr("Explicit: simple, but a long step with much friction is unstable")};
}

}  // namespace

void SettingsForm::addLaws(PropertyForm<SimulationSettings>& form) {
  // springs in the surface hold no constraint that could drift
  const auto is_penalty = [](const SimulationSettings& x) { return x.laws.method == ContactMethod::Penalty; };
  const auto is_held = [](const SimulationSettings& x) { return x.laws.method != ContactMethod::Penalty; };
  const auto is_baumgarte = [is_held](const SimulationSettings& x) {
    return is_held(x) && x.laws.stabilisation == Stabilisation::Baumgarte;
  };
  form.setStepsSpoken();
  form.choice("contactKind", tr("Contact"), tr("Whether a surface may pull"), law(&ContactLaws::kind), kOfferedKinds,
              wordsFor);
  form.choice("frictionLaw", tr("Friction"), tr("Law of friction"), law(&ContactLaws::friction), kOfferedFrictions,
              wordsFor);
  form.number("slipSpeed", tr("Slip speed ε"), tr("Speed above which regularised friction is nearly whole, epsilon"),
              law(&ContactLaws::slip_speed),
              {.counts = [](const SimulationSettings& x) { return x.laws.friction == FrictionLaw::Regularised; }});
  form.choice("contactMethod", tr("Method"), tr("How contact forces are found"), law(&ContactLaws::method),
              kOfferedMethods, wordsFor);
  form.number("penaltyStiffness", tr("Stiffness"), tr("Stiffness of the surface, of the penalty method"),
              law(&ContactLaws::stiffness), {.counts = is_penalty});
  form.number("penaltyDamping", tr("Damping"), tr("Damping of the surface, of the penalty method"),
              law(&ContactLaws::damping), {.counts = is_penalty});
  form.choice("stabilisation", tr("Stabilisation"), tr("How the hand is kept on the surface"),
              law(&ContactLaws::stabilisation), kOfferedStabilisations, wordsFor, {.counts = is_held});
  form.number("baumgarteAlpha", tr("α"), tr("Alpha of Baumgarte: how fast a rate off the surface fades"),
              law(&ContactLaws::alpha), {.counts = is_baumgarte});
  form.number("baumgarteBeta", tr("β"), tr("Beta of Baumgarte: how fast a gap to the surface closes"),
              law(&ContactLaws::beta), {.counts = is_baumgarte});
  form.toggle("projectStart", tr("Start on the surfaces"),
              tr("A pose that is off a surface goes there by the shortest way when a run begins. Off: such a run does "
                 "not begin, and it is said how far off it is"),
              &SimulationSettings::project_start);
}

void SettingsForm::addIntegrator(PropertyForm<SimulationSettings>& form) {
  form.choice("integrator", tr("Integrator"), tr("Integrator"), &SimulationSettings::integrator, kOfferedIntegrators,
              wordsFor, {.also = [](SimulationSettings& settings) {
                // the others cannot
                if (settings.integrator != Integrator::SemiImplicitEuler) settings.implicit_friction = false;
              }});
  form.number("simulationStep", tr("Step"), tr("Step of the integrator; of Dormand-Prince the distance of samples"),
              &SimulationSettings::step, {.unit = QStringLiteral(" ms"), .factor = 1000.0});
  form.number(
      "simulationTolerance", tr("Tolerance"),
      tr("Error that is allowed in a second of the simulation, absolute and relative"), &SimulationSettings::tolerance,
      {.counts = [](const SimulationSettings& settings) { return settings.integrator == Integrator::DormandPrince5; }});
  form.number("simulationDuration", tr("Duration"), tr("Simulated time of a run"), &SimulationSettings::duration);
  form.number("stepsPerSample", tr("Record every"), tr("Every so many steps are recorded"),
              &SimulationSettings::steps_per_sample, {.unit = tr(" steps"), .step = 1.0});
  form.choice("viscousFriction", tr("Viscous friction"), tr("Viscous friction of the joints"),
              &SimulationSettings::implicit_friction, kStartOrEnd, wordsForFriction,
              {.counts = [](const SimulationSettings& settings) {
                return settings.integrator == Integrator::SemiImplicitEuler;
              }});
}

void SettingsForm::addLook(PropertyForm<SimulationViewOptions>& form) {
  form.toggle("showSurfaces", tr("Surfaces"), tr("The surfaces, and the points that meet them"),
              ByFunctions{&SimulationViewOptions::showsSurfaces, &SimulationViewOptions::setShowsSurfaces});
  form.toggle("showForces", tr("Contact forces"), tr("Normal force, friction and their sum, on the robot"),
              ByFunctions{&SimulationViewOptions::showsForces, &SimulationViewOptions::setShowsForces});
  form.toggle("showCones", tr("Friction cones"), tr("A force inside of its cone can be held without slipping"),
              ByFunctions{&SimulationViewOptions::showsCones, &SimulationViewOptions::setShowsCones});
  form.toggle("showInternalForces", tr("Internal forces"), tr("Forces through the joints that do no work"),
              ByFunctions{&SimulationViewOptions::showsInternalForces, &SimulationViewOptions::setShowsInternalForces});
  form.toggle(
      "showInternalMoments", tr("Internal moments"), tr("Moments through the joints that do no work"),
      ByFunctions{&SimulationViewOptions::showsInternalMoments, &SimulationViewOptions::setShowsInternalMoments});
  form.number("pullStiffness", tr("Pulling spring"), tr("Stiffness of the spring that the mouse pulls a link with"),
              ByFunctions{&SimulationViewOptions::pullStiffness, &SimulationViewOptions::setPullStiffness},
              Field{.least = 0.1, .most = 1e6, .unit = "N/m"});
}

}  // namespace linkwright::ui
