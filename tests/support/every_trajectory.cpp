// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/every_trajectory.h"

#include <limits>

namespace linkwright::test {

std::vector<TrajectoryPlan> everyTrajectory(Eigen::Index dof) {
  const auto some = [&](double first) -> Eigen::VectorXd {
    return Eigen::VectorXd::LinSpaced(dof, first, first + 0.01 / 3.0);
  };
  std::vector<TrajectoryPlan> plans(4);
  plans[0].course =
      WaypointCourse{{{"home", {}}, {{}, some(0.01)}, {"home", {}}, {{}, some(-0.01)}},
                     {{MoveKind::Joint, {TimingLaw::SCurve, 0.1, 0.4}, 0.0, Eigen::Vector3d::Zero(), true},
                      {MoveKind::Arc, {TimingLaw::Cycloid}, 1.0 / 3.0, {0.1, -0.0, 1e-17}, false},
                      {MoveKind::Line, {TimingLaw::Trapezoid, 0.5}, 2.0, Eigen::Vector3d::Zero(), true}}};
  plans[0].bounds.velocity_share = 0.7;
  plans[0].bounds.acceleration = some(1.0);
  plans[0].bounds.acceleration[0] = std::numeric_limits<double>::infinity();
  plans[0].bounds.jerk = some(30.0);
  plans[1].course = SplineCourse{{{"home", {}}, {{}, some(0.01)}, {{}, some(-0.01)}}, {0.5, 0.1 + 0.2}, 5, true};
  plans[2].course = WaveCourse{{"home", {}}, some(0.01), some(0.5), some(2.0), some(-0.1), 4.0};
  SampledCourse samples;
  samples.t = Eigen::Vector3d(0.0, 0.1, 0.3);
  samples.q = Eigen::MatrixXd::Zero(3, dof);
  for (Eigen::Index k = 0; k < 3; ++k) samples.q.row(k) = some(0.001 * static_cast<double>(k)).transpose();
  samples.qd = 0.1 * samples.q;
  samples.how = {DerivativeMethod::BackwardDifferences, 11, 3};
  plans[3].course = samples;
  return plans;
}

}  // namespace linkwright::test
