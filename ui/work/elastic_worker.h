// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/beam/elastic_run.h"
#include "core/beam/rigid_motion.h"
#include "ui/document/found_motion.h"

#include <Eigen/Core>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <stop_token>

namespace linkwright::ui {

/// An analysis of elastic links and passive joints, and what it is held against. Immutable, shared.
struct ElasticResult {
  std::shared_ptr<const FoundMotion> found;  ///< with the run
  RigidMotion rigid;             ///< the same with rigid links, exactly, at the run's times; empty where it has none
  Eigen::MatrixXd newton_euler;  ///< [samples x dof]: what rigid links would need along the motion that was found
  Diagnostics warnings;

  const ElasticRun& run() const { return *found->run; }
};

/// Runs analyses off the UI thread, one at a time: a new request replaces the one under way. Lives on the UI thread.
class ElasticWorker : public QObject {
  Q_OBJECT
public:
  explicit ElasticWorker(QObject* parent = nullptr);
  ~ElasticWorker() override;  ///< waits for what is under way, which ends within some steps

  /// `plan`: the scene's, which the result is said to be of.
  void start(ElasticSetup setup, std::optional<TrajectoryPlan> plan);
  void stop();
  bool isRunning() const { return running_; }

signals:
  void progressed(double share);
  void finished(std::shared_ptr<const linkwright::ui::ElasticResult> result);
  void failed(const linkwright::Diagnostics& why);

private:
  void deliver(const std::stop_token& stop, std::function<void()> news);

  QThreadPool pool_;
  std::stop_source stop_;
  bool running_ = false;
};

}  // namespace linkwright::ui
