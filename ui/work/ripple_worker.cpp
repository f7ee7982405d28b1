// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/ripple_worker.h"

#include <QMetaObject>

#include <exception>
#include <utility>

namespace linkwright::ui {

namespace {

constexpr int kInstants = 48;

}  // namespace

RippleWorker::RippleWorker(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

RippleWorker::~RippleWorker() {
  stop_.request_stop();
  pool_.waitForDone();
}

void RippleWorker::start(std::shared_ptr<const ElasticResult> result) {
  stop_.request_stop();
  stop_ = std::stop_source();
  running_ = true;
  pool_.start([this, stop = stop_.get_token(), result = std::move(result)] {
    Diagnostics problems;
    try {
      const auto progress = [&](double share) { deliver(stop, [this, share] { emit progressed(share); }); };
      Result<FrozenPeriods> periods = frozenPeriods(result->run(), kInstants, stop, progress);
      if (periods) {
        auto shared = std::make_shared<const FrozenPeriods>(std::move(periods).value());
        deliver(stop, [this, shared] {
          running_ = false;
          emit finished(shared);
        });
        return;
      }
      problems = periods.diagnostics();
    } catch (const std::exception& problem) {
      problems = {{Severity::Error, {}, 0, problem.what()}};
    }
    deliver(stop, [this, problems] {
      running_ = false;
      emit failed(problems);
    });
  });
}

void RippleWorker::stop() {
  stop_.request_stop();
  running_ = false;
}

// news of a request that has been stopped or replaced meanwhile is dropped on arrival
void RippleWorker::deliver(const std::stop_token& stop, std::function<void()> news) {
  QMetaObject::invokeMethod(
      this,
      [stop, news = std::move(news)] {
        if (!stop.stop_requested()) news();
      },
      Qt::QueuedConnection);
}

}  // namespace linkwright::ui

#include "moc_ripple_worker.cpp"
