// SPDX-License-Identifier: MIT
#include "core/trajectory/derivative_effect.h"

#include "core/dynamics/batch_dynamics.h"
#include "core/trajectory/trajectory.h"

#include <cmath>
#include <utility>

namespace linkwright {

Result<DerivativeEffect> derivativeEffect(const Model& model, const SampledCourse& course, const MotionLoads& loads) {
  TrajectoryPlan plan;
  plan.course = course;
  const Result<Trajectory> trajectory = compileTrajectory(model, {}, plan);
  if (!trajectory) return Result<DerivativeEffect>::failure(trajectory.diagnostics());
  DerivativeEffect effect;
  const Eigen::Index n = course.t.size();
  effect.samples = trajectory->samplesAt((course.t.array() - course.t[0]).matrix());
  const JointSamples& samples = effect.samples;
  BatchInput input{samples.q, samples.qd, samples.qdd, loads.gravity, loads.terms};
  if (!loads.external.empty()) input.external.assign(static_cast<std::size_t>(n), loads.external);
  BatchWorkspace workspace;
  inverseDynamics(model, input, workspace, effect.tau);
  effect.statistics = statisticsOf(model, samples, effect.tau);

  // by trapezoids, as the statistics
  const Eigen::VectorXd steps = samples.t.tail(n - 1) - samples.t.head(n - 1);
  const Eigen::MatrixXd squares = samples.qdd.cwiseAbs2();
  const Eigen::RowVectorXd sum = 0.5 * steps.transpose() * (squares.topRows(n - 1) + squares.bottomRows(n - 1));
  effect.rms_acceleration = (sum.transpose() / samples.t[n - 1]).cwiseSqrt();
  if (!effect.tau.allFinite() || !effect.rms_acceleration.allFinite())
    return Result<DerivativeEffect>::failure(
        Message("Trajectory", "the torques of this motion are not finite because it is too fast"));
  return effect;
}

}  // namespace linkwright
