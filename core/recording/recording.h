// SPDX-License-Identifier: MIT
#pragma once

#include "core/recording/quantity.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright {

/// One recorded number, vector or matrix: which link, what, where in the recursion, and the very bits.
struct Recorded {
  Pass pass = Pass::Forward;
  int body = -1;  ///< index into Model::bodies()
  Quantity quantity = Quantity::JointPosition;
  EquationId equation = EquationId::Input;
  Frame frame = Frame::Joint;
  int other = -1;  ///< the other body where a quantity has two (TorqueShare, or a child's term of a sum); else -1
  int size = 1;    ///< 1 scalar, 3 vector, 6 six-vector, 9 matrix (row-major)
  double values[9] = {};
  double scalar() const { return values[0]; }
  Eigen::Vector3d vector() const { return {values[0], values[1], values[2]}; }
  Eigen::Matrix<double, 6, 1> sixVector() const { return Eigen::Map<const Eigen::Matrix<double, 6, 1>>(values); }
};

/// A recursion as data: every quantity in order of visit. Vectors of a link are in the frame that the entry names,
/// about the link's origin (Frame::Link) or as NOTATION.md says of the formulation (Frame::World).
struct Recording {
  Formulation formulation = Formulation::Spatial;
  std::vector<Recorded> entries;
  int dof = 0;

  /// The entry of that quantity and body, nullptr where the recursion has none. The last one if there are several;
  /// entries that also name another body (the terms of a sum) are passed over.
  const Recorded* find(int body, Quantity quantity) const;
  /// The entry of that quantity that belongs to `body` and names `other`: what child `other` adds to a joint wrench,
  /// or what the motion of `other` asks of the joint.
  const Recorded* find(int body, Quantity quantity, int other) const;
};

/// A run of entries that belong to one equation of one link: what Next and Previous walk through.
struct Step {
  Pass pass = Pass::Forward;
  int body = -1;
  EquationId equation = EquationId::Input;
  int first = 0;  ///< entries [first, last) of the recording
  int last = 0;
};

/// The steps of a recording in order of visit: one a link and equation; inputs belong to the equation that follows.
std::vector<Step> stepsOf(const Recording& recording);

}  // namespace linkwright
