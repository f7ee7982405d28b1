// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/beam/elastic_modes.h"

#include <Eigen/Core>

#include <memory>

namespace linkwright::ui {

/// The pose about which natural frequencies are asked for.
struct ModesQuestion {
  std::shared_ptr<const ElasticTree> tree;
  ElasticPose pose;
};

/// An answer: the balance and what vibrates about it, or why there is none. Immutable, shared.
struct FoundModes {
  ModesQuestion of;
  Eigen::VectorXd u;  ///< [tree->size]: deformations in balance
  ElasticModes modes;
  Diagnostics problems;  ///< errors: there are no modes
};

FoundModes findModes(ModesQuestion question);

}  // namespace linkwright::ui
