// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/elastic_settings.h"
#include "ui/widgets/property_form.h"

#include <QCoreApplication>

namespace linkwright::ui {

/// In what steps the analysis goes, for how long, what it begins with and how much is damped.
class StepsForm {
  Q_DECLARE_TR_FUNCTIONS(StepsForm)
public:
  static void add(PropertyForm<ElasticSettings>& form);
};

}  // namespace linkwright::ui
