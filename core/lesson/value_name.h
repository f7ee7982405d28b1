// SPDX-License-Identifier: MIT
#pragma once

// Names of live values: what a lesson's formulas and texts read from the robot. Each name is one text:
//
//     tau.elbow, q.elbow, energy.total, hand.x, ...       a curve (core/trajectory/curve_name.h), now
//     max.tau.elbow, min., time_of_max., time_of_min., start., end.        of a curve over the whole motion
//     at.0.5.tau.elbow                                    a curve at a time of the motion, s
//     duration                                            of the motion, s
//     trace.body.5.forearm.z                              equation, link, component of a row of the recursion
//     trace_world.body.5.forearm                          the same vector in other axes: _parent, _base, _world
//     M.shoulder.elbow                                    an entry of the mass matrix
//     model.links, model.joints, model.mass, mass.LINK    the mechanism
//     dh.a.elbow, dh_modified.alpha.elbow                 its Denavit-Hartenberg table: theta, d, a, alpha
//     ik.iterations, ik.residual                          the solver's way from here to the scene's first target
//     elastic.deflection.LINK.z                           how far the end of a link that bends is off, in balance
//     elastic.root_force.LINK, elastic.root_moment.LINK   what then holds the link at its root, world axes
//     gauss_newton.iterations, .residual, .step.JOINT     the textbook iteration from here to that target
//     inv.f_n.CONTACT, inv.qdd.JOINT, inv.j_c.JOINT.CONTACT    the extended Newton-Euler method as a run begins here
//     revision.deflection, revision.longest_period, ...   the revision of a trajectory, of the paper's own example
//     end.status                                          how the run ended: the number of SimulationStatus
//
// Components are x, y, z, norm, or 0 to 8 in the trace's own order; without one, all three of a vector.

#include "core/recording/express.h"
#include "core/recording/formulation.h"
#include "core/trajectory/curve_name.h"

#include <optional>
#include <string>
#include <string_view>

namespace linkwright {

enum class ValueSource {
  Curve,              ///< of the state that is seen
  Extreme,            ///< of a curve over the motion, or at a time of it
  Duration,           ///< of the motion
  Trace,              ///< a row of the recursion
  MassMatrix,         ///< an entry
  ModelFigure,        ///< of the mechanism as a whole, or a link's mass
  DhFigure,           ///< of the table
  IkFigure,           ///< of a solve
  ElasticFigure,      ///< of the elastic links in balance
  GaussNewtonFigure,  ///< of the textbook iteration
  InvFigure,          ///< of the extended Newton-Euler method
  RevisionFigure,     ///< of the revision of a trajectory
  EndStatus           ///< of the run
};

/// Whether a method that begins at the state gives it, with steps of its own, or a run's end: the recursion has no part
/// in it.
constexpr bool isOfMethod(ValueSource source) {
  return source == ValueSource::GaussNewtonFigure || source == ValueSource::InvFigure ||
         source == ValueSource::RevisionFigure || source == ValueSource::EndStatus;
}

enum class Extreme { Max, Min, TimeOfMax, TimeOfMin, Start, End, AtTime };
enum class ModelFigure { Links, Joints, Mass, LinkMass };
enum class DhFigure { Theta, D, A, Alpha };
enum class IkFigure { Iterations, Residual };
enum class ElasticFigure { Deflection, RootForce, RootMoment };
enum class GaussNewtonFigure { Iterations, Residual, Step };
enum class InvFigure { NormalForce, Acceleration, NormalColumn };
enum class RevisionFigure {
  AngleError,
  PassiveTorque,
  TorqueAtStart,
  Deflection,
  Stretch,
  ShortestPeriod,
  LongestPeriod,
  PeakPeriod
};

/// Of a vector: an index into the row's numbers, or one of these.
inline constexpr int kWholeVector = -1;
inline constexpr int kLengthOfVector = -2;

struct ValueName {
  ValueSource source = ValueSource::Curve;
  CurveName curve;                                 ///< Curve, Extreme
  Extreme extreme = Extreme::Max;                  ///< Extreme
  double time = 0.0;                               ///< Extreme, AtTime; s
  Formulation formulation = Formulation::Spatial;  ///< Trace
  EquationId equation = EquationId::Input;         ///< Trace
  Axes axes = Axes::Link;                          ///< Trace; Link: as recorded
  int component = kWholeVector;                    ///< Trace, ElasticFigure
  /// Trace, LinkMass, ElasticFigure: a link. MassMatrix: "shoulder.elbow". DhFigure, Step, Acceleration: a joint.
  /// NormalForce: a contact; NormalColumn: "elbow.foot", joint and contact.
  std::string object;
  ModelFigure model = ModelFigure::Links;
  DhFigure dh = DhFigure::A;
  bool is_modified_dh = false;
  IkFigure ik = IkFigure::Iterations;
  ElasticFigure elastic = ElasticFigure::Deflection;
  GaussNewtonFigure gauss_newton = GaussNewtonFigure::Iterations;
  InvFigure inv = InvFigure::NormalForce;
  RevisionFigure revision = RevisionFigure::AngleError;
};

/// None for a text that names no value. Links, joints and contacts need not be any robot's.
std::optional<ValueName> parseValueName(std::string_view text);

/// Whether two names are of the same value, whichever component and axes.
bool isSameValue(const ValueName& a, const ValueName& b);

/// Which formulation has the equation with that number ("body.14"), and which one it is.
struct EquationName {
  Formulation formulation = Formulation::Spatial;
  EquationId equation = EquationId::Input;
};
std::optional<EquationName> parseEquation(std::string_view id);

}  // namespace linkwright
