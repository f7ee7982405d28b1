// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/edit_command.h"

#include "ui/document/simulated_run.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

EditCommand::EditCommand(Document& document, Step step, const QString& text)
    : QUndoCommand(text), document_(document), step_(std::move(step)) {}

void EditCommand::undo() {
  JointRenames back;
  for (const auto& [before, after] : step_.renames) back[after] = before;
  document_.goTo(step_.before, step_.parts, back);
  if (step_.parts & kMechanismParts) emit document_.edited(-1);
  done_ = false;
}

void EditCommand::redo() {
  if (std::exchange(done_, true)) return;
  document_.goTo(step_.after, step_.parts, step_.renames);
  if (step_.parts & kMechanismParts) emit document_.edited(step_.link);
}

int EditCommand::id() const { return step_.after.run && step_.after.run != step_.before.run ? 1 : -1; }

bool EditCommand::isPlay() const {
  const SceneParts by_run = id() == 1 ? SceneParts(ScenePart::Trajectory) : SceneParts();
  return !(step_.parts & ~(by_run | ScenePart::Robot));
}

bool EditCommand::mergeWith(const QUndoCommand* later) {
  const Step& next = static_cast<const EditCommand&>(*later).step_;
  if (next.before.run != step_.after.run || next.after.run->setup != step_.after.run->setup) return false;
  step_.after = next.after;
  step_.parts |= next.parts;
  return true;
}

bool holdsWork(const QUndoStack& edits) {
  if (edits.isClean()) return false;
  const int saved = edits.cleanIndex();
  if (saved < 0) return true;
  const auto [first, last] = std::minmax({saved, edits.index()});
  for (int i = first; i < last; ++i) {
    // several edits as one step are a command of Qt's own
    const auto* edit = dynamic_cast<const EditCommand*>(edits.command(i));
    if (edit == nullptr || !edit->isPlay()) return true;
  }
  return false;
}

}  // namespace linkwright::ui
