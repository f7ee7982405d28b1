// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ik_study.h"
#include "ui/document/interaction.h"
#include "ui/view3d/view3d.h"

#include <QObject>

namespace linkwright::ui {

/// Draws the iteration that is looked at in the 3D view: the ghost of each iteration, the way of the hand by each
/// method, target and hand, what is missing and the step. Gone while the study is closed. It lives as long as the view.
class IterationBinding : public QObject {
  Q_OBJECT
public:
  IterationBinding(View3D& view, IkStudy& study, Interaction& interaction);

private:
  void show();
  void makeRoom();

  View3D& view_;
  IkStudy& study_;
  Interaction& interaction_;
  bool has_room_ = false;
};

}  // namespace linkwright::ui
