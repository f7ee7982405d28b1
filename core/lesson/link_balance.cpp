// SPDX-License-Identifier: MIT
#include "core/lesson/link_balance.h"

#include "core/base/require.h"
#include "core/beam/elastic_modes.h"
#include "core/beam/elastic_motion.h"
#include "core/beam/elastic_settings.h"
#include "core/scene/elastic_setup.h"

#include <utility>

namespace linkwright {

LinkBalance::LinkBalance(const LessonRobot& robot) : robot_(robot) {
  if (!robot.scene->beam) return;
  Result<ElasticTree> tree = compileElasticTree(robot.scene->mechanism, *robot.model, robot.scene->beam->links);
  if (tree) tree_ = std::make_unique<const ElasticTree>(std::move(tree).value());
}

int LinkBalance::bodyOf(const std::string& link) const {
  const int index = robot_.model->findLink(link);
  if (tree_ == nullptr || index < 0) return -1;
  for (std::size_t i = 0; i < tree_->bodies.size(); ++i) {
    if (tree_->bodies[i].link == index && tree_->bodies[i].beam >= 0) return static_cast<int>(i);
  }
  return -1;
}

bool LinkBalance::solve(const DynamicsInput& input) {
  pass_.reset();
  if (tree_ == nullptr) return false;
  ElasticSetup setup;
  setup.mechanism = std::shared_ptr<const Mechanism>(robot_.scene, &robot_.scene->mechanism);
  setup.model = robot_.model;
  setup.settings = robot_.scene->beam;
  setup.q = input.q;
  setup.qd = Eigen::VectorXd::Zero(input.q.size());
  setup.gravity = input.gravity;
  setup.loads = input.external;
  const Result<ElasticPose> pose = poseAtStart(setup, *tree_);
  if (!pose) return false;
  const Result<Eigen::VectorXd> bent = elasticEquilibrium(*tree_, *pose);
  if (!bent) return false;
  ElasticState state = stateOfRest(*tree_, input.q);
  state.u = *bent;
  deviations_ = nodalDeviations(*tree_, state);
  pass_ = std::make_unique<ElasticPass>(*tree_);
  pass_->gravity = pose->gravity;
  pass_->loads = pose->loads;
  pass_->outward(state);
  pass_->inward();
  return true;
}

Eigen::Vector3d LinkBalance::figure(ElasticFigure figure, const std::string& link) const {
  const int body = bodyOf(link);
  require(pass_ != nullptr && body >= 0, "a figure needs a balance and a link that bends");
  const BodyPass& of = pass_->bodies()[static_cast<std::size_t>(body)];
  switch (figure) {
    case ElasticFigure::RootForce: return of.X_WB.R * of.total.tail<3>();
    case ElasticFigure::RootMoment: return of.X_WB.R * of.total.head<3>();
    case ElasticFigure::Deflection: break;
  }
  // nodes of beam after beam, in the order of the bodies
  Eigen::Index end = 0;
  for (int i = 0; i <= body; ++i) {
    const int beam = tree_->bodies[static_cast<std::size_t>(i)].beam;
    if (beam >= 0) end += 6 * tree_->beams[static_cast<std::size_t>(beam)].nodes();
  }
  return deviations_.segment<3>(end - 6);
}

}  // namespace linkwright
