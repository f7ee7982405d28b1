// SPDX-License-Identifier: MIT
#include "core/mechanism/mechanism.h"

#include "core/base/decompositions.h"
#include "core/mechanism/inertia.h"

#include <algorithm>

namespace linkwright {

const char* toString(JointType type) { return wordOf(kJointTypes, type); }

std::optional<Inertial> Link::loaded() const {
  std::optional<Inertial> sum = inertial;
  for (const Payload& payload : payloads) {
    if (!payload.attached) continue;
    const Inertial point{payload.mass, payload.p_L, Eigen::Matrix3d::Zero()};
    sum = sum ? together(*sum, point) : point;
  }
  return sum;
}

int Mechanism::findLink(const std::string& link_name) const {
  const auto it = std::find_if(links.begin(), links.end(), [&](const Link& link) { return link.name == link_name; });
  return it == links.end() ? -1 : static_cast<int>(it - links.begin());
}

int Mechanism::findJoint(const std::string& joint_name) const {
  const auto it =
      std::find_if(joints.begin(), joints.end(), [&](const Joint& joint) { return joint.name == joint_name; });
  return it == joints.end() ? -1 : static_cast<int>(it - joints.begin());
}

bool isPhysical(const Inertial& inertial, double tolerance) {
  if (inertial.mass < 0.0) return false;
  if (inertial.mass == 0.0) return inertial.I_LLcm_L.isZero(0.0);
  const Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> eigen(inertial.I_LLcm_L, Eigen::EigenvaluesOnly);
  const Eigen::Vector3d moments = eigen.eigenvalues();  // ascending
  const double slack = tolerance * std::max(1.0, std::abs(moments.z()));
  return moments.x() >= -slack && moments.x() + moments.y() >= moments.z() - slack;
}

}  // namespace linkwright
