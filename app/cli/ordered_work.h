// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/table_source.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace linkwright::cli {

/// The three steps of what goes on in pieces. `makeWork` is called once for each thread; what it returns is that
/// thread's own. `write` is false where nothing more is wanted.
template <class Piece>
struct OrderedWork {
  std::function<Reading(Piece&)> read;
  std::function<std::function<void(Piece&)>()> makeWork;
  std::function<bool(Piece&)> write;
};

/// Reads and writes here, in order, and works on one thread without starting any. A piece is written when the one after
/// it has been read, or the end.
template <class Piece>
void workHere(const OrderedWork<Piece>& steps) {
  const std::function<void(Piece&)> work = steps.makeWork();
  Piece done, next;
  bool has_done = false;
  while (true) {
    const Reading reading = steps.read(next);
    if (has_done && !steps.write(done)) return;
    if (reading == Reading::End) return;
    has_done = reading == Reading::Piece;
    if (!has_done) continue;
    work(next);
    std::swap(done, next);
  }
}

/// The same with the work on `jobs` threads, on two pieces for each at most. What a work throws is thrown when its
/// piece is to be written.
template <class Piece>
class WorkOnThreads {
public:
  WorkOnThreads(const OrderedWork<Piece>& steps, int jobs)
      : steps_(steps), places_(2 * static_cast<std::size_t>(jobs)) {
    for (int i = 0; i < jobs; ++i) {
      threads_.emplace_back([this, work = steps.makeWork()](const std::stop_token& stop) { workUntil(stop, work); });
    }
  }

  void run() {
    while (true) {
      readWhatFits();
      if (written_ == read_) {
        if (at_end_) return;
        continue;
      }
      Place& oldest = places_[written_ % places_.size()];
      {
        std::unique_lock lock(mutex_);
        finished_.wait(lock, [&] { return oldest.is_done; });
      }
      if (oldest.failure) std::rethrow_exception(oldest.failure);
      if (!steps_.write(oldest.piece)) return;
      ++written_;
    }
  }

private:
  struct Place {
    Piece piece;
    std::exception_ptr failure;
    bool is_done = false;
  };

  void readWhatFits() {
    while (!at_end_ && read_ - written_ < places_.size()) {
      Place& place = places_[read_ % places_.size()];
      const Reading reading = steps_.read(place.piece);
      at_end_ = reading == Reading::End;
      if (reading != Reading::Piece) return;
      place.is_done = false;
      {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(&place);
      }
      ++read_;
      given_.notify_one();
    }
  }

  void workUntil(const std::stop_token& stop, const std::function<void(Piece&)>& work) {
    std::unique_lock lock(mutex_);
    while (given_.wait(lock, stop, [this] { return !waiting_.empty(); }) && !stop.stop_requested()) {
      Place& place = *waiting_.front();
      waiting_.pop_front();
      lock.unlock();
      try {
        work(place.piece);
      } catch (...) {
        place.failure = std::current_exception();
      }
      lock.lock();
      place.is_done = true;
      finished_.notify_one();
    }
  }

  const OrderedWork<Piece>& steps_;
  std::vector<Place> places_;  // a ring: read_ and written_ count on
  std::size_t read_ = 0, written_ = 0;
  bool at_end_ = false;
  std::mutex mutex_;
  std::condition_variable_any given_, finished_;
  std::deque<Place*> waiting_;
  std::vector<std::jthread> threads_;  // last: they end before what they use
};

template <class Piece>
void workInOrder(const OrderedWork<Piece>& steps, int jobs) {
  if (jobs == 1) {
    workHere(steps);
  } else {
    WorkOnThreads<Piece>(steps, jobs).run();
  }
}

}  // namespace linkwright::cli
