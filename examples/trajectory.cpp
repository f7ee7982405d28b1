// SPDX-License-Identifier: MIT
// trajectory [MODEL]: a move out of the ready pose within the joints' limits, and what it asks of each joint.
#include "core/trajectory/trajectory.h"

#include "core/dynamics/batch_dynamics.h"
#include "core/dynamics/energy.h"
#include "core/io/scene_file.h"
#include "core/mechanism/model.h"
#include "core/trajectory/statistics.h"

#include <cmath>
#include <cstdio>
#include <vector>

int main(int argc, char** argv) {
  using namespace linkwright;
  const Result<SceneData> scene = readModelFile(argc > 1 ? argv[1] : LINKWRIGHT_EXAMPLE_ROBOT);
  if (!scene) return 1;
  const Result<Model> model = Model::compile(scene->mechanism);
  if (!model) return 1;

  // every joint a tenth of a radian (metre) on, by an S-curve as fast as the limits allow
  const Eigen::VectorXd start = model->readyPose(), end = start.array() + 0.1;
  WaypointCourse way{{{"", start}, {"", end}}, {Move{}}};
  way.moves[0].law.law = TimingLaw::SCurve;
  TrajectoryPlan plan;
  plan.course = way;
  plan.bounds.acceleration = Eigen::VectorXd::Constant(model->dof(), 5.0);
  plan.bounds.jerk = Eigen::VectorXd::Constant(model->dof(), 100.0);
  const Result<Trajectory> trajectory = compileTrajectory(*model, scene->poses, plan);
  for (const Diagnostic& diagnostic : trajectory.diagnostics())
    std::fprintf(stderr, "%s\n", toString(diagnostic).c_str());
  if (!trajectory) return 1;

  // all instants at once
  const JointSamples samples = trajectory->sampleAll(trajectory->duration() / 2000.0);
  Eigen::MatrixXd tau;
  BatchWorkspace workspace;
  inverseDynamics(*model, {samples.q, samples.qd, samples.qdd, scene->gravity, {}}, workspace, tau);
  double work = 0.0;
  std::printf("%.3f s\n%-24s %12s %12s %12s\n", trajectory->duration(), "joint", "peak torque", "RMS torque", "work");
  const std::vector<JointStatistics> statistics = statisticsOf(*model, samples, tau);
  for (std::size_t i = 0; i < statistics.size(); ++i) {
    const JointStatistics& joint = statistics[i];
    std::printf("%-24s %12.4f %12.4f %12.6f\n", model->joints()[i].name.c_str(), joint.torque.value, joint.rms_torque,
                joint.work);
    work += joint.work;
  }

  // from rest to rest the work of all joints is what the weight has gained
  const double gained = potentialEnergy(*model, end, scene->gravity) - potentialEnergy(*model, start, scene->gravity);
  std::printf("work %.9f J, potential energy gained %.9f J\n", work, gained);
  return std::abs(work - gained) < 1e-5 * (1.0 + std::abs(gained)) ? 0 : 1;
}
