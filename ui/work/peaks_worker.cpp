// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/peaks_worker.h"

#include <QMetaObject>

#include <exception>

namespace linkwright::ui {

PeaksWorker::PeaksWorker(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

PeaksWorker::~PeaksWorker() {
  stop_.request_stop();
  pool_.waitForDone();
}

std::shared_ptr<const BearingPeaks> PeaksWorker::peaksOf(const std::shared_ptr<const ElasticResult>& result) {
  if (result == result_) return peaks_;
  stop_.request_stop();
  stop_ = std::stop_source();
  result_ = result;
  peaks_.reset();
  if (!result) return peaks_;
  auto peaks = std::make_shared<BearingPeaks>();
  pool_.start([this, stop = stop_.get_token(), result, peaks] {
    try {
      *peaks = bearingPeaks(result->run(), stop);
    } catch (const std::exception&) {
      return;  // the diagrams go without
    }
    // news of a result that has been replaced meanwhile is dropped on arrival
    QMetaObject::invokeMethod(
        this,
        [this, stop, peaks] {
          if (stop.stop_requested()) return;
          peaks_ = peaks;
          emit found();
        },
        Qt::QueuedConnection);
  });
  return peaks_;
}

}  // namespace linkwright::ui

#include "moc_peaks_worker.cpp"
