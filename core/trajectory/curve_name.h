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
  Energy,          ///< "energy.kinetic", "energy.potential", "energy.total", and of a run "energy.drift", ..., J
  HandPosition,    ///< "hand.x", "hand.y", "hand.z", world, m
  HandSpeed,       ///< "hand.speed", m/s
  Manipulability,  ///< "manipulability": of the hand's place, as MotionResults says
  InternalForce,   ///< "internal_force.JOINT": magnitude of what a joint bears and that does no work, N
  InternalMoment,  ///< "internal_moment.JOINT", N m
  // of a simulation's run, and of no other motion
  MotorTorque,        ///< "tau_motor.JOINT": what the motor gave, N m or N
  NormalForce,        ///< "f_n.CONTACT", N; a pull is negative
  Friction,           ///< "f_t.CONTACT": its magnitude, N
  FrictionAlong1,     ///< "f_t1.CONTACT": on the robot along t1 (core/contact/contact.h), N
  FrictionAlong2,     ///< "f_t2.CONTACT"
  Gap,                ///< "gap.CONTACT", m
  SlipSpeed,          ///< "slip.CONTACT": along the surface, m/s; none while it is free
  SlipMargin,         ///< "slip_margin.CONTACT": what friction could still hold, N; none while it is free
  Mode,               ///< "mode.CONTACT": 0 free, 1 sticks, 2 slips
  ConstraintResidual  ///< "residual": largest distance of touching points from their surfaces, m
};

/// From Drift on of a run only: what the sum of energies, losses and works has gained since the start, which should be
/// nothing; what has been given by motors and by loads and springs, and lost in joints, contacts and impacts.
enum class EnergyKind { Kinetic, Potential, Total, Drift, MotorWork, ExternalWork, JointLoss, ContactLoss, ImpactLoss };

/// The name of a curve, as scenes keep it and tables head their columns with.
struct CurveName {
  CurveQuantity quantity = CurveQuantity::Torque;
  std::string joint;                            ///< by its name; empty where a curve is not of one joint
  TorqueCause cause = TorqueCause::OwnInertia;  ///< TorquePart
  EnergyKind energy = EnergyKind::Kinetic;      ///< Energy
  int axis = 0;                                 ///< HandPosition: 0, 1, 2
  std::string contact = {};                     ///< by its name; empty where a curve is not of one contact
  bool operator==(const CurveName&) const = default;
};

/// "tau.elbow", "energy.kinetic": what is of no meaning for the quantity does not count. A part of a torque is named by
/// its cause as nameOf(TorqueCause) has it, with _ for blanks: "tau_coupled_inertia.elbow", "tau_Coriolis.elbow".
std::string toString(const CurveName& name);
/// None for text that names no curve. The joint or contact need not be one of any robot; its name may have dots.
std::optional<CurveName> parseCurveName(std::string_view text);

/// Whether the quantity is one of a single joint (Power and Work may be of one or of all).
bool isOfJoint(CurveQuantity quantity);
/// Whether it is one of a single contact.
bool isOfContact(CurveQuantity quantity);
/// Whether only the run of a simulation has the curve.
bool isOfRun(const CurveName& name);

}  // namespace linkwright
