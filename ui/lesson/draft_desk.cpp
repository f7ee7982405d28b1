// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/draft_desk.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

DraftDesk::DraftDesk(QString examples, QObject* parent)
    : QObject(parent), examples_(std::move(examples)), history_(newDraft({}, {})) {}

void DraftDesk::show(LessonDraft draft) {
  history_.show(std::move(draft));
  step_ = -1;
  emit changed();
}

const LessonStep* DraftDesk::current() const {
  return step_ < 0 || step_ >= stepCount() ? nullptr : &draft().lesson.steps[stepIndex()];
}

void DraftDesk::setStep(int step) {
  const int next = std::clamp(step, -1, stepCount() - 1);
  if (next == step_) return;
  step_ = next;
  emit changed();
}

void DraftDesk::edit(const QString& field, const std::function<void(LessonDraft&)>& change) {
  history_.edit(field, step_, change);
  step_ = std::min(step_, stepCount() - 1);
  emit changed();
}

void DraftDesk::editGoing(int step, const std::function<void(LessonDraft&)>& change) {
  const QSignalBlocker quiet(this);
  edit({}, change);
  step_ = std::clamp(step, -1, stepCount() - 1);
  history_.setPlace(step_);
  blockSignals(false);
  emit changed();
}

void DraftDesk::editStep(const QString& field, const std::function<void(LessonStep&)>& change) {
  if (current() == nullptr) return;
  edit(field, [&](LessonDraft& draft) { change(draft.lesson.steps[stepIndex()]); });
}

void DraftDesk::amend(const std::function<void(LessonDraft&)>& change) { history_.amend(change); }

void DraftDesk::undo() {
  if (canUndo()) go(history_.undo());
}

void DraftDesk::redo() {
  if (canRedo()) go(history_.redo());
}

void DraftDesk::go(int step) {
  step_ = std::clamp(step, -1, stepCount() - 1);
  emit changed();
}

void DraftDesk::setSaved() {
  history_.setSaved();
  emit changed();
}

void DraftDesk::setUnsaved() {
  history_.setUnsaved();
  emit changed();
}

}  // namespace linkwright::ui

#include "moc_draft_desk.cpp"
