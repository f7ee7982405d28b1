// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress.h"

#include <cstdio>
#include <unistd.h>

namespace linkwright::cli {
namespace {

constexpr std::chrono::milliseconds kPause{250};

}  // namespace

Progress::Progress() : is_terminal_(isatty(STDERR_FILENO) != 0), next_(Clock::now() + kPause) {}

void Progress::show(std::int64_t states, std::optional<double> share) {
  if (!is_terminal_ || Clock::now() < next_) return;
  next_ = Clock::now() + kPause;
  is_shown_ = true;
  std::fprintf(stderr, "\r%lld states", static_cast<long long>(states));
  if (share) std::fprintf(stderr, ", %.0f %%", 100.0 * *share);
  std::fputs("\033[K", stderr);
}

void Progress::clear() {
  if (is_shown_) std::fputs("\r\033[K", stderr);
  is_shown_ = false;
}

}  // namespace linkwright::cli
