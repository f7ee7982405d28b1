// SPDX-License-Identifier: MIT
// What the scheme says of its nodes; how they are found is in nodal_nodes.cpp.
#include "core/beam/nodal_scheme.h"

#include "core/base/index.h"
#include "core/spatial/rotation.h"

#include <Eigen/Geometry>

#include <array>
#include <cmath>

namespace linkwright {

namespace {

using Eigen::Vector3d;
using Kind = SchemeRow::Kind;

/// The letter of an axis of the world; "u", "v", "w" for others.
char letterOf(const Vector3d& axis, int component) {
  for (int c = 0; c < 3; ++c) {
    if (axis[c] > 1.0 - 1e-12) return static_cast<char>('x' + c);
  }
  return static_cast<char>('u' + component);
}

}  // namespace

bool NodalScheme::moves(int joint, int body) const {
  const Span& span = body_span_[at(joints_[at(joint)].body)];
  const int place = body_span_[at(body)].first;
  return place >= span.first && place < span.end;
}

bool NodalScheme::isBeyond(int segment, int node) const {
  const Span& span = node_span_[at(segments_[at(segment)].node)];
  const int place = node_span_[at(node)].first;
  return place >= span.first && place < span.end;
}

Vector3d NodalScheme::direction(int component) const { return plane_.col(component); }

double NodalScheme::L(int i, int row) const {
  const SchemeJoint& joint = joints_[at(i)];
  const SchemeRow& of = rows_[at(row)];
  if (of.kind == Kind::Force) return of.index == i ? joint.axis.dot(direction(of.component)) : 0.0;
  if (joint.is_prismatic) return 0.0;
  const bool is_segment = of.kind == Kind::Across;
  const int node = is_segment ? segments_[at(of.index)].node : of.index;
  if (!moves(i, is_segment ? nodes_[at(node)].carrier : nodes_[at(node)].body)) return 0.0;
  // in the plane the one component is that about its normal
  const double share = joint.axis.dot(direction(is_planar_ ? 2 : of.component));
  return is_segment ? segments_[at(of.index)].length * share : share;
}

double NodalScheme::T(int row, int column) const {
  const SchemeRow& of = rows_[at(row)];
  const SchemeColumn& to = columns_[at(column)];
  const bool is_force = to.component < 3;
  switch (of.kind) {
    case Kind::Moment: return of.index == to.node && to.component == 3 + of.component ? 1.0 : 0.0;
    case Kind::Force:
      return is_force && to.component == of.component && moves(of.index, nodes_[at(to.node)].body) ? 1.0 : 0.0;
    case Kind::Across: break;
  }
  if (!is_force || !isBeyond(of.index, to.node)) return 0.0;
  // e x f, of it the component about the row's axis
  const Vector3d& e = segments_[at(of.index)].e;
  return e.cross(direction(to.component)).dot(direction(is_planar_ ? 2 : of.component));
}

double NodalScheme::P(int column) const {
  const SchemeColumn& to = columns_[at(column)];
  const SchemeNode& node = nodes_[at(to.node)];
  if (to.component < 3) return node.force.dot(direction(to.component));
  return node.moment.dot(direction(is_planar_ ? 2 : to.component - 3));
}

std::vector<SchemeTerm> NodalScheme::termsOf(int i) const {
  const SchemeJoint& joint = joints_[at(i)];
  std::vector<SchemeTerm> terms;
  for (const SchemeRow& row : rows_) {
    if (row.component != 0) continue;
    if (row.kind == Kind::Force) {
      if (row.index != i) continue;
      Vector3d sum = Vector3d::Zero();
      for (const SchemeNode& node : nodes_) {
        if (moves(i, node.body)) sum += node.force;
      }
      terms.push_back({row, joint.name, 0.0, joint.axis.dot(sum), joint.axis.dot(sum)});
    } else if (row.kind == Kind::Moment) {
      const SchemeNode& node = nodes_[at(row.index)];
      if (joint.is_prismatic || !moves(i, node.body)) continue;
      const double moment = joint.axis.dot(node.moment);
      terms.push_back({row, node.name, 0.0, moment, moment});
    } else {
      const SchemeSegment& segment = segments_[at(row.index)];
      const SchemeNode& node = nodes_[at(segment.node)];
      if (joint.is_prismatic || !moves(i, node.carrier)) continue;
      const double Q = joint.axis.dot(segment.e.cross(segment.Q));
      terms.push_back({row, node.name, segment.length, Q, segment.length * Q});
    }
  }
  return terms;
}

double NodalScheme::tau(int joint) const {
  double sum = 0.0;
  for (const SchemeTerm& term : termsOf(joint)) sum += term.product;
  return sum;
}

Eigen::MatrixXd NodalScheme::L() const {
  Eigen::MatrixXd L(std::ssize(joints_), std::ssize(rows_));
  for (int i = 0; i < L.rows(); ++i) {
    for (int r = 0; r < L.cols(); ++r) L(i, r) = this->L(i, r);
  }
  return L;
}

Eigen::MatrixXd NodalScheme::T() const {
  Eigen::MatrixXd T(std::ssize(rows_), std::ssize(columns_));
  for (int c = 0; c < T.cols(); ++c) {
    for (int r = 0; r < T.rows(); ++r) T(r, c) = this->T(r, c);
  }
  return T;
}

Eigen::VectorXd NodalScheme::P() const {
  Eigen::VectorXd P(std::ssize(columns_));
  for (int c = 0; c < P.size(); ++c) P[c] = this->P(c);
  return P;
}

Eigen::VectorXd NodalScheme::tau() const {
  Eigen::VectorXd tau(std::ssize(joints_));
  for (int i = 0; i < tau.size(); ++i) tau[i] = this->tau(i);
  return tau;
}

std::string NodalScheme::nameOfRow(int row) const {
  const SchemeRow& of = rows_[at(row)];
  const bool has_components = !is_planar_ || of.kind == Kind::Force;
  const std::string component =
      has_components ? std::string(1, ' ') + letterOf(direction(of.component), of.component) : std::string();
  switch (of.kind) {
    case Kind::Across: return nodes_[at(segments_[at(of.index)].node)].name + component;
    case Kind::Moment: return nodes_[at(of.index)].name + " M" + (is_planar_ ? "" : component.substr(1));
    case Kind::Force: break;
  }
  return joints_[at(of.index)].name + component;
}

std::string NodalScheme::nameOfColumn(int column) const {
  const SchemeColumn& to = columns_[at(column)];
  const bool is_force = to.component < 3;
  const int axis = is_force ? to.component : is_planar_ ? 2 : to.component - 3;
  return nodes_[at(to.node)].name + (is_force ? " F" : " M") + letterOf(direction(axis), axis);
}

}  // namespace linkwright
