// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/model.h"
#include "core/scene/plots.h"

#include <QString>

#include <string>
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
  TorqueSpeed,
  ContactForces,   ///< normal force and friction of each contact
  ContactMotion,   ///< gap and slip speed, margin to slip, mode
  EnergyBalance,   ///< works and losses, drift and residual
  InternalForces,  ///< what the joints bear
  MotorTorques
};
inline constexpr PlotPreset kPlotPresets[] = {
    PlotPreset::Torques,        PlotPreset::Positions,      PlotPreset::Rates,         PlotPreset::TorqueParts,
    PlotPreset::PowerAndEnergy, PlotPreset::Hand,           PlotPreset::PhasePortrait, PlotPreset::Spectrum,
    PlotPreset::TorqueSpeed,    PlotPreset::InternalForces, PlotPreset::ContactForces, PlotPreset::MotorTorques,
    PlotPreset::ContactMotion,  PlotPreset::EnergyBalance};
QString wordsOf(PlotPreset preset);
/// Whether it is about one joint.
bool isOfOneJoint(PlotPreset preset);
/// Whether only a simulation's run has such curves; and whether only one with contacts.
bool isOfRun(PlotPreset preset);
bool isOfContacts(PlotPreset preset);

/// More joints than this are not put into a plot by themselves.
inline constexpr int kMostJointsDrawn = 40;

/// `joint` is an index into Model::joints(), for those of one joint; a model without joints has no such plots.
/// `contacts`: names of those of the run, for those of contacts.
std::vector<ScenePlot> presetPlots(PlotPreset preset, const Model& model, int joint,
                                   const std::vector<std::string>& contacts = {});
/// What a scene without plots of its own begins with: torques, positions, power.
std::vector<ScenePlot> defaultPlots(const Model& model);

/// "Over time", ...
QString wordsOf(PlotKind kind);
/// The plot as one of another kind, of the same joints as far as that can be.
ScenePlot asKind(const ScenePlot& plot, PlotKind kind, const Model& model);

}  // namespace linkwright::ui
