// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/property_form.h"
#include "ui/work/elastic_study.h"

#include <QWidget>

namespace linkwright {
struct ElasticSettings;
}  // namespace linkwright

namespace linkwright::ui {

/// In what steps the analysis goes, for how long, what it begins with and how much is damped.
class StepsForm : public QWidget {
  Q_OBJECT
public:
  StepsForm(ElasticStudy& study, QWidget* parent);
  void refresh();

private:
  ElasticStudy& study_;
  PropertyForm<ElasticSettings> form_;
};

}  // namespace linkwright::ui
