// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_pass.h"
#include "core/beam/planar_tree.h"

#include <Eigen/Core>

#include <string>
#include <vector>

namespace linkwright {

/// A point at which masses and loads are gathered. World axes.
struct SchemeNode {
  std::string name;  ///< "link_1 2" of a beam, "link_2 tip" of a rod, the body's otherwise
  int body = -1;     ///< that it moves with; the ends of two links that meet in a joint are one node, of the inner one
  int parent = -1;   ///< node, always earlier; -1: none further in
  int carrier = -1;  ///< the body that the chord from the parent is part of
  Eigen::Vector3d place = Eigen::Vector3d::Zero();   ///< deformed, m
  Eigen::Vector3d force = Eigen::Vector3d::Zero();   ///< of {P}, N
  Eigen::Vector3d moment = Eigen::Vector3d::Zero();  ///< of {P}, N m
  bool has_force = false, has_moment = false;        ///< whether they can be other than zero
};

/// The chord from a node's parent to it.
struct SchemeSegment {
  int node = -1;                                ///< that it ends at; it is named after it
  double length = 0.0;                          ///< m; of a planar scheme that in the plane
  Eigen::Vector3d e = Eigen::Vector3d::Zero();  ///< its direction, world axes
  Eigen::Vector3d Q = Eigen::Vector3d::Zero();  ///< the forces of all nodes beyond, N
};

struct SchemeJoint {
  std::string name;
  int body = -1;  ///< that it moves
  bool is_prismatic = false;
  Eigen::Vector3d axis = Eigen::Vector3d::Zero();  ///< world axes
};

/// What a row of [T] makes of {P}.
struct SchemeRow {
  enum class Kind {
    Across,  ///< the forces beyond segment `index`, across it (of a planar scheme), or its direction times them
    Moment,  ///< the moment of node `index`
    Force    ///< the forces beyond prismatic joint `index`
  };
  Kind kind = Kind::Across;
  int index = 0, component = 0;
  bool operator==(const SchemeRow&) const = default;
};

/// A number of {P}: component 0 to 2 a force, 3 to 5 a moment. Of a planar scheme forces are 0 and 1, the moment is 3.
struct SchemeColumn {
  int node = 0, component = 0;
};

/// A part of one joint's torque.
struct SchemeTerm {
  SchemeRow row;
  std::string name;
  double length = 0.0;   ///< of segments, m
  double Q = 0.0;        ///< what of the forces beyond a segment is across it and about the axis, or along a prismatic
                         ///< joint's axis, N; a moment about the axis, N m
  double product = 0.0;  ///< N m, N for a prismatic joint
};

/// {tau} = [L][T]{P}: torques from nodal forces in absolute coordinates, for any tree (parallel solution scheme, SPEC
/// 004, equation (2)). For joint i with axis a_i, segments s of length l_s and direction e_s, and nodes k:
///   tau_i = a_i . ( sum over s beyond i of l_s e_s x Q_s + sum over k beyond i of M_k ),
///   Q_s = sum of F_k over the nodes k beyond s,
/// and a_i . sum of F_k for a prismatic joint. Exact: it is the moment of all nodal forces about the axis.
///   Nodes: those of beams; the two ends of a rigid body that is a uniform thin rod to 1 % (centre in the middle,
///   inertia
/// m l^2/12 across, hardly any about itself), with m/6 [2 1; 1 2] on their accelerations, what is left of its inertia
/// being put right; of any other rigid body its origin with force and moment; payloads where they hang. Nodes of one
/// place are one, except beyond a prismatic joint, and where a moment has to be told from that of the link before.
///   Planar: all axes are parallel, those of prismatic joints across them. Then {P} holds Fx, Fy of node after node and
/// Mz where a node can have one (x, y: planeAxes); a row of [T] has (-sin psi_s, cos psi_s) in the columns of every
/// node beyond segment s; [L] has l_s (with the sign of the axis) where s is beyond joint i. On rods in a plane these
/// are parallelScheme's matrices. In space there are three rows a segment, e_s x, and [L] has l_s a_i^T. Moments have
/// rows with a one in their column; prismatic joints have rows of ones that sum forces, and [L] has their axis there.
/// Nodes and segments that no joint feels are left out of the matrices. {P} in N and N m, [L] in m and 1, [T] in 1.
class NodalScheme {
public:
  /// After outward() and inward() of `pass` at `state`, loads included. Consistent: masses as the tree has them.
  /// Lumped, a mistake to look at: half of each rod's and element's mass at either end, without moments.
  /// O(nodes dof). Throws PreconditionError where the state is not of the pass's tree.
  NodalScheme(const ElasticPass& pass, const ElasticState& state, NodalMass mass = NodalMass::Consistent);

  bool isPlanar() const { return is_planar_; }
  /// Whether a mass is spread along something, so that it can be lumped.
  bool hasSpreadMass() const { return has_spread_mass_; }
  const std::vector<SchemeNode>& nodes() const { return nodes_; }
  const std::vector<SchemeSegment>& segments() const { return segments_; }
  const std::vector<SchemeJoint>& joints() const { return joints_; }
  const std::vector<SchemeRow>& rows() const { return rows_; }           ///< of [T]; [L] has them as columns
  const std::vector<SchemeColumn>& columns() const { return columns_; }  ///< of [T]; {P} has them as rows

  double L(int joint, int row) const;
  double T(int row, int column) const;
  double P(int column) const;
  double tau(int joint) const;  ///< [L][T]{P}, N m or N; O(segments + nodes)
  Eigen::MatrixXd L() const;    ///< [joints][rows]
  Eigen::MatrixXd T() const;    ///< [rows][columns]
  Eigen::VectorXd P() const;    ///< [columns]
  Eigen::VectorXd tau() const;  ///< [joints]
  /// What the torque is the sum of, in the order of the rows; rows of three components are one term.
  std::vector<SchemeTerm> termsOf(int joint) const;

  std::string nameOfRow(int row) const;        ///< "link_1 2", with the component in space: "link_1 2 x"
  std::string nameOfColumn(int column) const;  ///< "link_1 2 Fx"

  bool moves(int joint, int body) const;  ///< whether the body is moved by the joint

private:
  friend class NodalSchemeBuilder;
  bool isBeyond(int segment, int node) const;
  Eigen::Vector3d direction(int component) const;  ///< the world's axes, or the plane's and what is across it

  bool is_planar_ = false, has_spread_mass_ = false;
  Eigen::Matrix3d plane_ = Eigen::Matrix3d::Identity();  // columns: two axes in the plane, and across it
  std::vector<SchemeNode> nodes_;
  std::vector<SchemeSegment> segments_;
  std::vector<SchemeJoint> joints_;
  std::vector<SchemeRow> rows_;
  std::vector<SchemeColumn> columns_;
  struct Span {
    int first = 0, end = 0;  // of a subtree, when it is walked in depth first
  };
  std::vector<Span> body_span_, node_span_;
};

}  // namespace linkwright
