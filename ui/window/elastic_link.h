// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_look.h"
#include "ui/document/interaction.h"
#include "ui/view3d/view3d.h"
#include "ui/window/elastic_decor.h"
#include "ui/work/elastic_study.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace linkwright::ui {

/// Bent links, what they bear, nodal forces and joints without motors in 3D. A child of the view.
class ElasticLink : public QObject {
  Q_OBJECT
public:
  ElasticLink(View3D& view, Document& document, Interaction& interaction, ElasticStudy& study, ElasticLook& look);

signals:
  /// What the key says of the scale of nodal forces, and how much links are bent more than they are.
  void scaleBarsChanged(const std::vector<linkwright::ui::ScaleBar>& bars, const QString& note);

private:
  void show();
  void clear();
  void swing();
  void fillIn(ElasticScene& scene, const ElasticInstant& instant);
  void showBars(const ElasticScene& scene);

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  ElasticStudy& study_;
  ElasticLook& look_;
  QTimer frames_;           // of a mode
  QElapsedTimer swinging_;  // since it is shown
  bool is_shown_ = false;
  std::shared_ptr<const BearingPeaks> scaled_for_;
  double force_scale_ = 0.0;  // m/N
  double bar_ = 0.0;          // that the key has
  bool fits_ = true;          // a robot that has just been opened is bent so far that it is seen
  QString note_;
};

}  // namespace linkwright::ui
