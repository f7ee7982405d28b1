// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/widgets/property_form.h"
#include "ui/widgets/when_seen.h"
#include "ui/work/elastic_study.h"

#include <QWidget>

class QLabel;

namespace linkwright::ui {

class ElasticStatus;
class FoldingGroup;
class GravityForm;
class JointsForm;
class LinksForm;

/// Which links bend, which joints have no motor, and how that is analysed.
class ElasticPanel : public QWidget {
  Q_OBJECT
public:
  ElasticPanel(Document& document, Interaction& interaction, ElasticStudy& study, ElasticViewOptions& look,
               QWidget* parent = nullptr);

private:
  QWidget* buildForms(Interaction& interaction, ElasticViewOptions& look);
  QWidget* buildMotion(QWidget* parent);
  void follow();
  void refresh();
  void showMotion();

  Document& document_;
  ElasticStudy& study_;
  ElasticStatus* status_;
  FoldingGroup *joint_group_ = nullptr, *link_group_ = nullptr;
  QList<FoldingGroup*> of_subject_;  ///< of no use while the robot is rigid
  JointsForm* joints_ = nullptr;
  LinksForm* links_ = nullptr;
  PropertyPage<ElasticSettings>* steps_ = nullptr;
  GravityForm* gravity_ = nullptr;
  QLabel* motion_ = nullptr;
  // what is shown
  std::shared_ptr<const Model> model_;
  std::shared_ptr<const TrajectoryPlan> plan_;
  WhenSeen when_seen_{*this, &ElasticPanel::refresh};
};

}  // namespace linkwright::ui
