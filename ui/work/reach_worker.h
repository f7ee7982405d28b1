// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/ability_look.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace linkwright::ui {

/// Samples the reachable workspace off the UI thread. A new request replaces the one under way; what has been cancelled
/// says nothing more. Lives on the UI thread.
class ReachWorker : public QObject {
  Q_OBJECT
public:
  explicit ReachWorker(QObject* parent = nullptr);
  ~ReachWorker() override;  ///< waits for what is under way, which ends within a block of points

  void ask(std::shared_ptr<const Model> model, int link, int count, std::uint64_t seed = 1);
  void cancel();
  bool isWorking() const { return working_; }

signals:
  void progressed(int points);
  void finished(std::shared_ptr<const linkwright::ui::ReachableCloud> cloud);
  /// It could not be done: why, in words.
  void failed(const QString& why);
  void workingChanged(bool working);

private:
  using Stop = std::shared_ptr<std::atomic<bool>>;
  void setWorking(bool working);
  void deliver(const Stop& stop, std::function<void()> news);

  QThreadPool pool_;
  Stop stop_;
  bool working_ = false;
};

}  // namespace linkwright::ui
