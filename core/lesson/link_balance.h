// SPDX-License-Identifier: MIT
#pragma once

#include "core/beam/elastic_pass.h"
#include "core/dynamics/inverse_dynamics.h"
#include "core/lesson/lesson_robot.h"
#include "core/lesson/value_name.h"

#include <Eigen/Core>

#include <memory>
#include <string>

namespace linkwright {

/// The elastic links of a robot in balance: the joints held where they are, at rest, bent by weight and loads. Not
/// shared between threads.
class LinkBalance {
public:
  explicit LinkBalance(const LessonRobot& robot);

  /// Whether the link is one that bends, and the scene's elastic links can be analysed.
  bool bends(const std::string& link) const { return bodyOf(link) >= 0; }
  /// False where nothing is in balance: a passive joint would turn, or a beam would buckle. O(nodes^3).
  bool solve(const DynamicsInput& input);
  /// After solve(), of a link that bends; world axes: how far its end is from where it would be if no link bent, m; the
  /// force (N) and the moment (N m, about the root) that hold its root, exerted on the link.
  Eigen::Vector3d figure(ElasticFigure figure, const std::string& link) const;

private:
  int bodyOf(const std::string& link) const;

  LessonRobot robot_;
  std::unique_ptr<const ElasticTree> tree_;  // null: it cannot be analysed
  std::unique_ptr<ElasticPass> pass_;
  Eigen::VectorXd deviations_;
};

}  // namespace linkwright
