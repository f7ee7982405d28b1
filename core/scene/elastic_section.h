// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/scene.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace linkwright {

struct ElasticLink;

// What is asked of a scene's elastic settings by those that do not look inside them.

/// The links that bend.
const std::vector<ElasticLink>& elasticLinks(const SceneData& scene);

/// Lets them go with the names of their links; one without a name now goes away.
void renameElasticLinks(SceneSection<ElasticSettings>& beam,
                        const std::function<std::optional<std::string>(const std::string&)>& nameNow);

}  // namespace linkwright
