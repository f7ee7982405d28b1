// SPDX-License-Identifier: MIT
#include "core/scene/elastic_section.h"

#include "core/beam/elastic_settings.h"

namespace linkwright {

const std::vector<ElasticLink>& elasticLinks(const SceneData& scene) { return scene.beam.orDefault().links; }

void renameElasticLinks(SceneSection<ElasticSettings>& beam, const NameNow& nameNow) {
  if (beam) renameLinks(beam.edit().links, nameNow);
}

}  // namespace linkwright
