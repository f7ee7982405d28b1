// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scene/plots.h"
#include "ui/document/document.h"

#include <QUndoCommand>

namespace linkwright::ui {

/// One edit, as what was before it and after it. It has been carried out when it is pushed.
class EditCommand : public QUndoCommand {
public:
  struct Step {
    SceneState before, after;
    SceneParts parts;      ///< in which they differ
    JointRenames renames;  ///< of the mechanism's joints, by their names before
    int link = -1;         ///< that an edit of the mechanism is about, in the model after it
  };
  EditCommand(Document& document, Step step, const QString& text);
  void undo() override;
  void redo() override;
  /// Stages of one run of a simulation are one step.
  int id() const override;
  bool mergeWith(const QUndoCommand* later) override;
  /// Whether it only moved the robot or ran a simulation: nothing that a person has made.
  bool isPlay() const;

private:
  Document& document_;
  Step step_;
  bool done_ = true;
};

/// Whether more has changed since the file was read or saved than where the robot is and what it ran.
bool holdsWork(const QUndoStack& edits);

}  // namespace linkwright::ui
