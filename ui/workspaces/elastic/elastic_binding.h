// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/elastic_view_options.h"
#include "ui/document/interaction.h"
#include "ui/view3d/view3d.h"
#include "ui/work/elastic_study.h"
#include "ui/workspaces/elastic/elastic_decor.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace linkwright::ui {

/// Bent links, what they bear, nodal forces and joints without motors in 3D. A child of the view.
class ElasticBinding : public QObject {
  Q_OBJECT
public:
  ElasticBinding(View3D& view, Document& document, Interaction& interaction, ElasticStudy& study,
                 ElasticViewOptions& look);

private:
  void show();
  void clear();
  void swing();
  void fillIn(ElasticScene& scene, const ElasticInstant& instant);
  void addKey(Decor& decor, const ElasticScene& scene) const;

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  ElasticStudy& study_;
  ElasticViewOptions& look_;
  QTimer frames_;           // of a mode
  QElapsedTimer swinging_;  // since it is shown
  bool is_shown_ = false;
  std::shared_ptr<const BearingPeaks> scaled_for_;
  double force_scale_ = 0.0;  // m/N
  bool fits_ = true;          // a robot that has just been opened is bent so far that it is seen
};

}  // namespace linkwright::ui
