// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/beam/elastic_run.h"
#include "core/io/result_table.h"

namespace linkwright {

/// The analysis of a mechanism's elastic links and passive joints, one row a step: t, q., qd., qdd., tau. of each joint
/// and node.K.ux uy uz rx ry rz: displacement and rotation vector of each node of the elastic links, counted from 0
/// link after link and from root to tip, from where it would be if all links were straight; world axes, m and rad.
/// Friction and rotors count. Errors and warnings: those of runElastic.
Result<ResultTable> elasticTable(ElasticSetup setup);

}  // namespace linkwright
