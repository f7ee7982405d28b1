// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/found_modes.h"

#include <utility>

namespace linkwright::ui {

FoundModes findModes(ModesQuestion question) {
  FoundModes found;
  found.of = std::move(question);
  const ElasticTree& tree = *found.of.tree;
  Result<Eigen::VectorXd> balance = elasticEquilibrium(tree, found.of.pose);
  if (!balance) {
    found.problems = balance.diagnostics();
    return found;
  }
  found.u = std::move(balance).value();
  Result<ElasticModes> modes = elasticModes(tree, found.of.pose, found.u);
  found.problems = modes.diagnostics();
  if (modes) found.modes = std::move(modes).value();
  return found;
}

}  // namespace linkwright::ui
