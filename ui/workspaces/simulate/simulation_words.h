// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact_status.h"
#include "core/simulation/settings.h"
#include "ui/widgets/choice_box.h"
#include "ui/work/simulation_session.h"

#include <QString>

namespace linkwright::ui {

ChoiceWords wordsFor(Integrator integrator);
ChoiceWords wordsFor(ContactKind kind);
ChoiceWords wordsFor(FrictionLaw law);
ChoiceWords wordsFor(ContactMethod method);
ChoiceWords wordsFor(Stabilisation stabilisation);
ChoiceWords wordsFor(MotionTorque::Control control);
/// By the index of TorqueSource.
ChoiceWords wordsForTorques(std::size_t source);
/// By the index of Surface::form.
ChoiceWords wordsForSurface(std::size_t form);
ChoiceWords wordsFor(ContactStatus status);

/// How far a run has come, in a word or a few.
QString stageWords(SimulationSession::Stage stage, SimulationStatus status, const Snapshot& snapshot);

}  // namespace linkwright::ui
