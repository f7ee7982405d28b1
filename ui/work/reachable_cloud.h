// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ability_view_options.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace linkwright::ui {

/// Samples the reachable workspace of a link. `told` hears how many points there are by then; `stop` ends it within a
/// block of them, with what there is.
ReachableCloud reachableCloud(std::shared_ptr<const Model> model, int link, int count, std::uint64_t seed = 1,
                              const std::stop_token& stop = {}, const std::function<void(int)>& told = {});

}  // namespace linkwright::ui
