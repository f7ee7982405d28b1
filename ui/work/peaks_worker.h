// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/beam_bearing.h"
#include "ui/work/elastic_worker.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <stop_token>

namespace linkwright::ui {

/// Looks through an analysis for the largest that beams bear, off the UI thread, once for each result. Lives on the UI
/// thread.
class PeaksWorker : public QObject {
  Q_OBJECT
public:
  explicit PeaksWorker(QObject* parent = nullptr);
  ~PeaksWorker() override;  ///< waits for what is under way, which ends within a sample

  /// Those of `result`; null while they are looked for, which this begins, where there is no result, and where there is
  /// no room for them.
  std::shared_ptr<const BearingPeaks> peaksOf(const std::shared_ptr<const ElasticResult>& result);

signals:
  /// peaksOf() has them now.
  void found();

private:
  QThreadPool pool_;
  std::stop_source stop_;
  std::shared_ptr<const ElasticResult> result_;  ///< that they are asked for
  std::shared_ptr<const BearingPeaks> peaks_;
};

}  // namespace linkwright::ui
