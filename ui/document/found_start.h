// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/found_motion.h"
#include "ui/document/snapshot.h"

namespace linkwright::ui {

/// Where a motion began that was found from a pose, while the robot is on it: that pose, and not the instant which is
/// looked at, is what is saved, edited and undone. Null: the robot is on no such motion.
inline const ElasticSetup* startOfFound(const Motion& motion, StateSource source) {
  const bool is_on = source == StateSource::Motion && motion.found && !motion.found->driven;
  return is_on ? motion.found->run->setup.get() : nullptr;
}

}  // namespace linkwright::ui
