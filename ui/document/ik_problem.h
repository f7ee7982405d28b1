// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What an iteration of inverse kinematics is asked to do: the last drag, or a case that is worth looking at. Weights
// are linear first, as in core/ik/gauss_newton.h.

#include "core/mechanism/model.h"
#include "core/spatial/pose.h"

#include <Eigen/Core>

#include <array>
#include <memory>
#include <optional>

namespace linkwright::ui {

enum class IkCase {
  LastDrag,      ///< where the hand was, and where it has been dragged to
  NearSingular,  ///< the arm all but stretched, the target a little beyond it
  OutOfReach,    ///< from a bent arm to a target that is farther than the arm is long
  HalfTurn,      ///< the last joint half a turn on
  LongWay,       ///< every joint somewhere else
  Typed,         ///< from the present pose to a target in numbers
};
inline constexpr std::array kIkCases = {IkCase::LastDrag, IkCase::NearSingular, IkCase::OutOfReach,
                                        IkCase::HalfTurn, IkCase::LongWay,      IkCase::Typed};

struct IkProblem {
  std::shared_ptr<const Model> model;
  int link = -1;            ///< the hand, index into Model::links()
  Pose X_WT;                ///< where its frame should be
  Eigen::VectorXd q_start;  ///< [dof]
  /// D that makes metres and radians comparable, 0 in directions that are not asked for.
  Eigen::Matrix<double, 6, 1> weights = Eigen::Matrix<double, 6, 1>::Ones();
};

/// One of the cases that depend on the robot alone. Nothing where this robot has none: no joints, a half turn without
/// a joint that turns, out of reach with a slide that has no end, near a singular pose with no pose that is singular.
/// Takes milliseconds: a case of the first two is tried out.
std::optional<IkProblem> makeCase(const std::shared_ptr<const Model>& model, int link, IkCase which);

}  // namespace linkwright::ui
