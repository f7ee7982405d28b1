// SPDX-License-Identifier: MIT
#pragma once

// The formulations side by side on one instant: which quantity of one is which of the other, what turns the one into
// the other, and by how much they then differ.

#include "core/mechanism/model.h"
#include "core/recording/express.h"
#include "core/recording/quantity_key.h"
#include "core/recording/recording.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <array>
#include <optional>
#include <vector>

namespace linkwright {

/// What formulations can have in common, in the order of the recursion.
enum class Aspect {
  JointPosition,
  Orientation,  ///< of the link in the world
  Origin,       ///< of the link in the world
  JointAxis,    ///< in the world
  MotionAxis,   ///< S about the world's origin
  JointVelocity,
  AngularVelocity,
  LinearVelocity,    ///< of the link's origin
  VelocityAtOrigin,  ///< of the point of the link that passes the world's origin
  JointAcceleration,
  AngularAcceleration,
  LinearAcceleration,    ///< of the link's origin
  AccelerationAtOrigin,  ///< the rate of VelocityAtOrigin: Featherstone's acceleration about the world's origin
  CentreAcceleration,
  CentreOfMass,
  Inertia,
  InertialForce,
  InertialMoment,  ///< about the centre of mass
  // from here on inward
  ExternalForce,
  ExternalMoment,  ///< about the link's origin
  HandedOnForce,   ///< by the child `other`
  HandedOnMoment,  ///< about the origin of the link that receives it
  JointForce,
  JointMoment,  ///< about the link's origin
  RotorTorque,
  FrictionTorque,
  SpringTorque,
  TorqueShare,  ///< of the link `other`
  JointTorque,
};
inline constexpr int kAspects = static_cast<int>(Aspect::JointTorque) + 1;

/// The point that a velocity, an acceleration or a moment belongs to.
enum class ReferencePoint { None, LinkOrigin, WorldOrigin, Centre };

/// How a formulation writes an aspect: by which quantity, which half of it, in which axes, about which point, and with
/// gravity where.
struct Manner {
  enum class Half { Whole, Angular, Linear };  ///< of a wrench: moment, force
  Quantity quantity = Quantity::JointPosition;
  Half half = Half::Whole;
  bool in_world = false;  ///< world axes; else those of the link (R_i, r_i: of the parent)
  ReferencePoint point = ReferencePoint::None;
  /// Accelerations are true ones and weights are outside forces; else gravity is the base's acceleration, so that
  /// accelerations are minus g and inertial forces hold the weight.
  bool gravity_as_force = false;
  bool without_omega_cross_v = false;  ///< Featherstone's acceleration
  /// Whether the formulation makes this quantity; false: it follows from one that it makes.
  bool own = true;
};
/// Nothing where the formulation has no quantity for it.
std::optional<Manner> mannerOf(Aspect aspect, Formulation formulation, bool prismatic);

/// One thing to do on the way from one formulation's numbers to the other's.
enum class Change {
  TurnedToWorld,
  TurnedToLink,
  ComposedFromBase,  ///< R_i, r_i to the pose in the world
  TakenFromParent,   ///< and back
  MovedToWorldOrigin,
  MovedToLinkOrigin,
  MovedToCentre,
  PlusGravity,
  MinusGravity,
  PlusWeight,
  MinusWeight,
  PlusOmegaCrossV,
  MinusOmegaCrossV,
};
/// Empty where the numbers are the same as they stand, or one of the two has no such quantity.
std::vector<Change> changesBetween(Aspect aspect, Formulation from, Formulation to, bool prismatic);

/// Whether what a formulation records under that name is minus g: an acceleration, or an inertial or joint force that
/// therefore holds the weight.
bool isMinusGravity(Formulation formulation, Quantity quantity);

/// An aspect of a link in one formulation.
struct AlignedValue {
  QuantityKey key;
  int entry = -1;  ///< index into the entries of its recording
  bool own = true;
  /// In world axes, about the aspect's own point, with gravity as the base's acceleration: what is compared.
  Components common;
};

struct Disagreement {
  double absolute = 0.0;  ///< largest component of the difference, in the aspect's unit
  double relative = 0.0;  ///< beside `Alignment::scale`
  Formulation first = Formulation::BodyFrame, second = Formulation::BodyFrame;  ///< the two that differ most
};

/// An aspect of a link in all formulations that were given.
struct AlignedRow {
  Aspect aspect = Aspect::JointPosition;
  int body = -1;
  int other = -1;
  std::array<std::optional<AlignedValue>, 4> values;  ///< by Formulation
  int ownCount() const;
  Disagreement difference;  ///< zero where fewer than two have it
};

struct Alignment {
  /// Beyond this two values of one aspect are different: far above round-off, far below what six digits show.
  static constexpr double kAgreement = 1e-9;

  std::vector<AlignedRow> rows;  ///< in the order of the recursion
  /// The largest component that this aspect has at this instant, over all links and as each formulation records it
  /// (about its own point, with its own gravity): what round-off is measured by. A torque's is the joint moments', of
  /// sliding joints the joint forces'.
  std::array<double, kAspects> scale{};
  int largest = -1;      ///< index of the row with the largest relative difference among what is made, -1: none
  int first_apart = -1;  ///< the first row of the recursion beyond kAgreement, -1: all agree
  /// The row of an aspect of a body, null where there is none.
  const AlignedRow* find(Aspect aspect, int body, int other = -1) const;
  /// The rows that this formulation writes by that quantity and makes itself.
  std::vector<int> rowsOf(Formulation formulation, const QuantityKey& key) const;
};

/// Aligns the recordings of one instant, by Formulation; null: left out. `gravity` in world axes. O(entries).
Alignment align(const Model& model, const std::vector<Pose>& X_WB, const Eigen::Vector3d& gravity,
                const std::array<const Recording*, 4>& recordings);

/// The unit of an aspect's components.
const char* unitOf(Aspect aspect, bool prismatic);

}  // namespace linkwright
