// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/method_runs.h"

#include "core/simulation/simulated_system.h"
#include "core/simulation/simulator.h"

#include <QMetaObject>

#include <exception>
#include <utility>

namespace linkwright::ui {

MethodRuns::MethodRuns(QObject* parent) : QObject(parent) { pool_.setMaxThreadCount(1); }

MethodRuns::~MethodRuns() {
  stop_.request_stop();
  pool_.waitForDone();
}

void MethodRuns::start(const SimulationSetup& setup, const std::vector<MethodChoice>& choices) {
  stop_.request_stop();
  stop_ = std::stop_source();
  setRunning(true);
  pool_.start([this, stop = stop_.get_token(), setup, choices] {
    for (std::size_t index = 0; index < choices.size() && !stop.stop_requested(); ++index) {
      auto run = std::make_shared<MethodRun>();
      try {
        *run = runMethodFinely(setup, choices[index], stop);
      } catch (const std::exception& problem) {
        run->choice = choices[index];
        run->status = SimulationStatus::Diverged;
        run->message = problem.what();
      }
      deliver(stop, [this, index, run] { emit ran(index, run); });
    }
    deliver(stop, [this] { setRunning(false); });
  });
}

void MethodRuns::stop() {
  stop_.request_stop();
  setRunning(false);
}

// news of a request that has been stopped or replaced meanwhile is dropped on arrival
void MethodRuns::deliver(const std::stop_token& stop, std::function<void()> news) {
  QMetaObject::invokeMethod(
      this,
      [stop, news = std::move(news)] {
        if (!stop.stop_requested()) news();
      },
      Qt::QueuedConnection);
}

void MethodRuns::setRunning(bool running) {
  if (running == running_) return;
  running_ = running;
  emit runningChanged(running);
}

}  // namespace linkwright::ui

#include "moc_method_runs.cpp"
