// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/rename_links.h"
#include "core/scene/scene.h"

#include <vector>

namespace linkwright {

struct ElasticLink;

// What is asked of a scene's elastic settings by those that do not look inside them.

/// The links that bend.
const std::vector<ElasticLink>& elasticLinks(const SceneData& scene);

/// Lets them go with the names of their links (renameLinks).
void renameElasticLinks(SceneSection<ElasticSettings>& beam, const NameNow& nameNow);

}  // namespace linkwright
