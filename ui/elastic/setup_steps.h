// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/figure_field.h"
#include "ui/work/elastic_study.h"

#include <QWidget>

class QComboBox;
class QFormLayout;

namespace linkwright::ui {

/// In what steps the analysis goes, for how long, what it begins with and how much is damped.
class StepsForm : public QWidget {
  Q_OBJECT
public:
  StepsForm(ElasticStudy& study, QWidget* parent);
  void refresh();

private:
  struct Number {
    const char* name;
    QString caption, spoken, unit;
    double scale;  ///< the number shown is so many times that of the settings
    double ElasticSettings::*member;
    double least, most;  ///< of the settings
    QString range;       ///< both in words
  };
  FigureField* add(QFormLayout& rows, const Number& number);

  ElasticStudy& study_;
  QComboBox* start_;
  std::vector<std::pair<FigureField*, Number>> fields_;
};

}  // namespace linkwright::ui
