// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What one thread has written before Qt hands it to another is seen by that one. Qt is not built for the thread
// sanitizer, which therefore cannot know it: here it is told so. In other builds these are nothing.

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

namespace linkwright::ui {

#ifdef __SANITIZE_THREAD__
// one place for all: what is handed over has none yet that both threads know
inline char handoff_place;
#endif

/// Before Qt gets it.
inline void handOver() {
#ifdef __SANITIZE_THREAD__
  __tsan_release(&handoff_place);
#endif
}

/// First of all, where Qt has brought it.
inline void takeOver() {
#ifdef __SANITIZE_THREAD__
  __tsan_acquire(&handoff_place);
#endif
}

}  // namespace linkwright::ui
