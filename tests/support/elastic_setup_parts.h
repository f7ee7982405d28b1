// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_run.h"
#include "core/trajectory/trajectory.h"
#include "tests/support/catch.h"
#include "tests/support/elastic_mechanism.h"

#include <Eigen/Core>

#include <memory>
#include <numbers>
#include <utility>
#include <vector>

namespace linkwright::test {

/// A mechanism to be analysed, standing still at q = 0, without weight.
inline ElasticSetup elasticSetupOf(Mechanism mechanism, std::vector<ElasticLink> links = {}) {
  ElasticSetup setup;
  setup.mechanism = std::make_shared<const Mechanism>(std::move(mechanism));
  setup.model = std::make_shared<const Model>(compiled(*setup.mechanism));
  setup.settings.links = std::move(links);
  setup.q = setup.qd = Eigen::VectorXd::Zero(setup.model->dof());
  setup.gravity.setZero();
  return setup;
}

/// The driven joints go from q0 to q0 + way by this law.
inline void driveBy(ElasticSetup& setup, TimingLaw law, const Eigen::VectorXd& q0, const Eigen::VectorXd& way,
                    double duration = 2.0) {
  WaypointCourse course;
  course.waypoints = {{{}, q0}, {{}, q0 + way}};
  Move move;
  move.law.law = law;
  move.duration = duration;
  course.moves = {move};
  TrajectoryPlan plan;
  plan.course = std::move(course);
  Result<Trajectory> motion = compileTrajectory(*setup.model, {}, plan);
  REQUIRE(motion.ok());
  setup.motion = std::move(motion).value();
}

/// The arm of the golden data, joint 1 half a turn in 2 s, with these links bending.
inline ElasticSetup goldenArmSetup(TimingLaw law, std::vector<ElasticLink> links = {}) {
  PlanarTree rods;
  rods.links = {{-1, 0.25, 0.0975, 0.0, false}, {0, 0.25, 0.0975, 0.1, true}};
  ElasticSetup setup = elasticSetupOf(mechanismOf(rods), std::move(links));
  driveBy(setup, law, Eigen::Vector2d::Zero(), Eigen::Vector2d(std::numbers::pi, 0.0));
  return setup;
}

}  // namespace linkwright::test
