// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/scene_plots.h"
#include "core/mechanism/model.h"

#include <QString>

#include <vector>

namespace linkwright::ui {

/// Sets of plots that are asked for most.
enum class PlotPreset {
  Torques,
  Positions,
  Rates,
  TorqueParts,
  PowerAndEnergy,
  Hand,
  PhasePortrait,
  Spectrum,
  TorqueSpeed
};
inline constexpr PlotPreset kPlotPresets[] = {
    PlotPreset::Torques,       PlotPreset::Positions,      PlotPreset::Rates,
    PlotPreset::TorqueParts,   PlotPreset::PowerAndEnergy, PlotPreset::Hand,
    PlotPreset::PhasePortrait, PlotPreset::Spectrum,       PlotPreset::TorqueSpeed};
QString wordsOf(PlotPreset preset);
/// Whether it is about one joint.
bool isOfOneJoint(PlotPreset preset);

/// More joints than this are not put into a plot by themselves.
inline constexpr int kMostJointsDrawn = 40;

/// `joint` is an index into Model::joints(), for those of one joint; a model without joints has no such plots.
std::vector<ScenePlot> presetPlots(PlotPreset preset, const Model& model, int joint);
/// What a scene without plots of its own begins with: torques, positions, power.
std::vector<ScenePlot> defaultPlots(const Model& model);

/// "Over time", ...
QString wordsOf(PlotKind kind);
/// The plot as one of another kind, of the same joints as far as that can be.
ScenePlot asKind(const ScenePlot& plot, PlotKind kind, const Model& model);

}  // namespace linkwright::ui
