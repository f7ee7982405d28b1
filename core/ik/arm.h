// SPDX-License-Identifier: MIT
#pragma once

#include "core/ik/kernels/arm_kernels.h"
#include "core/mechanism/model.h"

#include <span>
#include <vector>

namespace linkwright {

/// The part of a model that moves some hands, in the flat arrays that the kernels read: only the joints on the way from
/// the base to one of the hands, base first.
struct Arm {
  std::vector<ArmJoint> joints;
  std::vector<ArmHand> hands;
  std::vector<int> paths;     ///< for each hand the joints that move it, see ArmHand
  std::vector<int> dofs;      ///< by joint: its index into q
  std::vector<double> lower;  ///< by joint: the model's limits, rad or m
  std::vector<double> upper;

  std::size_t size() const { return joints.size(); }
  ArmView view() const;
};

/// `links`: indices into Model::links().
Arm armOf(const Model& model, std::span<const int> links);

}  // namespace linkwright
