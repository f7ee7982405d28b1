// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/background.h"

#include "ui/work/handoff.h"

#include <QMetaObject>
#include <QPointer>

namespace linkwright::ui {

Background::Background(QString name, QObject* parent) : QObject(parent), name_(std::move(name)) {
  pool_.setMaxThreadCount(1);
}

Background::~Background() {
  stop_.request_stop();
  pool_.waitForDone();
  takeOver();
}

void Background::replace(Job job) {
  next_ = nullptr;
  stop_.request_stop();
  pool_.clear();
  begin(std::move(job));
}

void Background::wait(Job job) {
  if (is_running_)
    next_ = std::move(job);
  else
    begin(std::move(job));
}

void Background::stop() {
  next_ = nullptr;
  stop_.request_stop();
  pool_.clear();
  setRunning(false);
}

void Background::begin(Job job) {
  stop_ = std::stop_source();
  progress_ = -1.0;
  handOver();
  pool_.start([job = std::move(job), task = Task(*this, stop_.get_token())] {
    takeOver();
    task.tell([asker = task.asker_, answer = job(task)] { asker->end(answer); });
  });
  setRunning(true);
}

// the next one is on its way before the answer is heard: while a motion plays there is always one
void Background::end(const Answer& answer) {
  const bool is_last = !next_;
  if (is_last)
    is_running_ = false;
  else
    begin(std::exchange(next_, nullptr));
  // it may begin another task, or close what asks
  const QPointer<Background> self(this);
  answer();
  if (self && is_last && !is_running_) emit runningChanged(false);
}

void Background::setRunning(bool running) {
  if (running == is_running_) return;
  is_running_ = running;
  emit runningChanged(running);
}

// what has been stopped or replaced meanwhile is dropped on arrival
void Background::Task::tell(std::function<void()> news) const {
  handOver();
  QMetaObject::invokeMethod(
      asker_,
      [stop = stop_, news = std::move(news)] {
        takeOver();
        if (!stop.stop_requested()) news();
      },
      Qt::QueuedConnection);
}

void Background::Task::progress(double share) const {
  tell([asker = asker_, share] {
    asker->progress_ = share;
    emit asker->progressed(share);
  });
}

}  // namespace linkwright::ui

#include "moc_background.cpp"
