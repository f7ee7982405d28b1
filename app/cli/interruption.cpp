// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interruption.h"

#include <atomic>
#include <cstddef>
#include <ctime>

namespace linkwright::cli {
namespace {

constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};

struct Received {
  std::atomic<int> signal = 0;
  std::atomic<time_t> second = 0;
};

// a handler of signals can reach nothing else
Received& received() {
  static Received first;
  return first;
}

/// Whoever ends a job may send a signal twice (timeout does, to the process and to its group); only a later one is a
/// person who will not wait.
void take(int signal) {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (received().signal == 0) {
    received().second = now.tv_sec;
    received().signal = signal;
  } else if (now.tv_sec - received().second > 1) {
    std::signal(signal, SIG_DFL);
    raise(signal);
  }
}

}  // namespace

Interruption::Interruption() {
  received().signal = 0;
  struct sigaction action {};
  action.sa_handler = take;
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    sigaction(kSignals[i], nullptr, &before_[i]);
    // nohup and the shell's & mean it
    if (before_[i].sa_handler != SIG_IGN) sigaction(kSignals[i], &action, nullptr);
  }
}

Interruption::~Interruption() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) sigaction(kSignals[i], &before_[i], nullptr);
}

int endAskedBy() { return received().signal; }

}  // namespace linkwright::cli
