// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/frame_sink.h"

#include "core/base/require.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace linkwright::ui {

/// What both threads know.
struct FrameSink::Shared {
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<QImage> waiting;
  bool closed = false;             ///< no more will come
  std::atomic<bool> stop = false;  ///< cancelled, or failed
  std::atomic<bool> cancelled = false;
  // written before the task ends, read after
  bool complete = false;
  QString problem;

  /// The next frame; none where that was the last, or it is cancelled.
  std::optional<QImage> take() {
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return stop || closed || !waiting.empty(); });
    if (stop || waiting.empty()) return std::nullopt;
    QImage frame = std::move(waiting.front());
    waiting.pop_front();
    return frame;
  }
};

namespace {

template <class Shared, class Told>
QString writeAll(const VideoSpec& spec, Shared& shared, const Told& told) {
  const std::unique_ptr<FrameWriter> writer = makeFrameWriter(spec, shared.stop);
  QString problem = writer->begin();
  for (int written = 1; problem.isEmpty(); ++written) {
    const std::optional<QImage> frame = shared.take();
    if (!frame) break;
    problem = writer->add(*frame);
    if (problem.isEmpty()) told(written);
  }
  if (!problem.isEmpty() || shared.stop) return problem;
  problem = writer->finish();
  shared.complete = problem.isEmpty();
  return problem;
}

}  // namespace

FrameSink::FrameSink(QObject* parent) : QObject(parent) {}

FrameSink::~FrameSink() { cancel(); }

void FrameSink::start(const VideoSpec& spec) {
  require(!isRunning(), "one video at a time");
  spec_ = spec;
  shared_ = std::make_shared<Shared>();
  work_.start(
      [this, spec, shared = shared_](const Background::Task& task) {
        const auto told = [&](int frames) { task.tell([this, frames] { emit frameWritten(frames); }); };
        shared->problem = writeAll(spec, *shared, told);
        shared->stop = true;
      },
      [this](const auto&) { end(); });
}

bool FrameSink::hasRoom() const {
  if (!isRunning() || shared_->stop) return false;
  const std::lock_guard lock(shared_->mutex);
  return !shared_->closed && std::ssize(shared_->waiting) < kRoom;
}

void FrameSink::add(const QImage& frame) {
  require(frame.size() == spec_.size, "every frame has the size that was said");
  // a failure of this moment is told by the task's end
  if (!isRunning() || shared_->stop) return;
  {
    const std::lock_guard lock(shared_->mutex);
    require(std::ssize(shared_->waiting) < kRoom, "who brings a frame waits for room");
    shared_->waiting.push_back(frame.convertToFormat(QImage::Format_RGB32));
  }
  shared_->changed.notify_one();
}

void FrameSink::finish() {
  if (!isRunning()) return;
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->closed = true;
  }
  shared_->changed.notify_one();
}

void FrameSink::cancel() {
  if (!isRunning()) return;
  {
    const std::lock_guard lock(shared_->mutex);
    shared_->cancelled = true;
    shared_->stop = true;
  }
  shared_->changed.notify_one();
}

void FrameSink::end() {
  // what counts is what is on the disk, whenever it was cancelled
  if (shared_->complete)
    emit finished();
  else if (shared_->cancelled)
    emit cancelled();
  else
    emit failed(shared_->problem.isEmpty() ? tr("there was not enough memory") : shared_->problem);
}

}  // namespace linkwright::ui

#include "moc_frame_sink.cpp"
