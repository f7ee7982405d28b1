// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/elastic_setup_parts.h"

#include "core/beam/elastic_settings.h"
#include "tests/support/random_mechanism.h"

#include <memory>
#include <numbers>
#include <utility>

namespace linkwright::test {

ElasticSetup elasticSetupOf(Mechanism mechanism, std::vector<ElasticLink> links) {
  ElasticSetup setup;
  setup.mechanism = std::make_shared<const Mechanism>(std::move(mechanism));
  setup.model = std::make_shared<const Model>(compiled(*setup.mechanism));
  setup.settings.edit().links = std::move(links);
  setup.q = setup.qd = Eigen::VectorXd::Zero(setup.model->dof());
  setup.gravity.setZero();
  return setup;
}

void driveBy(ElasticSetup& setup, TimingLaw law, const Eigen::VectorXd& q0, const Eigen::VectorXd& way,
             double duration) {
  WaypointCourse course;
  course.waypoints = {{{}, q0}, {{}, q0 + way}};
  Move move;
  move.law.law = law;
  move.duration = duration;
  course.moves = {move};
  TrajectoryPlan plan;
  plan.course = std::move(course);
  setup.motion = compileTrajectory(*setup.model, {}, plan).value();
}

ElasticSetup goldenArmSetup(TimingLaw law, std::vector<ElasticLink> links) {
  PlanarTree rods;
  rods.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  ElasticSetup setup = elasticSetupOf(mechanismOf(rods), std::move(links));
  driveBy(setup, law, Eigen::Vector2d::Zero(), Eigen::Vector2d(std::numbers::pi, 0.0));
  return setup;
}

}  // namespace linkwright::test
