// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dynamics/inverse_dynamics.h"
#include "core/mechanism/mechanism.h"
#include "core/mechanism/model.h"

#include <kdl/chain.hpp>
#include <kdl/tree.hpp>

#include <string>
#include <vector>

namespace linkwright::bench {

/// One mechanism in both engines, with states that both are given in turn.
struct BenchRobot {
  std::string name;
  Mechanism mechanism;
  Model model;
  int hand = 0;
  KDL::Tree tree;
  KDL::Chain chain;  ///< to the hand; empty for a tree with branches
  bool branched = false;
  std::vector<DynamicsInput> states;
};

/// planar 2R and 3R, PUMA 560, iiwa 14, random chains of 10 to 1,000 links, the binary tree of 63 bodies.
std::vector<BenchRobot> benchRobots();

}  // namespace linkwright::bench
