// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mechanism/extend.h"
#include "ui/document/document.h"
#include "ui/document/interaction.h"
#include "ui/view3d/view3d.h"

#include <QObject>

#include <memory>
#include <optional>

namespace linkwright::ui {

class LinkEditor;

/// Building by hand in the 3D view: the selected link is pulled longer at its tip, the joint above it is moved and
/// turned by the gizmo, and Del takes the link away. Each drag is live and one step to undo. It acts while
/// Interaction::building() is on, and lives as long as the view.
class BuildTools : public QObject {
  Q_OBJECT
public:
  BuildTools(View3D& view, Document& document, Interaction& interaction, LinkEditor& editor);

signals:
  /// What was asked for cannot be: why, in words.
  void refused(const QString& why);

private:
  /// The selected link and the joint above it, and where they are.
  struct Part {
    int link = -1, joint = -1;  ///< of Mechanism; joint -1: it is the base
    Pose X_WL, X_WP;            ///< of the link and of its parent
  };
  /// A drag under way: all is reckoned from the mechanism that it began with.
  struct Drag {
    std::shared_ptr<const Mechanism> before;
    Part part;
    std::optional<LinkTip> tip;  ///< of one that pulls
    double length = 0.0;         ///< of the link then, m
    Pose X_WG;                   ///< of the gizmo, of one that moves or turns
    bool of_axis = false;
  };
  std::optional<Part> selectedPart() const;
  void showHandles();
  BuildHandles handlesFor(const Part& part);
  void begin(Drag drag, const QString& text);
  void beginPull();
  void beginMove();
  void pull(double length);
  void move(const Pose& X_WG);
  void preview(const Edited& edited);
  void end();

  View3D& view_;
  Document& document_;
  Interaction& interaction_;
  std::optional<Drag> drag_;
  QString problem_;                          ///< of the last preview of the drag, empty where it was taken
  std::shared_ptr<const Mechanism> tip_of_;  ///< that tip_ was worked out for
  int tip_link_ = -1;
  std::optional<LinkTip> tip_;
  bool shown_ = false, decor_shown_ = false;
};

}  // namespace linkwright::ui
