// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <thread>

namespace linkwright::ui {

/// One piece of work on a thread of its own, so that the window stays alive. The work shares nothing with the window:
/// it is given values. It ends before the job is destroyed.
class Job : public QObject {
  Q_OBJECT
public:
  using QObject::QObject;
  ~Job() override;

  bool isRunning() const { return running_; }
  /// Begins `work`, which must not throw; requires that none is running.
  void start(std::function<void()> work);

signals:
  /// On the thread of this object, after the work's last line.
  void finished();

private:
  std::thread thread_;
  bool running_ = false;
};

}  // namespace linkwright::ui
