// SPDX-License-Identifier: MIT
#pragma once

#include "core/dynamics/attribution.h"

#include <optional>
#include <string>
#include <string_view>

namespace linkwright {

/// What a curve of a motion shows.
enum class CurveQuantity {
  Position,        ///< "q.JOINT", rad or m
  Velocity,        ///< "qd.JOINT"
  Acceleration,    ///< "qdd.JOINT"
  Torque,          ///< "tau.JOINT", N m or N
  MistakenTorque,  ///< "tau_mistaken.JOINT": with the mistakes that are planted
  TorquePart,      ///< "tau_own_inertia.JOINT", "tau_gravity.JOINT", ...: what one cause asks of the joint
  Power,           ///< "power.JOINT": tau qd, W; "power": of all joints together
  Work,            ///< "work.JOINT": what the joint has given since the start, J; "work": all joints together
  Energy,          ///< "energy.kinetic", "energy.potential", "energy.total", J
  HandPosition,    ///< "hand.x", "hand.y", "hand.z", world, m
  HandSpeed,       ///< "hand.speed", m/s
  Manipulability   ///< "manipulability": of the hand's place, as MotionFigures says
};

enum class EnergyKind { Kinetic, Potential, Total };

/// The name of a curve, as scenes keep it and tables head their columns with.
struct CurveName {
  CurveQuantity quantity = CurveQuantity::Torque;
  std::string joint;                            ///< by its name; empty where a curve is not of one joint
  TorqueCause cause = TorqueCause::OwnInertia;  ///< TorquePart
  EnergyKind energy = EnergyKind::Kinetic;      ///< Energy
  int axis = 0;                                 ///< HandPosition: 0, 1, 2
  bool operator==(const CurveName&) const = default;
};

/// "tau.elbow", "energy.kinetic": what is of no meaning for the quantity does not count. A part of a torque is named by
/// its cause as nameOf(TorqueCause) has it, with _ for blanks: "tau_coupled_inertia.elbow", "tau_Coriolis.elbow".
std::string toString(const CurveName& name);
/// None for text that names no curve. The joint need not be one of any robot; its name may have dots.
std::optional<CurveName> parseCurveName(std::string_view text);

/// Whether the quantity is one of a single joint (Power and Work may be of one or of all).
bool isOfJoint(CurveQuantity quantity);

}  // namespace linkwright
