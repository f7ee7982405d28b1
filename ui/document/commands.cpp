// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/commands.h"

#include <utility>

namespace linkwright::ui {

StateCommand::StateCommand(Document& document, Document::State before, Document::State after, const QString& text)
    : QUndoCommand(text), document_(document), before_(std::move(before)), after_(std::move(after)) {}

void StateCommand::undo() { document_.applyState(before_); }
void StateCommand::redo() { document_.applyState(after_); }

MotionCommand::MotionCommand(Document& document, Document::Poses before, Document::Poses after, const QString& text)
    : QUndoCommand(text), document_(document), before_(std::move(before)), after_(std::move(after)) {}

void MotionCommand::undo() { document_.applyPoses(before_); }
void MotionCommand::redo() { document_.applyPoses(after_); }

}  // namespace linkwright::ui
