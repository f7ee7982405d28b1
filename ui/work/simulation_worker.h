// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/pulling_spring.h"
#include "ui/document/simulated_run.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace linkwright {
class Simulator;
}  // namespace linkwright

namespace linkwright::ui {

/// Steps a Simulator on a thread of its own, at the speed of a clock or as fast as it goes. Of what it finds the newest
/// waits in one slot until it is taken: frames are dropped, samples never. Lives on the UI thread; while it works the
/// simulator is the thread's alone.
class SimulationWorker : public QObject {
  Q_OBJECT
public:
  explicit SimulationWorker(std::unique_ptr<Simulator> simulator, QObject* parent = nullptr);
  ~SimulationWorker() override;

  void start();
  /// Waits for the thread, which ends within a step.
  void stop();
  bool isWorking() const { return thread_.joinable(); }
  /// Of the simulation's time against a clock's; 0: as fast as it goes.
  void setSpeed(double factor);
  void setSliders(const Eigen::VectorXd& tau);
  void setSpring(const std::optional<PullingSpring>& spring);

  /// The newest state, once; absent where there is none since.
  struct News {
    SimulatedFrame frame;
    std::shared_ptr<const SimulatedRun> so_far;  ///< thinned; null: not worked out for this frame
    double real_time_factor = 0.0;               ///< over the last half second; 0: not known yet
    bool has_ended = false;                      ///< it cannot go on
  };
  std::optional<News> take();

  // while it does not work
  /// One step, without the thread.
  void step();
  /// All that there is by now.
  std::shared_ptr<const SimulatedRun> run() const;
  const Simulator& simulator() const { return *simulator_; }

signals:
  /// take() has something.
  void arrived();

private:
  struct Wishes {
    double speed = 1.0;
    bool is_new_speed = false;
    std::optional<Eigen::VectorXd> sliders;
    std::optional<std::optional<PullingSpring>> spring;
  };
  void work(const std::stop_token& stop);
  void carryOut(Wishes& wishes);
  void put(News news);
  template <class Work>
  void guarded(Work&& work);

  std::unique_ptr<Simulator> simulator_;
  std::shared_ptr<const SimulationSetup> setup_;
  std::string failure_;  // an exception's words; read while the thread does not work
  std::mutex mutex_;     // of the two below
  Wishes wishes_;
  std::optional<News> slot_;
  std::jthread thread_;
};

}  // namespace linkwright::ui
