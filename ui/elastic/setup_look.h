// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_look.h"
#include "ui/widgets/figure_field.h"

#include <QWidget>

class QCheckBox;
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
  std::vector<std::pair<QCheckBox*, bool (ElasticLook::*)() const>> switches_;
  QSlider* slider_ = nullptr;
  FigureField* factor_ = nullptr;
};

}  // namespace linkwright::ui
