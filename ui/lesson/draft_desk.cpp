// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/draft_desk.h"

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr std::size_t kMostEdits = 500;  // the oldest ones are forgotten

}  // namespace

DraftDesk::DraftDesk(QString examples, QObject* parent) : QObject(parent), examples_(std::move(examples)), history_(1) {
  history_.front().draft = newDraft({}, {});
}

void DraftDesk::show(LessonDraft draft) {
  history_.assign(1, {std::move(draft), -1, {}});
  at_ = saved_ = 0;
  step_ = -1;
  ++revision_;
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
  const QString key = field.isEmpty() ? field : field + QLatin1Char('/') + QString::number(step_);
  const bool goes_on =
      !key.isEmpty() && !canRedo() && at_ != saved_ && history_[static_cast<std::size_t>(at_)].field == key;
  Entry next{draft(), step_, key};
  change(next.draft);
  ++revision_;
  if (goes_on) {
    history_[static_cast<std::size_t>(at_)] = std::move(next);
  } else {
    if (canRedo() && saved_ > at_) saved_ = -1;
    history_.erase(history_.begin() + at_ + 1, history_.end());
    history_.push_back(std::move(next));
    ++at_;
    if (history_.size() > kMostEdits) {
      history_.erase(history_.begin());
      --at_;
      --saved_;
    }
  }
  step_ = std::min(step_, stepCount() - 1);
  emit changed();
}

void DraftDesk::editGoing(int step, const std::function<void(LessonDraft&)>& change) {
  const QSignalBlocker quiet(this);
  edit({}, change);
  step_ = std::clamp(step, -1, stepCount() - 1);
  history_[static_cast<std::size_t>(at_)].step = step_;
  blockSignals(false);
  emit changed();
}

void DraftDesk::editStep(const QString& field, const std::function<void(LessonStep&)>& change) {
  if (current() == nullptr) return;
  edit(field, [&](LessonDraft& draft) { change(draft.lesson.steps[stepIndex()]); });
}

void DraftDesk::amend(const std::function<void(LessonDraft&)>& change) {
  change(history_[static_cast<std::size_t>(at_)].draft);
}

void DraftDesk::undo() {
  if (canUndo()) go(at_ - 1, history_[static_cast<std::size_t>(at_)].step);
}

void DraftDesk::redo() {
  if (canRedo()) go(at_ + 1, history_[static_cast<std::size_t>(at_) + 1].step);
}

void DraftDesk::go(int to, int step) {
  at_ = to;
  ++revision_;
  step_ = std::clamp(step, -1, stepCount() - 1);
  emit changed();
}

void DraftDesk::setSaved() {
  saved_ = at_;
  emit changed();
}

void DraftDesk::setUnsaved() {
  saved_ = -1;
  emit changed();
}

}  // namespace linkwright::ui

#include "moc_draft_desk.cpp"
