// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/snapshot.h"
#include "ui/plots/plot_data.h"

#include <QString>

#include <set>
#include <string>
#include <vector>

namespace linkwright::ui {

// What is special about the plots of a simulated motion.

/// Colours of the curves of contacts: where there is one contact a colour a quantity, where there are several a colour
/// a contact and a dash a quantity.
void colourContacts(PlotData& data);

/// What the legend has of a quantity where that tells the curves apart: of contact forces their symbols.
QString legendWord(const CurveName& name, const Model& model);
/// Where an axis has several contact forces they have one name together.
void joinForces(std::set<QString>& words, const Model& model);

/// Why a curve of a run is not there, in words; empty: it is not for a run to have it.
QString missingWords(const CurveName& name, const MotionResults& figures);

/// The contacts that change their modes, in words; none where the motion is from no run.
std::vector<PlotEvent> eventsOf(const Motion& motion);

/// s: up to where times are seen while a run goes on, so that they stay where they are: to the run's wanted end, beyond
/// that in steps. 0 where the motion is over.
double durationSeen(const Motion& motion);

/// The plots of a scene that has none of its own and shows a run. With `contacts`, by name, those of the method's
/// paper: place of the hand, positions, normal force and friction; otherwise energies, positions and torques of the
/// motors.
std::vector<ScenePlot> runPlots(const Model& model, const std::vector<std::string>& contacts);

}  // namespace linkwright::ui
