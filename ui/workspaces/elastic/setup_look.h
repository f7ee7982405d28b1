// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_look.h"
#include "ui/widgets/property_form.h"

#include <QWidget>

class QSlider;

namespace linkwright::ui {

/// What of elastic links and passive joints is shown in 3D, and how many times larger than it is.
class ElasticLookForm : public QWidget {
  Q_OBJECT
public:
  ElasticLookForm(ElasticLook& look, QWidget* parent);
  void refresh();

private:
  void buildMagnification();

  ElasticLook& look_;
  PropertyForm<ElasticLook> form_;
  QSlider* slider_ = nullptr;
};

}  // namespace linkwright::ui
