// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contact/contact_mode.h"
#include "core/mechanism/model.h"
#include "core/simulation/simulation_record.h"
#include "core/trajectory/curve_name.h"
#include "ui/document/interaction.h"

#include <QString>

namespace linkwright::ui {

/// A unit on screen, and what a figure in SI units is multiplied by to be in it.
struct CurveUnit {
  QString text;  ///< with raised exponents; empty where there is none that holds for all robots
  double scale = 1.0;
  bool operator==(const CurveUnit&) const = default;
};

/// Angles in the unit asked for, everything else in SI units. A joint that the model has not counts as turning.
CurveUnit curveUnit(const CurveName& name, const Model& model, AngleUnit unit);
QString unitOfTime();
/// "Torque (N m)": what stands beside an axis; each may be empty.
QString axisTitle(const QString& name, const CurveUnit& unit);

/// "Own inertia", "Gravity", ...
QString causeWord(TorqueCause cause);
/// "Position", "Torque", "Energy", ...: what an axis is called. Where a prismatic joint makes a force of it: "Force".
QString quantityWord(const CurveName& name, const Model& model);
/// What tells a curve from the others of its quantity: the joint, "x", "kinetic", "all joints".
QString partWord(const CurveName& name);
/// Both, as one says it: "Torque of elbow", "Gravity's part of the torque of elbow", "Kinetic energy".
QString wholeWords(const CurveName& name, const Model& model);

/// "free", "sticks", "slips": what a contact does.
QString modeWord(ContactMode mode);
/// "lifts off", "impact", "sticks", "slips": what becomes of it.
QString eventWord(SimulationEventKind kind);

/// Whether the height of the curve above zero means something, so that its axis shows the zero.
bool countsFromZero(const CurveName& name);

}  // namespace linkwright::ui
