// SPDX-License-Identifier: MIT
#include "core/beam/elastic_settings.h"

#include "core/base/words.h"

namespace linkwright {

namespace {

constexpr Words<ElasticStart, 3> kStarts = {
    {{ElasticStart::Consistent, "consistent"}, {ElasticStart::Locked, "locked"}, {ElasticStart::Balanced, "balanced"}}};

}  // namespace

const char* toString(ElasticStart start) { return wordOf(kStarts, start); }
bool parseElasticStart(std::string_view word, ElasticStart& start) { return valueOf(kStarts, word, start); }

}  // namespace linkwright
