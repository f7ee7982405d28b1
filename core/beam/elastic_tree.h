// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/beam_element.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <optional>
#include <string>
#include <vector>

namespace linkwright {

struct ElasticLink;

using Vector6 = Eigen::Matrix<double, 6, 1>;  ///< [angular; linear]
using Matrix6 = Eigen::Matrix<double, 6, 6>;

/// The beam of a body. Node 0 is clamped to the body's frame, which is the tangent of the beam at its root: it goes
/// with the joint. Deformations of the other nodes are relative to it, in its axes.
struct ElasticBeam {
  std::vector<double> x;  ///< [nodes]: along the beam, from 0, m
  std::vector<BeamElement> elements;
  bool has_geometric_stiffness = true;
  int nodes() const { return static_cast<int>(x.size()); }
  int size() const { return 6 * (nodes() - 1); }  ///< degrees of freedom
};

enum class BodyJoint { Fixed, Revolute, Prismatic };

/// One rigid or elastic body of the tree: a link, or a payload that a link carries. B is its frame: the link's, or for
/// a beam at the root with x along it.
struct ElasticBody {
  std::string name;
  int link = -1;    ///< index into Model::links(), -1 for a payload
  int parent = -1;  ///< body, always earlier; -1: the world
  int node = 0;     ///< of the parent's beam that it hangs on; 0 where the parent is rigid
  Pose X_NJ;        ///< joint frame in the node's undeformed frame
  BodyJoint joint = BodyJoint::Fixed;
  Eigen::Vector3d axis = Eigen::Vector3d::UnitZ();  ///< in the joint frame
  int dof = -1;
  bool is_passive = false;
  Pose X_JB;                                      ///< the body's frame in the joint frame, after the joint's motion
  Vector6 s = Vector6::Zero();                    ///< the joint's motion about B's origin, in B
  double mass = 0.0;                              ///< of a rigid body; a beam has its own
  Eigen::Vector3d mc = Eigen::Vector3d::Zero();   ///< mass times centre, B
  Eigen::Matrix3d I_B = Eigen::Matrix3d::Zero();  ///< about B's origin
  int beam = -1;                                  ///< index into ElasticTree::beams
  int first_dof = -1;                             ///< of its deformations among all, -1 for a rigid body
};

/// A mechanism some of whose links bend, ready to be computed with.
struct ElasticTree {
  int dof = 0;   ///< joints
  int size = 0;  ///< deformations of all beams, six a node
  std::vector<ElasticBody> bodies;
  std::vector<ElasticBeam> beams;
  std::vector<JointFriction> friction;    ///< [dof]
  std::vector<JointSpring> springs;       ///< [dof], without stiffness where there is none
  std::vector<double> reflected_inertia;  ///< [dof]
  std::vector<std::string> joints;        ///< [dof], their names
  std::vector<bool> is_passive;           ///< [dof]
  int nodeCount() const;                  ///< of all beams, roots included
  /// What the spring of a joint asks of its motor at position q: k (q - rest).
  double springTorque(int joint, double q) const;
};

/// Builds the tree of `model`, which was compiled from `mechanism`, with these links as beams. A beam's mass is that of
/// its link without payloads, spread evenly, or the material's density times the section where the link has none;
/// payloads and what else hangs on a link go with the nearest node. Errors: a link that there is not or that is named
/// twice, no stiffness, no length, stations that do not grow, no elements or more than 1,000. Warnings: a link whose
/// own centre or inertia is not that of the rod that it is taken for. O(n).
Result<ElasticTree> compileElasticTree(const Mechanism& mechanism, const Model& model,
                                       const std::vector<ElasticLink>& links);

}  // namespace linkwright
