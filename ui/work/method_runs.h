// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/method_comparison.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace linkwright::ui {

/// Runs a scene by several methods, one after the other, off the UI thread. A new request replaces the one under way;
/// what has been stopped says nothing more. Lives on the UI thread.
class MethodRuns : public QObject {
  Q_OBJECT
public:
  explicit MethodRuns(QObject* parent = nullptr);
  ~MethodRuns() override;  ///< waits for what is under way, which ends within a step

  void start(const SimulationSetup& setup, const std::vector<MethodChoice>& choices);
  void stop();
  bool isRunning() const { return running_; }

signals:
  /// The one by `choices[index]` is done, or could not go on.
  void ran(std::size_t index, std::shared_ptr<const linkwright::MethodRun> run);
  void runningChanged(bool running);

private:
  void deliver(const std::stop_token& stop, std::function<void()> news);
  void setRunning(bool running);

  QThreadPool pool_;
  std::stop_source stop_;
  bool running_ = false;
};

}  // namespace linkwright::ui
