// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/view3d/view3d.h"
#include "ui/workspaces/construct/dh_panel.h"

#include <QObject>

namespace linkwright::ui {

/// The inertia ellipsoid of a link as it is drawn, with its principal axes; empty where there is none.
Decor inertiaDecor(const Snapshot& snapshot, int link, bool dark);

/// Has the 3D view draw what the panels for building look at: the chosen row of the DH table, and the inertia ellipsoid
/// of the selected link. It lives as long as the view.
class BuildBinding : public QObject {
  Q_OBJECT
public:
  BuildBinding(View3D& view, Document& document, Interaction& interaction);
  /// The DH table is there: what is chosen in it is drawn from now on.
  void follow(DhPanel& panel);

private:
  void showRow();
  void showInertia();

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  DhPanel* panel_ = nullptr;
  bool row_shown_ = false, inertia_shown_ = false;
};

}  // namespace linkwright::ui
