// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/widgets/property_form.h"

#include <QWidget>

class QSlider;

namespace linkwright::ui {

/// What of elastic links and passive joints is shown in 3D, and how many times larger than it is.
class ElasticViewForm : public QWidget {
  Q_OBJECT
public:
  ElasticViewForm(ElasticViewOptions& look, QWidget* parent);
  void refresh();

private:
  void buildMagnification();

  ElasticViewOptions& look_;
  PropertyForm<ElasticViewOptions> form_;
  QSlider* slider_ = nullptr;
};

}  // namespace linkwright::ui
