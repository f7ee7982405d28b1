// SPDX-License-Identifier: MIT
#include "core/ik/arm.h"

#include "core/base/require.h"
#include "core/spatial/pose.h"
#include "core/spatial/to_eigen.h"

namespace linkwright {

namespace {

Pose poseInParent(const Body& body) {
  Pose X;
  const Mat3<double>& R = body.R_PJ;
  X.R << R.xx, R.xy, R.xz, R.yx, R.yy, R.yz, R.zx, R.zy, R.zz;
  X.p = {body.p_PJ.x, body.p_PJ.y, body.p_PJ.z};
  return X;
}

// where a body is carried: by an arm joint (-1: the world), at a constant pose in that joint's frame
struct Carried {
  int joint = -1;
  Pose X_JB;
};

}  // namespace

ArmView Arm::view() const {
  return {joints.data(), static_cast<int>(joints.size()), hands.data(), static_cast<int>(hands.size()), paths.data()};
}

Arm armOf(const Model& model, std::span<const int> links) {
  const auto& bodies = model.bodies();
  std::vector<char> moves(bodies.size(), 0);
  for (const int link : links) {
    require(link >= 0 && link < model.linkCount(), "no such link");
    for (int b = model.links()[static_cast<std::size_t>(link)].body; b >= 0;) {
      moves[static_cast<std::size_t>(b)] = 1;
      b = bodies[static_cast<std::size_t>(b)].parent;
    }
  }

  Arm arm;
  std::vector<Carried> carried(bodies.size());
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    if (moves[b] == 0) continue;
    const Body& body = bodies[b];
    const Carried parent = body.parent < 0 ? Carried{} : carried[static_cast<std::size_t>(body.parent)];
    const Pose X_JB = parent.X_JB * poseInParent(body);
    if (body.dof < 0) {
      carried[b] = {parent.joint, X_JB};
      continue;
    }
    carried[b] = {static_cast<int>(arm.joints.size()), {}};
    arm.joints.push_back({plain(X_JB.R), plain(X_JB.p), parent.joint, body.prismatic});
    arm.dofs.push_back(body.dof);
    const Limits& limits = model.joints()[static_cast<std::size_t>(body.dof)].limits;
    arm.lower.push_back(limits.lower);
    arm.upper.push_back(limits.upper);
  }

  for (const int link : links) {
    const ModelLink& entry = model.links()[static_cast<std::size_t>(link)];
    const Carried body = entry.body < 0 ? Carried{} : carried[static_cast<std::size_t>(entry.body)];
    const Pose X_JE = body.X_JB * entry.X_BL;
    ArmHand hand{plain(X_JE.R), plain(X_JE.p), body.joint, static_cast<int>(arm.paths.size()), 0};
    for (int j = body.joint; j >= 0; j = arm.joints[static_cast<std::size_t>(j)].parent) arm.paths.push_back(j);
    hand.path_end = static_cast<int>(arm.paths.size());
    arm.hands.push_back(hand);
  }
  return arm;
}

}  // namespace linkwright
