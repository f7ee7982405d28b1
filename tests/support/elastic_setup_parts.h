// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_run.h"
#include "core/trajectory/trajectory.h"
#include "tests/support/elastic_mechanism.h"

#include <Eigen/Core>

#include <vector>

namespace linkwright::test {

/// A mechanism to be analysed, standing still at q = 0, without weight.
ElasticSetup elasticSetupOf(Mechanism mechanism, std::vector<ElasticLink> links = {});

/// The driven joints go from q0 to q0 + way by this law.
void driveBy(ElasticSetup& setup, TimingLaw law, const Eigen::VectorXd& q0, const Eigen::VectorXd& way,
             double duration = 2.0);

/// The arm of the golden data, joint 1 half a turn in 2 s, with these links bending.
ElasticSetup goldenArmSetup(TimingLaw law, std::vector<ElasticLink> links = {});

}  // namespace linkwright::test
