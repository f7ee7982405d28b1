// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/background.h"

#include "ui/work/handoff.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPointer>
#include <QRunnable>

namespace linkwright::ui {

/// What a task tells, on its way to the UI thread.
class Background::News : public QEvent {
public:
  News(std::stop_token stop, std::function<void()> tell)
      : QEvent(kind()), stop_(std::move(stop)), tell_(std::move(tell)) {}
  static QEvent::Type kind() {
    static const auto registered = static_cast<QEvent::Type>(QEvent::registerEventType());
    return registered;
  }

  // what has been stopped or replaced meanwhile is dropped on arrival
  void tell() const {
    if (!stop_.stop_requested()) tell_();
  }

private:
  std::stop_token stop_;
  std::function<void()> tell_;
};

/// A task on its way to its thread.
class Background::Errand : public QRunnable {
public:
  Errand(Job job, Task task) : job_(std::move(job)), task_(std::move(task)) {}

  void run() override {
    takeOver();
    task_.tell([asker = task_.asker_, answer = job_(task_)] { asker->end(answer); });
  }

private:
  Job job_;
  Task task_;
};

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
  auto* errand = new Errand(std::move(job), Task(*this, stop_.get_token()));
  handOver();
  pool_.start(errand);
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

bool Background::event(QEvent* event) {
  takeOver();
  if (event->type() != News::kind()) return QObject::event(event);
  static_cast<const News*>(event)->tell();
  return true;
}

void Background::Task::tell(std::function<void()> news) const {
  auto* event = new News(stop_, std::move(news));
  handOver();
  QCoreApplication::postEvent(asker_, event);
}

void Background::Task::progress(double share) const {
  tell([asker = asker_, share] {
    asker->progress_ = share;
    emit asker->progressed(share);
  });
}

}  // namespace linkwright::ui

#include "moc_background.cpp"
