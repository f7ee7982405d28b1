// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/words.h"
#include "core/mechanism/body.h"
#include "core/mechanism/shape.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {

inline constexpr double kStandardGravity = 9.80665;  // m/s^2

/// Mass, centre of mass and inertia of a link. kg, m, kg m^2.
struct Inertial {
  double mass = 0.0;
  Eigen::Vector3d p_LLcm = Eigen::Vector3d::Zero();    ///< centre of mass in the link frame
  Eigen::Matrix3d I_LLcm_L = Eigen::Matrix3d::Zero();  ///< inertia about the centre of mass, link axes; symmetric
};

/// Where a link's mass, centre and inertia come from. The figures are always there; this says what follows what when a
/// shape is edited.
enum class MassSource {
  Given,            ///< by hand
  UniformRod,       ///< the mass by hand, centre and inertia those of a rod along the longest shape (inertialOfRod)
  MassOfShapes,     ///< the mass by hand, centre and inertia those of the shapes
  DensityOfShapes,  ///< all three those of the shapes, of one density
};

/// A point mass that a link carries while it is attached. kg; m in the link's frame.
struct Payload {
  std::string name;
  double mass = 0.0;
  Eigen::Vector3d p_L = Eigen::Vector3d::Zero();
  bool attached = true;
  bool operator==(const Payload&) const = default;
};

struct Link {
  std::string name;
  std::optional<Inertial> inertial = std::nullopt;  ///< absent: a frame without mass
  std::vector<Shape> shapes = {};                   ///< empty: the view generates solids sized to the chain
  MassSource mass_source = MassSource::Given;
  double density = 1000.0;  ///< kg/m^3, of MassSource::DensityOfShapes
  std::vector<Payload> payloads = {};

  /// The figures with the attached payloads; absent where there are neither.
  std::optional<Inertial> loaded() const;
};

enum class JointType { Revolute, Continuous, Prismatic, Fixed };
inline bool isMoving(JointType type) { return type != JointType::Fixed; }
inline constexpr Words<JointType, 4> kJointTypes = {{{JointType::Revolute, "revolute"},
                                                     {JointType::Continuous, "continuous"},
                                                     {JointType::Prismatic, "prismatic"},
                                                     {JointType::Fixed, "fixed"}}};
const char* toString(JointType type);

/// Position (rad or m), velocity and effort limits. Infinite where there is none.
struct Limits {
  double lower = -std::numeric_limits<double>::infinity();
  double upper = std::numeric_limits<double>::infinity();
  double velocity = std::numeric_limits<double>::infinity();
  double effort = std::numeric_limits<double>::infinity();
  bool operator==(const Limits&) const = default;
};

/// Dry friction at the joint: the torque (N m) or force (N) that the motor must add while moving in + or in -
/// direction. positive >= 0 is added for qd > 0, negative <= 0 for qd < 0, nothing at rest.
struct CoulombFriction {
  double positive = 0.0;
  double negative = 0.0;
  bool operator==(const CoulombFriction&) const = default;
};

/// The rotor's own inertia (kg m^2, motor side) and gear ratio (motor turns per joint turn; for a prismatic joint,
/// rad per m). Reflected to the joint: gear_ratio^2 rotor_inertia.
struct Motor {
  double rotor_inertia = 0.0;
  double gear_ratio = 1.0;
  double reflectedInertia() const { return gear_ratio * gear_ratio * rotor_inertia; }
  bool operator==(const Motor&) const = default;
};

/// A joint that follows another: q = multiplier q_leader + offset.
struct Mimic {
  std::string leader;  ///< name of the joint that leads; it moves and follows none itself
  double multiplier = 1.0;
  double offset = 0.0;  ///< rad or m
  bool operator==(const Mimic&) const = default;
};

/// Joins `child` to `parent`. The joint frame J is fixed in the parent at X_PJ; the child's link frame coincides with
/// J at q = 0 and turns about (or slides along) `axis`, a unit vector in the child's frame.
struct Joint {
  std::string name;
  JointType type = JointType::Fixed;
  int parent = -1;  ///< index into Mechanism::links
  int child = -1;   ///< index into Mechanism::links
  Pose X_PJ;
  Eigen::Vector3d axis = Eigen::Vector3d::UnitZ();
  Limits limits;
  double damping = 0.0;  ///< viscous, N m s/rad or N s/m, joint side
  CoulombFriction coulomb;
  JointSpring spring;
  Motor motor;
  bool passive = false;         ///< no motor: nothing drives this joint
  std::optional<Mimic> mimic;   ///< absent: it moves by itself
  std::optional<double> ready;  ///< position in the ready pose; absent: 0 clamped into the limits
};

/// Where the parts of a mechanism stand in the file that they were read from, for diagnostics. Lines are 1-based.
struct SourceMap {
  std::string file;
  std::vector<int> link_lines;   ///< parallel to Mechanism::links, or empty
  std::vector<int> joint_lines;  ///< parallel to Mechanism::joints, or empty
};

/// A robot as a person edits it: links and joints in the order they were made, the first link without parent being
/// the base, which is fixed to the world with its frame at the world's origin. It may be invalid while it is being
/// edited; `compile` says so.
struct Mechanism {
  std::string name;
  std::string description;  ///< what it is and where the figures are from, free text; its first sentence is a summary
  std::string try_first;    ///< what to do with it first, for who opens it as an example; may be empty
  std::vector<Link> links;
  std::vector<Joint> joints;
  std::vector<std::string> hands;  ///< names of the links that can be dragged, the first being the default
  SourceMap source;                ///< empty for a mechanism that was not read from a file

  /// Index of the link or joint of that name, -1 if there is none. O(n).
  int findLink(const std::string& link_name) const;
  int findJoint(const std::string& joint_name) const;
};

/// True where `I` (about the centre of mass) can belong to a real body: positive semidefinite within `tolerance` and
/// obeying the triangle inequality of principal moments. Zero mass with zero inertia counts as real.
bool isPhysical(const Inertial& inertial, double tolerance = 1e-9);

}  // namespace linkwright
