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
  return at_end
             ? ChoiceWords{SettingsForm::tr("At the end of the step"),
                           SettingsForm::tr("Implicit: stable for any step, available only with semi-implicit Euler")}
             : ChoiceWords{
                   SettingsForm::tr("At the start of the step"),
                   SettingsForm::tr("Explicit: simple, but unstable if the step is long and the friction is high")};
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
  //: noun: whether a surface may pull
  form.choice("contactKind", tr("Contact"), tr("Bilateral or unilateral contact"), law(&ContactLaws::kind),
              kOfferedKinds, wordsFor);
  form.choice("frictionLaw", tr("Friction"), tr("Friction law"), law(&ContactLaws::friction), kOfferedFrictions,
              wordsFor);
  form.number("slipSpeed", tr("Slip speed ε"),
              tr("Slip speed ε at which regularised friction reaches 71 % of its Coulomb value"),
              law(&ContactLaws::slip_speed),
              {.counts = [](const SimulationSettings& x) { return x.laws.friction == FrictionLaw::Regularised; }});
  form.choice("contactMethod", tr("Method"), tr("Method for the contact forces"), law(&ContactLaws::method),
              kOfferedMethods, wordsFor);
  form.number("penaltyStiffness", tr("Stiffness"), tr("Stiffness of the surface, for the penalty method"),
              law(&ContactLaws::stiffness), {.counts = is_penalty});
  form.number("penaltyDamping", tr("Damping"), tr("Damping of the surface, for the penalty method"),
              law(&ContactLaws::damping), {.counts = is_penalty});
  form.choice("stabilisation", tr("Stabilisation"), tr("Method that keeps the contact point on the surface"),
              law(&ContactLaws::stabilisation), kOfferedStabilisations, wordsFor, {.counts = is_held});
  form.number("baumgarteAlpha", tr("α"), tr("Baumgarte parameter α, the damping in C″ + 2α C′ + β² C = 0"),
              law(&ContactLaws::alpha), {.counts = is_baumgarte});
  form.number("baumgarteBeta", tr("β"), tr("Baumgarte parameter β, the natural frequency in C″ + 2α C′ + β² C = 0"),
              law(&ContactLaws::beta), {.counts = is_baumgarte});
  form.toggle("projectStart", tr("Project onto surfaces"),
              tr("When a run begins, move an initial pose that is off a surface to the nearest pose on the surfaces. "
                 "If the box is cleared, such a run does not begin and the distance is reported."),
              &SimulationSettings::project_start);
}

void SettingsForm::addIntegrator(PropertyForm<SimulationSettings>& form) {
  form.choice("integrator", tr("Integrator"), tr("Integrator"), &SimulationSettings::integrator, kOfferedIntegrators,
              wordsFor, {.also = [](SimulationSettings& settings) {
                // the others cannot
                if (settings.integrator != Integrator::SemiImplicitEuler) settings.implicit_friction = false;
              }});
  //: of time
  form.number("simulationStep", tr("Step"), tr("Integrator step (with Dormand-Prince, the time between samples)"),
              &SimulationSettings::step, {.unit = QStringLiteral(" ms"), .factor = 1000.0});
  form.number(
      "simulationTolerance", tr("Tolerance"), tr("Absolute and relative error tolerance per second of simulated time"),
      &SimulationSettings::tolerance,
      {.counts = [](const SimulationSettings& settings) { return settings.integrator == Integrator::DormandPrince5; }});
  form.number("simulationDuration", tr("Duration"), tr("Simulated time of a run"), &SimulationSettings::duration);
  form.number("stepsPerSample", tr("Steps per sample"), tr("Integrator steps per recorded sample"),
              &SimulationSettings::steps_per_sample, {.step = 1.0});
  form.choice("viscousFriction", tr("Viscous friction"),
              tr("Instant at which the viscous friction of the joints is evaluated"),
              &SimulationSettings::implicit_friction, kStartOrEnd, wordsForFriction,
              {.counts = [](const SimulationSettings& settings) {
                return settings.integrator == Integrator::SemiImplicitEuler;
              }});
}

void SettingsForm::addLook(PropertyForm<SimulationViewOptions>& form) {
  form.toggle("showSurfaces", tr("Surfaces"), tr("Show the surfaces and the contact points"),
              ByFunctions{&SimulationViewOptions::showsSurfaces, &SimulationViewOptions::setShowsSurfaces});
  form.toggle("showForces", tr("Contact forces"),
              tr("Show the forces exerted on the robot: the normal force, the friction and their sum"),
              ByFunctions{&SimulationViewOptions::showsForces, &SimulationViewOptions::setShowsForces});
  form.toggle("showCones", tr("Friction cones"),
              tr("Show the friction cone of each contact. The force at a slipping contact lies on the cone."),
              ByFunctions{&SimulationViewOptions::showsCones, &SimulationViewOptions::setShowsCones});
  form.toggle("showInternalForces", tr("Internal forces"),
              tr("Show the constraint forces at the joints, which do no work"),
              ByFunctions{&SimulationViewOptions::showsInternalForces, &SimulationViewOptions::setShowsInternalForces});
  form.toggle(
      "showInternalMoments", tr("Internal moments"), tr("Show the constraint moments at the joints, which do no work"),
      ByFunctions{&SimulationViewOptions::showsInternalMoments, &SimulationViewOptions::setShowsInternalMoments});
  form.number("pullStiffness", tr("Mouse spring"), tr("Stiffness of the spring with which the mouse pulls a link"),
              ByFunctions{&SimulationViewOptions::pullStiffness, &SimulationViewOptions::setPullStiffness},
              Field{.least = 0.1, .most = 1e6, .unit = "N/m"});
}

}  // namespace linkwright::ui
