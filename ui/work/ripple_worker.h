// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/beam/ripple.h"
#include "ui/work/elastic_worker.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <stop_token>

namespace linkwright::ui {

/// Freezes an analysis at evenly spread instants off the UI thread, for its natural periods there. A new request
/// replaces the one under way; what has been stopped says nothing more. Lives on the UI thread.
class RippleWorker : public QObject {
  Q_OBJECT
public:
  explicit RippleWorker(QObject* parent = nullptr);
  ~RippleWorker() override;  ///< waits for what is under way, which ends within an instant

  void start(std::shared_ptr<const ElasticResult> result);
  void stop();
  bool isRunning() const { return running_; }

signals:
  void progressed(double share);
  void finished(std::shared_ptr<const linkwright::FrozenPeriods> periods);
  void failed(const linkwright::Diagnostics& why);

private:
  void deliver(const std::stop_token& stop, std::function<void()> news);

  QThreadPool pool_;
  std::stop_source stop_;
  bool running_ = false;
};

}  // namespace linkwright::ui
