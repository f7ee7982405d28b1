// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/job.h"

#include "core/base/require.h"

#include <QMetaObject>

#include <exception>
#include <utility>

namespace linkwright::ui {

Job::~Job() {
  if (thread_.joinable()) thread_.join();
}

void Job::start(std::function<void()> work) {
  require(!running_, "one piece of work at a time");
  if (thread_.joinable()) thread_.join();
  running_ = true;
  thread_ = std::thread([this, work = std::move(work)] {
    // work says itself what went wrong; what it did not foresee must not end the program
    try {
      work();
    } catch (const std::exception& problem) {
      qWarning("a piece of work ended early: %s", problem.what());
    }
    QMetaObject::invokeMethod(
        this,
        [this] {
          running_ = false;
          emit finished();
        },
        Qt::QueuedConnection);
  });
}

}  // namespace linkwright::ui

#include "moc_job.cpp"
