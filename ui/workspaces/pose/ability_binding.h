// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/view3d/view3d.h"

#include <QObject>

#include <memory>

namespace linkwright::ui {

/// The ellipsoids at the hand as they are drawn, without the cloud.
Decor ellipsoidDecor(const Snapshot& snapshot, const AbilityViewOptions& look, bool dark);

/// The points of the reachable workspace as they are drawn.
std::shared_ptr<const PointCloud> cloudDecor(const ReachableCloud& cloud, bool by_measure, bool dark);

/// Has the 3D view draw what is looked at of the arm's abilities. It lives as long as the view.
class AbilityBinding : public QObject {
  Q_OBJECT
public:
  AbilityBinding(View3D& view, Document& document, Interaction& interaction);

private:
  void show();
  void showCloud();

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  bool shown_ = false;                           ///< something is drawn
  std::shared_ptr<const ReachableCloud> cloud_;  ///< that points_ were made of
  bool by_measure_ = false;
  bool dark_ = false;
  std::shared_ptr<const PointCloud> points_;
};

}  // namespace linkwright::ui
