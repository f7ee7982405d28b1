// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/autosave.h"

#include "ui/document/translated.h"

#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace linkwright::ui {

namespace {

// of intervals after the first change: how long a gesture may put it off. With the writing it stays below two.
constexpr double kLongest = 1.8;

QString wordsOf(const Diagnostics& problems) {
  const auto error = std::find_if(problems.begin(), problems.end(),
                                  [](const Diagnostic& each) { return each.severity == Severity::Error; });
  return error == problems.end() ? QString() : translated(error->message);
}

}  // namespace

Autosave::Autosave(Document& document, QString sessions_folder, QObject* parent)
    : QObject(parent),
      document_(document),
      sessions_folder_(std::move(sessions_folder)),
      work_(std::make_unique<Background>()) {
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &Autosave::timeIsUp);
  connect(document_.undoStack(), &QUndoStack::indexChanged, this, [this] {
    markUnsaved();
    look();
  });
  connect(document_.undoStack(), &QUndoStack::cleanChanged, this, [this](bool clean) {
    if (!clean) markUnsaved();
    look();
  });
  // what is unsaved and no step of undo: another layout of the plots
  connect(&document_, &Document::titleChanged, this, [this] {
    if (!document_.undoStack()->isClean()) markUnsaved();
  });
  connect(&document_, &Document::snapshotChanged, this, &Autosave::look);
  connect(&document_, &Document::opened, this, &Autosave::look);
}

Autosave::~Autosave() {
  work_.reset();
  if (session_ && (ends_cleanly_ || document_.undoStack()->isClean())) session_->remove();
}

void Autosave::setOn(bool on) {
  if (on == on_) return;
  on_ = on;
  timer_.stop();
  unsaved_since_.invalidate();
  waits_for_gesture_ = false;
  if (on && !document_.undoStack()->isClean()) markUnsaved();
}

void Autosave::setInterval(int ms) {
  if (ms == interval_ms_ || ms <= 0) return;
  interval_ms_ = ms;
  if (unsaved_since_.isValid()) timer_.start(std::max(0, ms - static_cast<int>(unsaved_since_.elapsed())));
}

void Autosave::saveSoon() {
  if (!on_ || document_.undoStack()->isClean()) return;
  markUnsaved();
  timer_.start(0);
}

void Autosave::markUnsaved() {
  if (!on_ || unsaved_since_.isValid()) return;
  unsaved_since_.start();
  timer_.start(interval_ms_);
}

void Autosave::look() {
  const bool in_gesture = document_.gestureActive();
  if (!in_gesture && document_.undoStack()->isClean()) return keepNothing();
  if (in_gesture)
    markUnsaved();
  else if (waits_for_gesture_)
    write();
}

void Autosave::timeIsUp() {
  const auto left = static_cast<int>(kLongest * interval_ms_) - static_cast<int>(unsaved_since_.elapsed());
  if (document_.gestureActive() && left > 0) {
    waits_for_gesture_ = true;
    timer_.start(left);
    return;
  }
  write();
}

void Autosave::write() {
  timer_.stop();
  waits_for_gesture_ = false;
  wants_write_ = true;
  startWork();
}

void Autosave::keepNothing() {
  timer_.stop();
  unsaved_since_.invalidate();
  waits_for_gesture_ = false;
  wants_write_ = false;
  if (first_kept_ == next_number_) return;
  first_kept_ = next_number_;
  wants_removal_ = true;
  startWork();
}

// one at a time: what is wanted meanwhile is taken as it is then
void Autosave::startWork() {
  if (work_->isRunning() || (!wants_write_ && !wants_removal_)) return;
  if (!session_) {
    QString why;
    session_ = Session::begin(sessions_folder_, why);
    if (!session_) {
      wants_write_ = wants_removal_ = false;
      return fail(why);
    }
  }
  const bool is_writing = std::exchange(wants_write_, false);
  wants_removal_ = false;
  const QString folder = session_->folder();
  if (!is_writing) {
    work_->start([folder, first = first_kept_](const Background::Task&) { removeStatesBefore(folder, first); },
                 [this](const auto&) { startWork(); });
    return;
  }
  unsaved_since_.invalidate();
  const int number = next_number_++;
  const int first = std::max(first_kept_, next_number_ - kKeptStates);
  const QString path = document_.filePath().isEmpty() ? document_.proposedPath() : document_.filePath();
  StateToSave state = {document_.contents(), document_.displayName(), path, QDateTime::currentDateTimeUtc(), {}};
  work_->start(
      [folder, number, first, painter = painter_, snapshot = document_.snapshot(),
       state = std::move(state)](const Background::Task&) mutable {
        if (painter) state.picture = painter(*snapshot, state.scene);
        Diagnostics problems = writeState(folder, number, state);
        if (!hasErrors(problems)) removeStatesBefore(folder, first);
        return problems;
      },
      [this](const Result<Diagnostics>& written) {
        take(written ? *written
                     : Diagnostics{{Severity::Error, {}, 0, Message("Files", "the scene cannot be written")}});
      });
}

void Autosave::take(const Diagnostics& problems) {
  if (hasErrors(problems)) {
    fail(wordsOf(problems));
  } else {
    has_failed_ = false;
    emit written();
  }
  startWork();
}

void Autosave::fail(const QString& why) {
  // tried again an interval later, where there is still something to keep
  if (!document_.undoStack()->isClean()) markUnsaved();
  if (has_failed_) return;
  has_failed_ = true;
  emit failed(why);
}

}  // namespace linkwright::ui

#include "moc_autosave.cpp"
