// SPDX-License-Identifier: MIT
#include "core/mechanism/model.h"

#include <algorithm>

namespace linkwright {

namespace {

int find(const std::vector<std::pair<std::string, int>>& index, const std::string& name) {
  const auto it = std::lower_bound(index.begin(), index.end(), name,
                                   [](const auto& entry, const std::string& key) { return entry.first < key; });
  return it != index.end() && it->first == name ? it->second : -1;
}

}  // namespace

int Model::findLink(const std::string& link_name) const { return find(link_index_, link_name); }
int Model::findJoint(const std::string& joint_name) const { return find(joint_index_, joint_name); }

Eigen::VectorXd Model::readyPose() const {
  Eigen::VectorXd q(dof());
  for (int i = 0; i < dof(); ++i) q[i] = joints_[static_cast<std::size_t>(i)].ready;
  return q;
}

Eigen::VectorXd Model::lowerLimits() const {
  Eigen::VectorXd q(dof());
  for (int i = 0; i < dof(); ++i) q[i] = joints_[static_cast<std::size_t>(i)].limits.lower;
  return q;
}

Eigen::VectorXd Model::upperLimits() const {
  Eigen::VectorXd q(dof());
  for (int i = 0; i < dof(); ++i) q[i] = joints_[static_cast<std::size_t>(i)].limits.upper;
  return q;
}

}  // namespace linkwright
