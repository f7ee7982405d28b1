// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_presets.h"

#include "core/trajectory/curve_name.h"

#include <QCoreApplication>

#include <algorithm>

namespace linkwright::ui {

namespace {

struct PlotPresetsText {
  Q_DECLARE_TR_FUNCTIONS(PlotPresets)
};

void add(ScenePlot& plot, const CurveName& name) {
  std::string text = toString(name);
  if (std::find(plot.curves.begin(), plot.curves.end(), text) == plot.curves.end())
    plot.curves.push_back(std::move(text));
}

ScenePlot ofAllJoints(CurveQuantity quantity, const Model& model) {
  ScenePlot plot;
  const int count = std::min(model.dof(), kMostJointsDrawn);
  for (int i = 0; i < count; ++i) add(plot, {quantity, model.joints()[static_cast<std::size_t>(i)].name});
  return plot;
}

ScenePlot stackOf(const std::string& joint, const Model& model) {
  ScenePlot plot{PlotKind::Stack, {}};
  if (joint.empty()) return plot;
  for (const TorqueCause cause : causesOf(model)) add(plot, {CurveQuantity::TorquePart, joint, cause});
  add(plot, {CurveQuantity::Torque, joint});
  return plot;
}

ScenePlot handPosition() {
  ScenePlot plot;
  for (int axis = 0; axis < 3; ++axis) {
    CurveName name{CurveQuantity::HandPosition, {}};
    name.axis = axis;
    add(plot, name);
  }
  return plot;
}

ScenePlot energies() {
  ScenePlot plot;
  for (const EnergyKind kind : {EnergyKind::Kinetic, EnergyKind::Potential, EnergyKind::Total}) {
    CurveName name{CurveQuantity::Energy, {}};
    name.energy = kind;
    add(plot, name);
  }
  return plot;
}

void addOfContacts(ScenePlot& plot, CurveQuantity quantity, const std::vector<std::string>& contacts) {
  for (const std::string& contact : contacts) {
    CurveName name{quantity, {}};
    name.contact = contact;
    add(plot, name);
  }
}

std::vector<ScenePlot> energyBalance() {
  ScenePlot flows, error;
  for (const EnergyKind kind : {EnergyKind::MotorWork, EnergyKind::ExternalWork, EnergyKind::JointLoss,
                                EnergyKind::ContactLoss, EnergyKind::ImpactLoss}) {
    CurveName name{CurveQuantity::Energy, {}};
    name.energy = kind;
    add(flows, name);
  }
  error.curves = {"energy.drift", "residual"};
  return {flows, error};
}

/// The joints that the curves are of, each once.
std::vector<std::string> jointsOf(const ScenePlot& plot) {
  std::vector<std::string> joints;
  for (const std::string& text : plot.curves) {
    const auto name = parseCurveName(text);
    if (!name || name->joint.empty()) continue;
    if (std::find(joints.begin(), joints.end(), name->joint) == joints.end()) joints.push_back(name->joint);
  }
  return joints;
}

}  // namespace

QString wordsOf(PlotPreset preset) {
  switch (preset) {
    case PlotPreset::Torques: return PlotPresetsText::tr("Torques");
    case PlotPreset::Positions: return PlotPresetsText::tr("Positions");
    case PlotPreset::Rates: return PlotPresetsText::tr("Velocities and Accelerations");
    case PlotPreset::TorqueParts: return PlotPresetsText::tr("Contributions to a Torque");
    case PlotPreset::PowerAndEnergy: return PlotPresetsText::tr("Power and Energy");
    case PlotPreset::Hand: return PlotPresetsText::tr("End Effector");
    case PlotPreset::PhasePortrait: return PlotPresetsText::tr("Phase Portrait");
    case PlotPreset::Spectrum: return PlotPresetsText::tr("Torque Spectrum");
    case PlotPreset::ContactForces: return PlotPresetsText::tr("Contact Forces");
    case PlotPreset::ContactMotion: return PlotPresetsText::tr("Gap, Slip Speed and Slip Margin");
    case PlotPreset::EnergyBalance: return PlotPresetsText::tr("Energy Balance");
    case PlotPreset::InternalForces: return PlotPresetsText::tr("Internal Forces and Moments");
    case PlotPreset::MotorTorques: return PlotPresetsText::tr("Motor Torques");
    case PlotPreset::TorqueSpeed: break;
  }
  return PlotPresetsText::tr("Torque against Speed");
}

bool isOfRun(PlotPreset preset) {
  return isOfContacts(preset) || preset == PlotPreset::EnergyBalance || preset == PlotPreset::MotorTorques;
}

bool isOfContacts(PlotPreset preset) {
  return preset == PlotPreset::ContactForces || preset == PlotPreset::ContactMotion;
}

bool isOfOneJoint(PlotPreset preset) {
  return preset == PlotPreset::TorqueParts || preset == PlotPreset::PhasePortrait || preset == PlotPreset::TorqueSpeed;
}

std::vector<ScenePlot> presetPlots(PlotPreset preset, const Model& model, int joint,
                                   const std::vector<std::string>& contacts) {
  if (model.dof() == 0) return {};
  const std::string& name = model.joints().at(static_cast<std::size_t>(std::clamp(joint, 0, model.dof() - 1))).name;
  switch (preset) {
    case PlotPreset::Torques: return {ofAllJoints(CurveQuantity::Torque, model)};
    case PlotPreset::Positions: return {ofAllJoints(CurveQuantity::Position, model)};
    case PlotPreset::Rates:
      return {ofAllJoints(CurveQuantity::Velocity, model), ofAllJoints(CurveQuantity::Acceleration, model)};
    case PlotPreset::TorqueParts: return {stackOf(name, model)};
    case PlotPreset::PowerAndEnergy: {
      ScenePlot power = ofAllJoints(CurveQuantity::Power, model);
      add(power, {CurveQuantity::Power, {}});
      return {power, energies()};
    }
    case PlotPreset::Hand: {
      ScenePlot speed;
      add(speed, {CurveQuantity::HandSpeed, {}});
      add(speed, {CurveQuantity::Manipulability, {}});
      return {handPosition(), speed};
    }
    case PlotPreset::PhasePortrait:
      return {{PlotKind::Xy, {toString({CurveQuantity::Position, name}), toString({CurveQuantity::Velocity, name})}}};
    case PlotPreset::Spectrum: {
      ScenePlot plot = ofAllJoints(CurveQuantity::Torque, model);
      plot.kind = PlotKind::Spectrum;
      return {plot};
    }
    case PlotPreset::InternalForces:
      return {ofAllJoints(CurveQuantity::InternalForce, model), ofAllJoints(CurveQuantity::InternalMoment, model)};
    case PlotPreset::MotorTorques: return {ofAllJoints(CurveQuantity::MotorTorque, model)};
    case PlotPreset::ContactForces: {
      ScenePlot forces;
      addOfContacts(forces, CurveQuantity::NormalForce, contacts);
      addOfContacts(forces, CurveQuantity::Friction, contacts);
      return {forces};
    }
    case PlotPreset::ContactMotion: {
      ScenePlot motion, margin;
      addOfContacts(motion, CurveQuantity::Gap, contacts);
      addOfContacts(motion, CurveQuantity::SlipSpeed, contacts);
      addOfContacts(margin, CurveQuantity::SlipMargin, contacts);
      addOfContacts(margin, CurveQuantity::Mode, contacts);
      return {motion, margin};
    }
    case PlotPreset::EnergyBalance: return energyBalance();
    case PlotPreset::TorqueSpeed: break;
  }
  return {{PlotKind::TorqueSpeed, {toString({CurveQuantity::Torque, name})}}};
}

std::vector<ScenePlot> defaultPlots(const Model& model) {
  if (model.dof() == 0) return {};
  ScenePlot power = ofAllJoints(CurveQuantity::Power, model);
  return {ofAllJoints(CurveQuantity::Torque, model), ofAllJoints(CurveQuantity::Position, model), power};
}

QString wordsOf(PlotKind kind) {
  switch (kind) {
    case PlotKind::Time: return PlotPresetsText::tr("Over time");
    case PlotKind::Stack: return PlotPresetsText::tr("Stacked contributions");
    case PlotKind::Xy: return PlotPresetsText::tr("X and Y");
    case PlotKind::Spectrum: return PlotPresetsText::tr("Spectrum");
    case PlotKind::TorqueSpeed: break;
  }
  return PlotPresetsText::tr("Torque against speed");
}

ScenePlot asKind(const ScenePlot& plot, PlotKind kind, const Model& model) {
  if (kind == plot.kind) return plot;
  std::vector<std::string> joints = jointsOf(plot);
  if (joints.empty() && model.dof() > 0) joints.push_back(model.joints().front().name);
  ScenePlot made{kind, {}, plot.share, plot.corner};
  if (kind == PlotKind::Stack) {
    made.curves = joints.empty() ? std::vector<std::string>() : stackOf(joints.front(), model).curves;
  } else if (kind == PlotKind::Xy) {
    for (const std::string& joint : joints) {
      made.curves.push_back(toString({CurveQuantity::Position, joint}));
      made.curves.push_back(toString({CurveQuantity::Velocity, joint}));
    }
  } else if (kind == PlotKind::TorqueSpeed) {
    for (const std::string& joint : joints) add(made, {CurveQuantity::Torque, joint});
  } else if (plot.kind == PlotKind::TorqueSpeed || plot.kind == PlotKind::Stack) {
    for (const std::string& joint : joints) add(made, {CurveQuantity::Torque, joint});
  } else {
    for (const std::string& text : plot.curves) {
      if (const auto name = parseCurveName(text)) add(made, *name);
    }
  }
  return made;
}

}  // namespace linkwright::ui
