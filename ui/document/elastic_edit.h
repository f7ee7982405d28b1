// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_settings.h"
#include "ui/document/edits.h"

#include <QString>

#include <functional>

namespace linkwright::ui {

/// Changes how elastic links are analysed: one undo step. Not in edits.h, for it looks inside the settings, which few
/// do.
inline void changeElastic(Document& document, const QString& text,
                          const std::function<void(ElasticSettings&)>& change) {
  SceneSection<ElasticSettings> next = elasticSettings(document);
  change(next.edit());
  setElastic(document, next, text);
}

}  // namespace linkwright::ui
