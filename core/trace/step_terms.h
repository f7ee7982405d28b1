// SPDX-License-Identifier: MIT
#pragma once

// An equation of the recursion as a sum of terms, each with its numbers, its factors and where these come from. Nothing
// is computed twice: factors are the bits of the recording, results too; only the products between them are made here.

#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/model.h"
#include "core/recording/recording.h"

#include <Eigen/Core>

#include <memory>
#include <string>
#include <vector>

namespace linkwright {

/// What a factor is that the recursion does not make but finds in the model or the task.
enum class ModelConstant {
  None,
  RotationAtZero,  ///< R^0, orientation in the parent at q = 0
  OriginAtZero,    ///< r^0, b: origin in the parent at q = 0, parent's axes
  Axis,            ///< s, a: the joint's axis, link axes
  MotionAxis,      ///< S = [s; 0], prismatic [0; s], link axes
  Mass,
  CentreOfMass,  ///< link axes
  Inertia,       ///< about the centre of mass, link axes
  Rotor,         ///< G^2 I^m
  Damping,
  Coulomb,  ///< for the direction of motion, 0 at rest
  Stiffness,
  SpringRest,
  Gravity,  ///< g, world axes
  Given     ///< an external wrench
};

/// A factor of a summand: a recorded quantity to the last bit, a constant of the model, or what the base has.
struct Factor {
  std::string stem;                              ///< the term's name in the equation's picture, e.g. "omega_p", "R_k"
  Quantity quantity = Quantity::JointPosition;   ///< what it is; of a constant the nearest kind
  ModelConstant constant = ModelConstant::None;  ///< None: recorded, or the base's
  int body = -1;                                 ///< whose it is, index into Model::bodies(); -1 the base
  int other = -1;                                ///< the other body where the quantity has two
  int entry = -1;             ///< index into Recording::entries; -1: a constant, the base's, or nothing was recorded
  Frame frame = Frame::Link;  ///< in whose axes, seen from `body`
  int size = 1;               ///< 1, 3, 6 or 9 (row-major)
  double values[9] = {};
  const char* unit = "";  ///< as unitOf: "rad/s^2"; "1" for none
};

/// Why a summand is zero. No: it is not. Where several reasons hold, the first one of this list is given.
enum class Vanishing {
  No,
  SwitchedOff,            ///< friction or rotor inertia, by its switch
  NoChild,                ///< no link follows: the sum is empty
  NothingOutside,         ///< nothing outside acts on this link
  FixedJoint,             ///< the joint does not move
  PrismaticJoint,         ///< a sliding joint does not turn the link, nor does any joint before it
  RevoluteJoint,          ///< a turning joint does not move the link's origin
  BaseAtRest,             ///< the base neither moves nor accelerates
  NoMass,                 ///< the link has no mass
  NoInertia,              ///< the link is a point mass
  NoOffset,               ///< the origin is where the parent's is (world: where the world's is)
  NoCentreOffset,         ///< the centre of mass is in the link's origin
  NoRotorInertia,         ///< the model has none
  NoFriction,             ///< the model has none
  NoStiffness,            ///< the model has no spring at this joint
  NoGravity,              ///< gravity is zero
  NoJointPosition,        ///< q = 0
  NoJointVelocity,        ///< qd = 0
  NoJointAcceleration,    ///< qdd = 0
  NoAngularVelocity,      ///< the link does not turn
  NoAngularAcceleration,  ///< its angular velocity does not change
  NoLinearVelocity,
  NoLinearAcceleration,
  NoVelocity,      ///< six-vector
  NoAcceleration,  ///< six-vector
  NoForce,         ///< the force that is a factor is zero
  NoMoment,
  NoWrench,
  SpringAtRest,   ///< q is the rest position
  AxisParallel,   ///< the vector product of parallel vectors
  Perpendicular,  ///< the scalar product of perpendicular vectors: nothing along the axis
  JustZero        ///< none of these: the numbers give zero here
};
/// "the link has no angular velocity", ...; empty for No.
const char* wordsOf(Vanishing vanishing);

/// A product inside a summand that deserves a row of its own, as it is before the rest is done to it.
struct InnerValue {
  std::string plain;  ///< "Rₖ fₖ" of "rₖ × Rₖ fₖ"
  int entry = -1;     ///< where the recording has just this product
  int size = 3;
  double values[9] = {};
  const char* unit = "";
};

/// One term of the right side, brackets opened out.
struct Summand {
  int result = 0;     ///< index into StepTerms::results: of which left side
  int group = 0;      ///< sumN of the equation's picture; 0: the picture of this kind of joint does without it
  int sign = 1;       ///< -1: is subtracted
  std::string plain;  ///< "Rᵢᵀ (αₚ × rᵢ)", without the sign
  std::vector<Factor> factors;
  std::vector<InnerValue> inner;
  int child = -1;  ///< sums over k or j: the body that k or j is; else -1
  int entry = -1;  ///< where the recording has just this product: what a child hands on
  int size = 1;
  double values[9] = {};  ///< with the sign; in the axes and about the point of the result
  double bound = 0.0;     ///< how large its components could be: the product of its factors' sizes
  Vanishing vanishes = Vanishing::No;
  Quantity kind = Quantity::JointPosition;  ///< whose kind of vector it is, for its colour and arrow
  const char* unit = "";
};

/// A left side.
struct StepResult {
  int entry = -1;  ///< index into Recording::entries
  Quantity quantity = Quantity::JointPosition;
  int body = -1;
  int other = -1;      ///< TorqueShare: the link j
  std::string stem;    ///< of the picture: "omega_i"
  std::string symbol;  ///< in plain text: "ωᵢ"
  Frame frame = Frame::Link;
  int size = 1;
  double values[9] = {};
  const char* unit = "";
  double residual = 0.0;  ///< largest component of left side minus sum
  double scale = 0.0;     ///< largest component of its summands, rows inside of them in the same unit included; where
                          ///< all vanish, their largest bound
};

/// A step of the recursion with everything in it.
struct StepTerms {
  Step step;
  EquationId equation = EquationId::Input;
  std::string id;  ///< "body.5"
  std::vector<StepResult> results;
  std::vector<Summand> summands;  ///< by result, then by group, then by child
  double residual = 0.0;          ///< of the result that is worst beside its scale
  double scale = 0.0;
};

/// What an evaluation was asked for and the recording does not hold.
struct TermContext {
  Eigen::Vector3d gravity = Eigen::Vector3d::Zero();  ///< world axes, as recorded with
  TorqueTerms terms;
  /// As recorded with. Where it is empty, what is given from outside is read from the recording instead.
  std::vector<ExternalWrench> external;
};

/// A recording made ready for the terms of its steps: an index over its entries, and how large each quantity could be.
/// Keeps references to the model and the recording. O(bodies + entries) to make; a step then costs O(its terms).
///
/// A quantity counts as zero, and a summand as vanishing, where its largest component is below kRoundOff times its
/// bound. The bound of a quantity is what its equation gives when every term is replaced by its size and all are added
/// (omega_i: the sum of |qd| from the base to here): round-off of a recursion is of the order of the machine's epsilon
/// times just this. A summand's bound is the product of its factors' bounds. 64 epsilons leave room for the steps in
/// between and are far below what four to seventeen digits can show.
class TermSource {
public:
  static constexpr double kRoundOff = 0x1p-46;

  TermSource(const Model& model, const Recording& recording, TermContext context);
  ~TermSource();
  TermSource(const TermSource&) = delete;
  TermSource& operator=(const TermSource&) = delete;

  /// `step` is one of stepsOf(recording); throws PreconditionError where it is not of this recording.
  StepTerms termsOf(const Step& step) const;

private:
  std::unique_ptr<const class TermTables> tables_;
};

/// The same for one step by itself: O(bodies + entries).
StepTerms termsOf(const Model& model, const Recording& recording, const Step& step, const TermContext& context);

}  // namespace linkwright
