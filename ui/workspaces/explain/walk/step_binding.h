// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/view3d/view3d.h"
#include "ui/workspaces/explain/walk/step_arrows.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace linkwright::ui {

/// Has the 3D view draw the step of the recursion: its arrows, the frame of its numbers, the links that it is about. An
/// arrow that is pointed at or clicked is the walk's. It lives as long as the view.
class StepBinding : public QObject {
  Q_OBJECT
public:
  StepBinding(View3D& view, Document& document, Interaction& interaction);

  /// Off, the walk is where it is and the view does not show it.
  void setOn(bool on);

private:
  void show();
  void showRoom(const Snapshot& snapshot);
  void showFrame(const Snapshot& snapshot, int body);
  void addWrong(std::vector<Arrow>& arrows, const Snapshot& snapshot, const ArrowScales& scales) const;
  ArrowScales scalesOfStep(const Snapshot& snapshot);
  ArrowOptions arrowOptions(const Snapshot& snapshot) const;

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  bool on_ = true;
  ArrowScales scales_;
  std::optional<ArrowScales> step_scales_;       // of the step that is drawn
  int scaled_step_ = -1;                         // that they are of
  unsigned long long scaled_for_ = 0;            // serial of the snapshot that scales_ were made for
  std::shared_ptr<const Model> model_;           // that the scales were made for
  std::optional<Formulation> room_formulation_;  // that room was made for
};

}  // namespace linkwright::ui
