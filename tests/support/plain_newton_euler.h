// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Newton-Euler once more, from the mechanism itself, in plain matrices and without any of the program's kernels: what
// mistakes are held against. Every term can be changed where it stands.

#include "core/dynamics/inverse_dynamics.h"
#include "core/dynamics/mistake.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <Eigen/Core>
#include <Eigen/Geometry>

#include <cstddef>
#include <vector>

namespace linkwright::test {

/// A link of a mechanism without fixed joints, in its own link frame. Index 0 is the base.
struct PlainLink {
  int parent = -1;
  bool prismatic = false;
  int dof = -1;
  Eigen::Vector3d s = Eigen::Vector3d::Zero(), c = s, r = s, b = s;
  Eigen::Matrix3d R = Eigen::Matrix3d::Identity(), I = R;  // R: in the parent
  double m = 0.0, q = 0.0, qd = 0.0, qdd = 0.0, rotor = 0.0;
  Eigen::Vector3d fE = s, nE = s;  // on the link, its axes, about its origin
  Eigen::Vector3d w = s, dw = s, a = s, ac = s, F = s, N = s, f = s, n = s;
};

/// Links in the order of the mechanism, whose joints must come after those that carry them.
std::vector<PlainLink> plainLinks(const Mechanism& mechanism, const Model& model, const DynamicsInput& input);

/// In link frames, with the term of `mistake` changed.
Eigen::VectorXd plainBodyFrame(const Mechanism& mechanism, const Model& model, const DynamicsInput& input,
                               const MistakeSet& mistake);

/// In the world's axes about the world's origin, with 3x3 blocks as the source prints them and the term of `mistake`
/// changed.
Eigen::VectorXd plainWorldFrame(const Mechanism& mechanism, const Model& model, const DynamicsInput& input,
                                const MistakeSet& mistake);

}  // namespace linkwright::test
