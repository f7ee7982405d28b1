// SPDX-License-Identifier: MIT
#pragma once

// Why is this torque what it is? A tree that takes one joint's torque apart: by cause, then by link or by joint, down
// to masses, lengths, angles and rates. Every node is worth the sum of the nodes below it.

#include "core/dynamics/attribution.h"
#include "core/dynamics/mass_wrench.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// What a node of the tree stands for. In brackets: which of WhyNode's indices it has beside `joint`.
enum class WhyKind {
  Torque,  ///< the root: tau_i
  // the causes, as in TorqueCause
  OwnInertia,      ///< M_ii qdd_i
  CoupledInertia,  ///< sum of M_ij qdd_j
  Centrifugal,     ///< sum of Gamma_ijj qd_j^2
  Coriolis,        ///< sum of 2 Gamma_ijk qd_j qd_k
  Gravity,         ///< the weight of all that the joint carries [first_body, last_body]
  Friction,
  Rotor,     ///< G^2 I^m qdd_i; a leaf
  Spring,    ///< k (q - rest); a leaf
  External,  ///< sum of -J^T F
  // gravity
  WeightOfGroup,   ///< the weight of neighbours in a row, up to a fork [first_body, last_body]
  WeightOfLink,    ///< [link]
  WeightOfLength,  ///< of one link's weight, what one length between the joint and it makes of it [link, body]
  // inertia
  InertiaOfJoint,  ///< M_ij qdd_j [by]
  InertiaOfLink,   ///< one link's share in M_ij qdd_j [by, link]
  InertiaOfMass,   ///< of it, the mass at its distances [by, link]
  InertiaOfSpin,   ///< of it, the inertia about its own centre [by, link]
  // rates; and_by is -1 for squares
  RateOfJoint,  ///< Gamma_ijj qd_j^2 [by]
  RateOfPair,   ///< 2 Gamma_ijk qd_j qd_k, j nearer to the base [by, and_by]
  RateOfLink,   ///< one link's share in either [by, and_by, link]
  RateOfMass,   ///< of it, the force that keeps its centre on its path [by, and_by, link]
  RateOfSpin,   ///< of it, the moment that turns its inertia along [by, and_by, link]
  // friction
  Viscous,
  Dry,
  // what acts from outside [link, wrench]
  ExternalWrench,
  ExternalForce,
  ExternalMoment,
};

/// A number that enters a node.
enum class WhyQuantity {
  Mass,                ///< kg
  Gravity,             ///< m/s^2, its magnitude
  Lever,               ///< m, signed: torque for each N; horizontal distance from the axis in the direction that counts
  AlongAxis,           ///< 1, signed: the part of a weight or force that is along a slide
  Length,              ///< m
  SeenLength,          ///< m: that length seen along the joint's axis
  Elevation,           ///< rad, above the horizontal, in the plane of turning; 0 .. +-pi, beyond +-pi/2: backwards
  Tilt,                ///< rad between the axis and the vertical
  JointPosition,       ///< rad or m, of `joint`
  JointVelocity,       ///< rad/s or m/s, of `joint`
  JointAcceleration,   ///< rad/s^2 or m/s^2, of `joint`
  InertiaEntry,        ///< M_ij or a part of it: kg m^2, kg m or kg
  Christoffel,         ///< Gamma_ijj, or 2 Gamma_ijk, or a part of it
  DistanceFromAxis,    ///< m, of a centre of mass from the axis of `joint`
  AngleBetween,        ///< rad, between how the two joints move the centre, or between an acceleration and a motion
  CentreAcceleration,  ///< m/s^2, of a centre of mass by these rates
  ViscousCoefficient,  ///< N m s/rad or N s/m
  ReflectedInertia,    ///< kg m^2 or kg
  Stiffness,           ///< N m/rad or N/m
  Stretch,             ///< rad or m, of a spring from its rest
  Force,               ///< N, magnitude
  Moment,              ///< N m, about the axis or magnitude
};

struct WhyNumber {
  WhyQuantity quantity = WhyQuantity::Mass;
  double value = 0.0;
  const char* unit = "";
  int joint = -1;  ///< whose, where a quantity belongs to a joint
};

/// One part of a torque.
struct WhyNode {
  WhyKind kind = WhyKind::Torque;
  int joint = -1;      ///< whose torque; index into Model::joints()
  double value = 0.0;  ///< N m; N for a sliding joint
  /// |value| over the sum of the magnitudes of it and its siblings: 0 to 1, and they add up to 1. Where all parts pull
  /// one way that is the part of the torque; where they cancel it is the part of all that pulls (WhyBalance).
  double share = 1.0;
  bool unfolds = false;  ///< whether Why::children finds any
  int by = -1, and_by = -1;
  int link = -1;  ///< index into Model::links()
  int body = -1;
  int first_body = -1, last_body = -1;  ///< neighbours in tree order
  int wrench = -1;                      ///< index into DynamicsInput::external
  std::vector<WhyNumber> numbers;

  /// The number of that quantity (of that joint), null if it has none.
  const WhyNumber* find(WhyQuantity quantity, int of_joint = -1) const;
};

/// How parts pull against each other: the sums of those above and below zero.
struct WhyBalance {
  double positive = 0.0, negative = 0.0;
  double pulled() const { return positive - negative; }  ///< the sum of the magnitudes
  /// Whether the smaller side is more than half a percent of all: shares are then not shares of the sum.
  bool cancels() const;
};
WhyBalance balanceOf(const std::vector<WhyNode>& parts);

/// The tree of every joint's torque at one instant. Making it costs one attribution, O(links x depth); nodes are made
/// when they are asked for. Parts that are nothing but round-off beside the largest part of any joint are left out.
class Why {
public:
  /// `tau` [dof]: the torques that the roots show; empty: those of inverseDynamics. The model must outlive this.
  /// Throws PreconditionError as inverseDynamics.
  Why(const Model& model, DynamicsInput input, Eigen::VectorXd tau = {});

  /// The joint's torque. Throws PreconditionError on a joint that there is not.
  WhyNode root(int joint) const;
  /// The parts of a node, the largest first; empty for a leaf. O(links) for most; for a Coriolis node O(links pairs).
  std::vector<WhyNode> children(const WhyNode& node) const;

  const DynamicsInput& input() const { return input_; }
  /// Parts below this are round-off: 1e-14 of the largest part of any joint.
  double nothing() const { return nothing_; }

private:
  struct Pull {
    double mass = 0.0, spin = 0.0;  ///< for unit rates or accelerations
    double total() const { return mass + spin; }
  };
  const Body& bodyAt(int b) const { return model_.bodies()[static_cast<std::size_t>(b)]; }
  int bodyOf(int joint) const { return model_.joints()[static_cast<std::size_t>(joint)].body; }
  JointAxis axisOf(int joint) const;
  const LinkMass& massOf(int link) const { return masses_[static_cast<std::size_t>(link)]; }
  bool carries(int joint, int body) const;
  std::vector<int> linksCarried(int joint, int and_by) const;
  Pull inertiaPull(int joint, int by, int link) const;
  Pull ratePull(int joint, int by, int and_by, int link, Eigen::Vector3d* acceleration = nullptr) const;
  Eigen::Vector3d levers(int joint) const;

  WhyNode part(const WhyNode& of, WhyKind kind, double value) const;
  std::vector<WhyNode> causes(const WhyNode& node) const;
  WhyNode weight(const WhyNode& of, WhyKind kind, int first_body, int last_body) const;
  std::vector<WhyNode> weightGroups(const WhyNode& node) const;
  std::vector<WhyNode> weightLinks(const WhyNode& node) const;
  std::vector<WhyNode> weightLengths(const WhyNode& node) const;
  WhyNode inertiaOf(const WhyNode& of, int by) const;
  std::vector<WhyNode> inertiaJoints(const WhyNode& node) const;
  std::vector<WhyNode> inertiaLinks(const WhyNode& node) const;
  std::vector<WhyNode> inertiaTerms(const WhyNode& node) const;
  void addRate(const WhyNode& of, int by, int and_by, std::vector<WhyNode>& parts) const;
  std::vector<WhyNode> rates(const WhyNode& node) const;
  std::vector<WhyNode> rateLinks(const WhyNode& node) const;
  std::vector<WhyNode> rateTerms(const WhyNode& node) const;
  std::vector<WhyNode> frictions(const WhyNode& node) const;
  std::vector<WhyNode> wrenches(const WhyNode& node) const;
  std::vector<WhyNode> wrenchTerms(const WhyNode& node) const;

  const Model& model_;
  DynamicsInput input_;
  Eigen::VectorXd tau_;
  TorqueParts parts_;
  double nothing_ = 0.0;
  std::vector<Pose> X_WB_;
  std::vector<LinkMass> masses_;  // by Model::links(), in the world
  std::vector<int> last_;         // by body: the last one in tree order that it carries
};

}  // namespace linkwright
