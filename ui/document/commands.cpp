// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/commands.h"

#include "ui/document/simulated_run.h"

#include <utility>

namespace linkwright::ui {

namespace {

/// Whether the document has carried it out. What could not be done has nothing to undo: the stack drops it.
template <class Redo>
bool isDone(Document& document, Redo redo) {
  bool done = true;
  const auto refused = QObject::connect(&document, &Document::failed, [&done] { done = false; });
  redo();
  QObject::disconnect(refused);
  return done;
}

}  // namespace

StateCommand::StateCommand(Document& document, Document::State before, Document::State after, const QString& text)
    : QUndoCommand(text), document_(document), before_(std::move(before)), after_(std::move(after)) {}

void StateCommand::undo() { document_.applyState(before_); }
void StateCommand::redo() {
  setObsolete(!isDone(document_, [&] { document_.applyState(after_); }));
}

MotionCommand::MotionCommand(Document& document, Side before, Side after, const QString& text)
    : QUndoCommand(text), document_(document), before_(std::move(before)), after_(std::move(after)) {}

void MotionCommand::undo() { document_.applyMotion(before_.poses, before_.state); }
void MotionCommand::redo() {
  setObsolete(!isDone(document_, [&] { document_.applyMotion(after_.poses, after_.state); }));
}

namespace {

constexpr int kRun = 1;  // of commands that later ones may go on with

}  // namespace

int MotionCommand::id() const { return after_.poses.run ? kRun : -1; }

bool MotionCommand::mergeWith(const QUndoCommand* later) {
  const auto& next = static_cast<const MotionCommand&>(*later);
  const auto& before = next.before_.poses.run;
  if (!before || before != after_.poses.run || before->setup != next.after_.poses.run->setup) return false;
  after_ = next.after_;
  return true;
}

SimulationCommand::SimulationCommand(Document& document, Side before, Side after, const QString& text)
    : QUndoCommand(text), document_(document), before_(std::move(before)), after_(std::move(after)) {}

void SimulationCommand::undo() { document_.applySimulation(before_.contacts, before_.settings); }
void SimulationCommand::redo() {
  setObsolete(!isDone(document_, [&] { document_.applySimulation(after_.contacts, after_.settings); }));
}

ElasticCommand::ElasticCommand(Document& document, Settings before, Settings after, const QString& text)
    : QUndoCommand(text), document_(document), before_(std::move(before)), after_(std::move(after)) {}

void ElasticCommand::undo() { document_.applyElastic(before_); }
void ElasticCommand::redo() { document_.applyElastic(after_); }

LoadsCommand::LoadsCommand(Document& document, std::vector<SceneLoad> before, std::vector<SceneLoad> after,
                           const QString& text)
    : QUndoCommand(text), document_(document), before_(std::move(before)), after_(std::move(after)) {}

void LoadsCommand::undo() { document_.applyLoads(before_); }
void LoadsCommand::redo() {
  setObsolete(!isDone(document_, [&] { document_.applyLoads(after_); }));
}

EditCommand::EditCommand(Document& document, Document::Stage before, Document::Stage after, JointRenames renames,
                         int link, const QString& text)
    : QUndoCommand(text),
      document_(document),
      before_(std::move(before)),
      after_(std::move(after)),
      renames_(std::move(renames)),
      link_(link) {}

void EditCommand::undo() {
  JointRenames back;
  for (const auto& [before, after] : renames_) back[after] = before;
  document_.applyStage(before_, back);
  emit document_.edited(-1);
}
void EditCommand::redo() {
  setObsolete(!isDone(document_, [&] { document_.applyStage(after_, renames_); }));
  if (!isObsolete()) emit document_.edited(link_);
}

}  // namespace linkwright::ui
