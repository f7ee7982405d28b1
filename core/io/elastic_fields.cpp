// SPDX-License-Identifier: MIT
#include "core/io/field_reader.h"
#include "core/io/field_writer.h"
#include "core/scene/describe_elastic.h"

namespace linkwright::scene {

void FieldReader::field(const char* key, SceneSection<ElasticSettings>& section, const ObjectField& f) {
  field<ElasticSettings>(key, section, f);
}

void FieldWriter::field(const char* key, const SceneSection<ElasticSettings>& section, const ObjectField& f) {
  field<ElasticSettings>(key, section, f);
}

}  // namespace linkwright::scene
