// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/work/elastic_study.h"

#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QLabel;

namespace linkwright {
struct ElasticLink;
struct ElasticSettings;
}  // namespace linkwright

namespace linkwright::ui {

class BeamForm;
class SetupRows;

/// Which links bend, and what the chosen one is as a beam.
class LinksForm : public QWidget {
  Q_OBJECT
public:
  LinksForm(ElasticStudy& study, Interaction& interaction, ElasticViewOptions& look, QWidget* parent);
  void refresh();

private:
  struct Row {
    std::string name;
    int link = -1;     ///< index into Mechanism::links
    int elastic = -1;  ///< index into ElasticSettings::links, -1: it is rigid
  };
  void showRows(const Snapshot& snapshot, const ElasticSettings& settings);
  int chosenRow() const;   ///< of the chosen link, -1: there is none
  int chosenLink() const;  ///< into ElasticSettings::links, -1: it is rigid
  void setBends(int row, bool bends);
  void choose(int row);
  void followLook();
  void change(const QString& text, const std::function<void(ElasticLink&)>& change);

  ElasticStudy& study_;
  Interaction& interaction_;
  ElasticViewOptions& look_;
  SetupRows* list_;
  QLabel* rigid_;
  BeamForm* beam_;
  std::vector<Row> rows_;  ///< for each link that could bend
  std::string chosen_;     ///< a link
  int look_link_ = -1;     ///< as it was when that was chosen
};

}  // namespace linkwright::ui
