// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/mechanism/body.h"
#include "core/mechanism/mechanism.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright {

inline constexpr int kMaxLinks = 100000;

/// One joint with a column in q, in joint order.
struct ModelJoint {
  std::string name;
  JointType type = JointType::Revolute;
  int joint = -1;  ///< index into Mechanism::joints
  int body = -1;   ///< the body it moves
  Limits limits;
  double damping = 0.0;
  CoulombFriction coulomb;
  JointSpring spring;
  double reflected_inertia = 0.0;  ///< gear_ratio^2 rotor_inertia
  bool passive = false;
  int leader = -1;          ///< the joint that it follows (mimic.h), index into joints(); -1: it moves by itself
  double multiplier = 1.0;  ///< q = multiplier q_leader + offset
  double offset = 0.0;
  double ready = 0.0;  ///< within the limits
};

/// One link of the mechanism, in tree order (parents first, depth first).
struct ModelLink {
  std::string name;
  int link = -1;      ///< index into Mechanism::links
  int parent = -1;    ///< index into Model::links(), -1 for the base
  int body = -1;      ///< the body it is part of, -1: fixed to the world
  int joint = -1;     ///< index into Mechanism::joints of the joint above it, -1 for the base
  Pose X_BL;          ///< its link frame in the body frame (in the world frame where body is -1)
  Inertial inertial;  ///< the link's own with its attached payloads, link frame, before merging; zero without mass
};

struct CompileOptions {
  /// Merge links behind fixed joints into the moving body that carries them. Torques are the same to round-off.
  bool merge_fixed_links = true;
};

/// A mechanism compiled for computing: an immutable tree in flat arrays. Joint order is depth first from the base,
/// children in the order of their joints in the mechanism. Share it as shared_ptr<const Model>; threads may read it
/// at the same time.
class Model {
public:
  /// Compiles, iteratively (a chain of 100,000 links is no deep recursion). Errors: no link, more than kMaxLinks,
  /// several bases, a cycle, a link with two parents, duplicate or empty names, a figure that is not finite, a
  /// negative mass, an axis of zero length, a lower limit above the upper. Warnings: a physically impossible inertia,
  /// a ready position outside the limits, a hand that is no link. Each diagnostic's file and line come from
  /// Mechanism::source where the reader filled it in.
  static Result<Model> compile(const Mechanism& mechanism, CompileOptions options = {});

  const std::string& name() const { return name_; }
  int dof() const { return static_cast<int>(joints_.size()); }
  int bodyCount() const { return static_cast<int>(bodies_.size()); }
  int linkCount() const { return static_cast<int>(links_.size()); }
  const std::vector<Body>& bodies() const { return bodies_; }
  /// Parallel to bodies().
  const std::vector<BodyCentre>& centres() const { return centres_; }
  const std::vector<ModelJoint>& joints() const { return joints_; }
  const std::vector<ModelLink>& links() const { return links_; }
  /// [dof], for the kernels.
  const std::vector<JointFriction>& jointFriction() const { return joint_friction_; }
  const std::vector<double>& reflectedInertia() const { return reflected_inertia_; }
  /// [dof], or empty where no joint has a spring.
  const std::vector<JointSpring>& jointSprings() const { return joint_springs_; }

  /// The URDF link that gives a body its name and frame: the child link of the body's joint. Index into links().
  int linkOfBody(int body) const { return link_of_body_.at(static_cast<std::size_t>(body)); }
  /// R_LB: turns components in the body frame into components in the frame of linkOfBody(body).
  const Eigen::Matrix3d& linkFromBody(int body) const { return R_LB_.at(static_cast<std::size_t>(body)); }

  /// Whether the body frame is the link frame to the last bit: its joint's axis is z, or it has none.
  bool isLinkFrame(int body) const { return is_link_frame_.at(static_cast<std::size_t>(body)); }

  int findLink(const std::string& link_name) const;    ///< index into links(), -1 if none. O(log n)
  int findJoint(const std::string& joint_name) const;  ///< index into joints(), -1 if none. O(log n)

  /// Indices into links(), the default hand first: the mechanism's hands, else the one of the rule below.
  const std::vector<int>& hands() const { return hands_; }
  /// The deepest link counted in moving joints (first in joint order on a tie), then on through fixed joints.
  int deepestLink() const { return deepest_link_; }

  Eigen::VectorXd readyPose() const;  ///< [dof], within limits
  Eigen::VectorXd lowerLimits() const;
  Eigen::VectorXd upperLimits() const;
  double totalMass() const { return total_mass_; }
  /// Mass times centre of mass of the links that are part of no body, about the world's origin, kg m.
  const Eigen::Vector3d& worldMassMoment() const { return world_mass_moment_; }

private:
  friend class ModelCompiler;
  std::string name_;
  std::vector<Body> bodies_;
  std::vector<BodyCentre> centres_;
  std::vector<ModelJoint> joints_;
  std::vector<ModelLink> links_;
  std::vector<JointFriction> joint_friction_;
  std::vector<double> reflected_inertia_;
  std::vector<JointSpring> joint_springs_;
  std::vector<int> link_of_body_;
  std::vector<Eigen::Matrix3d> R_LB_;
  std::vector<bool> is_link_frame_;
  std::vector<int> hands_;
  std::vector<std::pair<std::string, int>> link_index_;   // sorted by name
  std::vector<std::pair<std::string, int>> joint_index_;  // sorted by name
  int deepest_link_ = 0;
  double total_mass_ = 0.0;
  Eigen::Vector3d world_mass_moment_ = Eigen::Vector3d::Zero();
};

}  // namespace linkwright
