// SPDX-License-Identifier: MIT
#include "core/scene/elastic_section.h"

#include "core/beam/elastic_settings.h"

namespace linkwright {

const std::vector<ElasticLink>& elasticLinks(const SceneData& scene) { return scene.beam.orDefault().links; }

void renameElasticLinks(SceneSection<ElasticSettings>& beam,
                        const std::function<std::optional<std::string>(const std::string&)>& nameNow) {
  if (!beam) return;
  std::erase_if(beam.edit().links, [&](ElasticLink& link) {
    const std::optional<std::string> name = nameNow(link.link);
    if (name) link.link = *name;
    return !name;
  });
}

}  // namespace linkwright
