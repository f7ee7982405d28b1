// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workspaces/simulate/law_form.h"

#include "core/scene/describe_simulation.h"
#include "ui/widgets/property_field.h"
#include "ui/workspaces/simulate/simulation_words.h"

#include <QVBoxLayout>

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

}  // namespace

LawForm::LawForm(SimulationEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), form_(editor.changes()) {
  // springs in the surface hold no constraint that could drift
  const auto is_penalty = [](const SimulationSettings& x) { return x.laws.method == ContactMethod::Penalty; };
  const auto is_held = [](const SimulationSettings& x) { return x.laws.method != ContactMethod::Penalty; };
  const auto is_baumgarte = [is_held](const SimulationSettings& x) {
    return is_held(x) && x.laws.stabilisation == Stabilisation::Baumgarte;
  };
  form_.in(rowsIn(*columnIn(*this)), this);
  form_.setStepsSpoken();
  form_.choice("contactKind", tr("Contact"), tr("Whether a surface may pull"), law(&ContactLaws::kind), kOfferedKinds,
               wordsFor);
  form_.choice("frictionLaw", tr("Friction"), tr("Law of friction"), law(&ContactLaws::friction), kOfferedFrictions,
               wordsFor);
  form_.number("slipSpeed", tr("Slip speed ε"), tr("Speed above which regularised friction is nearly whole, epsilon"),
               law(&ContactLaws::slip_speed),
               {.counts = [](const SimulationSettings& x) { return x.laws.friction == FrictionLaw::Regularised; }});
  form_.choice("contactMethod", tr("Method"), tr("How contact forces are found"), law(&ContactLaws::method),
               kOfferedMethods, wordsFor);
  form_.number("penaltyStiffness", tr("Stiffness"), tr("Stiffness of the surface, of the penalty method"),
               law(&ContactLaws::stiffness), {.counts = is_penalty});
  form_.number("penaltyDamping", tr("Damping"), tr("Damping of the surface, of the penalty method"),
               law(&ContactLaws::damping), {.counts = is_penalty});
  form_.choice("stabilisation", tr("Stabilisation"), tr("How the hand is kept on the surface"),
               law(&ContactLaws::stabilisation), kOfferedStabilisations, wordsFor, {.counts = is_held});
  form_.number("baumgarteAlpha", tr("α"), tr("Alpha of Baumgarte: how fast a rate off the surface fades"),
               law(&ContactLaws::alpha), {.counts = is_baumgarte});
  form_.number("baumgarteBeta", tr("β"), tr("Beta of Baumgarte: how fast a gap to the surface closes"),
               law(&ContactLaws::beta), {.counts = is_baumgarte});
  form_.toggle("projectStart", tr("Start on the surfaces"),
               tr("A pose that is off a surface goes there by the shortest way when a run begins. Off: such a run does "
                  "not begin, and it is said how far off it is"),
               &SimulationSettings::project_start);
}

void LawForm::refresh() { form_.show(editor_.settings()); }

}  // namespace linkwright::ui

#include "moc_law_form.cpp"
