// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/beam/convergence.h"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <stop_token>

namespace linkwright::ui {

/// Studies how an analysis settles, off the UI thread, one study at a time: a new request replaces the one under way;
/// what has been stopped says nothing more. Lives on the UI thread.
class ConvergenceWorker : public QObject {
  Q_OBJECT
public:
  explicit ConvergenceWorker(QObject* parent = nullptr);
  ~ConvergenceWorker() override;  ///< waits for what is under way, which ends within some steps or one set of modes

  void startSteps(const ElasticSetup& setup, const StepStudyOptions& options = {});
  void startElements(const ElasticSetup& setup, const ElementStudyOptions& options = {});
  void stop();
  bool isRunning() const { return running_; }

signals:
  /// With one row more than before.
  void stepsFound(std::shared_ptr<const linkwright::StepStudy> so_far);
  void elementsFound(std::shared_ptr<const linkwright::ElementStudy> so_far);
  void progressed(double share);
  void failed(const QString& why);
  void runningChanged(bool running);

private:
  /// `study` returns why it failed; empty: it did not.
  void run(std::function<QString(const std::stop_token&)> study);
  void deliver(const std::stop_token& stop, std::function<void()> news);
  void setRunning(bool running);

  QThreadPool pool_;
  std::stop_source stop_;
  bool running_ = false;
};

}  // namespace linkwright::ui
